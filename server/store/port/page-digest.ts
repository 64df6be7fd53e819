/** Identifies what is known of a page besides its id. */
import { createHash } from 'node:crypto';
import { AppError } from '../../errors.js';
import type { Page } from '../../model.js';

/** Equal for pages with equal content, facts, title, address and language. */
export function digestOf(page: Page): string {
  const hash = createHash('sha256');
  for (const part of [page.title, page.url, page.lang ?? '', page.content]) hash.update(part).update('\0');
  if (page.facts) hash.update(JSON.stringify(page.facts));
  return hash.digest('base64');
}

/** @throws {AppError} `precondition_failed` where the page is not, or no longer, as it was seen; null: not there */
export function assertDigest(seen: string | null | undefined, now: Page | undefined): void {
  if (seen !== undefined && seen !== (now ? digestOf(now) : null)) throw changedMeanwhile(now);
}

export const changedMeanwhile = (now: Page | undefined): AppError =>
  new AppError(
    'precondition_failed',
    now
      ? 'The page was changed meanwhile; look at it again before you replace it.'
      : 'The page was removed meanwhile; save it as a new one.',
  );
