/** How imports went, in PostgreSQL. */
import { importRunSchema } from '../../admin-contract/imports.js';
import { assertWidgetId, isWidgetId } from '../port/ids.js';
import { MAX_RUNS, type RunStore } from '../port/run-store.js';
import type { Database } from '../database/database.js';

const ADD = {
  name: 'run_add',
  text: `INSERT INTO runs (widget_id, id, started_at, run) VALUES ($1, $2, $3, $4)
    ON CONFLICT (widget_id, id) DO UPDATE SET run = excluded.run`,
};
const FORGET = {
  name: 'runs_forget',
  text: `DELETE FROM runs WHERE widget_id = $1 AND id IN (
    SELECT id FROM runs WHERE widget_id = $1 ORDER BY started_at DESC OFFSET ${MAX_RUNS})`,
};
const LIST = {
  name: 'runs',
  text: `SELECT run FROM runs WHERE widget_id = $1 ORDER BY started_at DESC LIMIT ${MAX_RUNS}`,
};

export function createPostgresRuns(database: Database): RunStore {
  return {
    async add(widgetId, run) {
      assertWidgetId(widgetId);
      await database.run(ADD, [widgetId, run.id, run.startedAt, JSON.stringify(run)]);
      await database.run(FORGET, [widgetId]);
    },
    async list(widgetId) {
      if (!isWidgetId(widgetId)) return [];
      const rows = await database.run<{ run: string }>(LIST, [widgetId]);
      return rows.flatMap(({ run }) => importRunSchema.safeParse(JSON.parse(run)).data ?? []);
    },
  };
}
