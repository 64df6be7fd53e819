import { aTimeout, expect, oneEvent } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { deepQueryAll, textOf } from '../testing/deep-query.js';
import { errorAnswer, startFakeServer, widgetRecord, type FakeServer } from '../testing/fake-server.js';
import { GREETING } from '../testing/fixtures.js';
import type { ChatUnavailableEvent } from '../internal/events.js';
import {
  isShown,
  launcherOf,
  muteConsole,
  panelOf,
  placeOpenWidget,
  placeStandingWidget,
  placeWidget,
} from '../testing/place-widget.js';
import { waitUntil } from '../testing/wait-until.js';

const rgb = (...channels: number[]) => `rgb(${channels.join(', ')})`;

describe('<service-chat-widget>', () => {
  let server: FakeServer;

  beforeEach(() => {
    server = startFakeServer();
  });

  afterEach(() => {
    server.stop();
  });

  describe('its options', () => {
    const launcherColor = (widget: HTMLElement) =>
      getComputedStyle(launcherOf(widget as never)!).backgroundColor;

    it('come from the widget record', async () => {
      server.on('config', () => ({
        ...widgetRecord,
        name: 'Acme',
        appearance: {
          primaryColor: '#00aa77',
          greeting: 'Hello there',
          position: 'bottom-left',
          theme: 'dark',
          placeholder: 'Ask Acme',
        },
      }));
      const widget = await placeOpenWidget();
      expect(launcherColor(widget)).to.equal(rgb(0, 170, 119));
      expect(launcherOf(widget)!.getBoundingClientRect().left).to.equal(20);
      expect(textOf(widget)).to.contain('Acme').and.to.contain('Hello there');
      expect(deepQueryAll<HTMLTextAreaElement>(widget.shadowRoot!, 'textarea')[0]!.placeholder).to.equal(
        'Ask Acme',
      );
      expect(widget.dataset['theme']).to.equal('dark');
    });

    it('are outdone by those of the page', async () => {
      const widget = await placeOpenWidget({
        primaryColor: '#f00',
        greeting: 'Hello from the page',
        placeholder: 'Ask the page',
        position: 'bottom-left',
        theme: 'dark',
      });
      expect(launcherColor(widget)).to.equal(rgb(255, 0, 0));
      expect(launcherOf(widget)!.getBoundingClientRect().left).to.equal(20);
      expect(textOf(widget)).to.contain('Hello from the page').and.not.to.contain(GREETING);
      expect(deepQueryAll<HTMLTextAreaElement>(widget.shadowRoot!, 'textarea')[0]!.placeholder).to.equal(
        'Ask the page',
      );
      expect(widget.dataset['theme']).to.equal('dark');
    });

    it('are the documented defaults where nobody says otherwise', async () => {
      server.on('config', () => ({ name: 'Acme', isActive: true, appearance: {} }));
      const widget = await placeOpenWidget();
      expect(launcherColor(widget)).to.equal(rgb(0x63, 0x66, 0xf1));
      expect(textOf(widget)).to.contain('Hi! How can I help?');
      expect(launcherOf(widget)!.getBoundingClientRect().right).to.equal(innerWidth - 20);
      expect(widget.dataset['theme']).to.equal('light');
    });

    it('can change at any time', async () => {
      const widget = await placeOpenWidget();
      Object.assign(widget, { primaryColor: '#00f', greeting: 'Changed', theme: 'dark' });
      await aTimeout(0);
      expect(launcherColor(widget)).to.equal(rgb(0, 0, 255));
      expect(textOf(widget)).to.contain('Changed');
      expect(widget.dataset['theme']).to.equal('dark');
    });

    it('are left out with one warning where they are not allowed', async () => {
      const { said, restore } = muteConsole('warn');
      const widget = await placeStandingWidget({ primaryColor: 'tomato', theme: 'blue' as never });
      widget.requestUpdate();
      await widget.updateComplete;
      await waitUntil(() => said.length > 0);
      restore();
      expect(said).to.deep.equal([
        'Service Chat leaves out options: ' +
          'primaryColor must be a hex colour such as "#6366f1", not "tomato"; ' +
          'theme must be "light", "dark" or "auto", not "blue".',
      ]);
      expect(launcherColor(widget)).to.equal(rgb(0x0f, 0x76, 0x6e));
    });

    it('follow the system where the theme is auto', async function () {
      if (navigator.userAgent.includes('Firefox')) {
        console.log('Skipped in Firefox, whose system settings tests cannot change: theme auto.');
        this.skip();
      }
      await emulateMedia({ colorScheme: 'light' });
      const widget = await placeStandingWidget({ theme: 'auto' });
      expect(widget.dataset['theme']).to.equal('light');
      await emulateMedia({ colorScheme: 'dark' });
      await waitUntil(() => widget.dataset['theme'] === 'dark');
      await emulateMedia({ colorScheme: 'light' });
      await waitUntil(() => widget.dataset['theme'] === 'light');
    });
  });

  describe('where it may not be used', () => {
    async function refused(answer: object, properties = {}) {
      server.on('config', () => answer);
      const { said, restore } = muteConsole('error');
      const widget = placeWidget(properties);
      widget.open();
      widget.sendMessage('Hello?');
      const { detail } = await oneEvent<ChatUnavailableEvent>(widget, 'chat-unavailable');
      await aTimeout(0);
      restore();
      expect(widget.shadowRoot!.querySelector('*')).to.equal(null);
      expect(server.requestsTo('chat')).to.deep.equal([]);
      expect(said).to.deep.equal([detail.message]);
      return said[0];
    }

    it('draws nothing, and tells the owner which site to allow', async () => {
      expect(await refused(errorAnswer(403, 'origin_not_allowed')))
        .to.contain(location.origin)
        .and.to.contain('allowlist');
    });

    it('draws nothing for a widget that is unknown or not active', async () => {
      expect(await refused(errorAnswer(404, 'widget_not_found'))).to.contain('does not exist');
      expect(await refused({ ...widgetRecord, isActive: false })).to.contain('not active');
    });

    it('draws nothing where another server answers', async () => {
      expect(await refused({ hello: 'world' }, { baseUrl: 'https://wrong.example' })).to.contain(
        'https://wrong.example',
      );
    });

    it('draws nothing without a valid id, and says what one looks like', async () => {
      expect(await refused({}, { widgetId: 'demo' }))
        .to.contain('widgetId')
        .and.to.contain('00000000-0000-4000-8000-000000000001');
      expect(server.requests).to.deep.equal([]);
    });
  });

  it('stands with what the page says while the server has a problem', async () => {
    server.on('config', () => errorAnswer(503, 'store_unavailable'));
    const { said, restore } = muteConsole('warn');
    const widget = await placeOpenWidget({ greeting: 'Hello from the page' });
    restore();
    expect(said).to.have.length(1);
    expect(textOf(widget)).to.contain('Hello from the page');
  });

  it('says what to check where the server cannot be reached', async () => {
    server.on('config', () => new Error('blocked'));
    const { said, restore } = muteConsole('warn');
    await placeStandingWidget({ baseUrl: 'https://chat.example' });
    restore();
    expect(said[0]).to.contain('https://chat.example').and.to.contain('connect-src');
  });

  describe('on its way through the page', () => {
    it('leaves nothing running when it is removed', async () => {
      const widget = await placeOpenWidget();
      const answers = server.hold('chat');
      widget.sendMessage('one');
      await waitUntil(() => answers.length === 1);
      const heard: string[] = [];
      widget.addEventListener('chat-message', ({ detail }) => heard.push(detail.content));
      widget.remove();
      await aTimeout(0);
      answers[0]!({ late: true });
      widget.open();
      widget.sendMessage('two');
      await aTimeout(20);
      expect(widget.isOpen).to.equal(false);
      expect(heard).to.deep.equal([]);
      expect(server.requestsTo('chat')).to.have.length(1);
    });

    it('draws nothing when it is removed before the server has answered', async () => {
      const answers = server.hold('config');
      const widget = placeWidget();
      await waitUntil(() => answers.length === 1);
      widget.remove();
      await aTimeout(0);
      answers[0]!(widgetRecord);
      await aTimeout(0);
      expect(widget.shadowRoot!.querySelector('*')).to.equal(null);
    });

    it('stays open, with its conversation, when it is moved', async () => {
      const widget = await placeOpenWidget();
      widget.sendMessage('one');
      const place = document.createElement('div');
      document.body.append(place);
      place.append(widget);
      await waitUntil(() => textOf(widget).includes('You asked: one'));
      expect(widget.isOpen).to.equal(true);
      place.remove();
    });

    it('starts again when it is put back', async () => {
      const widget = await placeOpenWidget();
      const parent = widget.parentElement!;
      widget.remove();
      await aTimeout(0);
      parent.append(widget);
      await oneEvent(widget, 'chat-ready');
      expect(widget.isOpen).to.equal(false);
      widget.open();
      widget.sendMessage('again');
      await waitUntil(() => textOf(widget).includes('You asked: again'));
    });

    it('starts again with another id', async () => {
      const widget = await placeOpenWidget();
      widget.sendMessage('one');
      await waitUntil(() => textOf(widget).includes('You asked: one'));
      widget.widgetId = 'ffffffff-0000-4000-8000-000000000001';
      await oneEvent(widget, 'chat-ready');
      expect(widget.isOpen).to.equal(false);
      widget.open();
      await waitUntil(() => isShown(widget));
      expect(textOf(panelOf(widget)!)).to.not.contain('You asked: one');
    });
  });

  it('keeps its looks and its place under a page that styles everything', async () => {
    const hostile = new CSSStyleSheet();
    hostile.replaceSync(
      `service-chat-widget { all: unset !important; display: none !important; transform: rotate(9deg) !important;
        opacity: 0.1 !important; font: 99px fantasy !important; color: red !important; }
       button, .root { display: none !important; }`,
    );
    const widget = await placeStandingWidget();
    const [before, place] = [
      getComputedStyle(launcherOf(widget)!),
      launcherOf(widget)!.getBoundingClientRect(),
    ];
    const looks = {
      display: before.display,
      color: before.color,
      opacity: before.opacity,
      font: before.font,
    };
    document.adoptedStyleSheets.push(hostile);
    const after = getComputedStyle(launcherOf(widget)!);
    const host = getComputedStyle(widget);
    const seen = { display: after.display, color: after.color, opacity: after.opacity, font: after.font };
    const seenPlace = launcherOf(widget)!.getBoundingClientRect();
    const hostSeen = { transform: host.transform, opacity: host.opacity };
    document.adoptedStyleSheets.pop();
    expect(seen).to.deep.equal(looks);
    expect(hostSeen).to.deep.equal({ transform: 'none', opacity: '1' });
    expect(seenPlace.toJSON()).to.deep.equal(place.toJSON());
  });

  it('lets the page set its colours and its distances by tokens', async () => {
    const theme = new CSSStyleSheet();
    theme.replaceSync('service-chat-widget { --chat-launcher: rgb(1, 2, 3); --chat-offset-y: 90px }');
    document.adoptedStyleSheets.push(theme);
    const widget = await placeStandingWidget();
    const { backgroundColor, bottom } = getComputedStyle(launcherOf(widget)!);
    document.adoptedStyleSheets.pop();
    expect([backgroundColor, bottom]).to.deep.equal([rgb(1, 2, 3), '90px']);
  });
});
