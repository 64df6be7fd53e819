/** What the table in `routes.ts` says of each route. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { ErrorCode } from '../../contract.js';
import type { Widget } from '../../model.js';

/** A request that has passed every check of its route. */
export interface Call<Body = unknown> {
  req: IncomingMessage;
  res: ServerResponse;
  /** The parts of the path that stand in braces, decoded. */
  params: Readonly<Record<string, string>>;
  body: Body;
  /** Absent where the caller sent none, or the route takes none. */
  idempotencyKey: string | undefined;
}

export interface WidgetCall<Body = unknown> extends Call<Body> {
  /** The widget that the path or the body names as `widgetId`. */
  widget: Widget;
}

/** How the body of a request is read and checked. */
export interface RequestBody<Body> {
  schema: z.ZodType<Body>;
  read(req: IncomingMessage, res: ServerResponse): Promise<Body>;
}

interface RouteBase<Body> {
  method: 'GET' | 'POST';
  /** As OpenAPI writes it, such as `/api/widget/config/{widgetId}`. `GET` answers HEAD too. */
  path: string;
  /** No body is read where absent. */
  body?: RequestBody<Body>;
  /** How requests are counted by the rate limiter; not limited where absent. */
  rateLimit?: {
    /** What the visitor is known by to the widget; only the address counts where there is nothing, or no widget. */
    visitorOf(body: Body): string | undefined;
    /** As how many requests one counts, in tenths. */
    cost: number;
  };
  /** Whether the header Idempotency-Key makes a request safe to send again. */
  isIdempotent?: boolean;
  /** Whether the work is charged to the quota of the widget, in the same step that records it. */
  isCharged?: boolean;
  /** Under what metrics count it; its path where absent. */
  metricsLabel?: string;
  /** Its description in `/openapi.json`; no part of the API where absent. */
  description?: RouteDescription;
}

/** A route that anybody may call. */
export interface PublicRoute<Body = unknown> extends RouteBase<Body> {
  access: 'public';
  handle(call: Call<Body>): void | Promise<void>;
}

/**
 * A route for the websites on the allowlist of a widget, and for programs unless the widget requires an origin; with
 * `active-widget` only while the widget is switched on.
 */
export interface WidgetRoute<Body = unknown> extends RouteBase<Body> {
  access: 'widget' | 'active-widget';
  handle(call: WidgetCall<Body>): void | Promise<void>;
}

export type Route<Body = unknown> = PublicRoute<Body> | WidgetRoute<Body>;

export interface RouteDescription {
  operationId: string;
  summary: string;
  /** By status: the schema of the JSON body, the media type of a body that is not described, null for no body. */
  responses: Readonly<Record<number, z.ZodType | string | null>>;
  /** Whether the caller may have the response as a stream of events. */
  isStreamable?: boolean;
  /** Errors beside those that follow from the checks of the route. */
  errors?: readonly ErrorCode[];
}

/** Types a row of the table: its handler takes what its body is read as. */
export function route<Body>(row: Route<Body>): Route {
  return row;
}
