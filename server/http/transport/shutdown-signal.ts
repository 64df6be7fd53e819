/** Ends the requests in flight in time when the server stops. */
import type { ServerResponse } from 'node:http';
import { onClosed } from './on-closed.js';

/** Calls `finish` when the signal aborts, at once where it has already; never once the response is closed. */
export function onShutdown(shutdownSignal: AbortSignal, res: ServerResponse, finish: () => void): void {
  if (shutdownSignal.aborted) {
    finish();
    return;
  }
  shutdownSignal.addEventListener('abort', finish);
  onClosed(res, () => {
    shutdownSignal.removeEventListener('abort', finish);
  });
}
