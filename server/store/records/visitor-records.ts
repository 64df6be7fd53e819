/** Finds all that the log holds of one visitor. */
import { isConversationFact, type Fact } from '../../model.js';
import { keyOf } from './conversation-key.js';
import type { FactSource, Selection } from '../port/selection.js';
import type { VisitorName } from '../port/store.js';

/**
 * What a visitor left and was told: the conversations that they began, whole but for questions that carry another
 * visitor's id; and in conversations that another began, the questions with their id. Replies and ratings go with
 * their question.
 */
export async function selectVisitor(facts: FactSource, name: VisitorName): Promise<Selection> {
  const found = new Set<string>();
  await facts.readAll((fact) => {
    const key = keyOf(fact);
    if (key !== undefined && isNamed(fact, name)) found.add(key);
  });
  const own = name.visitorId === undefined ? found : await begunBy(facts, name.visitorId, found);
  const marks = marksOf(name, own);
  /** Ids of questions and replies in the conversations that were found. */
  const [theirs, others] = [new Set<string>(), new Set<string>()];
  return {
    holds(fact) {
      const key = keyOf(fact) ?? '';
      if (fact.type === 'delivery') return isReplyTo(fact, theirs);
      if (!found.has(key)) return isNamed(fact, name) && Boolean(theirs.add(fact.id));
      const isHeld =
        isNamed(fact, name) || (own.has(key) ? !isOfAnother(fact, name, others) : isReplyTo(fact, theirs));
      (isHeld ? theirs : others).add(fact.id);
      return isHeld;
    },
    holdsDamaged: (line) => marks.some((mark) => line.toLowerCase().includes(mark)),
  };
}

/** Those of the conversations in which no other visitor's id came first. */
async function begunBy(
  facts: FactSource,
  visitorId: string,
  keys: ReadonlySet<string>,
): Promise<Set<string>> {
  const firsts = new Map<string, string>();
  await facts.readAll((fact) => {
    if (fact.type !== 'question' || fact.visitorId === undefined) return;
    const key = keyOf(fact) ?? '';
    if (keys.has(key) && !firsts.has(key)) firsts.set(key, fact.visitorId);
  });
  return new Set([...keys].filter((key) => (firsts.get(key) ?? visitorId) === visitorId));
}

function isNamed(fact: Fact, { visitorId, conversationId, email }: VisitorName): boolean {
  if (!isConversationFact(fact)) return false;
  if (conversationId !== undefined && fact.conversationId === conversationId) return true;
  if (fact.type === 'question') return visitorId !== undefined && fact.visitorId === visitorId;
  return fact.type === 'escalation' && fact.email.toLowerCase() === email?.toLowerCase();
}

function isOfAnother(fact: Fact, { visitorId }: VisitorName, others: ReadonlySet<string>): boolean {
  if (fact.type !== 'question') return isReplyTo(fact, others);
  return visitorId !== undefined && fact.visitorId !== undefined && fact.visitorId !== visitorId;
}

function isReplyTo(fact: Fact, ids: ReadonlySet<string>): boolean {
  if (fact.type === 'reply') return ids.has(fact.questionId);
  if (fact.type === 'delivery') return ids.has(fact.factId);
  return fact.type === 'feedback' && ids.has(fact.messageId);
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
