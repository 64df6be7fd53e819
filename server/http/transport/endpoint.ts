/** One address and the one method it takes; every other method is told which. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IRouter, RequestHandler } from 'express';
import { AppError } from '../../errors.js';

/** `GET` answers HEAD too. `OPTIONS` without an origin tells the methods; preflights are the origin guard's. */
export function addEndpoint(
  router: IRouter,
  method: 'GET' | 'POST',
  path: string,
  ...handlers: RequestHandler[]
): void {
  const route = router.route(path);
  if (method === 'GET') route.get(...handlers);
  else route.post(...handlers);
  const allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
  route.all((req, res) => {
    refuseMethod(req, res, allow);
  });
}

/**
 * Tells the methods that an address takes.
 * @throws {AppError} `method_not_allowed` for every method but OPTIONS
 */
export function refuseMethod(req: IncomingMessage, res: ServerResponse, allow: string): void {
  if (req.method !== 'OPTIONS') {
    throw new AppError('method_not_allowed', `${req.method} is not possible here; use ${allow}.`, {
      headers: { Allow: allow },
    });
  }
  res.writeHead(204, { Allow: allow }).end();
}
