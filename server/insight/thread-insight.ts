/** Asks a read model that lives in a thread of its own, so that nothing that operators do holds up visitors. */
import type { Worker } from 'node:worker_threads';
import { AppError } from '../errors.js';
import type { ErasedFromLog, FollowedLog } from '../store/port/record-log.js';
import type { Insight } from './insight.js';
import { FOLDED_TYPES } from './log-fold.js';
import { toError, type FromThread, type ToThread } from './thread-messages.js';

/** Before a thread that ended is started again, in milliseconds. */
const RESTART_MS = 5000;

interface Pending {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

export interface ThreadInsight extends Insight {
  /** Has the log read before somebody asks, who would have to wait; not where it is let go of again. */
  start(): void;
  close(): Promise<void>;
}

/**
 * @param idleMs after so long without a question the thread ends, and what it holds is free; the next question has it
 *   read the log again. It reads none before the first question then.
 * @param startThread starts the thread, which reads the log by itself
 * @param onError told why a thread ended that should not have; another takes its place
 */
export function createThreadInsight(
  log: FollowedLog,
  startThread: () => Worker,
  onError: (error: unknown) => void,
  idleMs?: number,
): ThreadInsight {
  const pending = new Map<number, Pending>();
  const folded = new Set<string>(FOLDED_TYPES);
  let [calls, isClosed] = [0, false];
  let worker: Worker | undefined;
  let restart: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;

  const failAll = () => {
    for (const { reject } of pending.values()) reject(gone());
    pending.clear();
  };
  const begin = () => {
    clearTimeout(restart);
    const started = startThread();
    worker = started;
    started.unref();
    started.on('message', (message: FromThread) => {
      const asked = pending.get(message.call);
      pending.delete(message.call);
      if (message.kind === 'result') asked?.resolve(message.result);
      else asked?.reject(toError(message.error));
    });
    started.on('error', onError);
    started.on('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      failAll();
      if (!isClosed) restart = setTimeout(begin, RESTART_MS).unref();
    });
  };
  const post = (message: ToThread) => {
    worker?.postMessage(message);
  };
  const call = (make: (call: number) => ToThread, signal?: AbortSignal): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (!worker) {
        reject(gone());
        return;
      }
      const number = ++calls;
      const cancel = () => {
        post({ kind: 'cancel', call: number });
      };
      const settled = () => {
        signal?.removeEventListener('abort', cancel);
        idle?.refresh();
      };
      pending.set(number, {
        resolve(result) {
          settled();
          resolve(result);
        },
        reject(error) {
          settled();
          reject(error);
        },
      });
      signal?.addEventListener('abort', cancel);
      post(make(number));
    });
  const ask =
    <Name extends keyof Insight>(method: Name) =>
    (query: unknown, signal?: AbortSignal) => {
      startOnce();
      return call((number) => ({ kind: 'ask', call: number, method, query }), signal) as ReturnType<
        Insight[Name]
      >;
    };

  let hasBegun = false;
  const rest = () => {
    if (pending.size > 0) {
      idle?.refresh();
      return;
    }
    hasBegun = false;
    clearTimeout(restart);
    const ended = worker;
    worker = undefined;
    void ended?.terminate();
  };
  const startOnce = () => {
    if (!hasBegun && !isClosed) begin();
    hasBegun = true;
    if (idleMs === undefined) return;
    clearTimeout(idle);
    idle = setTimeout(rest, idleMs).unref();
  };

  // Followed before it is read: what happens in between is told of twice, and counts once.
  log.follow({
    added(record) {
      if (folded.has(record.type)) post({ kind: 'added', record });
    },
    async erased(erased: ErasedFromLog) {
      // Without a thread there is nothing to forget: the next one reads what is left.
      await call((number) => ({ kind: 'erased', call: number, erased })).catch(() => undefined);
    },
  });
  return {
    start() {
      if (idleMs === undefined) startOnce();
    },
    usage: ask('usage'),
    usageByWidget: ask('usageByWidget'),
    citedPages: ask('citedPages'),
    askedOn: ask('askedOn'),
    languages: ask('languages'),
    questions: ask('questions'),
    conversations: ask('conversations'),
    conversationNotes: ask('conversationNotes'),
    rated: ask('rated'),
    ratedPages: ask('ratedPages'),
    gaps: ask('gaps'),
    gap: ask('gap'),
    search: ask('search'),
    async close() {
      isClosed = true;
      clearTimeout(restart);
      clearTimeout(idle);
      await worker?.terminate();
    },
  };
}

const gone = () => new AppError('not_ready', 'Reading the log, 0 %.', { headers: { 'Retry-After': '5' } });
