/** Secrets of 32 random bytes, and the digests that are kept of them. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;
const ID_LENGTH = 32;
/** Lets scanners of published code find tokens that were published by mistake. */
const TOKEN_PREFIX = 'sct_';

export interface Secret {
  /** 43 characters. */
  text: string;
  digest: SecretDigest;
}

/** What is kept of a secret: the secret cannot be had from it. */
export interface SecretDigest {
  /** By which its record is found. */
  id: string;
  sha256: string;
}

export function makeSecret(prefix = ''): Secret {
  const text = prefix + randomBytes(BYTES).toString('base64url');
  return { text, digest: digestOf(text) };
}

/** A secret for a program. */
export const makeTokenSecret = (): Secret => makeSecret(TOKEN_PREFIX);

export function digestOf(text: string): SecretDigest {
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { id: sha256.slice(0, ID_LENGTH), sha256 };
}

/** Whether two digests are the same, without telling by the time where they differ. */
export function isSameDigest(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
