/** Tells when nobody waits for a response any longer. */
import type { ServerResponse } from 'node:http';
import { onClosed } from '../../transport/on-closed.js';

/** Aborted when the caller goes away before the response is sent. */
export function goneSignal(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  onClosed(res, () => {
    if (!res.writableEnded) controller.abort();
  });
  return controller.signal;
}
