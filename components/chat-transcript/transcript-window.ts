/** Which of a transcript's messages are drawn, so that a long conversation costs no more than a short one. */
import type { ChatMessageData } from '../conversation/conversation-state.js';

/** How many messages are drawn at first: mostly more than fit into the panel, and few enough to be there at once. */
const FIRST_SIZE = 6;

/** How many more each time that the reader comes near them. */
const STEP = 30;

/** How many are drawn unasked, and so found by a search in the page: what `conversation-storage.ts` keeps. */
const UNASKED_SIZE = 50;
/** How many of these each time that the browser is idle: few enough to be done between two frames. */
const IDLE_STEP = 6;

/**
 * The newest messages at first; older ones from the end backwards, some as soon as there is time and all others
 * whenever they are asked for.
 */
export class TranscriptWindow {
  #first = 0;
  #firstId: string | undefined;

  /** Index of the first message that is drawn; all after it are drawn too. */
  get first(): number {
    return this.#first;
  }

  /** Takes over the messages of a conversation; what is drawn of it already stays. */
  update(messages: readonly ChatMessageData[]): void {
    const isOther = messages[0]?.id !== this.#firstId || messages.length < this.#first;
    this.#firstId = messages[0]?.id;
    if (isOther) this.showNewest(messages.length);
  }

  /** Draws the newest of so many messages alone. */
  showNewest(count: number): void {
    this.#first = Math.max(0, count - FIRST_SIZE);
  }

  /** Draws the message at an index too. */
  showFrom(index: number): void {
    this.#first = Math.min(this.#first, index);
  }

  showEarlier(): void {
    this.#first = Math.max(0, this.#first - STEP);
  }

  /** Whether `fill` has more to show of so many messages. */
  canFill(count: number): boolean {
    return this.#first > Math.max(0, count - UNASKED_SIZE);
  }

  /** Shows some of the messages that nobody has asked for. */
  fill(): void {
    this.#first = Math.max(0, this.#first - IDLE_STEP);
  }
}
