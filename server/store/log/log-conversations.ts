/** Conversations over the log: quota, idempotency and turns follow from it, and nothing else is kept. */
import { AppError } from '../../errors.js';
import type { Fact, Quota, QuestionFact, ReplyFact } from '../../model.js';
import { conversationHash, keyOf } from '../records/conversation-key.js';
import type { KeyedFact } from '../records/idempotency-keys.js';
import type { Log } from './log.js';
import type { LogState } from './log-state.js';
import type { ReadGate } from './readers-writer-lock.js';
import type { Acceptance, ConversationStore, Turn, VisitorNote } from '../port/store.js';
import { lastTurns } from '../records/turns.js';

/** How many facts are read at a time to find a repeated question, which is nearly always the last one. */
const RECENT_FACTS = 8;

export class LogConversations implements ConversationStore {
  readonly #log: Log;
  readonly #state: LogState;
  readonly #gate: ReadGate;

  constructor(log: Log, state: LogState, gate: ReadGate) {
    this.#log = log;
    this.#state = state;
    this.#gate = gate;
  }

  async accept(question: QuestionFact, quota: Quota): Promise<Acceptance> {
    const { widgetId } = question;
    const at = Date.parse(question.at);
    const { keys, quota: ledger } = this.#state;
    const twin = keys.find(question);
    if (twin) {
      const turn = await this.#turnOf(widgetId, twin);
      return { accepted: false, usage: ledger.usage(widgetId, at, quota), twin: turn };
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

  record(reply: ReplyFact): Promise<void> {
    return this.#append(reply);
  }

  async leave(note: VisitorNote): Promise<Pick<VisitorNote, 'requestHash'> | undefined> {
    const { keys } = this.#state;
    const twin = keys.find(note);
    if (twin) {
      await twin.recording;
      return { requestHash: twin.requestHash };
    }
    const recording = this.#append(note);
    keys.add(note, recording);
    try {
      await recording;
    } catch (error) {
      keys.forget(note);
      throw error;
    }
    return undefined;
  }

  async #append(fact: QuestionFact | ReplyFact | VisitorNote): Promise<void> {
    this.#state.place(fact, await this.#log.append(fact));
  }

  async turns(widgetId: string, conversationId: string, limit: number): Promise<Turn[]> {
    const isEnough = (facts: Fact[]) => facts.filter(({ type }) => type === 'question').length >= limit;
    return lastTurns(await this.#readBack(widgetId, conversationId, 2 * limit, isEnough), limit);
  }

  async #turnOf(widgetId: string, { id, conversationId = '', recording }: KeyedFact): Promise<Turn> {
    await recording;
    const isThere = (facts: Fact[]) => facts.some((fact) => fact.id === id);
    const facts = await this.#readBack(widgetId, conversationId, RECENT_FACTS, isThere);
    const turn = lastTurns(facts, facts.length).find(({ question }) => question.id === id);
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
    isEnough: (facts: Fact[]) => boolean,
  ): Promise<Fact[]> {
    return this.#gate.read(async () => {
      const positions = this.#state.index.newestFirst(conversationHash(widgetId, conversationId));
      const isOfIt = (fact: Fact) => keyOf(fact) === `${widgetId} ${conversationId}`;
      const facts: Fact[] = [];
      while (!isEnough(facts)) {
        const batch = take(positions, batchSize);
        if (batch.length === 0) break;
        facts.unshift(...(await this.#log.read(batch)).filter(isOfIt).reverse());
      }
      return facts;
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
