/** Gives every request an id that the response, the error body and the log share. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADER = 'X-Request-Id';
const HARMLESS = /^[\w.-]{1,64}$/;

/** Takes the caller's `X-Request-Id` where it is 1 to 64 letters, digits, `.`, `_`, `-`; else makes one. */
export function assignRequestId(req: IncomingMessage, res: ServerResponse, newId: () => string): void {
  const given = req.headers['x-request-id'];
  res.setHeader(HEADER, typeof given === 'string' && HARMLESS.test(given) ? given : newId());
}

export const requestIdOf = (res: ServerResponse): string => String(res.getHeader(HEADER) ?? '');
