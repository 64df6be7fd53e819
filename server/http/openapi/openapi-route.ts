/** `GET /openapi.json`: the description of the API, readable from every website. */
import { entityTag, hasCurrentCopy } from '../transport/entity-tag.js';
import { sendJson } from '../transport/json-response.js';
import type { QuickAnswer } from '../transport/fast-path.js';

export function openApiRoute(description: object): QuickAnswer {
  const body = Buffer.from(`${JSON.stringify(description, null, 2)}\n`);
  const headers = { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*', ETag: entityTag(body) };
  return (req, res) => {
    if (hasCurrentCopy(req, headers.ETag)) res.writeHead(304, headers).end();
    else sendJson(res, 200, body, headers);
  };
}
