/** The REST API described in OpenAPI 3.1, for people and for the programs that make clients. */
import type { z } from 'zod';
import type { AdminErrorCode } from '../../admin-contract/admin-errors.js';
import { STATUS } from '../../errors.js';
import { isAdminRoute, isWidgetRoute, type Route, type RouteDescription } from '../transport/route.js';
import { namedSchemas, schemaOf, type NamedSchemas } from './openapi-schemas.js';

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: object) => ({ 'application/json': { schema } });

const text = (description: string) => ({ description, schema: { type: 'string' } });
const HEADERS = {
  'X-Request-Id': text('Names the request in the log of the server.'),
  'Idempotency-Replayed': {
    description: 'Sent where the reply was made for an earlier request with the same Idempotency-Key.',
    schema: { const: 'true' },
  },
  'Retry-After': { description: 'Seconds until it is worth trying again.', schema: { type: 'integer' } },
  RateLimit: text('What is left of the limit that was met, as in draft-ietf-httpapi-ratelimit-headers.'),
  'RateLimit-Policy': text('The limit that was met, as in draft-ietf-httpapi-ratelimit-headers.'),
  ETag: text('Names this version of the response, for If-None-Match.'),
};
type HeaderName = keyof typeof HEADERS;

const headers = (...names: HeaderName[]) => ({
  headers: Object.fromEntries(
    ['X-Request-Id' as const, ...names].map((name) => [name, reference('headers', name)]),
  ),
});

const PARAMETERS = {
  widgetId: {
    name: 'widgetId',
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'New for each question. Sent again within 24 hours with the same body, it gives the same reply, charged once.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'ETag of the version that the caller holds.',
    schema: { type: 'string' },
  },
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'ETag of the version that is to be changed.',
    schema: { type: 'string' },
  },
};

type DescribedRoute = Route & { description: RouteDescription };

/** What a description says of an API besides its routes. */
export interface Api {
  /** Address that callers reach this server under. */
  serverUrl: string;
  version: string;
  title: string;
  description: string;
  schemas: NamedSchemas;
  /** Of every error. */
  errorBody: z.ZodType;
  securitySchemes?: Record<string, object>;
}

export function describeApi(routes: readonly Route[], api: Api): object {
  const { title, version, description, schemas, securitySchemes } = api;
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes.filter(isDescribed))
    (paths[route.path] ??= {})[route.method.toLowerCase()] = describeOperation(route, api);
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url: api.serverUrl }],
    paths,
    components: {
      schemas: namedSchemas(schemas),
      headers: HEADERS,
      parameters: PARAMETERS,
      ...(securitySchemes && { securitySchemes }),
    },
  };
}

const isDescribed = (route: Route): route is DescribedRoute => route.description !== undefined;

function describeOperation(route: DescribedRoute, api: Api): object {
  const { body, description } = route;
  const parameters = parametersOf(route);
  return {
    operationId: description.operationId,
    summary: description.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOfBody(body, api) } }),
    ...(isAdminRoute(route) && { security: route.access === 'operator' ? SIGNED_IN : [] }),
    responses: { ...describeErrors(route, api), ...describeResponses(route, api) },
  };
}

function contentOfBody({ schema, mediaType }: NonNullable<Route['body']>, { schemas }: Api): object {
  if (mediaType === undefined) return json(schemaOf(schema, schemas));
  return { [mediaType]: { schema: { type: 'string', format: 'binary' } } };
}

function parametersOf(route: DescribedRoute): object[] {
  const { path, isIdempotent, description } = route;
  const ofPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    name in PARAMETERS
      ? reference('parameters', name)
      : { name, in: 'path', required: true, schema: { type: 'string' } },
  );
  return [
    ...ofPath,
    ...(isIdempotent ? [reference('parameters', 'Idempotency-Key')] : []),
    ...(304 in description.responses ? [reference('parameters', 'If-None-Match')] : []),
    ...(description.errors?.includes('precondition_required') ? [ifMatchOf(route)] : []),
    ...(isAdminRoute(route) ? queryParameters(route.query) : []),
  ];
}

/** What makes a new thing where there is none names no version of it. */
function ifMatchOf({ method }: DescribedRoute): object {
  if (method !== 'PUT') return reference('parameters', 'If-Match');
  return { ...PARAMETERS['If-Match'], required: false };
}

function queryParameters(query: z.ZodObject | undefined): object[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: schemaOf(schema as z.ZodType, {}),
  }));
}

/** With a cookie, which changes something only for our own pages, or with a token. */
const SIGNED_IN = [{ session: [] }, { token: [] }];

function describeResponses(
  { isIdempotent, description }: DescribedRoute,
  { schemas }: Api,
): Record<string, object> {
  const { responses, isStreamable } = description;
  const extra: HeaderName[] = [];
  if (isIdempotent) extra.push('Idempotency-Replayed');
  if (304 in responses) extra.push('ETag');
  const contentOf = (response: RouteDescription['responses'][number]) => {
    if (response === 'application/json') return json({ type: 'object' });
    if (typeof response === 'string') return { [response]: { schema: { type: 'string' } } };
    return response && { ...json(schemaOf(response, schemas)), ...(isStreamable && EVENT_STREAM) };
  };
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const content = contentOf(response);
      const text = DESCRIPTIONS[status] ?? 'The response.';
      return [status, { description: text, ...headers(...extra), ...(content && { content }) }];
    }),
  );
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  204: 'Recorded.',
  303: 'A proxy in front has signed the caller in, whose session comes with this; Location is where to go on.',
  304: 'The caller holds this version already.',
  503: 'The server is stopping.',
};

const EVENT_STREAM = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description:
        'For callers that accept it: the event `start` with the ids, `delta` with each part of the answer in ' +
        '`text`, then `done` with the ChatReply, or `error` with the ErrorBody; `bye` when the server stops and what ' +
        'is left comes at once.',
    },
  },
};

const HEADERS_OF_ERRORS: Readonly<Record<number, HeaderName[]>> = {
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
};

/** Errors by status, each saying which codes it comes with. */
function describeErrors(route: DescribedRoute, api: Api): Record<string, object> {
  const codes = new Map<number, AdminErrorCode[]>();
  for (const code of errorsOf(route)) codes.set(STATUS[code], [...(codes.get(STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    [...codes].map(([status, of]) => [
      status,
      {
        description: `Code ${of.map((code) => `\`${code}\``).join(' or ')}.`,
        ...headers(...(HEADERS_OF_ERRORS[status] ?? [])),
        content: json(schemaOf(api.errorBody, api.schemas)),
      },
    ]),
  );
}

/** What the checks of a route throw, in their order, and what it names itself. */
function errorsOf(route: DescribedRoute): AdminErrorCode[] {
  const isForWebsites = isWidgetRoute(route);
  const isForOperators = isAdminRoute(route);
  return [
    ...when(route.body ?? (isForOperators || route.path.includes('{')), 'invalid_request'),
    ...when(route.body, 'payload_too_large', 'unsupported_media_type'),
    ...when(isForWebsites, 'widget_not_found', 'origin_not_allowed'),
    ...when(route.access === 'operator', 'unauthenticated'),
    ...when(isForOperators, 'forbidden'),
    ...when(route.rateLimit, 'rate_limited'),
    ...when(route.isIdempotent, 'idempotency_conflict'),
    ...when(route.isCharged, 'quota_exceeded'),
    ...(route.description.errors ?? []),
    'internal',
    ...when(isForWebsites || isForOperators, 'store_unavailable'),
  ];
}

const when = (condition: unknown, ...codes: AdminErrorCode[]): AdminErrorCode[] => (condition ? codes : []);
