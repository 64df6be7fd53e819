/** Conversations over the log: quota, idempotency and turns follow from it, and nothing else is kept. */
import { AppError } from '../../errors.js';
import type { LogRecord, Quota, QuestionRecord, ReplyRecord } from '../../model.js';
import { keyOf } from '../port/conversation-key.js';
import { conversationHash } from './conversation-hash.js';
import type { KeyedRecord } from '../records/idempotency-keys.js';
import type { Log } from './log.js';
import type { LogState } from './log-state.js';
import type { ReadersWriterLock } from './readers-writer-lock.js';
import type { Acceptance, ConversationStore, Turn, Submission } from '../port/conversation-store.js';
import { lastTurns } from '../records/turns.js';

/** How many records are read at a time to find a repeated question, which is nearly always the last one. */
const RECENT_RECORDS = 8;

export class LogConversations implements ConversationStore {
  readonly #log: Log;
  readonly #state: LogState;
  readonly #lock: ReadersWriterLock;

  constructor(log: Log, state: LogState, lock: ReadersWriterLock) {
    this.#log = log;
    this.#state = state;
    this.#lock = lock;
  }

  async accept(question: QuestionRecord, quota: Quota): Promise<Acceptance> {
    const { widgetId } = question;
    const at = Date.parse(question.at);
    const { keys, quota: ledger } = this.#state;
    const first = keys.find(question);
    if (first) {
      const turn = await this.#turnOf(widgetId, first);
      return { accepted: false, usage: ledger.usage(widgetId, at, quota), duplicateOf: turn };
    }
    const outcome = ledger.charge(widgetId, at, quota);
    if (!outcome.accepted) return outcome;
    const recording = this.#append(question);
    keys.add(question, recording);
    try {
      await recording;
    } catch (error) {
      this.#state.takeBack(question);
      throw error;
    }
    return outcome;
  }

  async record(reply: ReplyRecord): Promise<ReplyRecord> {
    await this.#append(reply);
    return reply;
  }

  async leave(submission: Submission): Promise<Pick<Submission, 'requestHash'> | undefined> {
    const { keys } = this.#state;
    const first = keys.find(submission);
    if (first) {
      await first.recording;
      return { requestHash: first.requestHash };
    }
    const recording = this.#append(submission);
    keys.add(submission, recording);
    try {
      await recording;
    } catch (error) {
      keys.forget(submission);
      throw error;
    }
    return undefined;
  }

  async #append(record: QuestionRecord | ReplyRecord | Submission): Promise<void> {
    this.#state.place(record, await this.#log.append(record));
  }

  async turns(widgetId: string, conversationId: string, limit: number): Promise<Turn[]> {
    const isEnough = (records: LogRecord[]) =>
      records.filter(({ type }) => type === 'question').length >= limit;
    return lastTurns(await this.#readBack(widgetId, conversationId, 2 * limit, isEnough), limit);
  }

  async #turnOf(widgetId: string, { id, conversationId = '', recording }: KeyedRecord): Promise<Turn> {
    await recording;
    const isThere = (records: LogRecord[]) => records.some((record) => record.id === id);
    const records = await this.#readBack(widgetId, conversationId, RECENT_RECORDS, isThere);
    const turn = lastTurns(records, records.length).find(({ question }) => question.id === id);
    if (turn) return turn;
    const advice =
      'The first request with this idempotency key is damaged in the log; send it with a new key.';
    throw new AppError('store_unavailable', advice);
  }

  /**
   * The end of a conversation, as far back as needed. A reply stands after its question, so with the last questions
   * all their replies are found too.
   */
  #readBack(
    widgetId: string,
    conversationId: string,
    batchSize: number,
    isEnough: (records: LogRecord[]) => boolean,
  ): Promise<LogRecord[]> {
    return this.#lock.read(async () => {
      const positions = this.#state.index.newestFirst(conversationHash(widgetId, conversationId));
      const isOfIt = (record: LogRecord) => keyOf(record) === `${widgetId} ${conversationId}`;
      const records: LogRecord[] = [];
      while (!isEnough(records)) {
        const batch = take(positions, batchSize);
        if (batch.length === 0) break;
        records.unshift(...(await this.#log.read(batch)).filter(isOfIt).reverse());
      }
      return records;
    });
  }
}

function take<T>(items: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const next = items.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
