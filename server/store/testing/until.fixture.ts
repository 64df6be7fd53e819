/** Waits for what comes soon, but nobody can say when. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** What comes soon takes as long as this on a machine that is busy with others. */
const LONGEST_MS = 60_000;

/** Resolves once it is so; fails where it is not after a minute. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end;) {
    if (await isSo()) return;
    await sleep(10);
  }
  assert.ok(await isSo(), 'it did not come to be so within a minute');
}
