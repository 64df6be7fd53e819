import { aTimeout, expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { deepQuery, textOf } from '../testing/deep-query.js';
import { startFakeServer, type FakeServer } from '../testing/fake-server.js';
import { atRest, placeOpenWidget, placeWidget } from '../testing/place-widget.js';
import { waitUntil } from '../testing/wait-until.js';
import { createFacade } from '../facade.js';
import { newUuid } from '../internal/new-uuid.js';
import type { ServiceChatWidgetElement } from './service-chat-widget.js';

describe('<service-chat-widget>, over reloads, gaps in the network and consent', () => {
  let server: FakeServer;
  let widgetId: string;

  beforeEach(() => {
    server = startFakeServer();
    widgetId = newUuid();
  });

  afterEach(() => {
    server.stop();
    localStorage.removeItem(`service-chat:${widgetId}`);
    for (const kind of ['draft', 'window']) sessionStorage.removeItem(`service-chat-${kind}:${widgetId}`);
  });

  const stored = () =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).filter((key) => key.includes(widgetId)),
    );
  const unsent = (widget: ServiceChatWidgetElement) =>
    deepQuery<HTMLTextAreaElement>(widget.shadowRoot!, 'textarea').value;

  it('keeps a message that is not sent yet while the window is closed, and over a reload', async () => {
    const before = await placeOpenWidget({ widgetId });
    await sendKeys({ type: 'I have a quest' });
    before.close();
    before.open();
    await atRest(before);
    expect(unsent(before)).to.equal('I have a quest');
    before.remove();
    const after = await placeOpenWidget({ widgetId });
    expect(unsent(after)).to.equal('I have a quest');
    await sendKeys({ press: 'End' });
    await sendKeys({ type: 'ion' });
    await aTimeout(0);
    expect(unsent(after)).to.equal('I have a question');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => textOf(after).includes('You asked: I have a question'));
    expect(unsent(after)).to.equal('');
    after.remove();
    expect(unsent(await placeOpenWidget({ widgetId }))).to.equal('');
  });

  it('sends a question once the visitor is online again', async () => {
    server.on('chat', () => new Error('offline'));
    const widget = await placeOpenWidget({ widgetId });
    widget.sendMessage('one');
    await waitUntil(() => textOf(widget).includes('No connection'));
    server.on('chat', ({ body }) => ({
      conversationId: newUuid(),
      messageId: newUuid(),
      answer: `You asked: ${String(body!['message'])}`,
      citations: [],
      relatedArticles: [],
      confidenceScore: 1,
      wasRefused: false,
    }));
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    await waitUntil(() => textOf(widget).includes('You asked: one'));
    expect(textOf(widget)).to.not.contain('No connection');
    const keys = server.requestsTo('chat').map(({ headers }) => headers['idempotency-key']);
    expect(keys).to.have.length(2);
    expect(keys[1]).to.equal(keys[0]);
    widget.remove();
    await aTimeout(0);
    dispatchEvent(new Event('online'));
    expect(server.requestsTo('chat')).to.have.length(2);
  });

  it('takes in what other tabs did while the browser had the page frozen', async () => {
    const here = await placeOpenWidget({ widgetId });
    here.sendMessage('one');
    await waitUntil(() => textOf(here).includes('You asked: one'));
    const key = `service-chat:${widgetId}`;
    localStorage.setItem(key, localStorage.getItem(key)!.replace('You asked: one', 'Answered elsewhere'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(textOf(here)).to.not.contain('Answered elsewhere');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => textOf(here).includes('Answered elsewhere'));
    localStorage.removeItem(key);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => !textOf(here).includes('Answered elsewhere'));
  });

  it('keeps nothing in the browser until the visitor consents, and everything from then on', async () => {
    const chat = createFacade('');
    const widget = () => document.querySelector<ServiceChatWidgetElement>('body > service-chat-widget')!;
    await chat.init({ widgetId, consent: 'required' });
    chat.open();
    await atRest(widget());
    await sendKeys({ type: 'half' });
    chat.sendMessage('one');
    await waitUntil(() => textOf(widget()).includes('You asked: one'));
    expect(stored()).to.deep.equal([]);
    await chat.init({ widgetId, consent: 'granted' });
    chat.open();
    await atRest(widget());
    expect(textOf(widget())).to.contain('You asked: one');
    expect(stored()).to.deep.equal([`service-chat:${widgetId}`, `service-chat-window:${widgetId}`]);
    chat.destroy();
  });

  it('reads nothing that lies in the browser without consent, and takes an odd word for none', async () => {
    const before = await placeOpenWidget({ widgetId });
    before.sendMessage('one');
    await waitUntil(() => textOf(before).includes('You asked: one'));
    before.remove();
    const after = placeWidget({ widgetId });
    Object.assign(after, { consent: 'perhaps' });
    after.open();
    await atRest(after);
    expect(textOf(after)).to.not.contain('You asked: one');
  });
});
