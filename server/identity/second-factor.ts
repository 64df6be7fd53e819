/** The second factor of an operator: codes of an app, and codes for when the phone is gone. */
import { randomBytes } from 'node:crypto';
import type { OperatorRecord } from '../store/port/identity-records.js';
import { digestOf } from './secrets.js';
import { encodeBase32, stepOfCode } from './totp.js';

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

export type SecondFactor = NonNullable<OperatorRecord['secondFactor']>;

export const hasSecondFactor = ({ secondFactor }: Pick<OperatorRecord, 'secondFactor'>): boolean =>
  secondFactor?.isConfirmed === true;

/**
 * The factor as it is after a code was used; undefined where the code is wrong, or was used before.
 *
 * @param now milliseconds since 1970
 */
export function useCode(factor: SecondFactor, code: string, now: number): SecondFactor | undefined {
  const step = stepOfCode(factor.secret, code, now, factor.lastStep);
  if (step !== undefined) return { ...factor, lastStep: step };
  const { sha256 } = digestOf(plainOf(code));
  if (!factor.recoveryCodes.includes(sha256)) return undefined;
  return { ...factor, recoveryCodes: factor.recoveryCodes.filter((each) => each !== sha256) };
}

/** Codes to be written down, and what is kept of them. */
export function makeRecoveryCodes(): { codes: string[]; digests: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    encodeBase32(randomBytes(RECOVERY_BYTES))
      .toLowerCase()
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
  return { codes, digests: codes.map((code) => digestOf(plainOf(code)).sha256) };
}

/** As it was written down, in whatever way. */
const plainOf = (code: string): string => code.toLowerCase().replace(/[^a-z\d]/g, '');
