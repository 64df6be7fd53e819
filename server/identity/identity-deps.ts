/** What the use cases of operators work with. */
import type { AuditLog, IdentityStore } from '../store/port/identity-store.js';
import type { OperatorRecord } from '../store/port/identity-records.js';
import { foldName } from '../store/port/identity-records.js';
import { AppError } from '../errors.js';
import type { AuditClock } from './actor.js';
import type { Passwords } from './passwords.js';
import type { SignInLimits } from './sign-in-limits.js';

/** What is enough to change operators, for commands too. */
export interface OperatorDeps extends AuditClock {
  identity: IdentityStore;
}

/** What signing in takes besides. */
export interface IdentityDeps extends OperatorDeps {
  audit: AuditLog;
  passwords: Passwords;
  limits: SignInLimits;
  /** What commands on this store begin with, as strangers are told. */
  program: string;
}

/** Whether an operator has a name, in whatever case. */
export function isNamed(name: string): (operator: OperatorRecord) => boolean {
  const folded = foldName(name);
  return (operator) => foldName(operator.name) === folded;
}

/** The operator of a name; undefined where there is none. */
export const findByName = async (
  identity: IdentityStore,
  name: string,
): Promise<OperatorRecord | undefined> => (await identity.operators.list()).find(isNamed(name));

/** @throws {AppError} `not_found` */
export async function requireOperator(identity: IdentityStore, id: string): Promise<OperatorRecord> {
  const operator = await identity.operators.get(id);
  if (operator) return operator;
  throw new AppError('not_found', 'There is no such operator.');
}

/** The record as it is saved next. */
export const nextVersion = (
  operator: OperatorRecord,
  change: Partial<OperatorRecord> = {},
): OperatorRecord => ({
  ...operator,
  ...change,
  version: operator.version + 1,
});
