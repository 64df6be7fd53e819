/** What a query asks of the rows of `turns`, as a condition in SQL. */
import { isWidgetId } from '../../store/port/ids.js';
import type { QuestionFilter, Scope } from '../insight.js';
import { HELPFUL, kindNumber, NOT_HELPFUL, OUTCOME_NUMBERS, UNRATED } from '../turn-table.js';
import { storable } from './turn-rows.js';
import type { AskedDatabase } from './turns-database.js';

/** The values of a statement, each of which stands in it by its place. */
export class Values {
  readonly list: unknown[] = [];

  /** Gives its place. */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** A condition for the rows of any table that has these columns, named by `alias`. */
export type Condition = (alias: string) => string;

const RATINGS = {
  positive: [HELPFUL],
  negative: [NOT_HELPFUL],
  any: [HELPFUL, NOT_HELPFUL],
  none: [UNRATED],
};

const all =
  (parts: readonly Condition[]): Condition =>
  (alias) =>
    parts.length === 0 ? 'true' : parts.map((part) => part(alias)).join(' AND ');

/** @param comparison has `?` in the place of the value */
function compare(column: string, comparison: string, value: unknown, values: Values): Condition {
  const place = values.add(value);
  return (alias) => `${alias}.${column} ${comparison.replace('?', place)}`;
}

export function inScope({ widgetIds, from, to }: Scope, values: Values): Condition {
  const parts: Condition[] = [];
  const add = (column: string, comparison: string, value: unknown) =>
    parts.push(compare(column, comparison, value, values));
  // Times that no calendar has are no condition.
  if (Number.isFinite(from)) add('at', '>= ?', new Date(from));
  if (Number.isFinite(to)) add('at', '< ?', new Date(to));
  if (widgetIds?.length === 1 && isWidgetId(widgetIds[0] ?? '')) add('widget_id', '= ?', widgetIds[0]);
  else if (widgetIds) add('widget_id', '= ANY(?::uuid[])', widgetIds.filter(isWidgetId));
  return all(parts);
}

/** Whether a query leaves out questions of its scope. */
export const isFiltered = (filter: QuestionFilter): boolean =>
  NARROWING.some((name) => filter[name] !== undefined);

const NARROWING = [
  'outcomes',
  'kinds',
  'rating',
  'isEscalated',
  'language',
  'page',
  'cited',
  'visitor',
] satisfies (keyof QuestionFilter)[];

export function fitting({ visitorKey }: AskedDatabase, filter: QuestionFilter, values: Values): Condition {
  const { outcomes, kinds, rating, isEscalated, language, page, cited, visitor } = filter;
  const parts: Condition[] = [inScope(filter, values)];
  const add = (column: string, comparison: string, value: unknown) =>
    parts.push(compare(column, comparison, value, values));
  if (outcomes)
    add(
      'outcome',
      '= ANY(?::smallint[])',
      outcomes.map((outcome) => OUTCOME_NUMBERS.indexOf(outcome)),
    );
  if (kinds) add('kind', '= ANY(?::smallint[])', kinds.map(kindNumber));
  if (rating !== undefined) {
    add('rating', '= ANY(?::smallint[])', RATINGS[rating]);
    // So said, the rows that are rated have an order of their own.
    if (rating !== 'none') parts.push((alias) => `${alias}.rating > 0`);
  }
  if (visitor !== undefined) add('visitor', '= ?', visitorKey(visitor));
  if (page !== undefined) add('page', '= ?', storable(page));
  if (cited !== undefined) add('cited', '@> ARRAY[?::text]', storable(cited));
  if (isEscalated !== undefined) add('is_escalated', '= ?', isEscalated);
  if (language !== undefined) add('language', '= ?', language);
  return all(parts);
}
