/** Which version of something a request wants to change. */
import { AppError } from '../../../errors.js';
import type { OperatorCall } from '../../transport/route.js';

/**
 * The revision that If-Match names, as its ETag holds it; undefined for `*`, which is any.
 *
 * @param what it is of, for who forgot it
 * @throws {AppError} `precondition_required`
 */
export function readRevision({ req }: Pick<OperatorCall, 'req'>, what: string): string | undefined {
  const held = req.headers['if-match']?.trim();
  if (held === undefined) {
    throw new AppError('precondition_required', `Send the ETag of ${what} as you saw it as If-Match.`);
  }
  return held === '*' ? undefined : held.replace(/^(?:W\/)?"|"$/g, '');
}

export const etagOf = (revision: string): string => `"${revision}"`;
