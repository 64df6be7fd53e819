import { aTimeout, expect } from '@open-wc/testing';
import { textOf } from './testing/deep-query.js';
import { errorAnswer, startFakeServer, widgetRecord, type FakeServer } from './testing/fake-server.js';
import { WIDGET_ID } from './testing/fixtures.js';
import { isShown, launcherOf, muteConsole } from './testing/place-widget.js';
import { waitUntil } from './testing/wait-until.js';
import { createFacade, type ServiceChatWidget } from './facade.js';
import './service-chat-widget/service-chat-widget.js';

const OTHER_ID = 'ffffffff-0000-4000-8000-000000000001';
const widgets = () => [...document.querySelectorAll('service-chat-widget')];
const isStanding = () => widgets().some((widget) => launcherOf(widget));

describe('ServiceChatWidget', () => {
  let server: FakeServer;
  let chat: ServiceChatWidget;

  beforeEach(() => {
    localStorage.clear();
    server = startFakeServer();
    chat = createFacade('/support/');
  });

  afterEach(() => {
    chat.destroy();
    server.stop();
    localStorage.clear();
  });

  it('does nothing, and throws nothing, before there is a widget', () => {
    chat.open();
    chat.close();
    chat.sendMessage('Hello');
    chat.off('open', () => undefined);
    chat.destroy();
    expect(widgets()).to.deep.equal([]);
    expect(server.requests).to.deep.equal([]);
  });

  describe('init()', () => {
    it('resolves with undefined when the launcher stands', async () => {
      expect(await (chat.init({ widgetId: WIDGET_ID }) as Promise<unknown>)).to.equal(undefined);
      expect(isStanding()).to.equal(true);
    });

    it('asks the server that the script came from', async () => {
      await chat.init({ widgetId: WIDGET_ID });
      expect(server.requests[0]!.url).to.equal(`${location.origin}/support/api/widget/config/${WIDGET_ID}`);
    });

    it('hands the options on', async () => {
      await chat.init({
        widgetId: WIDGET_ID,
        primaryColor: '#123456',
        greeting: 'Hey',
        placeholder: 'Say it',
        position: 'bottom-left',
        theme: 'dark',
      });
      const [widget] = widgets();
      expect(widget).to.include({
        greeting: 'Hey',
        placeholder: 'Say it',
        position: 'bottom-left',
        theme: 'dark',
      });
      expect(getComputedStyle(launcherOf(widget!)!).backgroundColor).to.equal('rgb(18, 52, 86)');
    });

    it('says which names are no options, and which were meant', async () => {
      const { said, restore } = muteConsole('warn');
      const config = { widgetId: WIDGET_ID, primaryColour: '#123456', thmee: 'dark', shape: 'round' };
      await chat.init(config);
      await waitUntil(() => said.length > 0);
      restore();
      expect(said).to.have.length(1);
      expect(said[0])
        .to.contain('"primaryColour" (did you mean "primaryColor"?)')
        .and.to.contain('"thmee" (did you mean "theme"?)')
        .and.to.contain('"shape"; it has widgetId, ');
    });

    it('says nothing of options that it has', async () => {
      const { said, restore } = muteConsole('warn');
      await chat.init({ widgetId: WIDGET_ID, locale: 'de', theme: 'dark' });
      await aTimeout(50);
      restore();
      expect(said).to.deep.equal([]);
    });

    it('says of a language that it does not speak which ones it does', async () => {
      const { said, restore } = muteConsole('warn');
      await chat.init({ widgetId: WIDGET_ID, locale: 'fi' });
      await waitUntil(() => said.length > 0);
      restore();
      expect(said[0]).to.contain('does not speak "fi"').and.to.contain('en, ar, de,');
    });

    it('rejects with a TypeError without a valid widgetId, and leaves the widget that is there', async () => {
      await chat.init({ widgetId: WIDGET_ID });
      const [present] = widgets();
      const { said, restore } = muteConsole('error');
      for (const config of [
        undefined,
        null,
        {},
        'id',
        { widgetId: 7 },
        { widgetId: '' },
        { widgetId: 'demo' },
      ]) {
        const error: unknown = await chat.init(config as never).catch((reason: unknown) => reason);
        expect(error).to.be.instanceOf(TypeError);
        expect((error as Error).message).to.contain('widgetId');
      }
      restore();
      expect(said).to.have.length(7);
      expect(widgets()).to.deep.equal([present]);
    });

    it('rejects with what to do where the server does not serve this page, and leaves nothing', async () => {
      const { restore } = muteConsole('error');
      server.on('config', () => errorAnswer(403, 'origin_not_allowed'));
      const refused: unknown = await chat.init({ widgetId: WIDGET_ID }).catch((reason: unknown) => reason);
      server.on('config', () => errorAnswer(404, 'widget_not_found'));
      const unknown: unknown = await chat.init({ widgetId: WIDGET_ID }).catch((reason: unknown) => reason);
      server.on('config', () => ({ ...widgetRecord, isActive: false }));
      const inactive: unknown = await chat.init({ widgetId: WIDGET_ID }).catch((reason: unknown) => reason);
      restore();
      expect((refused as Error).message).to.contain('allowlist');
      expect((unknown as Error).message).to.contain('does not exist');
      expect((inactive as Error).message).to.contain('not active');
      expect(widgets()).to.deep.equal([]);
    });

    it('replaces the widget and keeps the subscriptions', async () => {
      let opened = 0;
      chat.on('open', () => (opened += 1));
      await chat.init({ widgetId: WIDGET_ID });
      await chat.init({ widgetId: OTHER_ID });
      expect(widgets().map(({ widgetId }) => widgetId)).to.deep.equal([OTHER_ID]);
      chat.open();
      await waitUntil(() => opened === 1);
    });

    it('called twice at once leaves the second widget, and both calls resolve', async () => {
      const first = chat.init({ widgetId: WIDGET_ID });
      const second = chat.init({ widgetId: OTHER_ID });
      expect(await Promise.all([first, second])).to.deep.equal([undefined, undefined]);
      expect(widgets().map(({ widgetId }) => widgetId)).to.deep.equal([OTHER_ID]);
      expect(isStanding()).to.equal(true);
    });

    it('resolves, and leaves nothing, when destroy() comes while it loads', async () => {
      const answers = server.hold('config');
      const pending: Promise<unknown> = chat.init({ widgetId: WIDGET_ID });
      await waitUntil(() => answers.length === 1);
      chat.destroy();
      expect(await pending).to.equal(undefined);
      answers[0]!(widgetRecord);
      await aTimeout(0);
      expect(widgets()).to.deep.equal([]);
    });

    it('opens and sends what was asked for while it loads', async () => {
      const heard: string[] = [];
      chat.on('message', ({ content }) => heard.push(content));
      const pending = chat.init({ widgetId: WIDGET_ID });
      chat.open();
      chat.sendMessage('early');
      await pending;
      await waitUntil(() => heard.length === 2);
      await waitUntil(() => isShown(widgets()[0]));
    });
  });

  describe('on pages that put another body in place', () => {
    const swapBody = (next: HTMLElement): HTMLElement =>
      document.documentElement.replaceChild(next, document.body);

    it('stays open with its conversation, once, also where the new body has a copy of it', async () => {
      await chat.init({ widgetId: WIDGET_ID });
      chat.open();
      await waitUntil(() => isShown(widgets()[0]));
      const widget = widgets()[0]!;
      const next = document.createElement('body');
      next.append(widget.cloneNode(true));
      const before = swapBody(next);
      await aTimeout(20);
      const seen = { widgets: widgets(), isOpen: widget.isOpen };
      swapBody(before);
      await aTimeout(20);
      expect(seen).to.deep.equal({ widgets: [widget], isOpen: true });
      expect(widgets()).to.deep.equal([widget]);
      chat.sendMessage('still here');
      await waitUntil(() => textOf(widget).includes('You asked: still here'));
    });

    it('stays open where the content of the body is exchanged, but leaves where it alone is taken away', async () => {
      await chat.init({ widgetId: WIDGET_ID });
      chat.open();
      await waitUntil(() => isShown(widgets()[0]));
      const widget = widgets()[0]!;
      const before = [...document.body.childNodes].filter((node) => node !== widget);
      document.body.innerHTML = '<p>Another page</p>';
      await aTimeout(20);
      const seen = { widgets: widgets(), isOpen: widget.isOpen };
      document.body.replaceChildren(...before, widget);
      expect(seen).to.deep.equal({ widgets: [widget], isOpen: true });
      widget.remove();
      await aTimeout(20);
      expect(widgets()).to.deep.equal([]);
    });

    it('does not come back once it was destroyed', async () => {
      await chat.init({ widgetId: WIDGET_ID });
      chat.destroy();
      swapBody(swapBody(document.createElement('body')));
      await aTimeout(0);
      expect(widgets()).to.deep.equal([]);
    });
  });

  describe('destroy()', () => {
    it('removes the widget, its requests and its subscriptions; nothing but init() does anything then', async () => {
      const heard: string[] = [];
      chat.on('open', () => heard.push('open'));
      chat.on('close', () => heard.push('close'));
      await chat.init({ widgetId: WIDGET_ID });
      chat.open();
      await waitUntil(() => heard.length === 1);
      chat.destroy();
      chat.open();
      chat.close();
      chat.sendMessage('Hello');
      chat.destroy();
      await aTimeout(20);
      expect(widgets()).to.deep.equal([]);
      expect(server.requestsTo('chat')).to.deep.equal([]);
      await chat.init({ widgetId: WIDGET_ID });
      chat.open();
      await waitUntil(() => isShown(widgets()[0]));
      expect(heard).to.deep.equal(['open']);
    });

    it('lets the next widget be listened to before it is there', async () => {
      let opened = 0;
      await chat.init({ widgetId: WIDGET_ID });
      chat.destroy();
      chat.on('open', () => (opened += 1));
      await chat.init({ widgetId: WIDGET_ID });
      chat.open();
      await waitUntil(() => opened === 1);
    });

    it('leaves a conversation that can be taken up again', async () => {
      await chat.init({ widgetId: WIDGET_ID });
      chat.sendMessage('Remember');
      await waitUntil(() => server.requestsTo('chat').length === 1);
      await aTimeout(0);
      chat.destroy();
      await chat.init({ widgetId: WIDGET_ID });
      chat.open();
      await waitUntil(() => isShown(widgets()[0]));
      expect(textOf(widgets()[0]!)).to.contain('Remember');
    });
  });

  describe('sendMessage()', () => {
    it('sends trimmed text, ignores blank text, and says what it cannot send', async () => {
      await chat.init({ widgetId: WIDGET_ID });
      const { said, restore } = muteConsole('error');
      chat.sendMessage(' ');
      chat.sendMessage(undefined as never);
      await waitUntil(() => said.length > 0);
      restore();
      chat.sendMessage(' Hello ');
      await waitUntil(() => server.requestsTo('chat').length === 1);
      expect(server.requestsTo('chat')[0]!.body!['message']).to.equal('Hello');
      expect(said).to.have.length(1);
      expect(widgets()[0]!.isOpen).to.equal(false);
    });
  });
});
