/** How lists of the admin API are asked for, page by page. */
import { z } from 'zod';
import { DEFAULT_PAGE, MAX_PAGE } from './limits.js';

/** Fields of the query of a list. */
export const pageFields = {
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(DEFAULT_PAGE),
  cursor: z.string().max(200).optional().describe('`next` of the page before.'),
};

/**
 * A page of a list from one item more than it may hold, which tells whether there is another.
 *
 * @param cursorOf names the place behind an item
 */
export function pageOf<Item>(
  found: readonly Item[],
  limit: number,
  cursorOf: (last: Item) => string,
): { items: Item[]; next?: string } {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, ...(found.length > limit && last !== undefined && { next: cursorOf(last) }) };
}
