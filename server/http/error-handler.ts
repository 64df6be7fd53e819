/** The end of every Express route: the address that is none, and the error that was thrown. */
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { AppError } from '../errors.js';
import type { AnswerError } from './error-response.js';

/** The end of the line: nothing is served at this address. */
export const answerNotFound: RequestHandler = (req) => {
  throw new AppError('not_found', `There is nothing at ${req.path}.`);
};

export function answerErrors(answerError: AnswerError): ErrorRequestHandler {
  // Express tells error handlers from others by their four parameters.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  return (thrown: unknown, req, res, _next) => {
    answerError(req, res, thrown);
  };
}
