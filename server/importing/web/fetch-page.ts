/** Fetches one address of a site, at the site's pace and by its rules, and tells what is there. */
import { retryAfterMs } from '../../network/retry-after.js';
import type { Clock } from './pace.js';
import type { Robots } from './robots.js';
import type { SiteScope } from './site-scope.js';
import { OUTSIDE, validatorsIn, type Validators, type WebClient, type WebResponse } from './web-client.js';
import { failureOf, WebError, type Failure } from './web-error.js';

/** What was found at one address. */
export type Found = {
  /** Address that was requested, and the one that responded. */
  requested: URL;
  url: URL;
  validators?: Validators;
} & (
  | { kind: 'fetched'; response: WebResponse }
  | { kind: 'unchanged' }
  /** `gone` and `skipped` have no page; `failed` may have one another time. */
  | ({ kind: 'gone' | 'skipped' | 'failed' } & Failure)
);

export interface RequestContext {
  get: WebClient['get'];
  clock: Clock;
  signal?: AbortSignal | undefined;
  /** Why a redirect must not lead to an address. */
  refusalOf: (target: URL) => Failure | undefined;
}

export interface FetchContext extends Omit<RequestContext, 'refusalOf'> {
  robots: Robots;
  scope: SiteScope;
}

/** How long a site that is busy is waited for, in milliseconds: what it says within limits, or the usual. */
const BUSY_MS = { usual: 5000, most: 60_000 } as const;
/** A PDF may be larger than a page, and so take longer. */
const PDF_LIMITS = { maxBytes: 20 * 1024 * 1024, timeoutMs: 30_000 };
export const CLOSED: Failure = {
  reason: 'is closed to programs by robots.txt',
  advice:
    'What robots.txt closes is not read. If the site is yours, open it there: "User-agent: ServiceChat", and below it "Allow: /".',
};
const GONE_ADVICE =
  'The site still links to it, or names it in its sitemap: take that away, or put the page back.';

/** Fetches an address of a site, unless the site forbids it. */
export async function fetchPage(
  url: URL,
  context: FetchContext,
  validators: Validators | undefined,
): Promise<Found> {
  const { robots, scope } = context;
  if (!robots.isAllowed(url)) return { requested: url, url, kind: 'skipped', ...CLOSED };
  const refusalOf = (target: URL) => {
    if (!scope.includes(target)) return OUTSIDE;
    return robots.isAllowed(target) ? undefined : CLOSED;
  };
  const found = await request(url, { ...context, refusalOf }, validators);
  const address = { url: scope.addressOf(found.url.href) ?? found.url };
  return found.kind === 'gone' ? { ...found, ...address, advice: GONE_ADVICE } : { ...found, ...address };
}

/** Requests an address, and once more where the site asks to wait. */
export async function request(
  url: URL,
  { get, clock, signal, refusalOf }: RequestContext,
  validators: Validators | undefined,
): Promise<Found> {
  const limits = /\.pdf$/i.test(url.pathname) ? PDF_LIMITS : {};
  const options = { ...validators, ...limits, refusalOf };
  try {
    let response = await get(url, options);
    if (response.status === 429 || response.status === 503) {
      const asked = retryAfterMs(response.headers['retry-after'], clock.now());
      await clock.sleep(Math.min(asked ?? BUSY_MS.usual, BUSY_MS.most), signal);
      response = await get(url, options);
    }
    const found = { requested: url, url: response.url, validators: validatorsIn(response) };
    const { status } = response;
    if (status === 200) return { ...found, kind: 'fetched', response };
    if (status === 304) return { ...found, kind: 'unchanged' };
    return { ...found, kind: status === 404 || status === 410 ? 'gone' : 'failed', ...failureOf(status) };
  } catch (error) {
    if (!(error instanceof WebError)) throw error;
    const kind = error.kind === 'unusable' ? 'skipped' : 'failed';
    return { requested: url, url, kind, reason: error.message, advice: error.advice };
  }
}
