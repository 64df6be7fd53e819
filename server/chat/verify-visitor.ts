/** Whether a website vouches for its visitor. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.js';
import type { Widget } from '../model.js';
import { programName } from '../runtime/program-name.js';

/** What a request says of its visitor. */
export interface VisitorClaim {
  visitorId?: string | undefined;
  /** HMAC-SHA256 of the id by the visitor secret of the widget, in hex. */
  visitorSignature?: string | undefined;
}

/** A new visitor secret: letters and digits, to be used as they stand. */
export function makeVisitorSecret(): string {
  return `vissec_${randomBytes(32).toString('hex')}`;
}

/**
 * True where the signature fits the id; false where there is none, or the widget has no secret to check it by.
 *
 * @throws {AppError} `invalid_request` where it does not fit
 */
export function verifyVisitor(
  { id, visitorSecret }: Pick<Widget, 'id' | 'visitorSecret'>,
  { visitorId, visitorSignature }: VisitorClaim,
): boolean {
  if (visitorSignature === undefined || visitorSecret === undefined) return false;
  const wanted = createHmac('sha256', visitorSecret)
    .update(visitorId ?? '')
    .digest();
  const given = Buffer.from(visitorSignature, 'hex');
  if (visitorId !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted))
    return true;
  throw new AppError(
    'invalid_request',
    'The visitorSignature does not fit the visitorId: it must be the HMAC-SHA256 of the visitorId by the visitor secret of the widget, in hex. ' +
      `The server of the website makes it, with the secret that this command prints: ${programName()} visitor secret ${id}`,
    {
      details: [{ field: 'visitorSignature', message: 'does not fit the visitorId' }],
      concernsOperator: true,
    },
  );
}
