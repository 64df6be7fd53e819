/** The side of the read model's thread that has the model. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordLog } from '../store/port/record-log.js';
import type { Insight } from './insight.js';
import { LiveModel } from './live-model.js';
import { createModelInsight } from './model-insight.js';
import { describeError, type FromThread, type ToThread } from './thread-messages.js';

/** How long texts are looked at without a pause, and the pause, in milliseconds: visitors come first. */
const WORK_MS = 5;
const PAUSE_MS = 10;

type Method = (query: unknown, signal: AbortSignal) => Promise<unknown>;

/** Reads a log and answers what comes from the other side. */
export function serveInsight(
  log: RecordLog,
  post: (message: FromThread) => void,
  clock: () => number,
): (message: ToThread) => void {
  const live = new LiveModel(log, clock);
  const insight = createModelInsight(() => live.ready(), log, clock);
  // What one method is asked with, the other side has checked.
  const methods = insight as unknown as Record<keyof Insight, Method>;
  const cancels = new Map<number, AbortController>();
  void live.read().then(
    () => lookAhead(live),
    () => undefined,
  );

  const ask = async ({ call, method, query }: Extract<ToThread, { kind: 'ask' }>) => {
    const cancel = new AbortController();
    cancels.set(call, cancel);
    try {
      post({ kind: 'result', call, result: await methods[method](query, cancel.signal) });
    } catch (error) {
      post({ kind: 'error', call, error: describeError(error) });
    } finally {
      cancels.delete(call);
    }
  };

  return (message) => {
    if (message.kind === 'added') live.added(message.record);
    else if (message.kind === 'cancel') cancels.get(message.call)?.abort();
    else if (message.kind === 'ask') void ask(message);
    else {
      void live.erased(message.erased);
      post({ kind: 'result', call: message.call, result: undefined });
    }
  };
}

/** Looks at the texts that the log does not tell enough of, so that nobody has to wait for it. */
async function lookAhead(live: LiveModel): Promise<void> {
  const { model } = live.ready();
  let end = performance.now() + WORK_MS;
  for (let row = model.turns.length - 1; row >= 0; row--) {
    if (!model.turns.isGone(row)) {
      model.languageOf(row);
      model.wordsOf(row);
    }
    if (performance.now() < end) continue;
    await sleep(PAUSE_MS, undefined, { ref: false });
    end = performance.now() + WORK_MS;
  }
}
