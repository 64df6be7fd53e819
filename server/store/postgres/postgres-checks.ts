/** How checks went the last time, in PostgreSQL. */
import { keptChecksSchema, type CheckStore } from '../port/run-store.js';
import { assertWidgetId, isWidgetId } from '../port/ids.js';
import type { Database } from '../database/database.js';

const GET = { name: 'checks', text: 'SELECT run FROM check_runs WHERE widget_id = $1' };
const SAVE = {
  name: 'checks_save',
  text: `INSERT INTO check_runs (widget_id, run) VALUES ($1, $2)
    ON CONFLICT (widget_id) DO UPDATE SET run = excluded.run`,
};

export function createPostgresChecks(database: Database): CheckStore {
  return {
    async get(widgetId) {
      if (!isWidgetId(widgetId)) return undefined;
      const [row] = await database.run<{ run: string }>(GET, [widgetId]);
      return row && keptChecksSchema.safeParse(JSON.parse(row.run)).data;
    },
    async save(widgetId, run) {
      assertWidgetId(widgetId);
      await database.run(SAVE, [widgetId, JSON.stringify(run)]);
    },
  };
}
