/** Makes and checks the hashes of passwords, a few at a time: each takes half a second and 32 MB. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { AppError } from '../errors.js';
import { deriveHere, MOST_MEMORY, type ScryptParameters } from './derive-key.js';

/** OWASP's equal of N = 2^17, r = 8, p = 1, in a quarter of the memory. */
const PARAMETERS: ScryptParameters = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const AT_ONCE = 2;
const MAX_WAITING = 20;
const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z\d+/]{16,64})\$([A-Za-z\d+/]{22,88})$/;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether a password is the one of a hash. Without a hash it is not, and that takes as long.
   *
   * @throws {AppError} `rate_limited` where too many wait
   */
  isRight(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether a hash was made with lesser parameters than new ones are. */
  isOutdated(hash: string): boolean;
}

/** @param wanted parameters of new hashes; lesser ones are for tests, which sign in again and again */
export function createPasswords(wanted = PARAMETERS, derive = deriveHere): Passwords {
  // The same letters can be encoded in several ways, and keyboards do.
  const deriveKey = (password: string, salt: Buffer, length: number, parameters: ScryptParameters) =>
    derive({ password: password.normalize('NFKC'), salt, length, parameters });
  const queue = bulkhead(AT_ONCE, MAX_WAITING);
  const run = <T>(work: () => Promise<T>): Promise<T> =>
    queue.execute(work).catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError ? tooMany() : error;
    });
  const nobody = randomBytes(SALT_BYTES);
  return {
    hash: (password) =>
      run(async () => {
        const salt = randomBytes(SALT_BYTES);
        const hash = await deriveKey(password, salt, HASH_BYTES, wanted);
        const { ln, r, p } = wanted;
        return `$scrypt$ln=${ln},r=${r},p=${p}$${encode(salt)}$${encode(hash)}`;
      }),
    isRight: (password, hash) =>
      run(async () => {
        const read = hash === undefined ? undefined : parse(hash);
        const { salt, key, parameters } = read ?? { salt: nobody, key: undefined, parameters: wanted };
        const derived = await deriveKey(password, salt, key?.length ?? HASH_BYTES, parameters);
        return key !== undefined && timingSafeEqual(derived, key);
      }),
    isOutdated(hash) {
      const { ln, r, p } = parse(hash)?.parameters ?? { ln: 0, r: 0, p: 0 };
      return ln < wanted.ln || r < wanted.r || p < wanted.p;
    },
  };
}

function parse(hash: string): { parameters: ScryptParameters; salt: Buffer; key: Buffer } | undefined {
  const [, ln, r, p, salt, key] = PHC.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return undefined;
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) };
  // scrypt takes 128 · N · r bytes.
  if (128 * 2 ** parameters.ln * parameters.r > MOST_MEMORY / 2) return undefined;
  return { parameters, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
}

const tooMany = (): AppError =>
  new AppError('rate_limited', 'Too many people sign in at this moment; try again in a few seconds.', {
    headers: { 'Retry-After': '5' },
  });

/** The PHC format has base 64 without padding. */
const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
