/** Waits for what comes soon, but nobody can say when. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves once it is so; fails where it is not after five seconds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 5000; performance.now() < end;) {
    if (await isSo()) return;
    await sleep(10);
  }
  assert.ok(await isSo(), 'it did not come to be so within five seconds');
}
