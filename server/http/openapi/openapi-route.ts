/** The descriptions of the API: `/openapi.json` for all websites, `/api/admin/openapi.json` for operators. */
import { adminErrorBodySchema } from '../../admin-contract/admin-errors.js';
import { errorBodySchema } from '../../contract.js';
import { entityTag, hasCurrentCopy } from '../transport/entity-tag.js';
import { sendJson } from '../transport/json-response.js';
import { isAdminRoute, route, type Call, type Route } from '../transport/route.js';
import { ADMIN_SCHEMAS } from './admin-schemas.js';
import { WIDGET_SCHEMAS } from './openapi-schemas.js';
import { describeApi, type Api } from './openapi.js';

const DESCRIPTION = {
  summary: 'This description.',
  responses: { 200: 'application/json', 304: null },
} as const;

/** The row that describes those of a table that are not for operators, itself included. */
export function openApiRoute(routes: readonly Route[], serverUrl: string, version: string): Route {
  const row = route({
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    handle: (call) => {
      send(call);
    },
    description: { operationId: 'getDescription', ...DESCRIPTION },
  });
  const described = [...routes, row].filter((each) => !isAdminRoute(each));
  const send = sendDescription(
    described,
    {
      serverUrl,
      version,
      schemas: WIDGET_SCHEMAS,
      errorBody: errorBodySchema,
      title: 'Service Chat',
      description: 'Answers the questions of visitors from the pages of a site, with citations.',
    },
    { 'Access-Control-Allow-Origin': '*' },
  );
  return row;
}

/** The row that describes those of a table that are for operators, itself included. */
export function adminOpenApiRoute(routes: readonly Route[], serverUrl: string, version: string): Route {
  const row = route({
    method: 'GET',
    path: '/api/admin/openapi.json',
    access: 'operator',
    action: 'readDescription',
    handle: (call) => {
      send(call);
    },
    description: { operationId: 'getAdminDescription', ...DESCRIPTION },
  });
  const api = {
    serverUrl,
    version,
    schemas: ADMIN_SCHEMAS,
    errorBody: adminErrorBodySchema,
    title: 'Service Chat for operators',
    description:
      'What the dashboard uses, and programs with a token. Bodies of requests and queries hold what is described, and nothing else.',
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-session',
        description: 'Of a browser that is signed in; `service-chat-session` over http.',
      },
      token: { type: 'http', scheme: 'bearer' },
    },
  };
  const described = [...routes, row].filter(isAdminRoute);
  const send = sendDescription(described, api, { 'Cache-Control': 'private, no-cache' });
  return row;
}

/** Made when it is first asked for: few ask, and it takes an eighth of the processor's time of a start. */
function sendDescription(routes: readonly Route[], api: Api, more: Record<string, string> = {}) {
  let made: { body: Buffer; headers: Record<'ETag', string> } | undefined;
  const make = () => {
    const body = Buffer.from(`${JSON.stringify(describeApi(routes, api), null, 2)}\n`);
    return { body, headers: { 'Cache-Control': 'no-cache', ...more, ETag: entityTag(body) } };
  };
  return ({ req, res }: Call): void => {
    const { body, headers } = (made ??= make());
    if (hasCurrentCopy(req, headers.ETag)) res.writeHead(304, headers).end();
    else sendJson(res, 200, body, headers);
  };
}
