/** What an erasure leaves on the disks of a database. */
import type { Database } from '../database/database.js';
import type { Leftovers } from '../port/erasure.js';

/** What it runs on by itself, a little later. */
const VACUUM = { name: '', text: 'VACUUM records, outbox, escalations, idempotency_keys' };
/** Somebody waits. */
const VACUUM_MS = 4000;
const KEPT = {
  name: 'leftovers',
  text: `SELECT current_setting('archive_mode') <> 'off' AS "isArchived",
    extract(epoch FROM current_setting('checkpoint_timeout')::interval)::int AS "checkpointSeconds",
    (SELECT count(*) FROM pg_replication_slots)::int AS readers`,
};

export async function readLeftovers(database: Database): Promise<Leftovers> {
  const isVacuumed = await database.once(VACUUM, [], VACUUM_MS).then(
    () => true,
    () => false,
  );
  const [kept] = await database.run<Omit<Leftovers, 'isVacuumed'>>(KEPT);
  return { isVacuumed, isArchived: false, checkpointSeconds: 300, readers: 0, ...kept };
}
