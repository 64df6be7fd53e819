/** Judges how time grows with the length of what is read: by its ratio, as no two machines are equally fast. */
import assert from 'node:assert/strict';

/** Lengths that are compared. Where time grows with the square, it grows by the square of this. */
const GROWTH = 16;
/** Many times what it should grow, and a pause of a busy machine, in milliseconds. */
const LEEWAY = { times: 4, pauseMs: 1000 };

/**
 * @param prepare makes what is read, of a given size
 * @param read what is timed
 */
export function assertLinearTime<T>(
  size: number,
  prepare: (size: number) => T,
  read: (made: T) => void,
): void {
  const timeOf = (made: T) => {
    const started = performance.now();
    read(made);
    return performance.now() - started;
  };
  const [short, long] = [prepare(Math.floor(size / GROWTH)), prepare(size)];
  const [before, after] = [timeOf(short), timeOf(long)];
  const limit = LEEWAY.times * GROWTH * before + LEEWAY.pauseMs;
  assert.ok(after < limit, `${before} ms, then ${after} ms for ${GROWTH} times the length`);
}
