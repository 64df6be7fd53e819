import { aTimeout, expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { buttonNamed, deepQuery, deepQueryAll, focused, hasButton } from '../testing/deep-query.js';
import { chatReply, startFakeServer, type FakeServer } from '../testing/fake-server.js';
import {
  atRest,
  panelOf,
  placeOpenWidget,
  placeStandingWidget,
  recordEvents,
} from '../testing/place-widget.js';
import { waitUntil } from '../testing/wait-until.js';
import { pressWithShift } from '../testing/press-with-shift.js';

describe('<service-chat-widget>, on a phone', () => {
  let server: FakeServer;

  beforeEach(async () => {
    server = startFakeServer();
    await setViewport({ width: 390, height: 700 });
  });

  afterEach(async () => {
    server.stop();
    await setViewport({ width: 1024, height: 768 });
  });

  const dialog = (widget: HTMLElement) => deepQuery(widget, '[role="dialog"]');

  it('fills the screen as a modal window without border, and keeps the focus off the page', async () => {
    const behind = document.createElement('button');
    document.body.append(behind);
    const widget = await placeOpenWidget();
    expect(dialog(widget).getAttribute('aria-modal')).to.equal('true');
    expect(getComputedStyle(dialog(widget)).borderWidth).to.equal('0px');
    expect(panelOf(widget)!.getBoundingClientRect().width).to.equal(390);
    const seen = new Set<Element | null>();
    for (let step = 0; step < 16; step += 1) {
      await (step < 8 ? sendKeys({ press: 'Tab' }) : pressWithShift('Tab'));
      seen.add(focused());
    }
    // Where the body has the focus, it is in the browser's own bar: the way out of the page.
    seen.delete(document.body);
    // Left there, Firefox would have all later tests without keys.
    while (!document.hasFocus()) await sendKeys({ press: 'Tab' });
    expect(seen.has(behind)).to.equal(false);
    expect([...seen].map((element) => element?.getAttribute('aria-label'))).to.include.members([
      'Talk to a human',
      'Close chat',
      'Message',
    ]);
    widget.close();
    behind.remove();
  });

  it('is a window beside the page again where there is room', async () => {
    const widget = await placeOpenWidget();
    await setViewport({ width: 1024, height: 768 });
    await waitUntil(() => !dialog(widget).hasAttribute('aria-modal'));
    widget.close();
    await waitUntil(() => !('serviceChatWindow' in ((history.state ?? {}) as object)));
  });

  it('lets go of a page that hides the widget', async () => {
    const widget = await placeOpenWidget();
    const link = document.createElement('button');
    document.body.append(link);
    link.focus();
    expect(document.activeElement === link).to.equal(false);
    widget.hidden = true;
    await waitUntil(() => !widget.isOpen);
    await widget.updateComplete;
    link.focus();
    expect(document.activeElement === link).to.equal(true);
    link.remove();
  });

  it('is closed by going back, and leaves the page’s router where it was', async () => {
    const page = { href: location.href, state: { router: 7 } };
    history.replaceState(page.state, '');
    const heard: unknown[] = [];
    const listen = (event: PopStateEvent) => heard.push(event.state);
    addEventListener('popstate', listen);
    const widget = await placeOpenWidget();
    expect(history.state).to.include(page.state);
    history.back();
    await waitUntil(() => !widget.isOpen);
    expect(location.href).to.equal(page.href);
    widget.open();
    await atRest(widget);
    widget.close();
    await waitUntil(() => !('serviceChatWindow' in (history.state as object)));
    await aTimeout(20);
    expect(history.state).to.deep.equal(page.state);
    for (const state of heard) expect(state).to.deep.equal(page.state);
    removeEventListener('popstate', listen);
    history.replaceState(null, '');
  });

  it('stays open where it is opened again at once', async () => {
    const widget = await placeOpenWidget();
    widget.close();
    widget.open();
    await atRest(widget);
    await aTimeout(100);
    expect(widget.isOpen).to.equal(true);
    history.back();
    await waitUntil(() => !widget.isOpen);
  });

  it('is closed by one step back, too, after a reload of the page while it was open', async () => {
    // The entry that stood for the window stays through a reload, which closes the window.
    history.pushState({ serviceChatWindow: true }, '');
    const entries = history.length;
    const widget = await placeOpenWidget();
    expect(history.length).to.equal(entries);
    widget.close();
    await waitUntil(() => history.state === null);
    await aTimeout(20);
    widget.open();
    await atRest(widget);
    history.back();
    await waitUntil(() => !widget.isOpen);
    expect(history.state).to.equal(null);
  });

  it('leaves the history alone where the page has gone on meanwhile', async () => {
    const widget = await placeOpenWidget();
    history.pushState({ page: 2 }, '', '#two');
    widget.close();
    await aTimeout(50);
    expect(history.state).to.deep.equal({ page: 2 });
    history.go(-2);
    await waitUntil(() => location.hash === '');
  });

  it('makes way for the page that a link of the chat leads to, on the way back too', async () => {
    const page = location.href;
    server.on('chat', () =>
      chatReply('Here.', {
        citations: [{ pageTitle: 'Lamps', pageUrl: `${page.replace(/#.*/, '')}#lamps`, excerpt: 'Here.' }],
      }),
    );
    const widget = await placeOpenWidget();
    const entries = history.length;
    widget.sendMessage('Where?');
    await waitUntil(() => deepQueryAll(widget.shadowRoot!, 'a.title').length === 1);
    const events = recordEvents(widget);
    deepQuery(widget, 'a.title').click();
    expect(widget.isOpen).to.equal(false);
    expect(events.map(([type]) => type)).to.deep.equal(['chat-close']);
    await waitUntil(() => location.hash === '#lamps');
    // The page has taken the place of the window.
    expect(history.length).to.equal(entries);
    history.back();
    await waitUntil(() => location.href === page);
    await aTimeout(50);
    expect(widget.isOpen).to.equal(false);
  });

  it('leaves the way to the page’s own router', async () => {
    server.on('chat', () =>
      chatReply('Here.', {
        citations: [{ pageTitle: 'Lamps', pageUrl: `${location.origin}/lamps`, excerpt: 'Here.' }],
      }),
    );
    const widget = await placeOpenWidget();
    widget.sendMessage('Where?');
    await waitUntil(() => deepQueryAll(widget.shadowRoot!, 'a.title').length === 1);
    const route = (event: Event) => {
      event.preventDefault();
    };
    document.addEventListener('click', route);
    const { href } = location;
    deepQuery(widget, 'a.title').click();
    document.removeEventListener('click', route);
    await aTimeout(50);
    expect(widget.isOpen).to.equal(false);
    expect(location.href).to.equal(href);
    history.back();
    await waitUntil(() => !('serviceChatWindow' in ((history.state ?? {}) as object)));
  });

  it('counts on the launcher the replies that nobody has seen', async () => {
    const widget = await placeStandingWidget();
    for (const text of ['one', 'two']) widget.sendMessage(text);
    await waitUntil(() => hasButton(widget, 'Open chat (2 new messages)'));
    buttonNamed(widget, 'Open chat (2 new messages)').click();
    await atRest(widget);
    widget.close();
    await waitUntil(() => hasButton(widget, 'Open chat'));
  });
});
