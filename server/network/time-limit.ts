/** Time limits for work that a signal ends. */

export interface TimeLimit {
  /** Aborts when the time is up, or when the caller gives up. */
  readonly signal: AbortSignal;
  /** Whether the time is up. */
  isOver(): boolean;
}

/**
 * Begins a time limit; it keeps no process alive.
 *
 * `AbortSignal.any([caller, AbortSignal.timeout(ms)])` would do the same, were it not that Node 20 collects a time
 * limit that only `any()` knows, which then never comes: this one is held by its timer.
 * @param ms milliseconds from now
 * @param caller what else ends the work
 */
export function startTimeLimit(ms: number, caller?: AbortSignal): TimeLimit {
  const limit = new AbortController();
  const end = (): void => {
    limit.abort(new DOMException(`It was not done within ${ms} ms.`, 'TimeoutError'));
  };
  setTimeout(end, ms).unref();
  return {
    signal: caller ? AbortSignal.any([caller, limit.signal]) : limit.signal,
    isOver: () => limit.signal.aborted,
  };
}
