/** One address and the one method it takes; every other method is told which. */
import type { IRouter, RequestHandler } from 'express';
import { AppError } from '../errors.js';

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
  route.all(refuseMethod(method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS'));
}

function refuseMethod(allow: string): RequestHandler {
  return (req, res) => {
    if (req.method === 'OPTIONS') {
      res.set('Allow', allow).status(204).end();
      return;
    }
    throw new AppError('method_not_allowed', `${req.method} is not possible here; use ${allow}.`, {
      headers: { Allow: allow },
    });
  };
}
