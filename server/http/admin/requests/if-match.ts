/** Which version of something a request wants to change. */
import { AppError } from '../../../errors.js';
import type { OperatorCall } from '../../transport/route.js';

/** The quotes of a tag, and the mark of a weak one, which a proxy that compresses puts before it. */
const AROUND_TAG = /^(?:W\/)?"|"$/g;

const ANY = '*';

export const etagOf = (revision: string): string => `"${revision}"`;

/** What If-Match holds, without what is around the tag; undefined where it is not sent. */
export const readIfMatch = ({ req }: Pick<OperatorCall, 'req'>): string | undefined =>
  req.headers['if-match']?.trim().replace(AROUND_TAG, '');

/**
 * @param what it is of, for who forgot it
 * @throws {AppError} `precondition_required`
 */
export function requireIfMatch(call: Pick<OperatorCall, 'req'>, what: string): string {
  const ifMatch = readIfMatch(call);
  if (ifMatch !== undefined) return ifMatch;
  throw new AppError('precondition_required', `Send the ETag of ${what} as you saw it as If-Match.`);
}

/** The revision that it names; undefined for `*`, which is any. */
export const revisionIn = (ifMatch: string): string | undefined => (ifMatch === ANY ? undefined : ifMatch);

/** Whether it names the version that has this ETag. */
export const isMatch = (ifMatch: string, etag: string): boolean =>
  ifMatch === ANY || ifMatch === etag.replace(AROUND_TAG, '');
