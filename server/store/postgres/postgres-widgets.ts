/** Widgets in PostgreSQL, and in memory those that were seen: a look a second tells what others changed. */
import { widgetSchema, type Widget } from '../../model.js';
import { freezeWidget } from '../port/freeze-widget.js';
import { assertWidgetId, isWidgetId } from '../port/ids.js';
import { byName } from '../port/order.js';
import { reasonOf, type StoreProblem } from '../port/store-problem.js';
import { assertRevision, revisionOf } from '../port/widget-revision.js';
import type { WidgetStore } from '../port/widget-store.js';
import type { Database, Runner } from '../database/database.js';
import { coalesce } from '../database/coalesce.js';

interface WidgetRow {
  id: string;
  /** Null where the widget was removed. */
  record: string | null;
  revision: string;
}

interface Seen {
  revision: bigint;
  /** The last that could be read. */
  widget: Widget | undefined;
}

const GET = {
  name: 'widget',
  text: 'SELECT id, record, revision FROM widgets WHERE id = ANY($1::uuid[])',
};
const LOCK = {
  name: 'widget_lock',
  text: 'SELECT id, record, revision FROM widgets WHERE id = $1 FOR UPDATE',
};
const LIST = { name: 'widgets', text: 'SELECT id, record, revision FROM widgets' };
/** Further back than any write may take, so that one that commits late is seen too. */
const CHANGED = {
  name: 'widgets_changed',
  text: `SELECT id, record, revision FROM widgets WHERE changed_at > now() - interval '30 seconds'`,
};
const SAVE = {
  name: 'widget_save',
  text: `INSERT INTO widgets AS w (id, record, revision) VALUES ($1, $2, 1)
    ON CONFLICT (id) DO UPDATE SET record = excluded.record, revision = w.revision + 1, changed_at = now()
    RETURNING id, record, revision`,
};
const REMOVE = {
  name: 'widget_remove',
  text: `
WITH p AS (
  DELETE FROM pages WHERE widget_id = $1
), s AS (
  DELETE FROM sites WHERE widget_id = $1
), i AS (
  DELETE FROM images WHERE widget_id = $1
), u AS (
  DELETE FROM runs WHERE widget_id = $1
), c AS (
  DELETE FROM check_runs WHERE widget_id = $1
), r AS (
  INSERT INTO page_sets AS ps (widget_id, revision) VALUES ($1, 1)
  ON CONFLICT (widget_id) DO UPDATE SET revision = ps.revision + 1, changed_at = now()
)
UPDATE widgets SET record = NULL, revision = revision + 1, changed_at = now() WHERE id = $1
RETURNING id, record, revision`,
};

export interface PostgresWidgets extends WidgetStore {
  /** Looks at all, or at what has changed of late. */
  look(isWhole: boolean): Promise<void>;
  /** Those that could not be read when they were last seen. */
  knownProblems(): StoreProblem[];
}

export function createPostgresWidgets(database: Database): PostgresWidgets {
  const seen = new Map<string, Seen>();
  /** Of those that could not be read when they were last seen; asked for every few seconds, so not looked for among all. */
  const problems = new Map<string, StoreProblem>();
  let sorted: readonly Widget[] | undefined;
  /** Whether what is in memory is all there is, but for the last second. */
  let isWatching = false;

  /** The same object until its row changes; a look that was overtaken by a change tells nothing new. */
  function see(row: WidgetRow): Widget | undefined {
    const known = seen.get(row.id);
    const revision = BigInt(row.revision);
    if (known && known.revision >= revision) return known.widget;
    const { widget, problem } = readWidget(row, known?.widget);
    seen.set(row.id, { widget, revision });
    if (problem) problems.set(row.id, problem);
    else problems.delete(row.id);
    sorted = undefined;
    return widget;
  }

  const known = () => (sorted ??= [...seen.values()].flatMap(({ widget }) => widget ?? []).sort(byName));

  async function look(ids: readonly string[]): Promise<void> {
    for (const row of await database.run<WidgetRow>(GET, [ids])) see(row);
  }
  /** For those that another server may have made a moment ago. */
  const lookTogether = coalesce(look);
  async function read(id: string): Promise<Widget | undefined> {
    if (!isWidgetId(id)) return undefined;
    await look([id]);
    return seen.get(id.toLowerCase())?.widget;
  }

  return {
    async get(id) {
      if (!isWatching) return read(id);
      const known = seen.get(id.toLowerCase());
      if (!known?.widget && isWidgetId(id)) await lookTogether(id);
      return seen.get(id.toLowerCase())?.widget;
    },
    async list() {
      if (!isWatching) for (const row of await database.run<WidgetRow>(LIST)) see(row);
      return [...known()];
    },
    known,
    async revision(id) {
      const widget = await read(id);
      return widget && revisionOf(widget);
    },
    async save(widget, { ifRevision } = {}) {
      assertWidgetId(widget.id);
      const row = await database.transaction((transaction) => save(transaction, widget, ifRevision));
      if (row) see(row);
      return revisionOf(widget);
    },
    async remove(id) {
      if (!isWidgetId(id)) return false;
      const [row, before] = await database.transaction(async (transaction) => {
        const [locked] = await transaction.run<WidgetRow>(LOCK, [id]);
        return [(await transaction.run<WidgetRow>(REMOVE, [id]))[0], locked] as const;
      });
      if (row) see(row);
      return before !== undefined && before.record !== null;
    },
    async look(isWhole) {
      for (const row of await database.run<WidgetRow>(isWhole ? LIST : CHANGED)) see(row);
      isWatching = true;
    },
    knownProblems: () => [...problems.values()],
  };
}

function readWidget(
  { id, record }: WidgetRow,
  last: Widget | undefined,
): { widget: Widget | undefined; problem?: StoreProblem } {
  if (record === null) return { widget: undefined };
  const parsed = widgetSchema.safeParse(JSON.parse(record));
  if (parsed.success) return { widget: freezeWidget(parsed.data) };
  return { widget: last, problem: { file: `widgets/${id}.json`, reason: reasonOf(parsed.error) } };
}

async function save(
  transaction: Runner,
  widget: Widget,
  ifRevision: string | undefined,
): Promise<WidgetRow | undefined> {
  if (ifRevision !== undefined) {
    const [row] = await transaction.run<WidgetRow>(LOCK, [widget.id]);
    assertRevision(ifRevision, row && readWidget(row, undefined).widget);
  }
  const [row] = await transaction.run<WidgetRow>(SAVE, [widget.id, JSON.stringify(widget)]);
  return row;
}
