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
  readonly #host: ReactiveControllerHost;
  readonly #find: () => Scrolled;
  // Scrolling draws rows that were out of sight, whose sizes change then: done at once, the browser would report a
  // loop of the observer to the page.
  readonly #observer = new ResizeObserver(() => {
    requestAnimationFrame(() => {
      if (this.#isObserving) this.#scroll();
    });
  });
  #isObserving = false;
  #following = true;
  #atEnd = true;
  /** Where the last look at the scroller found it, to tell the reader's scrolling from growth. */
  #top = 0;
  #height = 0;

  constructor(host: ReactiveControllerHost, find: () => Scrolled) {
    this.#host = host;
    this.#find = find;
    host.addController(this);
  }

  /** Whether no message is below what is shown. */
  get isAtEnd(): boolean {
    return this.#atEnd;
  }

  /** Whether the newest row is kept in sight. */
  get isFollowing(): boolean {
    return this.#following;
  }

  /** Stays where it is, whatever is added. */
  stay(): void {
    this.look();
    this.#following = false;
  }

  /** Follows again as soon as something is added. */
  resume(): void {
    this.#following = true;
  }

  /** Follows again and shows the very end at once. */
  jumpToEnd(): void {
    const { scroller } = this.#find();
    scroller.scrollTop = scroller.scrollHeight;
    this.#note();
    this.#following = true;
  }

  /** Moves what is shown by so many pixels, without anyone having scrolled. */
  moveBy(pixels: number): void {
    this.#find().scroller.scrollTop += pixels;
    this.#note();
  }

  /**
   * Takes note of where the scroller is, and whether the reader took it there. To be called on every scroll
   * event of the scroller.
   */
  look(): void {
    const { top, height } = this.#note();
    // The browser moves a scroller by itself, but by no more than its content grew or shrank.
    const isReader = Math.abs(this.#top - top) > Math.abs(this.#height - height) + 1;
    if (isReader) this.#following = this.#atEnd;
  }

  hostUpdated(): void {
    if (this.#isObserving) return;
    const { scroller, rows } = this.#find();
    // New on the page or moved there: it starts at its top without anyone having scrolled.
    this.#top = scroller.scrollTop;
    this.#height = scroller.scrollHeight - scroller.clientHeight;
    // Whatever is added or removed changes the size of one of them.
    this.#observer.observe(scroller);
    this.#observer.observe(rows);
    this.#isObserving = true;
  }

  hostConnected(): void {
    // Moved elsewhere on the page: hostUpdated() takes up observing again.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#isObserving = false;
  }

  /** Takes note of where the scroller is, and returns where it was. */
  #note(): { top: number; height: number } {
    const before = { top: this.#top, height: this.#height };
    const { scroller, rows } = this.#find();
    const { scrollHeight, scrollTop, clientHeight } = scroller;
    const wasAtEnd = this.#atEnd;
    this.#top = scrollTop;
    this.#height = scrollHeight - clientHeight;
    const below = suggestionsIn(rows)?.offsetHeight ?? 0;
    this.#atEnd = this.#height - scrollTop - below <= END_TOLERANCE;
    if (this.#atEnd !== wasAtEnd) this.#host.requestUpdate();
    return before;
  }

  #scroll(): void {
    this.look();
    if (!this.#following) return;
    const { scroller, rows } = this.#find();
    const newest = suggestionsIn(rows)?.previousElementSibling ?? rows.lastElementChild;
    const end = scroller.scrollHeight - scroller.clientHeight;
    const top = newest instanceof HTMLElement ? newest.offsetTop : end;
    scroller.scrollTop = Math.min(end, top);
    this.#note();
  }
}

/** What may be asked next, which is no part of what is read. */
const suggestionsIn = (rows: HTMLElement): HTMLElement | null =>
  rows.querySelector<HTMLElement>(':scope > .suggestions:last-child');
