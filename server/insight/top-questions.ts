/** What was asked most often in a time, in whichever words. */
import type { AskedQuestion } from '../admin-contract/usage.js';
import type { TopQuestionQuery } from './insight.js';
import { joinSimilar, QuestionTerms } from './questions/similar-questions.js';
import type { ReadModel } from './read-model.js';
import { fittingRows } from './scope-rows.js';

/** Groups that others may join: many more than are ever shown, and few enough to compare all others with. */
const COMPARED_GROUPS = 500;
/** Groups that are compared with those: the rarer ones are questions that nobody asked twice. */
export const JOINED_GROUPS = 1000;

const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;

/** How often questions with the same words were asked of a widget, and how they ended. */
export interface QuestionCounts {
  widgetId: string;
  /** Place of the newest question. */
  newest: number;
  count: number;
  answered: number;
  unsure: number;
  refused: number;
}

/** Questions of one widget that ask for the same, in whichever words, come together. */
export function topQuestions(model: ReadModel, query: TopQuestionQuery): AskedQuestion[] {
  const { turns } = model;
  const groups = frequentGroups(model, fittingRows(model, query));
  return joinQuestions(groups, (row) => turns.textOf(row), query.limit).map(
    ({ newest, widgetId, count, answered, unsure, refused }) => ({
      widgetId,
      question: turns.textOf(newest),
      count,
      answered,
      unsure,
      refused,
      lastAt: new Date(turns.at.get(newest)).toISOString(),
    }),
  );
}

/** Questions with the same words, the most frequent first. @param rows the newest first */
function frequentGroups({ turns, widgets, wordings }: ReadModel, rows: Uint32Array): QuestionCounts[] {
  const counts = new Uint32Array(wordings);
  for (const row of rows) {
    const words = turns.words.get(row);
    counts[words] = (counts[words] ?? 0) + 1;
  }
  const { least, equal } = leastOfMost(counts, rows.length, JOINED_GROUPS);
  const groups = new Map<number, QuestionCounts>();
  let room = equal;
  for (const row of rows) {
    const words = turns.words.get(row);
    const count = counts[words] ?? 0;
    if (count < least) continue;
    let group = groups.get(words);
    if (!group) {
      if (count === least && room-- <= 0) continue;
      const widgetId = widgets.textOf(turns.widget.get(row));
      groups.set(words, (group = { widgetId, newest: row, count, answered: 0, unsure: 0, refused: 0 }));
    }
    const outcome = turns.outcomeOf(row);
    if (outcome === 'answered' || outcome === 'unsure' || outcome === 'refused') group[outcome]++;
  }
  return [...groups.values()].sort(byCount);
}

/**
 * The least of so many largest counts, and how many of them are as small. Of many groups few are asked for more than
 * once, so that sorting them all would take most of the time.
 */
function leastOfMost(counts: Uint32Array, largest: number, most: number): { least: number; equal: number } {
  const frequencies = new Uint32Array(largest + 1);
  for (const count of counts) frequencies[count] = (frequencies[count] ?? 0) + 1;
  let [least, above] = [largest, 0];
  while (least > 1 && above + (frequencies[least] ?? 0) < most) above += frequencies[least--] ?? 0;
  return { least, equal: most - above };
}

/**
 * Joins groups of questions with the same words to groups that ask for the same; the most frequent come first.
 *
 * @param groups the most frequent first
 * @param textOf gives the newest question of a group
 */
export function joinQuestions(
  groups: readonly QuestionCounts[],
  textOf: (newest: number) => string,
  limit: number,
): QuestionCounts[] {
  const terms = new QuestionTerms();
  const widgets = [...new Set(groups.map(({ widgetId }) => widgetId))];
  const joined = widgets.flatMap((widgetId) => {
    const own = groups.filter((group) => group.widgetId === widgetId);
    const withTerms = own.map((group) => ({ ...group, terms: terms.of(textOf(group.newest)).terms }));
    return joinSimilar(withTerms, absorb, Math.max(limit, COMPARED_GROUPS));
  });
  return joined.sort(byCount).slice(0, limit);
}

function absorb(into: QuestionCounts, other: QuestionCounts): void {
  into.newest = Math.max(into.newest, other.newest);
  for (const name of ['count', 'answered', 'unsure', 'refused'] as const) into[name] += other[name];
}
