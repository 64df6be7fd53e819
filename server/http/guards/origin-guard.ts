/**
 * Decides which websites may use which widget, and answers the preflights of browsers. It guards against other
 * websites, not against programs: those can send any Origin they like.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOriginAllowed, parseAllowlistEntry, suggestEntry, type AllowlistEntry } from '../../allowlist.js';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import { describeRefusal } from '../../operate/widgets/check-origin.js';
import type { WidgetStore } from '../../store/port/widget-store.js';
import { isLoopbackName } from './client-address.js';
import { lookUpWidget } from './find-widget.js';
import { createOriginIndex } from './origin-index.js';
import type { SeenCollector } from './seen-collector.js';
import type { FloodLog } from '../transport/flood-log.js';
import { requestIdOf } from '../transport/request-id.js';

/** Chromium's longest, in seconds. */
const PREFLIGHT_MAX_AGE = 7200;
/** What callers send: those that the API knows, and those that pages add to follow a request through their systems. */
const REQUEST_HEADERS = 'Accept, Content-Type, Idempotency-Key, X-Request-Id, Traceparent, Tracestate';
/** So much of what a caller says of itself is logged, in characters; longer than any origin that is one. */
const MAX_LOGGED = 300;
const EXPOSED_HEADERS = 'Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed, X-Request-Id';

export interface OriginGuardDeps {
  widgets: WidgetStore;
  /** Address that browsers reach this server under. */
  publicUrl: string | undefined;
  log: FloodLog;
  /** Told of each website that asks for a widget. */
  seen?: SeenCollector | undefined;
}

export interface OriginGuard {
  /**
   * Lets a request through to a widget, or not, and makes the response readable for the page that asked.
   * @throws {AppError} `origin_not_allowed`, naming the entry that would let the website in
   */
  admit(widget: Widget, req: IncomingMessage, res: ServerResponse): void;
  /**
   * Answers a preflight: 204 where the widget lets the origin in that it is for, or any widget where it names none; and
   * where nobody can tell now, so that the page can read that the request itself is to come again.
   * @throws {AppError} `origin_not_allowed`
   */
  answerPreflight(
    req: IncomingMessage,
    res: ServerResponse,
    methods: string,
    widgetId: string | undefined,
  ): Promise<void>;
}

export function createOriginGuard({ widgets, publicUrl, log, seen }: OriginGuardDeps): OriginGuard {
  const entriesOf = memoizeEntries();
  const isAllowedAnywhere = createOriginIndex(() => widgets.known());
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  const isOurs = (origin: string, req: IncomingMessage) =>
    origin === publicOrigin || isOwnLoopback(origin, req.headers.host);
  const isAllowed = (origin: string, widget: Widget) => isOriginAllowed(origin, entriesOf(widget.allowlist));
  const isAllowedBySome = async (origin: string, widgetId: string | undefined) => {
    if (widgetId === undefined) return isAllowedAnywhere(origin);
    const widget = await lookUpWidget(widgets, widgetId);
    return widget !== undefined && isAllowed(origin, widget);
  };
  const refuse = (res: ServerResponse, origin: string | undefined, widgetId?: string): never => {
    const entry = origin === undefined ? undefined : suggestEntry(origin);
    const told = { widgetId: widgetId?.slice(0, MAX_LOGGED), origin: origin?.slice(0, MAX_LOGGED), entry };
    log('warn', { requestId: requestIdOf(res), ...told }, 'origin refused');
    throw new AppError('origin_not_allowed', describeRefusal(origin, entry));
  };

  return {
    admit(widget, req, res) {
      const origin = callerOrigin(req);
      const isOwn = origin !== undefined && isOurs(origin, req);
      const isIn = origin === undefined ? !widget.requireOrigin : isOwn || isAllowed(origin, widget);
      if (origin !== undefined && !isOwn) seen?.note(widget.id, origin, isIn);
      if (!isIn) refuse(res, origin, widget.id);
      shareWithCaller(req, res);
    },

    async answerPreflight(req, res, methods, widgetId) {
      const origin = req.headers.origin ?? '';
      const isIn = isOurs(origin, req) ? true : await isAllowedBySome(origin, widgetId).catch(ofAwayStore);
      if (isIn === false) {
        const widget = widgetId === undefined ? undefined : await lookUpWidget(widgets, widgetId);
        if (widget) seen?.note(widget.id, origin, false);
        refuse(res, origin, widgetId);
      }
      shareWithCaller(req, res);
      res
        .writeHead(204, {
          'Access-Control-Allow-Methods': methods,
          'Access-Control-Allow-Headers': REQUEST_HEADERS,
          'Access-Control-Max-Age': isIn === undefined ? 0 : PREFLIGHT_MAX_AGE,
        })
        .end();
    },
  };
}

/** Undefined: nobody can tell. */
function ofAwayStore(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'store_unavailable')) throw error;
}

/** Lets the page that asked read this response. Never with credentials: there are none. */
export function shareWithCaller(req: IncomingMessage, res: ServerResponse): void {
  const { origin } = req.headers;
  if (!origin) return;
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
}

/** Origin where there is one, also a broken one; else the origin of the Referer; undefined for programs. */
function callerOrigin(req: IncomingMessage): string | undefined {
  const { origin, referer } = req.headers;
  if (origin !== undefined) return origin;
  return referer ? originOfReferer(referer) : undefined;
}

function originOfReferer(referer: string): string {
  try {
    const { protocol, origin } = new URL(referer);
    return /^https?:$/.test(protocol) ? origin : referer;
  } catch {
    return referer;
  }
}

/**
 * Whether a page of this origin was served by this very machine to itself. The names of requests say so for loopback
 * alone: every other name can be pointed here by whoever owns it, or be written into a header; see PUBLIC_URL.
 */
function isOwnLoopback(origin: string, host: string | undefined): boolean {
  try {
    const url = new URL(origin);
    // The scheme is the page's own: behind a proxy that ends TLS, ours would be the wrong one.
    const isOfHost = url.origin === origin && new URL(`${url.protocol}//${String(host)}`).origin === origin;
    return isOfHost && isLoopbackName(url.hostname);
  } catch {
    return false;
  }
}

/** Entries are parsed once a list; one that cannot be read lets nobody in, and `/readyz` names it. */
function memoizeEntries(): (allowlist: readonly string[]) => readonly AllowlistEntry[] {
  const known = new WeakMap<readonly string[], readonly AllowlistEntry[]>();
  return (allowlist) => {
    let entries = known.get(allowlist);
    if (!entries) {
      entries = allowlist
        .map(parseAllowlistEntry)
        .flatMap((parsed) => ('entry' in parsed ? parsed.entry : []));
      known.set(allowlist, entries);
    }
    return entries;
  };
}
