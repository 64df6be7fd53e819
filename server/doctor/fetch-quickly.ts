/** Requests that do not wait long, and do not follow redirects, as no preflight does. */
import { request } from 'undici';
import { withDeadline } from '../network/deadline.js';
import { readAtMost } from '../network/read-at-most.js';

/** How long an answer may take, its body included, in milliseconds. */
const PATIENCE_MS = 5000;
/** Much more than any answer of the server that is looked at. */
const MAX_BYTES = 4 * 1024 * 1024;

interface QuickRequest {
  method?: 'GET' | 'POST' | 'OPTIONS';
  headers?: Readonly<Record<string, string>>;
  body?: string | null;
}

/** What came; without its body where that is longer than anything that the server sends. */
export function fetchQuickly(
  url: string,
  { method = 'GET', headers = {}, body = null }: QuickRequest = {},
): Promise<Response> {
  return withDeadline({ ms: PATIENCE_MS }, async ({ signal, race, read }) => {
    const answer = await race(request(url, { method, headers, body, signal }));
    const bytes = await readAtMost(read(answer.body), MAX_BYTES);
    const fields = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(bytes?.length ? new Uint8Array(bytes) : null, {
      status: answer.statusCode,
      headers: fields,
    });
  });
}

/** Where the answer sends the browser; undefined where it is no redirect. */
export function redirectOf({ status, headers }: Response): string | undefined {
  return status >= 300 && status < 400 ? (headers.get('location') ?? 'another address') : undefined;
}

/** Why there is no answer, in words. */
export function reasonOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `nothing came within ${PATIENCE_MS / 1000} seconds`;
  // Where a name has several addresses, there is one error for each.
  return error instanceof AggregateError ? error.errors.map(reasonOfFailure).join('; ') : error.message;
}
