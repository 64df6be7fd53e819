/** Headers that every answer carries; the demo site replaces the policy by one that lets it load its files. */
import type { RequestHandler } from 'express';

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export const setSecurityHeaders: RequestHandler = (_req, res, next) => {
  res.set(HEADERS);
  next();
};
