import { aTimeout, expect, oneEvent } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { buttonNamed, deepQueryAll, focused, hasButton, textOf } from '../testing/deep-query.js';
import { startFakeServer, type FakeServer } from '../testing/fake-server.js';
import { GREETING, WIDGET_NAME } from '../testing/fixtures.js';
import {
  isShown,
  atRest,
  launcherOf,
  panelOf,
  placeOpenWidget,
  placeStandingWidget,
  placeWidget,
  recordEvents,
} from '../testing/place-widget.js';
import { waitUntil } from '../testing/wait-until.js';

const PHONE = { width: 375, height: 740 };
const DESKTOP = { width: 1100, height: 800 };

describe('<service-chat-widget>', () => {
  let server: FakeServer;

  beforeEach(async () => {
    await setViewport(DESKTOP);
    server = startFakeServer();
  });

  afterEach(() => {
    server.stop();
  });

  describe('the launcher', () => {
    it('is there once the server knows the widget, and nothing before', async () => {
      const [answer] = [server.hold('config')];
      const widget = placeWidget();
      await waitUntil(() => answer.length === 1);
      expect(widget.shadowRoot!.querySelector('*')).to.equal(null);
      answer[0]!({ name: 'Acme', appearance: {}, isActive: true });
      await oneEvent(widget, 'chat-ready');
      const { width, height } = launcherOf(widget)!.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
    });

    it('opens and closes the window, and says so', async () => {
      const widget = await placeStandingWidget();
      const launcher = buttonNamed(widget, 'Open chat');
      expect(launcher.getAttribute('aria-expanded')).to.equal('false');
      setTimeout(() => {
        launcher.click();
      });
      await oneEvent(widget, 'chat-open');
      expect(launcher.getAttribute('aria-expanded')).to.equal('true');
      await waitUntil(() => isShown(widget));
      expect(launcher.getAttribute('aria-controls')).to.equal(panelOf(widget)!.id);
      expect(textOf(panelOf(widget)!))
        .to.contain(WIDGET_NAME)
        .and.to.contain(GREETING);
      buttonNamed(widget, 'Close chat').click();
      await widget.updateComplete;
      expect(panelOf(widget)!.hidden).to.equal(true);
      expect(hasButton(widget, 'Open chat')).to.equal(true);
    });

    it('gets the window ready when someone points at it, laid out but out of sight', async () => {
      const widget = await placeStandingWidget();
      expect(panelOf(widget)).to.equal(null);
      launcherOf(widget)!.dispatchEvent(new PointerEvent('pointerenter'));
      await waitUntil(() => panelOf(widget));
      expect(panelOf(widget)!.getBoundingClientRect().height).to.be.above(300);
      expect(panelOf(widget)!.checkVisibility({ visibilityProperty: true })).to.equal(false);
    });
  });

  describe('open() and close()', () => {
    it('tell the page once each, with the time', async () => {
      const widget = await placeStandingWidget();
      const events = recordEvents(document.body);
      const before = Date.now();
      widget.close();
      widget.open();
      widget.open();
      await waitUntil(() => isShown(widget));
      widget.open();
      widget.close();
      widget.close();
      expect(events.map(([type]) => type)).to.deep.equal(['chat-open', 'chat-close']);
      for (const [, detail] of events) {
        expect((detail as { timestamp: number }).timestamp).to.be.within(before, Date.now());
      }
    });

    it('open the window before they tell, and close it before they tell', async () => {
      const widget = await placeStandingWidget();
      const heights: (number | undefined)[] = [];
      const look = () =>
        heights.push(deepQueryAll(widget.shadowRoot!, '[role=dialog]').find(isSeen)?.clientHeight);
      widget.addEventListener('chat-open', look);
      widget.addEventListener('chat-close', look);
      widget.open();
      widget.close();
      widget.open();
      await waitUntil(() => isShown(widget));
      widget.close();
      expect(heights.map((height) => height !== undefined && height > 300)).to.deep.equal([
        true,
        false,
        true,
        false,
      ]);
    });

    it('tell of a window that is closed again before its content has come', async () => {
      const widget = await placeStandingWidget();
      const events = recordEvents(widget);
      widget.open();
      expect(widget.isOpen).to.equal(true);
      widget.close();
      expect(events.map(([type]) => type)).to.deep.equal(['chat-open', 'chat-close']);
      await aTimeout(50);
      expect(widget.isOpen).to.equal(false);
      expect(events).to.have.length(2);
    });

    it('are carried out in order where they were called before the widget stood', async () => {
      const widget = placeWidget();
      const events = recordEvents(widget);
      for (const call of ['open', 'open', 'close', 'close'] as const) widget[call]();
      await oneEvent(widget, 'chat-ready');
      await aTimeout(0);
      expect(events.map(([type]) => type)).to.deep.equal(['chat-open', 'chat-close']);
      expect(widget.isOpen).to.equal(false);
      expect(deepQueryAll(widget.shadowRoot!, '[role=dialog]')).to.deep.equal([]);
      expect(widget.contains(document.activeElement)).to.equal(false);
    });

    it('wait for a widget that does not stand yet', async () => {
      const widget = placeWidget();
      widget.open();
      await oneEvent(widget, 'chat-open');
      expect(widget.isOpen).to.equal(true);
    });

    it('toggle', async () => {
      const widget = await placeStandingWidget();
      widget.toggle();
      await waitUntil(() => isShown(widget));
      widget.toggle();
      expect(widget.isOpen).to.equal(false);
    });
  });

  describe('the keyboard', () => {
    it('finds the input on opening, and the launcher again on Escape', async () => {
      const widget = await placeStandingWidget();
      launcherOf(widget)!.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => focused()?.getAttribute('aria-label') === 'Message');
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => focused() === launcherOf(widget));
      expect(widget.isOpen).to.equal(false);
    });

    it('is left where it is when the page closes the window from outside', async () => {
      const widget = await placeOpenWidget();
      const outside = document.createElement('input');
      widget.before(outside);
      outside.focus();
      widget.close();
      await aTimeout(0);
      expect(focused()).to.equal(outside);
      outside.remove();
    });

    it('types into the chat without setting off the page’s shortcuts', async () => {
      const widget = await placeOpenWidget();
      const heard: string[] = [];
      const listen = (event: Event) => heard.push(event.type);
      for (const type of ['keydown', 'keyup', 'keypress']) document.addEventListener(type, listen);
      await sendKeys({ type: 'jk' });
      await sendKeys({ press: 'Escape' });
      for (const type of ['keydown', 'keyup', 'keypress']) document.removeEventListener(type, listen);
      expect(heard).to.deep.equal([]);
      const [input] = deepQueryAll<HTMLTextAreaElement>(widget.shadowRoot!, 'textarea');
      expect(input!.value).to.equal('jk');
    });

    it('does not close the window with the Escape that ends a composition', async () => {
      const widget = await placeOpenWidget();
      const escape = { key: 'Escape', bubbles: true, composed: true };
      focused()!.dispatchEvent(new KeyboardEvent('keydown', { ...escape, isComposing: true }));
      expect(widget.isOpen).to.equal(true);
      focused()!.dispatchEvent(new KeyboardEvent('keydown', escape));
      expect(widget.isOpen).to.equal(false);
    });

    it('keeps the unsent text when the window is closed', async () => {
      const widget = await placeOpenWidget();
      await sendKeys({ type: 'half a quest' });
      widget.close();
      widget.open();
      await waitUntil(() => isShown(widget));
      expect((focused() as HTMLTextAreaElement).value).to.equal('half a quest');
    });
  });

  describe('the window', () => {
    it('stands in its corner above the launcher', async () => {
      const widget = await placeOpenWidget();
      const panel = panelOf(widget)!.getBoundingClientRect();
      const launcher = launcherOf(widget)!.getBoundingClientRect();
      expect(panel.right).to.equal(DESKTOP.width - 20);
      expect(panel.bottom).to.be.below(launcher.top);
      expect(panel.top).to.be.at.least(0);
    });

    it('has a button in its header that closes it, beside the launcher', async () => {
      const widget = await placeOpenWidget();
      expect(deepQueryAll(widget.shadowRoot!, 'button').filter(isVisible('Close chat'))).to.deep.equal([
        launcherOf(widget),
      ]);
      buttonNamed(panelOf(widget)!, 'Close').click();
      await widget.updateComplete;
      expect(widget.isOpen).to.equal(false);
      expect(widget.shadowRoot!.activeElement).to.equal(launcherOf(widget));
    });

    it('fills a phone, with a button to close it', async () => {
      await setViewport(PHONE);
      const widget = await placeOpenWidget();
      const { x, y, width, height } = panelOf(widget)!.getBoundingClientRect();
      expect({ x, y, width, height }).to.deep.equal({ x: 0, y: 0, ...PHONE });
      const [close, ...others] = deepQueryAll(widget.shadowRoot!, 'button').filter(isVisible('Close chat'));
      expect(others).to.deep.equal([]);
      close!.click();
      expect(widget.isOpen).to.equal(false);
      await waitUntil(() => focused() === launcherOf(widget));
    });

    for (const theme of ['light', 'dark'] as const) {
      it(`is accessible in ${theme} colours, closed and open, on a page with landmarks of its own`, async function () {
        this.timeout(10_000);
        const landmarks = ['header', 'main', 'footer'].map((name) => document.createElement(name));
        document.body.append(...landmarks);
        const widget = await placeStandingWidget({ theme });
        await expect(document.body).to.be.accessible();
        widget.open();
        await atRest(widget);
        await expect(document.body).to.be.accessible();
        for (const landmark of landmarks) landmark.remove();
      });
    }
  });

  describe('inline', () => {
    it('is a part of the page: open from the start, without launcher, way to close, or word of it', async () => {
      const events = recordEvents(document.body);
      const widget = placeWidget({ displayMode: 'inline' });
      await waitUntil(() => isShown(widget));
      expect(launcherOf(widget)).to.equal(null);
      expect(deepQueryAll(widget.shadowRoot!, 'button').filter(isVisible('Close chat'))).to.deep.equal([]);
      expect(getComputedStyle(widget).position).to.equal('static');
      expect(panelOf(widget)!.getBoundingClientRect().height).to.equal(widget.getBoundingClientRect().height);
      expect(document.body.contains(focused())).to.equal(true);
      expect(widget.contains(document.activeElement)).to.equal(false);
      expect(events).to.deep.equal([]);
    });
  });
});

const isSeen = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });

function isVisible(name: string): (button: HTMLElement) => boolean {
  return (button) =>
    button.getAttribute('aria-label') === name && button.checkVisibility({ visibilityProperty: true });
}
