/** Conversations over the log: quota and turns follow from it, and nothing else is kept. */
import type { EscalationFact, Fact, FeedbackFact, Quota, QuestionFact, ReplyFact } from '../model.js';
import { ConversationIndex } from './conversation-index.js';
import type { DataFolder } from './data-folder.js';
import { Log } from './log.js';
import type { LogOptions } from './log.js';
import type { LogPosition } from './log-segments.js';
import { QuotaLedger } from './quota-ledger.js';
import type { ConversationStore, QuotaUsage, StoreProblem, Turn } from './store.js';
import { lastTurns } from './turns.js';

export class LogConversations implements ConversationStore {
  readonly #log: Log;
  readonly #ledger: QuotaLedger;
  readonly #index: ConversationIndex;

  static async open(data: DataFolder, options: LogOptions): Promise<LogConversations> {
    const ledger = new QuotaLedger();
    const index = new ConversationIndex();
    const log = await Log.open(
      data,
      (fact, position) => {
        if (fact.type === 'question') ledger.add(fact.widgetId, Date.parse(fact.at));
        addTo(index, fact, position);
      },
      options,
    );
    return new LogConversations(log, ledger, index);
  }

  private constructor(log: Log, ledger: QuotaLedger, index: ConversationIndex) {
    this.#log = log;
    this.#ledger = ledger;
    this.#index = index;
  }

  async accept(question: QuestionFact, quota: Quota): Promise<{ accepted: boolean; usage: QuotaUsage }> {
    const at = Date.parse(question.at);
    const outcome = this.#ledger.charge(question.widgetId, at, quota);
    if (!outcome.accepted) return outcome;
    try {
      await this.record(question);
    } catch (error) {
      this.#ledger.refund(question.widgetId, at);
      throw error;
    }
    return outcome;
  }

  async record(fact: QuestionFact | ReplyFact | FeedbackFact | EscalationFact): Promise<void> {
    const position = await this.#log.append(fact);
    addTo(this.#index, fact, position);
  }

  async turns(widgetId: string, conversationId: string, limit: number): Promise<Turn[]> {
    const positions = this.#index.newestFirst(widgetId, conversationId);
    const facts: Fact[] = [];
    // A reply stands after its question, so with the last questions all their replies are found too.
    while (facts.filter(({ type }) => type === 'question').length < limit) {
      const batch = take(positions, 2 * limit);
      if (batch.length === 0) break;
      facts.unshift(...(await this.#log.read(batch)).reverse());
    }
    return lastTurns(facts, limit);
  }

  problems(): readonly StoreProblem[] {
    return this.#log.problems();
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
