import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Within this many pixels of its end a transcript counts as read to the end. */
const END_TOLERANCE = 24;

/** The scrolling element, and the rows in it, newest last. */
export interface Scrolled {
  readonly scroller: HTMLElement;
  readonly rows: HTMLElement;
}

/**
 * Keeps the newest row of a transcript in sight while it grows, until the reader scrolls away from the end.
 * A row taller than the transcript is shown from its beginning.
 */
export class FollowNewest implements ReactiveController {
  private readonly host: ReactiveControllerHost;
  private readonly find: () => Scrolled;
  private readonly observer = new ResizeObserver(() => {
    this.scroll();
  });
  private isObserving = false;
  private following = true;
  private atEnd = true;
  /** Where the last look at the scroller found it, to tell the reader's scrolling from growth. */
  private top = 0;
  private height = 0;

  constructor(host: ReactiveControllerHost, find: () => Scrolled) {
    this.host = host;
    this.find = find;
    host.addController(this);
  }

  /** Whether there is nothing below what is shown. */
  get isAtEnd(): boolean {
    return this.atEnd;
  }

  /** Follows again from the next update on. */
  resume(): void {
    this.following = true;
  }

  /** Follows again and shows the very end at once. */
  jumpToEnd(): void {
    const { scroller } = this.find();
    this.following = true;
    scroller.scrollTop = scroller.scrollHeight;
  }

  /** To be called on every scroll event of the scroller. */
  handleScroll(): void {
    const { scrollHeight, scrollTop, clientHeight } = this.find().scroller;
    const hasMoved = Math.abs(scrollTop - this.top) > 1;
    const isReader = hasMoved && scrollHeight - clientHeight === this.height;
    this.look();
    if (isReader) this.following = this.atEnd;
  }

  hostUpdated(): void {
    if (!this.isObserving) {
      const { scroller, rows } = this.find();
      this.observer.observe(scroller);
      this.observer.observe(rows);
      this.isObserving = true;
    }
    this.scroll();
  }

  hostConnected(): void {
    // Moved elsewhere on the page: hostUpdated() takes up observing again.
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.observer.disconnect();
    this.isObserving = false;
  }

  private scroll(): void {
    const { scroller, rows } = this.find();
    const newest = rows.lastElementChild;
    const end = scroller.scrollHeight - scroller.clientHeight;
    const top = newest instanceof HTMLElement ? newest.offsetTop : end;
    if (this.following) scroller.scrollTop = Math.min(end, top);
    this.look();
  }

  private look(): void {
    const { scrollHeight, scrollTop, clientHeight } = this.find().scroller;
    const wasAtEnd = this.atEnd;
    this.top = scrollTop;
    this.height = scrollHeight - clientHeight;
    this.atEnd = this.height - scrollTop <= END_TOLERANCE;
    if (this.atEnd !== wasAtEnd) this.host.requestUpdate();
  }
}
