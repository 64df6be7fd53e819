/** Asks the table `turns`, which is brought up to date before. */
import type { LogDatabase } from '../../store/port/record-log.js';
import { keepTurns } from './keep-turns.js';

export interface AskedDatabase extends Pick<LogDatabase, 'recordOf' | 'visitorKey'> {
  /** @throws {AppError} `not_ready` while the table is still made */
  ask<Row extends Record<string, unknown>>(text: string, values: readonly unknown[]): Promise<Row[]>;
}

/** @returns runs each query once what was durable before is in the table */
export function askTurns(database: LogDatabase): () => Promise<AskedDatabase> {
  const turns = keepTurns(database);
  const asked: AskedDatabase = {
    ask: (text, values) => database.run({ name: '', text }, values),
    recordOf: (payload) => database.recordOf(payload),
    visitorKey: (id) => database.visitorKey(id),
  };
  return async () => {
    await turns.upToDate();
    return asked;
  };
}
