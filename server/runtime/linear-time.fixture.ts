/**
 * Judges how time grows with the length of what is read: by its ratio, as no two machines are equally fast, and by the
 * time of the processor, which stands still while others have it.
 */
import assert from 'node:assert/strict';

/** Lengths that are compared. Where time grows with the square, it grows by the square of this. */
const GROWTH = 16;
/** Many times what it should grow, and what a collection of garbage takes, in milliseconds. */
const LEEWAY = { times: 4, collectionMs: 1000 };

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
    const started = process.cpuUsage();
    read(made);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  const [short, long] = [prepare(Math.floor(size / GROWTH)), prepare(size)];
  const [before, after] = [timeOf(short), timeOf(long)];
  const limit = LEEWAY.times * GROWTH * before + LEEWAY.collectionMs;
  assert.ok(after < limit, `${before} ms, then ${after} ms for ${GROWTH} times the length`);
}
