/** Leases in PostgreSQL: a row for each, whose holder says again and again that it is there. */
import { randomUUID } from 'node:crypto';
import { AppError } from '../../errors.js';
import type { Lease, Leases } from '../port/leases.js';
import type { Database, Runner } from '../database/database.js';

const TTL_MS = 60_000;

const TAKE = {
  name: 'lease_take',
  text: `
INSERT INTO leases AS l (name, holder, until) VALUES ($1, $2, now() + $3 * interval '1 ms')
ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until, term = l.term + 1
WHERE l.until < now() AND (l.done_at IS NULL OR l.done_at <= now() - $4 * interval '1 ms')
RETURNING term::float8 AS term, mark`,
};
const KEEP = {
  name: 'lease_keep',
  text: `UPDATE leases SET until = now() + $3 * interval '1 ms'
    WHERE name = $1 AND term = $2 AND until >= now() RETURNING 1 AS held`,
};
const LEAVE = {
  name: 'lease_leave',
  text: `UPDATE leases SET until = '-infinity', done_at = CASE WHEN $3 THEN now() ELSE done_at END,
    mark = CASE WHEN $3 THEN $4 ELSE mark END WHERE name = $1 AND term = $2`,
};
/** Locks the row, so that nobody takes the lease before the transaction ends. */
const STILL_HELD = {
  name: 'lease_held',
  text: 'SELECT 1 AS held FROM leases WHERE name = $1 AND term = $2 AND until >= now() FOR UPDATE',
};

/** @throws {AppError} `conflict` where somebody else has the lease by now, which undoes the transaction */
export async function assertHeld(
  transaction: Runner,
  { name, term }: Pick<Lease, 'name' | 'term'>,
): Promise<void> {
  if ((await transaction.run(STILL_HELD, [name, term])).length > 0) return;
  throw new AppError('conflict', `Another server has taken over: ${name}. Nothing was changed.`);
}

export function createPostgresLeases(database: Database): Leases {
  return {
    async hold(name, work, { ttlMs = TTL_MS, everyMs = 0 } = {}) {
      const rows = await database.run<{ term: number; mark: string | null }>(TAKE, [
        name,
        randomUUID(),
        ttlMs,
        everyMs,
      ]);
      const [row] = rows;
      if (!row) return undefined;
      const { term, mark } = row;
      const lost = new AbortController();
      const lease = { name, term, signal: lost.signal, mark: mark ?? undefined };
      const end = keepUp(database, lease, ttlMs, lost);
      let isDone = false;
      try {
        const result = await work(lease);
        isDone = true;
        return { result };
      } finally {
        end();
        // Where it cannot be told, the lease ends by itself.
        await database.run(LEAVE, [name, term, isDone, lease.mark ?? null]).catch(() => undefined);
      }
    },
  };
}

/** Says that the holder is there, three times while the lease lasts; gives it up where that fails for so long. */
function keepUp(database: Database, { name, term }: Lease, ttlMs: number, lost: AbortController): () => void {
  let sureUntil = performance.now() + ttlMs;
  let isKeeping = false;
  const giveUp = () => {
    lost.abort(new AppError('conflict', `The lease was lost: ${name}.`));
  };
  const beat = setInterval(() => {
    if (performance.now() >= sureUntil) {
      giveUp();
      return;
    }
    if (isKeeping) return;
    isKeeping = true;
    const asked = performance.now();
    database
      .run(KEEP, [name, term, ttlMs])
      .then(({ length }) => {
        if (length > 0) sureUntil = asked + ttlMs;
        else giveUp();
      })
      .catch(() => undefined)
      .finally(() => (isKeeping = false));
  }, ttlMs / 3);
  beat.unref();
  return () => {
    clearInterval(beat);
  };
}
