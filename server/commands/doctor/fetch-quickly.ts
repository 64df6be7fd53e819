/** Requests that do not wait long, and do not follow redirects, as no preflight does. */

/** How long an answer may take, in milliseconds. */
const PATIENCE_MS = 5000;

export function fetchQuickly(url: string, options: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...options, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
}

/** Where the answer sends the browser; undefined where it is no redirect. */
export function redirectOf({ status, headers }: Response): string | undefined {
  return status >= 300 && status < 400 ? (headers.get('location') ?? 'another address') : undefined;
}

/** Why there is no answer, in words. */
export function reasonOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `nothing came within ${PATIENCE_MS / 1000} seconds`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // Where a name has several addresses, the cause is one error for each.
  return cause instanceof AggregateError
    ? cause.errors.map((each: unknown) => (each instanceof Error ? each.message : String(each))).join('; ')
    : cause.message;
}
