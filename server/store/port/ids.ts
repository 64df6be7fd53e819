/** Which ids may name a stored thing. They become file names, so everything that could leave its folder is out. */
import { z } from 'zod';
import { AppError } from '../../errors.js';

const guid = z.guid();

/** Longest page id and longest part of one, in UTF-8 bytes; a file name holds 255, of which we add some. */
const MAX_PAGE_ID_BYTES = 1000;
const MAX_SEGMENT_BYTES = 200;

/** Letters of any script, digits, `.`, `_` and `-`, not starting with a dot. */
const SEGMENT = /^[\p{L}\p{N}\p{M}_-][\p{L}\p{N}\p{M}._-]*$/u;

export function isWidgetId(id: string): boolean {
  return guid.safeParse(id).success;
}

/** A page id is a path such as `guides/billing`: no empty or hidden part, no `..`, no folder that ends in `.md`. */
export function isPageId(id: string): boolean {
  if (Buffer.byteLength(id) > MAX_PAGE_ID_BYTES) return false;
  const segments = id.split('/');
  return segments.every(isSegment) && !segments.slice(0, -1).some((segment) => /\.md$/i.test(segment));
}

function isSegment(segment: string): boolean {
  return SEGMENT.test(segment) && !segment.includes('..') && Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES;
}

export function assertWidgetId(id: string): void {
  if (!isWidgetId(id)) throw new AppError('invalid_request', `"${id}" is not a widget id; it must be a UUID`);
}

export function assertPageId(id: string): void {
  if (isPageId(id)) return;
  throw new AppError(
    'invalid_request',
    `"${id}" cannot be a page id; use letters, digits, ".", "_", "-" and "/", as in guides/billing`,
  );
}
