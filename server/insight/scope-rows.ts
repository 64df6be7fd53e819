/** The rows of the read model that a query is about. */
import type { ReadModel } from './read-model.js';
import type { QuestionFilter, Scope } from './insight.js';
import { HELPFUL, kindNumber, NOT_HELPFUL, OUTCOME_NUMBERS, UNRATED } from './turn-table.js';

/** The widgets of a scope by their numbers; all where undefined. */
function widgetsOf(
  model: ReadModel,
  { widgetIds }: Pick<Scope, 'widgetIds'>,
): ReadonlySet<number> | undefined {
  return widgetIds && new Set(widgetIds.flatMap((id) => model.widgets.find(id) ?? []));
}

/** The newest first. */
export function rowsOf(model: ReadModel, scope: Scope, tests: readonly Fits[] = []): Uint32Array {
  const { turns } = model;
  const wanted = widgetsOf(model, scope);
  const all = [...(wanted ? [(row: number) => wanted.has(turns.widget.get(row))] : []), ...tests];
  // Most often there is one, which is asked in half the time.
  const isWanted = all.length > 1 ? (row: number) => all.every((test) => test(row)) : all[0];
  return turns.newestFirst(scope.from, scope.to, isWanted);
}

/** The newest first, of those that fit the filter. */
export function fittingRows(model: ReadModel, filter: QuestionFilter): Uint32Array {
  const tests = testsOf(model, filter);
  return tests ? rowsOf(model, filter, tests) : new Uint32Array(0);
}

type Fits = (row: number) => boolean;

/** Undefined where nothing can fit, since what is looked for never occurred. */
function testsOf(model: ReadModel, filter: QuestionFilter): Fits[] | undefined {
  const { turns } = model;
  const { outcomes, kinds, rating, isEscalated, language, page, cited, visitor } = filter;
  const tests: Fits[] = [];
  if (outcomes) {
    const wanted = new Set(outcomes.map((outcome) => OUTCOME_NUMBERS.indexOf(outcome)));
    tests.push((row) => wanted.has(turns.outcome.get(row)));
  }
  if (kinds) {
    const wanted = new Set(kinds.map(kindNumber));
    tests.push((row) => wanted.has(turns.kind.get(row)));
  }
  if (rating !== undefined) tests.push(ratingTest(model, rating));
  if (visitor !== undefined) {
    const wanted = model.visitors.find(visitor);
    if (wanted === undefined) return undefined;
    tests.push((row) => turns.visitor.get(row) === wanted + 1);
  }
  if (page !== undefined) {
    const wanted = model.askedOn.find(page);
    if (wanted === undefined) return undefined;
    tests.push((row) => turns.page.get(row) === wanted + 1);
  }
  if (cited !== undefined) tests.push(citedTest(model, cited));
  if (isEscalated !== undefined)
    tests.push((row) => model.escalationsOf(turns.conversation.get(row)) > 0 === isEscalated);
  if (language !== undefined) tests.push(languageTest(model, language));
  return tests;
}

function ratingTest({ turns }: ReadModel, rating: NonNullable<QuestionFilter['rating']>): Fits {
  if (rating === 'any') return (row) => turns.rating.get(row) !== UNRATED;
  const wanted = { positive: HELPFUL, negative: NOT_HELPFUL, none: UNRATED }[rating];
  return (row) => turns.rating.get(row) === wanted;
}

function languageTest(model: ReadModel, language: string): Fits {
  const wanted = model.languages.find(language);
  // What has no reply yet may be the first in its language.
  if (wanted === undefined) return (row) => model.languageOf(row) === language;
  return (row) => model.languageNumberOf(row) === wanted;
}

function citedTest({ turns, cited }: ReadModel, pageId: string): Fits {
  const known = new Map<number, boolean>();
  return (row) => {
    const set = turns.cited.get(row);
    let holds = known.get(set);
    if (holds === undefined) {
      holds = cited.pagesOf(set).some((page) => cited.nameOf(page).pageId === pageId);
      known.set(set, holds);
    }
    return holds;
  };
}
