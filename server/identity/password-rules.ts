/** Which passwords will do: long ones that are not the first to be guessed. Nothing is said of their letters. */
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../defaults.js';
import { AppError } from '../errors.js';
import { foldName } from '../store/port/identity-records.js';

/** Long enough, and at the top of every list of guesses. Each is compared without what is not a letter or digit. */
const GUESSED_FIRST: ReadonlySet<string> = new Set([
  'passwordpassword',
  'passwordpassword1',
  'password123456',
  'password12345678',
  'passwordpassword123',
  '123456789012345',
  '1234567890123456',
  '12345678901234567890',
  '123123123123123',
  '123456789123456789',
  'qwertyuiopasdfgh',
  'qwertyuiopasdfghjkl',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyqwertyqwerty',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv',
  'qazwsxedcrfvtgb',
  'abcdefghijklmno',
  'abcdefghijklmnop',
  'abcdefghijklmnopqrstuvwxyz',
  'iloveyouiloveyou',
  'correcthorsebatterystaple',
  'administrator',
  'administrator123',
  'administratoradministrator',
  'letmeinletmeinletmein',
  'servicechatservicechat',
  'password',
  'password1',
  'password123',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyuiop',
  'qwerty123',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'trustno1',
  'letmein1',
  'welcome1',
  'adminadmin',
  'admin123',
  'administrator1',
  'servicechat',
  'changeme',
  'changeme123',
  '1q2w3e4r',
  '11111111',
]);

/** How short a password may be. */
export const leastLength = (hasSecondFactor: boolean): number =>
  hasSecondFactor ? MIN_PASSWORD_LENGTH.withSecondFactor : MIN_PASSWORD_LENGTH.alone;

/** In characters, however many bytes each takes. */
export const lengthOf = (password: string): number => Array.from(password.normalize('NFKC')).length;

/** What is wrong with a new password, in words that follow its name; undefined where it will do. */
export function describeWeakness(
  password: string,
  name: string,
  hasSecondFactor: boolean,
): string | undefined {
  const length = lengthOf(password);
  const least = leastLength(hasSecondFactor);
  if (length < least)
    return `must have at least ${least} characters; five words in a row are easy to remember`;
  if (length > MAX_PASSWORD_LENGTH) return `must have at most ${MAX_PASSWORD_LENGTH} characters`;
  const plain = foldName(password).replace(/[^\p{L}\p{N}]/gu, '');
  if (plain !== '' && plain === foldName(name).replace(/[^\p{L}\p{N}]/gu, '')) return 'must not be the name';
  if (GUESSED_FIRST.has(plain)) return 'is among the first to be guessed; choose another';
  return undefined;
}

/** @throws {AppError} `invalid_request` where a new password will not do */
export function checkNewPassword(password: string, name: string, hasSecondFactor: boolean): void {
  const message = describeWeakness(password, name, hasSecondFactor);
  if (message === undefined) return;
  throw new AppError('invalid_request', `The password ${message}.`, {
    details: [{ field: 'password', message }],
  });
}
