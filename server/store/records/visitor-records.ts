/** Finds all that the log holds of one visitor. */
import { isConversationRecord, type LogRecord } from '../../model.js';
import { keyOf } from '../port/conversation-key.js';
import type { ReadAll, Selection } from './erasure-selection.js';
import type { VisitorName } from '../port/erasure.js';

/**
 * What a visitor left and was told: the conversations that they began, whole but for what carries another
 * visitor's id; and in conversations that another began, what carries theirs. Replies and ratings go with
 * their question.
 */
export async function selectVisitor(readAll: ReadAll, name: VisitorName): Promise<Selection> {
  const found = new Set<string>();
  for await (const record of readAll()) {
    const key = keyOf(record);
    if (key !== undefined && isNamed(record, name)) found.add(key);
  }
  const own = name.visitorId === undefined ? found : await begunBy(readAll, name.visitorId, found);
  const marks = marksOf(name, own);
  /** Ids of what stands in the conversations that were found. */
  const [theirs, others] = [new Set<string>(), new Set<string>()];
  return {
    holds(record) {
      const key = keyOf(record) ?? '';
      if (record.type === 'delivery' || record.type === 'handling') return isReplyTo(record, theirs);
      if (!found.has(key)) return isNamed(record, name) && Boolean(theirs.add(record.id));
      const isHeld =
        isNamed(record, name) ||
        (own.has(key) ? !isOfAnother(record, name, others) : isReplyTo(record, theirs));
      (isHeld ? theirs : others).add(record.id);
      return isHeld;
    },
    holdsDamaged(line) {
      const text = line.toLowerCase();
      const [, requestId] = /"escalationid":"([^"]+)"/.exec(text) ?? [];
      return marks.some((mark) => text.includes(mark)) || (requestId !== undefined && theirs.has(requestId));
    },
  };
}

/** Those of the conversations in which no other visitor's id came first. */
async function begunBy(readAll: ReadAll, visitorId: string, keys: ReadonlySet<string>): Promise<Set<string>> {
  const firsts = new Map<string, string>();
  for await (const record of readAll()) {
    if (record.type !== 'question' || record.visitorId === undefined) continue;
    const key = keyOf(record) ?? '';
    if (keys.has(key) && !firsts.has(key)) firsts.set(key, record.visitorId);
  }
  return new Set([...keys].filter((key) => (firsts.get(key) ?? visitorId) === visitorId));
}

function isNamed(record: LogRecord, { visitorId, conversationId, email }: VisitorName): boolean {
  if (!isConversationRecord(record)) return false;
  if (conversationId !== undefined && record.conversationId === conversationId) return true;
  if (visitorId !== undefined && visitorOf(record) === visitorId) return true;
  return record.type === 'escalation' && record.email.toLowerCase() === email?.toLowerCase();
}

function isOfAnother(record: LogRecord, { visitorId }: VisitorName, others: ReadonlySet<string>): boolean {
  const theirs = visitorOf(record);
  if (theirs === undefined) return isReplyTo(record, others);
  return visitorId !== undefined && theirs !== visitorId;
}

/** Whose id a record carries. */
function visitorOf(record: LogRecord): string | undefined {
  return record.type === 'question' || record.type === 'escalation' ? record.visitorId : undefined;
}

function isReplyTo(record: LogRecord, ids: ReadonlySet<string>): boolean {
  if (record.type === 'reply') return ids.has(record.questionId);
  if (record.type === 'delivery') return ids.has(record.factId);
  if (record.type === 'handling') return ids.has(record.escalationId);
  return record.type === 'feedback' && ids.has(record.messageId);
}

/** Texts in lower case that tell a damaged line as theirs, whole with what stands around them. */
function marksOf({ visitorId, conversationId, email }: VisitorName, keys: Iterable<string>): string[] {
  const conversationIds = [...keys].map((key) => key.slice(key.indexOf(' ') + 1));
  return [
    ...(visitorId === undefined ? [] : [`"visitorId":${JSON.stringify(visitorId)}`]),
    ...(email === undefined ? [] : [`"email":${JSON.stringify(email)}`]),
    ...[...conversationIds, ...(conversationId === undefined ? [] : [conversationId])].map(
      (id) => `"conversationId":${JSON.stringify(id)}`,
    ),
  ].map((mark) => mark.toLowerCase());
}
