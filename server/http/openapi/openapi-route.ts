/** `GET /openapi.json`: the description of the API, readable from every website. */
import { entityTag, hasCurrentCopy } from '../transport/entity-tag.js';
import { sendJson } from '../transport/json-response.js';
import { route, type Route } from '../transport/route.js';
import { describeApi } from './openapi.js';

/** The row that describes a table, itself included. */
export function openApiRoute(routes: readonly Route[], serverUrl: string, version: string): Route {
  const row = route({
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    handle({ req, res }) {
      if (hasCurrentCopy(req, headers.ETag)) res.writeHead(304, headers).end();
      else sendJson(res, 200, body, headers);
    },
    description: {
      operationId: 'getDescription',
      summary: 'This description.',
      responses: { 200: 'application/json', 304: null },
    },
  });
  const body = Buffer.from(`${JSON.stringify(describeApi([...routes, row], serverUrl, version), null, 2)}\n`);
  const headers = { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*', ETag: entityTag(body) };
  return row;
}
