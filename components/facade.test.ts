import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { hasButton, textOf } from '../stories/deep-query.js';
import { errorAnswer, startFakeServer, widgetRecord, type FakeServer } from '../stories/fake-server.js';
import { WIDGET_ID } from '../stories/fixtures.js';
import { launcherOf, muteConsole, panelOf } from '../stories/place-widget.js';
import { createFacade, type ServiceChatWidget } from './facade.js';
import { ChatEscalateEvent, ChatFeedbackEvent } from './internal/events.js';
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
      await waitUntil(() => widgets()[0]!.isOpen);
    });
  });

  describe('on()', () => {
    beforeEach(async () => {
      await chat.init({ widgetId: WIDGET_ID });
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
      panel.dispatchEvent(new ChatEscalateEvent('ann@example.com', 'Help'));
      panel.dispatchEvent(new ChatFeedbackEvent('some-message', 'negative'));
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
      await waitUntil(() => widgets()[0]!.isOpen);
      expect(calls).to.equal(1);
    });

    it('reports a callback that throws, and calls the others', async () => {
      const { reportError } = window;
      const reported: unknown[] = [];
      window.reportError = (error: unknown) => reported.push(error);
      const trouble = new Error('of the page');
      let heard = false;
      chat.on('open', () => {
        throw trouble;
      });
      chat.on('open', () => (heard = true));
      chat.open();
      await waitUntil(() => heard);
      window.reportError = reportError;
      expect(reported).to.deep.equal([trouble]);
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
      await waitUntil(() => widgets()[0]!.isOpen);
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

    it('says in the console what it cannot subscribe', () => {
      const { said, restore } = muteConsole('error');
      chat.on('opened' as never, () => undefined);
      chat.off('toString' as never, () => undefined);
      chat.on('open', 'callback' as never);
      restore();
      expect(said[0]).to.contain('"opened"').and.to.contain('open, close, message, escalate, feedback');
      expect(said[1]).to.contain('"toString"');
      expect(said[2]).to.contain('a function');
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
      await waitUntil(() => widgets()[0]!.isOpen);
      expect(heard).to.deep.equal(['open']);
    });

    it('leaves a conversation that can be taken up again', async () => {
      await chat.init({ widgetId: WIDGET_ID });
      chat.sendMessage('Remember');
      await waitUntil(() => server.requestsTo('chat').length === 1);
      await aTimeout(0);
      chat.destroy();
      await chat.init({ widgetId: WIDGET_ID });
      chat.open();
      await waitUntil(() => widgets()[0]!.isOpen);
      expect(textOf(widgets()[0]!)).to.contain('Remember');
    });
  });

  describe('sendMessage()', () => {
    it('sends trimmed text, ignores blank text, and says what it cannot send', async () => {
      await chat.init({ widgetId: WIDGET_ID });
      const { said, restore } = muteConsole('error');
      chat.sendMessage(' ');
      chat.sendMessage(undefined as never);
      restore();
      chat.sendMessage(' Hello ');
      await waitUntil(() => server.requestsTo('chat').length === 1);
      expect(server.requestsTo('chat')[0]!.body!['message']).to.equal('Hello');
      expect(said).to.have.length(1);
      expect(hasButton(widgets()[0]!, 'Open chat')).to.equal(true);
    });
  });
});
