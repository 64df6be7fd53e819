/** Lets go of what a response holds, however late that was taken. */
import type { ServerResponse } from 'node:http';

/** Calls `release` when the response is closed; at once where it is already, for `close` is told only once. */
export function onClosed(res: ServerResponse, release: () => void): void {
  if (res.closed) release();
  else res.once('close', release);
}
