/** The header by which a caller names its request, so that it can be sent again without harm. */
import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors.js';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws {AppError} `invalid_request` where the key is not one */
export function readIdempotencyKey(req: IncomingMessage): string | undefined {
  const key = req.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  const message = 'must be 1 to 255 visible ASCII characters, such as a UUID';
  throw new AppError('invalid_request', `The header Idempotency-Key ${message}.`, {
    details: [{ field: 'Idempotency-Key', message }],
  });
}
