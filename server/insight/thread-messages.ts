/** What the thread of the read model is told, and what it tells. */
import type { AdminErrorCode } from '../admin-contract/admin-errors.js';
import { AppError } from '../errors.js';
import type { StoreConfig } from '../store/port/store-place.js';
import type { LogRecord } from '../model.js';
import type { ErasedFromLog } from '../store/port/record-log.js';
import type { Insight } from './insight.js';

/** What the thread is started with. */
export interface ThreadOptions {
  /** Where the log is. */
  store: StoreConfig;
}

export type ToThread =
  | { kind: 'added'; record: LogRecord }
  | { kind: 'erased'; call: number; erased: ErasedFromLog }
  | { kind: 'ask'; call: number; method: keyof Insight; query: unknown }
  | { kind: 'cancel'; call: number };

export type FromThread =
  | { kind: 'result'; call: number; result: unknown }
  | { kind: 'error'; call: number; error: ThreadError };

type ThreadError =
  | { code: AdminErrorCode; message: string; headers: Record<string, string> }
  | { code: undefined; message: string };

export function describeError(error: unknown): ThreadError {
  if (error instanceof AppError) {
    const { code, message, headers } = error;
    return { code, message, headers };
  }
  return {
    code: undefined,
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

export function toError(error: ThreadError): Error {
  if (error.code === undefined) return new Error(error.message);
  return new AppError(error.code, error.message, { headers: error.headers });
}
