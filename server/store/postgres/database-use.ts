/** Who is at work on a database, and whether its data is there to be used: not while a move fills it, nor once it was moved elsewhere. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { AppError } from '../../errors.js';
import { startLoop } from '../../runtime/start-loop.js';
import { movedAway, movedSchema, type Moved } from '../port/moved-away.js';
import type { Durability } from '../port/store.js';
import { shownUrl } from '../port/store-place.js';
import type { Database } from '../database/database.js';

export interface StoreState {
  /** Where the data comes from that a move, which has not ended, brings here. */
  arriving?: string;
  moved?: Moved;
}

const READ = { name: 'state_read', text: 'SELECT name, value FROM store_state' };
const SET = {
  name: 'state_set',
  text: `INSERT INTO store_state (name, value) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
};
const REMOVE = { name: 'state_remove', text: 'DELETE FROM store_state WHERE name = $1 RETURNING name' };

export async function readState(database: Pick<Database, 'run'>): Promise<StoreState> {
  const rows = await database.run<{ name: string; value: string }>(READ);
  const state: StoreState = {};
  for (const { name, value } of rows) {
    if (name === 'arriving') state.arriving = value;
    if (name === 'moved') state.moved = movedSchema.parse(JSON.parse(value));
  }
  return state;
}

export async function setState(database: Pick<Database, 'run'>, state: StoreState): Promise<void> {
  if (state.arriving !== undefined) await database.run(SET, ['arriving', state.arriving]);
  if (state.moved) await database.run(SET, ['moved', JSON.stringify(state.moved)]);
}

/** False where it was not so. */
export async function endState(database: Pick<Database, 'run'>, name: keyof StoreState): Promise<boolean> {
  return (await database.run(REMOVE, [name])).length > 0;
}

/** @throws {AppError} `store_unavailable` that says where the data is */
export async function assertHere(database: Pick<Database, 'run'>, url: string): Promise<void> {
  const { arriving, moved } = await readState(database);
  if (moved) throw movedAway(shownUrl(url), moved);
  if (arriving === undefined) return;
  throw new AppError(
    'store_unavailable',
    `The data of ${arriving} is being moved to ${shownUrl(url)}, and the move has not ended. Wait for it, or run it again.`,
  );
}

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
