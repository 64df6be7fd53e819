/** Counts what was asked in a time, and how it ended, from the rows of `turns`. */
import type { UsageCounts, UsagePeriod } from '../../admin-contract/usage.js';
import type { BucketQuery, Scope } from '../insight.js';
import { bucketStarts } from '../time-buckets.js';
import { HELPFUL, NOT_HELPFUL, OUTCOME_NUMBERS } from '../turn-table.js';
import { inScope, Values } from './turn-filter.js';
import type { AskedDatabase } from './turns-database.js';

/** From when on there are records: what a row says of an earlier one does not count. */
export const GONE_BEFORE = `coalesce((SELECT gone_before FROM turns_state), '-infinity')`;

const when = (condition: string) => `count(*) FILTER (WHERE ${condition})::int`;
/** @param isFirst tells of the first question of its conversation in the time that is counted */
const countsOf = (isFirst: string) => `
  count(*)::int AS questions,
  ${OUTCOME_NUMBERS.map((name, number) => `${when(`outcome = ${number}`)} AS "${name}"`).join(', ')},
  ${when(`rating = ${HELPFUL}`)} AS helpful, ${when(`rating = ${NOT_HELPFUL}`)} AS "notHelpful",
  ${when(isFirst)} AS conversations,
  ${when(`${isFirst} AND is_escalated`)} AS "escalatedConversations",
  percentile_disc(ARRAY[0.5, 0.95]) WITHIN GROUP (ORDER BY took) AS shares`;

type Counts = Omit<UsageCounts, 'erased' | 'escalations' | 'turnedAway' | 'p50' | 'p95'>;
type Row = Counts & { shares: [number | null, number | null] | null } & Record<string, unknown>;
/** Of one bucket or widget, or, where `key` is null, of all. */
type Keyed<T> = T & { key: string | number | null };

const NOTHING: Counts = {
  questions: 0,
  answered: 0,
  unsure: 0,
  refused: 0,
  smallTalk: 0,
  none: 0,
  helpful: 0,
  notHelpful: 0,
  conversations: 0,
  escalatedConversations: 0,
};

/** A time without a widget that is known counts zeros. */
export async function countUsage(database: AskedDatabase, query: BucketQuery): Promise<UsagePeriod> {
  const { from, to, bucket, timeZone } = query;
  const starts = bucketStarts(from, to, bucket, timeZone);
  const [totals, buckets] = await Promise.all([
    countKeys(database, query, () => 'NULL::int'),
    countKeys(
      database,
      query,
      (values) => `width_bucket(t.at, ${values.add(starts.map((at) => new Date(at)))}::timestamptz[])`,
      starts,
    ),
  ]);
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    totals: totals.get(null) ?? finish(),
    buckets: starts.map((at, index) => ({
      at: new Date(at).toISOString(),
      ...(buckets.get(index + 1) ?? finish()),
    })),
  };
}

export async function countByWidget(
  database: AskedDatabase,
  scope: Scope,
): Promise<{ widgetId: string; totals: UsageCounts }[]> {
  const counted = await countKeys(database, scope, () => 't.widget_id');
  return [...counted].map(([widgetId, totals]) => ({ widgetId: String(widgetId), totals }));
}

/** @param starts when each bucket begins, where buckets are the keys, from 1 on */
async function countKeys(
  database: AskedDatabase,
  scope: Scope,
  keyOf: (values: Values) => string,
  starts?: readonly number[],
): Promise<Map<string | number | null, UsageCounts>> {
  const values = new Values();
  const isIn = inScope(scope, values);
  const key = keyOf(values);
  const from = `${values.add(new Date(scope.from))}::timestamptz`;
  const begin = starts
    ? `greatest(${from}, (${values.add(starts.map((at) => new Date(at)))}::timestamptz[])[key])`
    : from;
  const isFirst = `(previous_at IS NULL OR previous_at < greatest(${begin}, gone_before))`;
  const [turns, erased, requests] = await Promise.all([
    database.ask<Keyed<Row>>(
      `SELECT key, ${countsOf(isFirst)} FROM (
         SELECT ${key} AS key, t.*, ${GONE_BEFORE} AS gone_before FROM turns t WHERE ${isIn('t')}) AS t
       WHERE ${from} IS NOT NULL GROUP BY key`,
      values.list,
    ),
    countOthers(database, scope, 'erased_turns', keyOf),
    countOthers(database, scope, 'escalations', keyOf),
  ]);
  const keys = new Set([...turns.map((row) => row.key), ...erased.keys(), ...requests.keys()]);
  const rows = new Map(turns.map((row) => [row.key, row]));
  return new Map(
    [...keys].map((each) => [each, finish(rows.get(each), erased.get(each), requests.get(each))]),
  );
}

async function countOthers(
  database: AskedDatabase,
  scope: Scope,
  table: 'erased_turns' | 'escalations',
  keyOf: (values: Values) => string,
): Promise<Map<string | number | null, number>> {
  const values = new Values();
  const isIn = inScope(scope, values);
  const rows = await database.ask<Keyed<{ n: number }>>(
    `SELECT ${keyOf(values)} AS key, count(*)::int AS n FROM ${table} t WHERE ${isIn('t')} GROUP BY key`,
    values.list,
  );
  return new Map(rows.map(({ key, n }) => [key, n]));
}

function finish(row?: Keyed<Row>, erased = 0, escalations = 0): UsageCounts {
  const counts = { ...NOTHING, ...row };
  const { questions, answered, unsure, refused, smallTalk, none } = counts;
  const { helpful, notHelpful, conversations, escalatedConversations } = counts;
  const [p50, p95] = row?.shares ?? [null, null];
  return {
    questions: questions + erased,
    answered,
    unsure,
    refused,
    smallTalk,
    none,
    erased,
    helpful,
    notHelpful,
    conversations,
    escalatedConversations,
    escalations,
    ...(p50 !== null && p95 !== null && { p50, p95 }),
  };
}
