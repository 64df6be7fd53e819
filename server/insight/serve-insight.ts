/** The side of the thread for operators that has the answers. */
import type { LogFollower } from '../store/port/record-log.js';
import type { Insight } from './insight.js';
import { describeError, type FromThread, type ToThread } from './thread-messages.js';

type Method = (query: unknown, signal: AbortSignal) => Promise<unknown>;

/** What answers, and what is told meanwhile of what becomes of the log. */
export interface ServedInsight {
  insight: Insight;
  follower: LogFollower;
}

/** Answers what comes from the other side. */
export function serveInsight(
  { insight, follower }: ServedInsight,
  post: (message: FromThread) => void,
): (message: ToThread) => void {
  // What one method is asked with, the other side has checked.
  const methods = insight as unknown as Record<keyof Insight, Method>;
  const cancels = new Map<number, AbortController>();
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
    if (message.kind === 'added') follower.added(message.record);
    else if (message.kind === 'cancel') cancels.get(message.call)?.abort();
    else if (message.kind === 'ask') void ask(message);
    else {
      void follower.erased(message.erased);
      post({ kind: 'result', call: message.call, result: undefined });
    }
  };
}
