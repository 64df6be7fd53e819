/** Signing in with name and password, and with a code where there is a second factor; and signing out. */
import type { SignInRequest } from '../admin-contract/session.js';
import { AppError } from '../errors.js';
import { foldName, type OperatorRecord } from '../store/port/identity-records.js';
import { auditEntry, type Actor } from './actor.js';
import { secondFactorRequired, unauthenticated, type Caller } from './authenticate.js';
import { findByName, nextVersion, type IdentityDeps } from './identity-deps.js';
import { useCode } from './second-factor.js';
import { beginSession, type BegunSession, type Device } from './sessions.js';
import type { Attempt } from './sign-in-limits.js';

/** A browser that is about to be signed in. */
export interface Visit extends Device {
  /** What attempts are counted under. */
  network: string;
  requestId: string;
}

export const strangerOf = ({ address, requestId }: Visit): Actor => ({
  kind: 'stranger',
  address,
  requestId,
});

export const actorOfOperator = (operator: OperatorRecord, { address, requestId }: Visit): Actor => ({
  kind: 'operator',
  id: operator.id,
  name: operator.name,
  address,
  requestId,
});

/**
 * @returns rejects with `unauthenticated` where name, password or code are wrong, saying the same and taking as long
 *   whether the name exists; with `second_factor_required` where the code is missing; with `rate_limited`
 */
export function createSignIn(deps: IdentityDeps) {
  const { identity, passwords, limits, clock } = deps;
  return async ({ name, password, code }: SignInRequest, visit: Visit): Promise<BegunSession> => {
    const attempt = limits.begin(foldName(name), visit.network);
    const operator = await testPassword(name, password, attempt);
    if (!operator) return refuse(undefined, visit);
    if (typeof operator === 'string') return refuse(operator, visit);
    const { secondFactor } = operator;
    let change: Partial<OperatorRecord> = {};
    if (secondFactor?.isConfirmed) {
      if (code === undefined) {
        attempt.release();
        throw secondFactorRequired();
      }
      const used = useCode(secondFactor, code, clock());
      if (!used) return refuse(operator.id, visit, WRONG_CODE);
      change = { secondFactor: used };
    }
    if (passwords.isOutdated(operator.passwordHash ?? '')) {
      change = { ...change, passwordHash: await passwords.hash(password) };
    }
    const isChanged = Object.keys(change).length > 0;
    const session = await beginSession(identity.sessions, operator, visit, clock());
    const entry = auditEntry(deps, actorOfOperator(operator, visit), { action: 'session.begin' });
    const save = isChanged ? [{ in: 'operators' as const, save: nextVersion(operator, change) }] : [];
    await identity.commit([...save, ...session.changes], entry);
    attempt.succeed();
    return session;
  };

  /** The operator; the id of one whose password is another, or who is switched off; undefined where there is none. */
  async function testPassword(
    name: string,
    password: string,
    attempt: Attempt,
  ): Promise<OperatorRecord | string | undefined> {
    try {
      const operator = await findByName(identity, name);
      const isRight = await passwords.isRight(password, operator?.passwordHash);
      return isRight && operator?.isActive ? operator : operator?.id;
    } catch (error) {
      attempt.release();
      throw error;
    }
  }

  async function refuse(operatorId: string | undefined, visit: Visit, message = WRONG): Promise<never> {
    // What was typed as a name may be a password, so only the id of an operator that there is is kept.
    const subject = operatorId === undefined ? {} : { subject: { kind: 'operator', id: operatorId } };
    const act = { action: 'session.begin', outcome: 'refused' as const, ...subject };
    await deps.audit.append(auditEntry(deps, strangerOf(visit), act));
    throw unauthenticated(message);
  }
}

const WRONG = 'The name or the password is wrong.';
const WRONG_CODE = 'The code is wrong, or was used already; wait for the next one.';

/** Ends the caller's own session. */
export function createSignOut(deps: IdentityDeps) {
  return async (caller: Caller, visit: Visit): Promise<void> => {
    if (caller.via !== 'session') return;
    const entry = auditEntry(deps, actorOfOperator(caller.operator, visit), { action: 'session.end' });
    await deps.identity.commit([{ in: 'sessions', remove: caller.session.id }], entry);
  };
}

/**
 * Tests the password of somebody who is signed in, counted as attempts to sign in are: a session that was stolen must
 * not become the way to guess it.
 *
 * @throws {AppError} `invalid_request` where it is wrong
 */
export async function testOwnPassword(
  { limits, passwords }: IdentityDeps,
  operator: OperatorRecord,
  password: string,
  network: string,
): Promise<void> {
  const attempt = limits.begin(foldName(operator.name), network);
  let isRight: boolean;
  try {
    isRight = await passwords.isRight(password, operator.passwordHash);
  } catch (error) {
    attempt.release();
    throw error;
  }
  if (!isRight) throw new AppError('invalid_request', 'The present password is wrong.');
  attempt.release();
}
