/** Tells versions of a widget apart, by their content alone, so that an edit by hand is another version too. */
import { createHash } from 'node:crypto';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';

/** The order of fields makes no difference. */
export function revisionOf(widget: Widget): string {
  return createHash('sha256').update(JSON.stringify(widget, sorted)).digest('base64url').slice(0, 22);
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @throws {AppError} `precondition_failed` where the widget is not, or no longer, at the revision that was seen */
export function assertRevision(seen: string | undefined, now: Widget | undefined): void {
  if (seen === undefined || (now && revisionOf(now) === seen)) return;
  const what = now ? 'was changed meanwhile, here or in its file' : 'was removed meanwhile';
  throw new AppError('precondition_failed', `The widget ${what}; look at it again.`);
}
