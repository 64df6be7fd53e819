/** Requests for a human in PostgreSQL: how each stands is a row, what was done about it the records say. */
import type { EscalationStatus, HandlingRecord } from '../../ledger-records.js';
import { AppError } from '../../errors.js';
import type { EscalationRecord } from '../../model.js';
import type {
  Escalation,
  EscalationChange,
  EscalationQuery,
  EscalationStore,
} from '../port/escalation-store.js';
import { isWidgetId } from '../port/ids.js';
import { EscalationFold } from '../records/escalation-fold.js';
import type { Database, Runner } from '../database/database.js';
import type { LogFeed } from './log-feed.js';
import { emailDigest, insertRecords, readRecord, timeOf } from './record-rows.js';

const MEANT = `($1::uuid[] IS NULL OR e.widget_id = ANY($1)) AND ($2::text IS NULL OR e.assignee_id = $2)`;
const REQUESTED = 'FROM escalations e JOIN records r ON r.id = e.id AND r.at = e.at';
const GET = { name: 'escalation', text: `SELECT e.id, r.payload ${REQUESTED} WHERE e.id = $1` };
const LIST = {
  name: 'escalations',
  text: `SELECT e.id, r.payload ${REQUESTED} WHERE ${MEANT}
    AND ($3::text IS NULL OR e.status = $3) AND ($4::bytea IS NULL OR e.email = $4)
    AND ($5::timestamptz IS NULL OR e.at >= $5) AND ($6::timestamptz IS NULL OR e.at < $6)
    AND ($7::uuid IS NULL OR e.seq < (SELECT seq FROM escalations WHERE id = $7))
    AND ($9::text IS NULL OR r.conversation_id = $9) ORDER BY e.seq DESC LIMIT $8`,
};
const HANDLINGS = {
  name: 'escalation_handlings',
  text: `SELECT about AS id, payload FROM records WHERE about = ANY($1::uuid[]) AND type = 'handling' ORDER BY seq`,
};
const COUNTS = {
  name: 'escalation_counts',
  text: `SELECT status, count(*)::int AS n FROM escalations e WHERE ${MEANT} GROUP BY status`,
};
/** Waits for who handles the same request at the same time. */
const VERSION = {
  name: 'escalation_version',
  text: 'SELECT version FROM escalations WHERE id = $1 FOR UPDATE',
};
const HANDLE = {
  name: 'escalation_handle',
  text: `UPDATE escalations SET version = $2, status = coalesce($3, status),
    assignee_id = CASE WHEN $4 THEN $5 ELSE assignee_id END WHERE id = $1`,
};

interface EscalationRow {
  id: string;
  payload: string;
}

export function createPostgresEscalations(
  database: Database,
  feed: Pick<LogFeed, 'follow' | 'catchUp'>,
): EscalationStore {
  return {
    async get(id) {
      if (!isWidgetId(id)) return undefined;
      return (await standing(database, await database.run<EscalationRow>(GET, [id])))[0];
    },
    async list(query) {
      if (query.before !== undefined && !isWidgetId(query.before)) return [];
      return standing(database, await database.run<EscalationRow>(LIST, [...meant(query), ...wanted(query)]));
    },
    async counts(filter = {}) {
      const counts: Record<EscalationStatus, number> = { open: 0, inProgress: 0, done: 0 };
      for (const { status, n } of await database.run<{ status: EscalationStatus; n: number }>(
        COUNTS,
        meant(filter),
      ))
        counts[status] = n;
      return counts;
    },
    async handle(handling) {
      await database.transaction((transaction) => handle(transaction, handling));
      await feed.catchUp();
    },
    watch(listener) {
      feed.follow({
        added(record) {
          const change = changeOf(record);
          if (change) listener(change);
        },
        erased({ gone }) {
          for (const { id, type, widgetId } of gone)
            if (type === 'escalation') listener({ kind: 'erased', id, widgetId });
          return Promise.resolve();
        },
      });
    },
  };
}

function changeOf(record: { type: string }): EscalationChange | undefined {
  if (record.type === 'escalation') {
    const { id, widgetId } = record as EscalationRecord;
    return { kind: 'new', id, widgetId };
  }
  if (record.type !== 'handling') return undefined;
  const { escalationId, widgetId } = record as HandlingRecord;
  return { kind: 'handled', id: escalationId, widgetId };
}

/** As the records say that they stand, in the order of the rows. */
async function standing(database: Runner, rows: readonly EscalationRow[]): Promise<Escalation[]> {
  if (rows.length === 0) return [];
  const fold = new EscalationFold();
  const handlings = await database.run<EscalationRow>(HANDLINGS, [rows.map(({ id }) => id)]);
  for (const { payload } of [...rows, ...handlings]) {
    const record = readRecord(payload);
    if (record) fold.add(record);
  }
  return rows.flatMap(({ payload }) => fold.get((JSON.parse(payload) as EscalationRecord).id) ?? []);
}

async function handle(transaction: Runner, handling: HandlingRecord): Promise<void> {
  const { id, escalationId, version, status, assignee } = handling;
  const rows = isWidgetId(escalationId)
    ? await transaction.run<{ version: number }>(VERSION, [escalationId])
    : [];
  const [known] = rows;
  if (!known) throw new AppError('not_found', `There is no request ${escalationId}.`);
  if (version !== known.version + 1) {
    // Its own, which was recorded though nobody could be told.
    const handlings = await transaction.run<EscalationRow>(HANDLINGS, [[escalationId]]);
    if (handlings.some(({ payload }) => (JSON.parse(payload) as HandlingRecord).id === id)) return;
    throw new AppError('conflict', 'Somebody has changed this request meanwhile; look at it again.');
  }
  await insertRecords(transaction, [handling]);
  await transaction.run(HANDLE, [
    escalationId,
    version,
    status ?? null,
    assignee !== undefined,
    assignee?.id ?? null,
  ]);
}

const meant = ({ widgetIds, assigneeId }: Pick<EscalationQuery, 'widgetIds' | 'assigneeId'>) => [
  widgetIds?.filter(isWidgetId) ?? null,
  assigneeId ?? null,
];

function wanted({ status, email, conversationId, from, to, before, limit }: EscalationQuery): unknown[] {
  return [
    status ?? null,
    email === undefined ? null : emailDigest(email),
    timeOf(from),
    timeOf(to),
    before ?? null,
    Number.isFinite(limit) ? limit : null,
    conversationId ?? null,
  ];
}
