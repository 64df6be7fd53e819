/** Finds conversations, the one with the newest question that fits first. */
import type { ConversationPage, ConversationRow } from '../admin-contract/conversations.js';
import type { ConversationNotes, PageQuery, QuestionFilter } from './insight.js';
import { createSkip, cursorOf } from './row-cursor.js';
import type { ReadModel } from './read-model.js';
import { fittingRows } from './scope-rows.js';
import { HELPFUL, NOT_HELPFUL, UNRATED } from './turn-table.js';

export function findConversations(model: ReadModel, query: QuestionFilter & PageQuery): ConversationPage {
  const { turns } = model;
  const isBehind = createSkip(turns, query.cursor);
  const seen = new Uint8Array(model.conversationCount);
  const found: number[] = [];
  let [conversations, questions] = [0, 0];
  for (const row of fittingRows(model, query)) {
    questions++;
    const isNext = isBehind(row);
    const conversation = turns.conversation.get(row);
    if (seen[conversation]) continue;
    seen[conversation] = 1;
    conversations++;
    // One more tells whether there is another page.
    if (isNext && found.length <= query.limit) found.push(row);
  }
  const shown = found.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => describeConversation(model, turns.conversation.get(row), row)),
    ...(found.length > query.limit && last !== undefined && { next: cursorOf(turns, last) }),
    count: { conversations, questions },
  };
}

/** @param matched the newest row that fits what was asked */
export function describeConversation(
  model: ReadModel,
  conversation: number,
  matched?: number,
): ConversationRow {
  const { turns } = model;
  const rows = [...model.turnsOf(conversation)].reverse();
  const first = rows[0] ?? 0;
  const outcomes = { none: 0, answered: 0, unsure: 0, refused: 0, smallTalk: 0 };
  let leastConfidence = Infinity;
  let [helpful, notHelpful, visitor, isVerified] = [0, 0, 0, 0];
  for (const row of rows) {
    const outcome = turns.outcomeOf(row);
    outcomes[outcome]++;
    if (outcome === 'answered' || outcome === 'unsure' || outcome === 'refused')
      leastConfidence = Math.min(leastConfidence, turns.confidence.get(row));
    if (turns.rating.get(row) === HELPFUL) helpful++;
    if (turns.rating.get(row) === NOT_HELPFUL) notHelpful++;
    if (turns.visitor.get(row) > 0)
      [visitor, isVerified] = [turns.visitor.get(row), turns.isVerified.get(row)];
  }
  const page = turns.page.get(first);
  return {
    id: model.conversationIdOf(conversation),
    widgetId: model.widgets.textOf(turns.widget.get(first)),
    ...(visitor > 0 && { visitorId: model.visitors.textOf(visitor - 1) }),
    ...(isVerified > 0 && { isVisitorVerified: true as const }),
    startedAt: timeOf(model, first),
    lastAt: timeOf(model, rows.at(-1) ?? first),
    firstQuestion: turns.textOf(first),
    ...(matched !== undefined && matched !== first && { matched: turns.textOf(matched) }),
    questions: rows.length,
    outcomes,
    helpful,
    notHelpful,
    escalations: model.escalationsOf(conversation),
    kinds: [...new Set(rows.flatMap((row) => turns.kindOf(row) ?? []))],
    languages: [...new Set(rows.map((row) => model.languageOf(row)))],
    ...(page > 0 && { pageUrl: model.askedOn.textOf(page - 1) }),
    // A share of few digits: the column holds no more.
    ...(leastConfidence < Infinity && { leastConfidence: Number(leastConfidence.toPrecision(6)) }),
  };
}

const timeOf = ({ turns }: ReadModel, row: number) => new Date(turns.at.get(row)).toISOString();

/** What is known of a conversation beside the texts of its turns; undefined where there is none. */
export function notesOf(
  model: ReadModel,
  name: { widgetId: string; conversationId: string },
): ConversationNotes | undefined {
  const conversation = model.conversationOf(name);
  if (conversation === undefined) return undefined;
  const rows = [...model.turnsOf(conversation)];
  if (rows.length === 0) return undefined;
  const { turns } = model;
  return {
    ratings: new Map(
      rows.flatMap((row) => {
        const rating = ratingOf(model, row);
        return rating ? [[turns.questionHash.get(row), rating] as const] : [];
      }),
    ),
    languages: new Map(rows.map((row) => [turns.questionHash.get(row), model.languageOf(row)])),
    requests: model.escalationsOf(conversation),
    turns: rows.length,
  };
}

/** The newest rating of the reply of a row. */
export function ratingOf({ turns }: ReadModel, row: number) {
  const rating = turns.rating.get(row);
  if (rating === UNRATED) return undefined;
  const reason = turns.reasonOf(row);
  return {
    feedback: rating === HELPFUL ? ('positive' as const) : ('negative' as const),
    at: new Date(turns.ratedAt(row)).toISOString(),
    ...(reason !== undefined && { reason }),
  };
}
