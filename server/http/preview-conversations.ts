/** Conversations of previews: in memory alone, not counted, not in the log, and soon gone. */
import type { QuestionRecord, ReplyRecord } from '../model.js';
import type { ConversationStore, QuotaUsage, Turn } from '../store/port/conversation-store.js';

/** After so long without a question a conversation is forgotten. */
const PREVIEW_MS = 30 * 60_000;
/** More than all operators together have open; the one that rested longest goes first. */
const MAX_CONVERSATIONS = 200;

interface Kept {
  turns: Turn[];
  usedAt: number;
}

/** @param clock milliseconds since 1970 */
export function createPreviewConversations(clock: () => number): ConversationStore {
  /** By widget and conversation, the one that rested longest first. */
  const kept = new Map<string, Kept>();
  const keyOf = (record: Pick<QuestionRecord, 'widgetId' | 'conversationId'>) =>
    `${record.widgetId} ${record.conversationId}`;

  function forget(): void {
    for (const [key, { usedAt }] of kept) {
      if (clock() - usedAt < PREVIEW_MS && kept.size <= MAX_CONVERSATIONS) return;
      kept.delete(key);
    }
  }

  function keep(question: QuestionRecord): void {
    const key = keyOf(question);
    const turns = kept.get(key)?.turns ?? [];
    kept.delete(key);
    kept.set(key, { turns: [...turns, { question }], usedAt: clock() });
    forget();
  }

  const usageOf = (limit: number): QuotaUsage => ({ used: 0, limit, resetsAt: clock() + PREVIEW_MS });

  return {
    accept(question, quota) {
      keep(question);
      return Promise.resolve({ accepted: true, usage: usageOf(quota.messages) });
    },
    record(reply: ReplyRecord) {
      const turn = kept.get(keyOf(reply))?.turns.find(({ question }) => question.id === reply.questionId);
      if (turn) turn.reply = reply;
      return Promise.resolve(reply);
    },
    leave: () => Promise.resolve(undefined),
    turns(widgetId, conversationId, limit) {
      forget();
      return Promise.resolve(kept.get(keyOf({ widgetId, conversationId }))?.turns.slice(-limit) ?? []);
    },
  };
}
