/** How much of quotas and of the language model's tokens is used, in PostgreSQL. */
import type { Quota } from '../../model.js';
import type { QuotaUsage } from '../port/conversation-store.js';
import { isWidgetId } from '../port/ids.js';
import type { OperatorQuotas } from '../port/operator-quotas.js';
import type { TokenStore } from '../port/token-store.js';
import { quotaPeriod } from '../records/quota-ledger.js';
import type { Database } from '../database/database.js';
import { COLUMNS, columnsOf, insertRecords, ROW_LISTS } from './record-rows.js';

const READ = {
  name: 'quotas_read',
  text: 'SELECT widget_id, used, days FROM quota_months WHERE widget_id = ANY($1::uuid[]) AND month = $2::date',
};

/** Within the limit of the month, or not at all. */
const RESERVE = {
  name: 'tokens_reserve',
  text: `
WITH spent AS (
  INSERT INTO token_months AS t (widget_id, month, tokens) SELECT $1, $2::date, $3 WHERE $3::bigint <= $4::bigint
  ON CONFLICT (widget_id, month) DO UPDATE SET tokens = t.tokens + excluded.tokens
  WHERE t.tokens + excluded.tokens <= $4
  RETURNING 1
), recorded AS (
  INSERT INTO records (${COLUMNS}) SELECT a.* FROM unnest(${ROW_LISTS(5)}) AS a, spent
  ON CONFLICT (id, at) DO NOTHING
)
SELECT count(*)::int AS reserved FROM spent`,
};
const SPENT = {
  name: 'tokens_spent',
  text: 'SELECT tokens FROM token_months WHERE widget_id = $1 AND month = $2::date',
};
const SETTLE = {
  name: 'tokens_settle',
  text: `INSERT INTO token_months AS t (widget_id, month, tokens) VALUES ($1, $2::date, $3)
    ON CONFLICT (widget_id, month) DO UPDATE SET tokens = t.tokens + excluded.tokens`,
};

const monthOf = (at: string): string => `${at.slice(0, 7)}-01`;

/** @param at ISO 8601 or milliseconds since 1970 */
export function usageOf(used: number, at: string | number, quota: Quota): QuotaUsage {
  const { to } = quotaPeriod(typeof at === 'string' ? Date.parse(at) : at, quota.period);
  return { used, limit: quota.messages, resetsAt: to };
}

export async function readUsage(
  database: Database,
  widgetId: string,
  at: number,
  quota: Quota,
): Promise<QuotaUsage> {
  const usage = await readUsages(database, [{ id: widgetId, quota }], at);
  return usage.get(widgetId) ?? usageOf(0, at, quota);
}

async function readUsages(
  database: Database,
  widgets: readonly { id: string; quota: Quota }[],
  at: number,
): Promise<Map<string, QuotaUsage>> {
  const date = new Date(at).toISOString();
  const rows = await database.run<{ widget_id: string; used: number; days: number[] }>(READ, [
    widgets.map(({ id }) => id).filter(isWidgetId),
    monthOf(date),
  ]);
  const byId = new Map(rows.map((row) => [row.widget_id, row]));
  return new Map(
    widgets.map(({ id, quota }) => {
      const row = byId.get(id.toLowerCase());
      const today = row?.days[Number(date.slice(8, 10)) - 1] ?? 0;
      return [id, usageOf(quota.period === 'day' ? today : (row?.used ?? 0), at, quota)];
    }),
  );
}

export function createPostgresQuotas(database: Database): OperatorQuotas {
  return { usage: (widgets, at) => readUsages(database, widgets, at) };
}

export function createPostgresTokens(database: Database): TokenStore {
  return {
    async usage(widgetId, at) {
      if (!isWidgetId(widgetId)) return 0;
      const values = [widgetId, monthOf(new Date(at).toISOString())];
      const [row] = await database.run<{ tokens: string }>(SPENT, values);
      return Number(row?.tokens ?? 0);
    },
    async reserve(record, limit) {
      const { widgetId, at, tokens } = record;
      const values = [widgetId, monthOf(at), tokens, limit, ...columnsOf([record])];
      const [row] = await database.run<{ reserved: number }>(RESERVE, values);
      return (row?.reserved ?? 0) > 0;
    },
    settle: (record) =>
      database.transaction(async (transaction) => {
        // Settled already, though nobody could be told.
        if ((await insertRecords(transaction, [record])) === 0) return;
        await transaction.run(SETTLE, [record.widgetId, monthOf(record.at), record.tokens]);
      }),
  };
}
