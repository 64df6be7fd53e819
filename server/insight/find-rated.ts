/** Finds replies that were rated, the one with the newest question first. */
import type { RatedQuery, RatedTurn, RatedTurnPage } from './insight.js';
import { ratingOf } from './find-conversations.js';
import type { ReadModel } from './read-model.js';
import { createSkip, cursorOf } from './row-cursor.js';
import { fittingRows } from './scope-rows.js';
import { HELPFUL } from './turn-table.js';

export function findRated(model: ReadModel, query: RatedQuery): RatedTurnPage {
  const { turns } = model;
  const { limit, cursor, rating, hasReason } = query;
  const isBehind = createSkip(turns, cursor);
  const found: number[] = [];
  const count = { helpful: 0, notHelpful: 0, withReason: 0 };
  // All are counted, whatever the rating that is listed.
  for (const row of fittingRows(model, { ...query, rating: 'any' })) {
    const isNext = isBehind(row);
    const isReasoned = turns.hasReason(row);
    const isHelpful = turns.rating.get(row) === HELPFUL;
    if (isHelpful) count.helpful++;
    else count.notHelpful++;
    if (isReasoned) count.withReason++;
    const isWanted =
      (rating === undefined || isHelpful === (rating === 'positive')) &&
      (hasReason === undefined || isReasoned === hasReason);
    if (isNext && isWanted && found.length <= limit) found.push(row);
  }
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.flatMap((row) => describeRated(model, row) ?? []),
    ...(found.length > limit && last !== undefined && { next: cursorOf(turns, last) }),
    count,
  };
}

/** Undefined where it is not rated any more. */
export function describeRated(model: ReadModel, row: number): RatedTurn | undefined {
  const { turns, cited } = model;
  const rating = ratingOf(model, row);
  if (!rating) return undefined;
  const conversation = turns.conversation.get(row);
  let fromEnd = 0;
  for (const each of model.turnsOf(conversation)) {
    fromEnd++;
    if (each === row) break;
  }
  return {
    widgetId: model.widgets.textOf(turns.widget.get(row)),
    conversationId: model.conversationIdOf(conversation),
    questionHash: turns.questionHash.get(row),
    fromEnd,
    askedAt: turns.at.get(row),
    question: turns.textOf(row),
    outcome: turns.outcomeOf(row),
    confidenceScore: Number(turns.confidence.get(row).toPrecision(6)),
    rating,
    citedPages: cited.pagesOf(turns.cited.get(row)).map((page) => {
      const { pageId, title, url } = cited.nameOf(page);
      return { pageId, title, url };
    }),
  };
}
