import { expect } from '@open-wc/testing';
import { startFakeServer, type FakeServer } from './testing/fake-server.js';
import { WIDGET_ID } from './testing/fixtures.js';
import { isShown, muteConsole, panelOf } from './testing/place-widget.js';
import { waitUntil } from './testing/wait-until.js';
import { createFacade, type ServiceChatWidget } from './facade.js';
import { ChatEvent } from './internal/events.js';
import './service-chat-widget/service-chat-widget.js';

const widgets = () => [...document.querySelectorAll('service-chat-widget')];

describe('ServiceChatWidget.on()', () => {
  let server: FakeServer;
  let chat: ServiceChatWidget;

  beforeEach(async () => {
    localStorage.clear();
    server = startFakeServer();
    chat = createFacade('/support/');
    await chat.init({ widgetId: WIDGET_ID });
  });

  afterEach(() => {
    chat.destroy();
    server.stop();
    localStorage.clear();
  });

  it('hands over the documented payloads', async () => {
    const heard: [string, unknown][] = [];
    const names = ['open', 'close', 'message', 'escalate', 'feedback'] as const;
    for (const name of names) chat.on(name, (payload) => heard.push([name, payload]));
    chat.open();
    await waitUntil(() => heard.length === 1);
    chat.sendMessage('How?');
    await waitUntil(() => heard.length === 3);
    const panel = panelOf(widgets()[0]!)!;
    panel.dispatchEvent(new ChatEvent('chat-escalate', { email: 'ann@example.com', message: 'Help' }));
    panel.dispatchEvent(new ChatEvent('chat-feedback', { messageId: 'some-message', type: 'negative' }));
    chat.close();
    const [opened, ...others] = heard;
    const closed = others.pop();
    expect(others).to.deep.equal([
      ['message', { content: 'How?', role: 'user' }],
      ['message', { content: 'You asked: How?', role: 'assistant' }],
      ['escalate', { email: 'ann@example.com', message: 'Help' }],
      ['feedback', { messageId: 'some-message', type: 'negative' }],
    ]);
    for (const [name, payload] of [opened!, closed!]) {
      expect(name).to.be.oneOf(['open', 'close']);
      expect(Object.keys(payload as object)).to.deep.equal(['timestamp']);
      expect((payload as { timestamp: unknown }).timestamp).to.be.a('number');
    }
  });

  it('calls a callback once, however often it was given, until off()', async () => {
    let calls = 0;
    const count = () => (calls += 1);
    chat.on('open', count);
    chat.on('open', count);
    chat.open();
    await waitUntil(() => calls > 0);
    expect(calls).to.equal(1);
    chat.off('open', count);
    chat.close();
    chat.open();
    await waitUntil(() => isShown(widgets()[0]));
    expect(calls).to.equal(1);
  });

  it('reports a callback that throws, and calls the others', async () => {
    const { reportError } = window;
    const reported: unknown[] = [];
    window.reportError = (error: unknown) => reported.push(error);
    const failure = new Error('of the page');
    let heard = false;
    chat.on('open', () => {
      throw failure;
    });
    chat.on('open', () => (heard = true));
    chat.open();
    await waitUntil(() => heard);
    window.reportError = reportError;
    expect(reported).to.deep.equal([failure]);
  });

  it('does not call a callback that another has taken off', async () => {
    const heard: string[] = [];
    const second = () => heard.push('second');
    chat.on('close', () => {
      heard.push('first');
      chat.off('close', second);
    });
    chat.on('close', second);
    chat.open();
    await waitUntil(() => isShown(widgets()[0]));
    chat.close();
    expect(heard).to.deep.equal(['first']);
  });

  it('gives each callback a payload of its own', async () => {
    const roles: string[] = [];
    chat.on('message', (payload) => (payload.content = 'changed'));
    chat.on('message', ({ content }) => roles.push(content));
    chat.sendMessage('one');
    await waitUntil(() => roles.length === 2);
    expect(roles).to.deep.equal(['one', 'You asked: one']);
  });

  it('says in the console what it cannot subscribe', async () => {
    const { said, restore } = muteConsole('error');
    chat.on('opened' as never, () => undefined);
    chat.off('toString' as never, () => undefined);
    chat.on('open', 'callback' as never);
    await waitUntil(() => said.length === 3);
    restore();
    const text = said.join('\n');
    expect(text).to.contain('"opened"; it has open, close, message, escalate, feedback');
    expect(text).to.contain('"toString"').and.to.contain('a function');
  });
});
