/** Time limits for work that, once its signal is aborted, soon ends with what it has. */
import { withDeadline, type DeadlineOptions } from '../../network/deadline.js';

/** What the work gives, when the time is up and when the caller gives up too. */
export async function stopInTime<T>(
  options: DeadlineOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  let begun: Promise<T> | undefined;
  try {
    return await withDeadline(options, ({ signal }) => (begun = work(signal)));
  } catch {
    // A caller who had given up before it began wants what needs no time.
    return await (begun ?? work(AbortSignal.abort(options.caller?.reason)));
  }
}
