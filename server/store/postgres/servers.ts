/** Who serves from a database: each server says again and again that it lives, so that nobody moves the data away. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { AppError } from '../../errors.js';
import type { Durability } from '../port/store.js';
import { startLoop } from '../../runtime/start-loop.js';
import type { Database } from './database.js';
import { shownUrl } from './store-state.js';

/** Signs of life, in milliseconds, and after how long without one a server is taken for dead. */
const BEAT_MS = 5000;
const ALIVE_SECONDS = 20;

/** A server that lives. */
export interface LivingServer {
  /** For a person: `process 7 on web-1`. */
  name: string;
  /** Connections that it opens at most. */
  connections: number;
  /** How far its clock is ahead of that of the database, in milliseconds. */
  clockAheadMs: number;
}

const BEAT = {
  name: 'server_beat',
  text: `INSERT INTO servers (id, name, connections, clock_ahead_ms, seen_at)
    VALUES ($1, $2, $3, extract(epoch FROM $4::timestamptz - clock_timestamp()) * 1000, now())
    ON CONFLICT (id) DO UPDATE SET clock_ahead_ms = excluded.clock_ahead_ms, seen_at = excluded.seen_at
    RETURNING current_setting('synchronous_standby_names') <> ''
      AND current_setting('synchronous_commit') NOT IN ('off', 'local') AS "waitsForStandby"`,
};
const END = { name: 'server_end', text: 'DELETE FROM servers WHERE id = $1' };
const FORGET = {
  name: 'servers_forget',
  text: `DELETE FROM servers WHERE seen_at < now() - interval '1 day'`,
};
const ALIVE = {
  name: 'servers_alive',
  text: `SELECT name, connections, clock_ahead_ms AS "clockAheadMs" FROM servers
    WHERE seen_at > now() - interval '${ALIVE_SECONDS} seconds' ORDER BY name`,
};

/** What a server says, and learns by it. */
export interface Announcement {
  /** What the loss of survives what was acknowledged: of the database's process, or of its machine too. */
  durability(): Durability;
  stop(): Promise<void>;
}

/** Begins to say that this process serves; a database that is away is told later. */
export async function announceServer(
  database: Pick<Database, 'run'>,
  connections: number,
  clock: () => number,
): Promise<Announcement> {
  const id = randomUUID();
  const name = `process ${process.pid} on ${hostname()}`;
  let durability: Durability = 'machine';
  const beat = async () => {
    const values = [id, name, connections, new Date(clock())];
    const [row] = await database.run<{ waitsForStandby: boolean }>(BEAT, values);
    durability = row?.waitsForStandby ? 'failover' : 'machine';
  };
  await beat();
  await database.run(FORGET);
  const again = () => BEAT_MS;
  const loop = startLoop(() => beat().then(again, again), { firstPause: BEAT_MS });
  return {
    durability: () => durability,
    async stop() {
      await loop.stop();
      await database.run(END, [id]).catch(() => undefined);
    },
  };
}

export const livingServers = (database: Pick<Database, 'run'>): Promise<LivingServer[]> =>
  database.run<LivingServer>(ALIVE);

/** @throws {AppError} `store_unavailable` that names the servers */
export async function assertNobodyServes(database: Pick<Database, 'run'>, url: string): Promise<void> {
  const living = await livingServers(database);
  if (living.length === 0) return;
  const names = living.map(({ name }) => name).join(', ');
  throw new AppError(
    'store_unavailable',
    `Servers are at work on ${shownUrl(url)}: ${names}. Stop them first.`,
  );
}
