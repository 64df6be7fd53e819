import { aTimeout, expect } from '@open-wc/testing';
import { WIDGET_ID } from './testing/fixtures.js';
import { openHostPage, type HostPage } from './testing/host-page.js';
import { startFakeServer, widgetRecord } from './testing/fake-server.js';
import { launcherOf, placeOpenWidget } from './testing/place-widget.js';
import { textOf } from './testing/deep-query.js';
import { waitUntil } from './testing/wait-until.js';
import { newUuid } from './internal/new-uuid.js';

const NOT_THERE = '/components/chat-panel/chat-panel.ts';

describe('widget.js', () => {
  let page: HostPage;

  afterEach(() => {
    page.remove();
  });

  const widgets = () => [...page.view.document.querySelectorAll('service-chat-widget')];
  const isStanding = () => widgets().some((widget) => launcherOf(widget));
  const stub = (q: unknown[]) => {
    page.view.ServiceChatWidget = { q } as never;
  };

  it('starts the widget that ServiceChatConfig names, from the server that it came from', async () => {
    page = openHostPage();
    page.view.ServiceChatConfig = { widgetId: WIDGET_ID, greeting: 'Hello' };
    await page.addScript();
    await waitUntil(isStanding);
    expect(widgets()[0]).to.include({ greeting: 'Hello', baseUrl: `${location.origin}/components/` });
    // Sent once, by the script itself, and taken up by the app.
    expect(page.server.requests.map(({ url }) => url)).to.deep.equal([
      `${location.origin}/components/api/widget/config/${WIDGET_ID}`,
    ]);
    expect(page.errors).to.deep.equal([]);
  });

  it('starts another than that one where init() says so before the app has come', async () => {
    page = openHostPage();
    page.server.on('config', ({ url }) => ({ ...widgetRecord, name: url.split('/').at(-1)! }));
    page.view.ServiceChatConfig = { widgetId: WIDGET_ID };
    await page.addScript();
    const other = newUuid();
    await page.view.ServiceChatWidget!.init({ widgetId: other });
    const asked = page.server.requestsTo('config').map(({ url }) => url.split('/').at(-1));
    expect(asked).to.deep.equal([WIDGET_ID, other]);
    expect(widgets().map(({ widgetId }) => widgetId)).to.deep.equal([other]);
    expect(page.errors).to.deep.equal([]);
  });

  it('has the whole API there at once, and does what was called when the app has come', async () => {
    page = openHostPage();
    page.view.ServiceChatConfig = { widgetId: WIDGET_ID };
    await page.addScript();
    const chat = page.view.ServiceChatWidget!;
    const heard: string[] = [];
    chat.on('open', () => heard.push('open'));
    chat.on('message', ({ content }) => heard.push(content));
    const { open, sendMessage } = chat;
    open();
    sendMessage('Hello');
    await waitUntil(() => heard.length === 3);
    expect(heard).to.have.members(['open', 'Hello', 'You asked: Hello']);
    expect(page.view.ServiceChatWidget).to.equal(chat);
  });

  it('carries out what a stub has queued, and keeps the stub in place', async () => {
    page = openHostPage();
    page.view.ServiceChatConfig = { widgetId: WIDGET_ID };
    const heard: unknown[] = [];
    stub([['on', 'open', (payload: unknown) => heard.push(payload)], ['open'], ['dance'], null]);
    const kept = page.view.ServiceChatWidget as unknown as { q: { push: (entry: unknown[]) => void } };
    await page.addScript();
    expect(page.view.ServiceChatWidget).to.equal(kept);
    await waitUntil(() => heard.length === 1);
    expect(heard[0]).to.have.property('timestamp');
    expect(page.errors).to.have.length(2);
    expect(page.errors[0]).to.contain('"dance"');
    kept.q.push(['close']);
    expect(widgets()[0]!.isOpen).to.equal(false);
  });

  it('starts from a queued init() alone', async () => {
    page = openHostPage();
    stub([['init', { widgetId: WIDGET_ID }]]);
    await page.addScript();
    await waitUntil(isStanding);
    expect(page.errors).to.deep.equal([]);
  });

  it('brings those to life that are written in the page, each with its own conversation', async () => {
    page = openHostPage();
    const { document } = page.view;
    for (const id of [WIDGET_ID, newUuid()]) {
      const element = document.createElement('service-chat-widget');
      element.setAttribute('widget-id', id);
      element.setAttribute('base-url', 'https://chat.example/support');
      document.body.append(element);
    }
    widgets()[1]!.setAttribute('display-mode', 'inline');
    await page.addScript();
    await waitUntil(() => isStanding() && widgets()[1]!.isOpen);
    expect(page.server.requestsTo('config')[0]!.url).to.equal(
      `https://chat.example/support/api/widget/config/${WIDGET_ID}`,
    );
    const heard = widgets().map((widget) => {
      const contents: string[] = [];
      widget.addEventListener('chat-message', ({ detail }) => contents.push(detail.content));
      return contents;
    });
    widgets()[1]!.sendMessage('Hello');
    await waitUntil(() => heard[1]!.length === 2);
    expect(heard).to.deep.equal([[], ['Hello', 'You asked: Hello']]);
    expect(page.errors).to.deep.equal([]);
    localStorage.removeItem(`service-chat:${widgets()[1]!.widgetId}`);
  });

  it('does no harm when it is there twice', async () => {
    page = openHostPage();
    page.view.ServiceChatConfig = { widgetId: WIDGET_ID };
    await page.addScript();
    const chat = page.view.ServiceChatWidget;
    await page.addScript();
    await waitUntil(isStanding);
    await page.addScript();
    await aTimeout(20);
    expect(page.view.ServiceChatWidget).to.equal(chat);
    expect(widgets()).to.have.length(1);
    expect(page.errors).to.deep.equal([]);
  });

  it('says once what is missing where there is no configuration, and starts by init() later', async () => {
    page = openHostPage();
    await page.addScript();
    await waitUntil(() => page.errors.length > 0);
    await aTimeout(20);
    expect(page.errors).to.have.length(1);
    expect(page.errors[0]).to.contain('ServiceChatConfig').and.to.contain('widgetId');
    expect(widgets()).to.deep.equal([]);
    await page.view.ServiceChatWidget!.init({ widgetId: WIDGET_ID });
    expect(isStanding()).to.equal(true);
  });

  it('is silent where the page calls init() itself as soon as the script has loaded', async () => {
    page = openHostPage();
    await page.addScript();
    await page.view.ServiceChatWidget!.init({ widgetId: WIDGET_ID });
    await aTimeout(20);
    expect(page.errors).to.deep.equal([]);
  });

  it('says once what is wrong with a widgetId, and draws nothing', async () => {
    for (const config of [{}, { widgetId: 'YOUR_WIDGET_ID' }]) {
      page = openHostPage();
      page.view.ServiceChatConfig = config as never;
      await page.addScript();
      await waitUntil(() => page.errors.length > 0);
      await aTimeout(20);
      expect(page.errors).to.have.length(1);
      expect(page.errors[0]).to.contain('widgetId');
      expect(widgets()).to.deep.equal([]);
      page.remove();
    }
  });

  it('leaves nothing when destroy() comes before the app', async () => {
    page = openHostPage();
    page.view.ServiceChatConfig = { widgetId: WIDGET_ID };
    await page.addScript();
    const chat = page.view.ServiceChatWidget!;
    chat.destroy();
    await chat.init({ widgetId: WIDGET_ID });
    chat.destroy();
    expect(widgets()).to.deep.equal([]);
  });

  it('shares its conversation with the other tabs of the site, as it goes on', async () => {
    const widgetId = newUuid();
    const here = startFakeServer();
    page = openHostPage();
    const widget = await placeOpenWidget({ widgetId });
    page.view.ServiceChatConfig = { widgetId };
    await page.addScript();
    page.view.ServiceChatWidget!.sendMessage('from the other tab');
    await waitUntil(() => textOf(widget).includes('You asked: from the other tab'));
    expect(here.requestsTo('chat')).to.deep.equal([]);
    localStorage.removeItem(`service-chat:${widgetId}`);
    here.stop();
  });

  it('says what to check where the app cannot be loaded, and rejects init()', async () => {
    page = openHostPage({ isAppMissing: true });
    page.view.ServiceChatConfig = { widgetId: WIDGET_ID };
    await page.addScript();
    const chat = page.view.ServiceChatWidget!;
    chat.open();
    const error: unknown = await chat.init({ widgetId: WIDGET_ID }).catch((reason: unknown) => reason);
    expect((error as Error).message)
      .to.contain('__APP__')
      .and.to.contain('script-src');
    expect(page.errors).to.have.length(1);
    expect(page.errors[0]).to.contain('script-src');
  });

  it('says so, in the window too, where what belongs in it cannot be loaded', async () => {
    page = openHostPage({ missing: [NOT_THERE] });
    page.view.ServiceChatConfig = { widgetId: WIDGET_ID };
    await page.addScript();
    await waitUntil(isStanding);
    page.view.ServiceChatWidget!.open();
    await waitUntil(() => page.errors.length > 0);
    expect(page.errors[0]).to.contain('could not be loaded');
    expect(isStanding()).to.equal(true);
    expect(widgets()[0]!.shadowRoot!.textContent).to.contain('The chat is not available just now.');
  });

  it('says why it could not be loaded in a browser that does not say from where', async () => {
    const message = 'Importing a module script failed.';
    page = openHostPage({ failing: [[NOT_THERE, message]] });
    page.view.ServiceChatConfig = { widgetId: WIDGET_ID };
    await page.addScript();
    await waitUntil(isStanding);
    page.view.ServiceChatWidget!.open();
    await waitUntil(() => page.errors.length > 0);
    expect(page.errors[0]).to.contain(message);
  });
});
