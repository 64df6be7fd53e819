/** What occurs most often among the questions of a time: pages, languages, and the questions themselves. */
import type { RatedPage } from '../admin-contract/feedback.js';
import type { AskedLanguage, AskedOnPage, AskedQuestion, CitedPage } from '../admin-contract/usage.js';
import type { TopQuery, TopQuestionQuery } from './insight.js';
import type { ReadModel } from './read-model.js';
import { fittingRows, rowsOf } from './scope-rows.js';
import { joinSimilar, QuestionTerms } from './questions/similar-questions.js';
import { HELPFUL, NOT_HELPFUL, UNRATED } from './turn-table.js';

/** Groups that others may join: many more than are ever shown, and few enough to compare all others with. */
const COMPARED_GROUPS = 500;
/** Groups that are compared with those: the rarer ones are questions that nobody asked twice. */
export const JOINED_GROUPS = 2000;

const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;

export function topCitedPages(model: ReadModel, query: TopQuery): CitedPage[] {
  const { turns, cited } = model;
  const counts = new Map<number, { count: number; helpful: number; notHelpful: number }>();
  for (const row of rowsOf(model, query)) {
    for (const page of cited.pagesOf(turns.cited.get(row))) {
      const entry = counts.get(page) ?? { count: 0, helpful: 0, notHelpful: 0 };
      counts.set(page, entry);
      entry.count++;
      if (turns.rating.get(row) === HELPFUL) entry.helpful++;
      if (turns.rating.get(row) === NOT_HELPFUL) entry.notHelpful++;
    }
  }
  const sorted = [...counts].sort(([, a], [, b]) => byCount(a, b)).slice(0, query.limit);
  return sorted.map(([page, entry]) => ({ ...pageNamed(model, page), ...entry }));
}

function pageNamed(model: ReadModel, page: number) {
  const { widget, pageId, title, url } = model.cited.nameOf(page);
  return { widgetId: model.widgets.textOf(widget), pageId, title, url };
}

/** By what was rated of the replies that cite them, the least helpful first. */
export function topRatedPages(model: ReadModel, query: TopQuery): RatedPage[] {
  const { turns, cited } = model;
  const rated = new Map<
    string,
    { widget: number; page: number | undefined; helpful: number; notHelpful: number }
  >();
  for (const row of rowsOf(model, query)) {
    const rating = turns.rating.get(row);
    if (rating === UNRATED) continue;
    const widget = turns.widget.get(row);
    const pages: readonly (number | undefined)[] = cited.pagesOf(turns.cited.get(row));
    for (const page of pages.length > 0 ? pages : [undefined]) {
      const key = `${widget} ${page ?? ''}`;
      const entry = rated.get(key) ?? { widget, page, helpful: 0, notHelpful: 0 };
      rated.set(key, entry);
      if (rating === HELPFUL) entry.helpful++;
      else entry.notHelpful++;
    }
  }
  const sorted = [...rated.values()].sort((a, b) => b.notHelpful - a.notHelpful || b.helpful - a.helpful);
  return sorted.slice(0, query.limit).map(({ widget, page, ...counts }) => {
    const { widgetId: _, ...named } = page === undefined ? { widgetId: '' } : pageNamed(model, page);
    const named_ = 'pageId' in named ? { page: named } : {};
    return { widgetId: model.widgets.textOf(widget), ...named_, ...counts };
  });
}

export function topAskedOn(model: ReadModel, query: TopQuery): AskedOnPage[] {
  const { turns } = model;
  const counts = new Map<number, { widget: number; page: number; count: number; refused: number }>();
  for (const row of rowsOf(model, query)) {
    const [widget, page] = [turns.widget.get(row), turns.page.get(row)];
    if (page === 0) continue;
    const key = pairOf(widget, page);
    let entry = counts.get(key);
    if (!entry) counts.set(key, (entry = { widget, page: page - 1, count: 0, refused: 0 }));
    entry.count++;
    if (turns.outcomeOf(row) === 'refused') entry.refused++;
  }
  const sorted = [...counts.values()].sort(byCount).slice(0, query.limit);
  return sorted.map(({ widget, page, count, refused }) => ({
    ...{ widgetId: model.widgets.textOf(widget), url: model.askedOn.textOf(page), count, refused },
  }));
}

/** Two numbers of tables as one, which a map finds in a tenth of the time that a text of both takes. */
const pairOf = (widget: number, other: number): number => widget * 2 ** 32 + other;

export function topLanguages(model: ReadModel, query: TopQuery): AskedLanguage[] {
  const counts = new Map<string, AskedLanguage>();
  for (const row of rowsOf(model, query)) {
    const language = model.languageOf(row);
    const entry = counts.get(language) ?? { language, count: 0, refused: 0 };
    counts.set(language, entry);
    entry.count++;
    if (model.turns.outcomeOf(row) === 'refused') entry.refused++;
  }
  return [...counts.values()].sort(byCount).slice(0, query.limit);
}

/** Questions of one widget that ask for the same, in whichever words, come together. */
export function topQuestions(model: ReadModel, query: TopQuestionQuery): AskedQuestion[] {
  const { turns } = model;
  const widgets: { widgetId: string; byWords: Map<number, QuestionCounts> }[] = [];
  for (const row of fittingRows(model, query)) {
    const widget = turns.widget.get(row);
    const { widgetId, byWords } = (widgets[widget] ??= {
      widgetId: model.widgets.textOf(widget),
      byWords: new Map(),
    });
    const words = model.wordsOf(row);
    let group = byWords.get(words);
    // The newest come first.
    if (!group) {
      group = { widgetId, newest: row, count: 0, answered: 0, unsure: 0, refused: 0 };
      byWords.set(words, group);
    }
    group.count++;
    const outcome = turns.outcomeOf(row);
    if (outcome === 'answered' || outcome === 'unsure' || outcome === 'refused') group[outcome]++;
  }
  const groups = widgets.flatMap(({ byWords }) => [...byWords.values()]);
  return joinQuestions(groups, (row) => turns.textOf(row), query.limit).map(
    ({ newest, widgetId, count, answered, unsure, refused }) => ({
      ...{ widgetId, question: turns.textOf(newest), count, answered, unsure, refused },
      lastAt: new Date(turns.at.get(newest)).toISOString(),
    }),
  );
}

/**
 * Joins groups of questions with the same words to groups that ask for the same; the most frequent come first.
 *
 * @param textOf gives the newest question of a group
 */
export function joinQuestions(
  groups: readonly QuestionCounts[],
  textOf: (newest: number) => string,
  limit: number,
): QuestionCounts[] {
  const terms = new QuestionTerms();
  const frequent = mostFrequent(groups, JOINED_GROUPS);
  const widgets = [...new Set(frequent.map(({ widgetId }) => widgetId))];
  const joined = widgets.flatMap((widgetId) => {
    const own = frequent.filter((group) => group.widgetId === widgetId);
    const withTerms = own.map((group) => ({ ...group, terms: terms.of(textOf(group.newest)).terms }));
    return joinSimilar(withTerms, absorb, Math.max(limit, COMPARED_GROUPS));
  });
  return joined.sort(byCount).slice(0, limit);
}

/** The most frequent first. Of many groups few are asked for more than once, so all but those stay unsorted. */
function mostFrequent(groups: readonly QuestionCounts[], most: number): QuestionCounts[] {
  const least =
    Uint32Array.from(groups, ({ count }) => count)
      .sort()
      .at(-most) ?? 0;
  const more = groups.filter(({ count }) => count > least);
  const equal = groups.filter(({ count }) => count === least);
  return [...more.sort(byCount), ...equal.slice(0, most - more.length)];
}

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

function absorb(into: QuestionCounts, other: QuestionCounts): void {
  into.newest = Math.max(into.newest, other.newest);
  for (const name of ['count', 'answered', 'unsure', 'refused'] as const) into[name] += other[name];
}
