/** Reads of the line of a question or a reply no more than where it belongs, in a small part of the time. */
import { hashBytes } from './conversation-hash.js';

/** What a line tells of a question or a reply before its text begins. */
export interface RecordHead {
  widgetId: string;
  /** As of `conversationHash`. */
  conversation: number;
  /** When a question was asked, in milliseconds since 1970; absent for a reply. */
  askedAt?: number;
}

const UUID_BYTES = 36;
const AT_NAME = Buffer.from('","at":"');
/** `2024-05-31T12:00:00.000Z` */
const TIME_BYTES = 24;
const WIDGET_NAME = Buffer.from('","widgetId":"');
const QUESTION = Buffer.from('","type":"question","conversationId":"');
const REPLY = Buffer.from('","type":"reply","conversationId":"');
const END = Buffer.from('",');
const ESCAPE = 92;

/** Where the members of a head begin, which follows from the length of our ids and times. */
const AT = '"id":"'.length + UUID_BYTES + AT_NAME.length;
const WIDGET = AT + TIME_BYTES + WIDGET_NAME.length;
const TYPE = WIDGET + UUID_BYTES;

export class HeadReader {
  /** Of the line before, which nearly always is of the same widget and the same day. */
  readonly #widgetBytes = Buffer.alloc(UUID_BYTES);
  #widgetId = '';
  #widgetHash = 0;
  #date = 0;
  #dayStart = 0;

  /**
   * Reads the members of a line, which stand in a buffer from `start` to `end` and are as `formatRecord` wrote them.
   * Undefined where they are not of a question or a reply with ids and times of the usual lengths: then only the whole
   * line tells.
   */
  read(buffer: Buffer, start: number, end: number): RecordHead | undefined {
    const isQuestion = isAt(QUESTION, buffer, start + TYPE);
    if (!isQuestion && !isAt(REPLY, buffer, start + TYPE)) return undefined;
    const conversation = start + TYPE + (isQuestion ? QUESTION : REPLY).length;
    const conversationEnd = conversation + UUID_BYTES;
    const isUsual =
      conversationEnd < end &&
      isAt(AT_NAME, buffer, start + AT - AT_NAME.length) &&
      isAt(WIDGET_NAME, buffer, start + WIDGET - WIDGET_NAME.length) &&
      isAt(END, buffer, conversationEnd) &&
      buffer[conversationEnd - 1] !== ESCAPE &&
      this.#readWidget(buffer, start + WIDGET);
    if (!isUsual) return undefined;
    return {
      widgetId: this.#widgetId,
      conversation: hashBytes(buffer, conversation, conversationEnd, this.#widgetHash),
      ...(isQuestion && { askedAt: this.#readTime(buffer, start + AT) }),
    };
  }

  /** False where the id needs more than its bytes to be read. */
  #readWidget(buffer: Buffer, at: number): boolean {
    if (isAt(this.#widgetBytes, buffer, at)) return true;
    const id = buffer.toString('latin1', at, at + UUID_BYTES);
    if (!/^[\w-]+$/.test(id)) return false;
    this.#widgetId = id;
    buffer.copy(this.#widgetBytes, 0, at, at + UUID_BYTES);
    this.#widgetHash = hashBytes(this.#widgetBytes, 0, UUID_BYTES);
    return true;
  }

  /** As `Date.parse`, which would take longer than all the rest. */
  #readTime(buffer: Buffer, at: number): number {
    const [year, month, day] = [digits(buffer, at, 4), digits(buffer, at + 5, 2), digits(buffer, at + 8, 2)];
    const date = (year * 100 + month) * 100 + day;
    if (date !== this.#date) {
      this.#date = date;
      this.#dayStart = Date.UTC(year, month - 1, day);
    }
    const minutes = digits(buffer, at + 11, 2) * 60 + digits(buffer, at + 14, 2);
    const seconds = minutes * 60 + digits(buffer, at + 17, 2);
    return this.#dayStart + seconds * 1000 + digits(buffer, at + 20, 3);
  }
}

/** Whether a text stands in a buffer at a place; compared here, for calling out costs more than so few bytes. */
export function isAt(text: Buffer, buffer: Buffer, start: number): boolean {
  for (let index = 0; index < text.length; index++) {
    if (buffer[start + index] !== text[index]) return false;
  }
  return true;
}

const ZERO = 48;

function digits(buffer: Buffer, at: number, count: number): number {
  let value = 0;
  for (let index = at; index < at + count; index++) value = value * 10 + (buffer[index] ?? 0) - ZERO;
  return value;
}
