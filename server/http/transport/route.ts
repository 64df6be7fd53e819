/** What the table in `routes.ts` says of each route. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { AdminErrorCode } from '../../admin-contract/admin-errors.js';
import type { Caller } from '../../identity/authenticate.js';
import type { OperatorAction } from '../../identity/permissions.js';
import type { Visit } from '../../identity/sign-in.js';
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
  /** What the body is where it is no JSON. */
  mediaType?: string;
  read(req: IncomingMessage, res: ServerResponse): Promise<Body>;
}

interface RouteBase<Body> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
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

/** A request to the admin API. It comes from our own dashboard or from a program, and from no other website. */
export interface AdminCall<Body = unknown> extends Call<Body> {
  visit: Visit;
  /** Whether what is sent cannot be read on its way. */
  isEncrypted: boolean;
  /** What its `query` was read as. */
  query: Readonly<Record<string, unknown>>;
}

export interface OperatorCall<Body = unknown> extends AdminCall<Body> {
  caller: Caller;
}

interface AdminRouteBase<Body> extends RouteBase<Body> {
  /** What may stand behind `?`; nothing where absent. */
  query?: z.ZodObject;
}

/** A route of the admin API for who is not signed in yet. */
export interface StrangerRoute<Body = unknown> extends AdminRouteBase<Body> {
  access: 'stranger';
  action: 'signIn';
  handle(call: AdminCall<Body>): void | Promise<void>;
}

/** A route of the admin API for operators who may do what it does. */
export interface OperatorRoute<Body = unknown> extends AdminRouteBase<Body> {
  access: 'operator';
  action: OperatorAction;
  /** Whether who is not signed in yet is so here, where a proxy in front says who they are. */
  signsInByProxy?: true;
  handle(call: OperatorCall<Body>): void | Promise<void>;
}

export type AdminRoute<Body = unknown> = StrangerRoute<Body> | OperatorRoute<Body>;

export type Route<Body = unknown> = PublicRoute<Body> | WidgetRoute<Body> | AdminRoute<Body>;

export const isAdminRoute = (row: Route): row is AdminRoute =>
  row.access === 'stranger' || row.access === 'operator';

export const isWidgetRoute = (row: Route): row is WidgetRoute =>
  row.access === 'widget' || row.access === 'active-widget';

export interface RouteDescription {
  operationId: string;
  summary: string;
  /** By status: the schema of the JSON body, the media type of a body that is not described, null for no body. */
  responses: Readonly<Record<number, z.ZodType | string | null>>;
  /** Whether the caller may have the response as a stream of events. */
  isStreamable?: boolean;
  /** Errors beside those that follow from the checks of the route. */
  errors?: readonly AdminErrorCode[];
}

/** Types a row of the table: its handler takes what its body is read as. */
export function route<Body>(row: Route<Body>): Route {
  return row;
}
