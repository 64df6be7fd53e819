/** Conversations over the log: quota, idempotency and turns follow from it, and nothing else is kept. */
import { AppError } from '../errors.js';
import type { EscalationFact, Fact, FeedbackFact, Quota, QuestionFact, ReplyFact } from '../model.js';
import { ConversationIndex } from './conversation-index.js';
import type { DataFolder } from './data-folder.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import type { KeyedQuestion } from './idempotency-keys.js';
import { Log } from './log.js';
import type { LogOptions } from './log.js';
import type { LogPosition } from './log-segments.js';
import { QuotaLedger } from './quota-ledger.js';
import type { Acceptance, ConversationStore, StoreHealth, StoreProblem, Turn } from './store.js';
import { lastTurns } from './turns.js';

/** How many facts are read at a time to find a repeated question, which is nearly always the last one. */
const RECENT_FACTS = 8;

export class LogConversations implements ConversationStore {
  readonly #log: Log;
  readonly #ledger: QuotaLedger;
  readonly #index: ConversationIndex;
  readonly #keys: IdempotencyKeys;

  static async open(data: DataFolder, options: LogOptions): Promise<LogConversations> {
    const ledger = new QuotaLedger();
    const index = new ConversationIndex();
    const keys = new IdempotencyKeys();
    const log = await Log.open(
      data,
      (fact, position) => {
        if (fact.type === 'question' || fact.type === 'erased') {
          ledger.add(fact.widgetId, Date.parse(fact.at));
        }
        if (fact.type === 'question') keys.add(fact);
        addTo(index, fact, position);
      },
      options,
    );
    return new LogConversations(log, ledger, index, keys);
  }

  private constructor(log: Log, ledger: QuotaLedger, index: ConversationIndex, keys: IdempotencyKeys) {
    this.#log = log;
    this.#ledger = ledger;
    this.#index = index;
    this.#keys = keys;
  }

  async accept(question: QuestionFact, quota: Quota): Promise<Acceptance> {
    const { widgetId } = question;
    const at = Date.parse(question.at);
    const twin = this.#keys.find(question);
    if (twin) {
      const turn = await this.#turnOf(widgetId, twin);
      return { accepted: false, usage: this.#ledger.usage(widgetId, at, quota), twin: turn };
    }
    const outcome = this.#ledger.charge(widgetId, at, quota);
    if (!outcome.accepted) return outcome;
    const recording = this.record(question);
    this.#keys.add(question, recording);
    try {
      await recording;
    } catch (error) {
      this.#ledger.refund(widgetId, at);
      this.#keys.forget(question);
      throw error;
    }
    return outcome;
  }

  async record(fact: QuestionFact | ReplyFact | FeedbackFact | EscalationFact): Promise<void> {
    const position = await this.#log.append(fact);
    addTo(this.#index, fact, position);
  }

  async turns(widgetId: string, conversationId: string, limit: number): Promise<Turn[]> {
    const isEnough = (facts: Fact[]) => facts.filter(({ type }) => type === 'question').length >= limit;
    return lastTurns(await this.#readBack(widgetId, conversationId, 2 * limit, isEnough), limit);
  }

  async #turnOf(widgetId: string, { id, conversationId, recording }: KeyedQuestion): Promise<Turn> {
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
  async #readBack(
    widgetId: string,
    conversationId: string,
    batchSize: number,
    isEnough: (facts: Fact[]) => boolean,
  ): Promise<Fact[]> {
    const positions = this.#index.newestFirst(widgetId, conversationId);
    const facts: Fact[] = [];
    while (!isEnough(facts)) {
      const batch = take(positions, batchSize);
      if (batch.length === 0) break;
      facts.unshift(...(await this.#log.read(batch)).reverse());
    }
    return facts;
  }

  problems(): readonly StoreProblem[] {
    return this.#log.problems();
  }

  health(): StoreHealth {
    return this.#log.health();
  }

  close(): Promise<void> {
    return this.#log.close();
  }
}

/** Only questions and replies make turns; the rest need not be found by conversation. */
function addTo(index: ConversationIndex, fact: Fact, position: LogPosition): void {
  if (fact.type !== 'question' && fact.type !== 'reply') return;
  index.add(fact.widgetId, fact.conversationId, position);
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
