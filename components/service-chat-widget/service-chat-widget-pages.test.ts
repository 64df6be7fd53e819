import { aTimeout, expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { deepQueryAll } from '../testing/deep-query.js';
import { chatReply } from '../testing/fake-server.js';
import { openHostPage, type HostPage } from '../testing/host-page.js';
import { isShown, launcherOf } from '../testing/place-widget.js';
import { waitUntil } from '../testing/wait-until.js';
import { newUuid } from '../internal/new-uuid.js';

/** Each page is a frame of its own: they share the tab's storage, and nothing else. */
describe('<service-chat-widget>, from one page of a site to the next', () => {
  let page: HostPage;
  let widgetId: string;

  beforeEach(async () => {
    await setViewport({ width: 1100, height: 800 });
    widgetId = newUuid();
    page = openHostPage();
  });

  afterEach(() => {
    page.remove();
    sessionStorage.clear();
    localStorage.clear();
  });

  const widget = () => page.view.document.querySelector('service-chat-widget')!;
  const isStanding = () => {
    const [element] = page.view.document.getElementsByTagName('service-chat-widget');
    return element && launcherOf(element);
  };
  const chat = () => page.view.ServiceChatWidget!;
  const find = (selector: string) => deepQueryAll(widget().shadowRoot!, selector)[0]!;
  /** Of another window's elements, `textOf` knows nothing. */
  const words = () =>
    deepQueryAll(widget().shadowRoot!, '.bubble, .jump')
      .map((element) => element.textContent)
      .join(' ');

  interface Visit {
    readonly config?: object;
    readonly events?: unknown[];
    readonly before?: (page: HostPage) => void;
  }

  /** Goes to another page of the site, in the same tab. */
  async function visit({ config = {}, events = [], before }: Visit = {}): Promise<void> {
    page.view.dispatchEvent(new PageTransitionEvent('pagehide'));
    page.remove();
    page = openHostPage({ width: 1000, height: 700 });
    before?.(page);
    page.view.ServiceChatConfig = { widgetId, ...config };
    await page.addScript();
    for (const name of ['open', 'close'] as const) chat().on(name, (payload) => events.push([name, payload]));
    await waitUntil(isStanding);
  }

  async function openWindow(): Promise<void> {
    chat().open();
    await waitUntil(() => isShown(widget()));
  }

  it('stays open, without taking the focus, and says what opened it', async () => {
    await visit();
    await openWindow();
    const events: unknown[][] = [];
    await visit({ events });
    await waitUntil(() => isShown(widget()));
    expect(page.view.document.activeElement).to.equal(page.view.document.body);
    await waitUntil(() => events.length === 1);
    expect(events[0]![0]).to.equal('open');
    expect(events[0]![1]).to.include({ cause: 'restored' });
    chat().close();
    chat().open();
    expect(events.map(([name]) => name)).to.deep.equal(['open', 'close', 'open']);
    expect(events[2]![1]).to.not.have.property('cause');
  });

  it('stays closed once the visitor has closed it', async () => {
    await visit();
    await openWindow();
    await visit();
    await waitUntil(() => isShown(widget()));
    find('.dismiss').click();
    await visit();
    await aTimeout(100);
    expect(widget().isOpen).to.equal(false);
  });

  it('stays closed where the page closes it at once', async () => {
    await visit();
    await openWindow();
    const events: unknown[] = [];
    await visit({
      events,
      before: ({ view }) => {
        view.ServiceChatWidget = { q: [['open'], ['close']] } as never;
      },
    });
    await waitUntil(() => events.length === 2);
    await aTimeout(50);
    expect(widget().isOpen).to.equal(false);
  });

  it('is closed on the next page where the page has taken the widget away', async () => {
    await visit();
    await openWindow();
    chat().destroy();
    await aTimeout(0);
    await visit();
    await aTimeout(100);
    expect(widget().isOpen).to.equal(false);
  });

  it('leaves a phone’s screen to the page', async () => {
    await visit();
    await openWindow();
    const events: unknown[] = [];
    page.view.dispatchEvent(new PageTransitionEvent('pagehide'));
    page.remove();
    page = openHostPage({ width: 390, height: 700 });
    page.view.ServiceChatConfig = { widgetId };
    await page.addScript();
    chat().on('open', (payload) => events.push(payload));
    await waitUntil(isStanding);
    await aTimeout(100);
    expect(widget().isOpen).to.equal(false);
    expect(events).to.deep.equal([]);
  });

  it('keeps nothing where the visitor has not consented', async () => {
    await visit({ config: { consent: 'required' } });
    await openWindow();
    expect(Object.keys(sessionStorage).filter((key) => key.includes(widgetId))).to.deep.equal([]);
    await visit();
    await aTimeout(100);
    expect(widget().isOpen).to.equal(false);
  });

  it('has the same message in sight, and the message that is not sent yet', async () => {
    await visit();
    await openWindow();
    for (let i = 0; i < 24; i += 1) chat().sendMessage(`question ${i} ${'on and on '.repeat(20)}`);
    await waitUntil(() => words().includes('You asked: question 23'));
    const log = () => find('.log');
    const messages = () => [...log().querySelectorAll('chat-message')];
    const topmost = () => {
      const { top } = log().getBoundingClientRect();
      const row = messages().find((each) => each.getBoundingClientRect().bottom > top)!;
      return [row.message!.id, Math.round(row.getBoundingClientRect().top - top)] as const;
    };
    await waitUntil(() => messages().length > 40);
    // As a reader does, who scrolls again when a message was drawn in that moment: growth of more than the scroll
    // cannot be told from it, and the transcript goes on following.
    await waitUntil(() => {
      log().scrollTop = 900;
      return words().includes('Jump to latest');
    });
    await aTimeout(100);
    const before = topmost();
    expect(messages().findIndex(({ message }) => message?.id === before[0])).to.be.above(0);
    await visit();
    await waitUntil(() => isShown(widget()));
    await waitUntil(() => {
      const [id, offset] = topmost();
      return id === before[0] && Math.abs(offset - before[1]) <= 2;
    });
    await aTimeout(200);
    expect(topmost()[0]).to.equal(before[0]);
  });

  it('follows the newest message where the visitor did', async () => {
    await visit();
    await openWindow();
    for (let i = 0; i < 9; i += 1) chat().sendMessage(`question ${i} ${'on and on '.repeat(20)}`);
    await waitUntil(() => words().includes('You asked: question 8'));
    const isAtEnd = () => {
      const { scrollHeight, clientHeight, scrollTop } = find('.log');
      return scrollHeight - clientHeight - scrollTop < 30;
    };
    await waitUntil(isAtEnd);
    await visit();
    await waitUntil(() => isShown(widget()));
    await waitUntil(isAtEnd);
  });

  it('shows the reply to a question that was in flight', async () => {
    await visit();
    await openWindow();
    page.server.hold('chat');
    chat().sendMessage('How?');
    await waitUntil(() => page.server.requestsTo('chat').length === 1);
    const [first] = page.server.requestsTo('chat');
    await visit({
      before: ({ server }) => {
        server.on('chat', () => chatReply('Like this.'));
      },
    });
    await waitUntil(() => words().includes('Like this.'));
    expect(page.server.requestsTo('chat')[0]!.headers['idempotency-key']).to.equal(
      first!.headers['idempotency-key'],
    );
  });

  it('is closed by the browser’s way back to a page that was frozen open', async () => {
    await visit();
    await openWindow();
    sessionStorage.removeItem(`service-chat-window:${widgetId}`);
    page.view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(widget().isOpen).to.equal(false);
  });

  describe('by itself', () => {
    it('opens once for a visitor, without taking the focus', async () => {
      const events: unknown[][] = [];
      await visit({ config: { openAfter: 0.05 }, events });
      await waitUntil(() => isShown(widget()));
      await waitUntil(() => events.length === 1);
      expect(events[0]![1]).to.include({ cause: 'timer' });
      expect(page.view.document.activeElement).to.equal(page.view.document.body);
      chat().close();
      await visit({ config: { openAfter: 0.05 } });
      await aTimeout(250);
      expect(widget().isOpen).to.equal(false);
    });

    it('does not open for a visitor who has opened it, and closed it, before', async () => {
      await visit({ config: { openAfter: 0.15 } });
      await openWindow();
      chat().close();
      await aTimeout(300);
      expect(widget().isOpen).to.equal(false);
      // Nor where what opens it comes only then.
      localStorage.clear();
      await visit({ config: { openAfter: 0 } });
      await aTimeout(300);
      expect(widget().isOpen).to.equal(false);
    });

    it('does not open on a phone, nor before the visitor’s consent', async () => {
      await visit({ config: { openAfter: 0, consent: 'required' } });
      await aTimeout(150);
      expect(widget().isOpen).to.equal(false);
      page.remove();
      page = openHostPage({ width: 390, height: 700 });
      page.view.ServiceChatConfig = { widgetId, openAfter: 0 };
      await page.addScript();
      await waitUntil(isStanding);
      await aTimeout(150);
      expect(widget().isOpen).to.equal(false);
    });
  });
});
