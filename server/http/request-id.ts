/** Gives every request an id that the answer, the error body and the log share. */
import type { RequestHandler, Response } from 'express';

const HEADER = 'X-Request-Id';

/** Takes the caller's `X-Request-Id` where it is 1 to 64 letters, digits, `.`, `_`, `-`; else makes one. */
export function assignRequestId(newId: () => string): RequestHandler {
  return (req, res, next) => {
    const given = req.get(HEADER);
    res.set(HEADER, given !== undefined && /^[\w.-]{1,64}$/.test(given) ? given : newId());
    next();
  };
}

export const requestIdOf = (res: Response): string => res.get(HEADER) ?? '';
