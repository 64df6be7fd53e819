/** Responses that no website may read but our own: those to operators, their errors included. */
import type { ServerResponse } from 'node:http';

const privateResponses = new WeakSet<ServerResponse>();

export function keepPrivate(res: ServerResponse): void {
  privateResponses.add(res);
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
}

export const isPrivate = (res: ServerResponse): boolean => privateResponses.has(res);
