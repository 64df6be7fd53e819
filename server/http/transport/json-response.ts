/** JSON as a response, whole and at once. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** @param body JSON as text or as bytes */
export function sendJson(
  res: ServerResponse,
  status: number,
  body: string | Buffer,
  headers?: OutgoingHttpHeaders,
): void {
  res
    .writeHead(status, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    })
    .end(body);
}
