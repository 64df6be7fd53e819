/** Puts the facts of one conversation together as turns. */
import type { Fact, ReplyFact } from '../../model.js';
import type { Turn } from '../port/store.js';

/** The last `limit` turns, oldest first, from the facts of one conversation in the order they were recorded. */
export function lastTurns(facts: readonly Fact[], limit: number): Turn[] {
  const replies = new Map<string, ReplyFact>();
  for (const fact of facts) if (fact.type === 'reply') replies.set(fact.questionId, fact);

  const turns: Turn[] = [];
  for (const fact of facts) {
    if (fact.type !== 'question') continue;
    const reply = replies.get(fact.id);
    turns.push(reply ? { question: fact, reply } : { question: fact });
  }
  return limit > 0 ? turns.slice(-limit) : [];
}
