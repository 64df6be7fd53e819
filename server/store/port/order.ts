/** The orders in which the store lists things: the same on every machine, whatever its locale. */
import type { Page, Widget } from '../../model.js';
import type { Site } from '../../site-records.js';

export function byName(a: Widget, b: Widget): number {
  return compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.id, b.id);
}

export function byPageId(a: Page, b: Page): number {
  return compare(a.id, b.id);
}

export function byStart(a: Site, b: Site): number {
  return compare(a.start, b.start);
}

/** The oldest first. */
export function byAge(a: { createdAt: string; id: string }, b: { createdAt: string; id: string }): number {
  return compare(a.createdAt, b.createdAt) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
