/** The routes in Express, with an end for addresses that are none. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { AppError } from '../errors.js';
import type { SendError } from './error-response.js';
import type { Resource } from './transport/resource.js';
import type { Call } from './transport/route.js';

/** Responds to a request for a resource, or rejects with the error to be sent. */
export type Respond = (
  resource: Resource,
  req: IncomingMessage,
  res: ServerResponse,
  params: Call['params'],
) => Promise<void>;

export function createExpressApp(
  resources: readonly Resource[],
  respond: Respond,
  sendError: SendError,
): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  for (const resource of resources) {
    app
      .route(resource.path.replace(/\{(\w+)\}/g, ':$1'))
      .all<Record<string, string>>((req, res) => respond(resource, req, res, req.params));
  }
  app.use((req) => {
    throw new AppError('not_found', `There is nothing at ${req.path}.`);
  });
  // oxlint-disable-next-line typescript/no-unused-vars -- Express tells error handlers from others by their four parameters
  const onError: ErrorRequestHandler = (thrown: unknown, req, res, _next) => {
    sendError(req, res, thrown);
  };
  return app.use(onError);
}
