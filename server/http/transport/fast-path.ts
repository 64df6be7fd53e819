/**
 * Addresses that every page view asks for. They are answered before Express, which alone would cost several times
 * what the answer does.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** @param parameter the last part of the path, as it came over the wire; empty where the route has none */
export type QuickAnswer = (
  req: IncomingMessage,
  res: ServerResponse,
  parameter: string,
) => void | Promise<void>;

/** By path; one that ends in `/` takes one more part. They answer GET and HEAD. */
export type QuickRoutes = ReadonlyMap<string, QuickAnswer>;

/** What answers requests for a path, with its parameter; undefined where the path is no quick one. */
export function findQuickRoute(
  routes: QuickRoutes,
  path: string,
): { answer: QuickAnswer; parameter: string } | undefined {
  const lastPart = path.lastIndexOf('/') + 1;
  const parameter = path.slice(lastPart);
  if (parameter === '') return undefined;
  const whole = routes.get(path);
  if (whole) return { answer: whole, parameter: '' };
  const answer = routes.get(path.slice(0, lastPart));
  return answer && { answer, parameter };
}
