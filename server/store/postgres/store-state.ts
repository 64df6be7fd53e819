/** Whether the data of a database is there to be used: not while a move fills it, nor once it was moved elsewhere. */
import { AppError } from '../../errors.js';
import { movedAway, movedSchema, type Moved } from '../port/moved-away.js';
import type { Database } from './database.js';

/** How a database is named to a person: without user and password, and without settings. */
export const shownUrl = (url: string): string =>
  url.replace(/^(\w+:\/\/)(?:[^/@]*@)?/, '$1').replace(/\?.*$/s, '');

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
