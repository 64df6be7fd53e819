/** Ends in time what is still being answered when the server stops. */
import type { ServerResponse } from 'node:http';

/** Calls `finish` when `hurry` says so, now where it has already; never once the answer is closed. */
export function onHurry(hurry: AbortSignal, res: ServerResponse, finish: () => void): void {
  if (hurry.aborted) {
    finish();
    return;
  }
  hurry.addEventListener('abort', finish);
  res.on('close', () => {
    hurry.removeEventListener('abort', finish);
  });
}
