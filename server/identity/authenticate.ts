/** Who sends a request: the one place where a cookie or a token becomes somebody who may do something. */
import type { Role } from '../admin-contract/roles.js';
import { AppError } from '../errors.js';
import type { ApiTokenRecord, OperatorRecord, SessionRecord } from '../store/port/identity-records.js';
import type { IdentityStore } from '../store/port/identity-store.js';
import {
  isAtLeast,
  lesserOf,
  PERMISSIONS,
  SESSIONS_ALONE,
  widgetsOfBoth,
  type OperatorAction,
} from './permissions.js';
import { mayBe } from './proxied-name.js';
import { digestOf, isSameDigest } from './secrets.js';
import { findSession, isOver, noteUse, type Device } from './sessions.js';

/** Somebody who is signed in, and how far they may go now, whatever was true when they signed in. */
export type Caller = {
  operator: OperatorRecord;
  role: Role;
  /** The only ones that the caller knows of; all where absent. */
  widgets: readonly string[] | undefined;
} & ({ via: 'session'; session: SessionRecord } | { via: 'token'; token: ApiTokenRecord });

/** What a request brings along. */
export interface Credentials {
  /** Value of the session's cookie. */
  session: string | undefined;
  /** Value behind `Bearer`. */
  token: string | undefined;
}

/** Tokens note their use no more often. */
const NOTE_MS = 5 * 60_000;

/**
 * @param clock milliseconds since 1970
 * @returns rejects with `unauthenticated` where nobody is signed in
 */
export function createAuthenticate(identity: IdentityStore, clock: () => number) {
  return async ({ session, token }: Credentials, device: Device): Promise<Caller> => {
    if (session !== undefined && token !== undefined) {
      throw unauthenticated('Send the cookie of a session or a token, not both.');
    }
    if (session !== undefined) return bySession(session, device);
    if (token !== undefined) return byToken(token);
    throw unauthenticated('Sign in first.');
  };

  async function bySession(secret: string, device: Device): Promise<Caller> {
    const session = await findSession(identity.sessions, secret);
    const operator = session && (await identity.operators.get(session.operatorId));
    const isGood = session && operator && !isOver(session, operator, clock()) && mayBe(device, operator.name);
    if (!isGood) throw unauthenticated('The session is over; sign in again.');
    await noteUse(identity, session, device, clock());
    return { via: 'session', session, operator, role: operator.role, widgets: operator.widgets };
  }

  async function byToken(secret: string): Promise<Caller> {
    const { id, sha256 } = digestOf(secret);
    const token = await identity.apiTokens.get(id);
    const operator = token && (await identity.operators.get(token.operatorId));
    const now = clock();
    const isGood =
      token &&
      operator?.isActive &&
      isSameDigest(token.sha256, sha256) &&
      (token.expiresAt === undefined || Date.parse(token.expiresAt) > now);
    if (!isGood) throw unauthenticated('The token is not one that is good here, or not any longer.');
    await noteTokenUse(token, now);
    return {
      via: 'token',
      token,
      operator,
      role: lesserOf(token.role, operator.role),
      widgets: widgetsOfBoth(token.widgets, operator.widgets),
    };
  }

  async function noteTokenUse(token: ApiTokenRecord, now: number): Promise<void> {
    if (token.lastUsedAt !== undefined && now - Date.parse(token.lastUsedAt) < NOTE_MS) return;
    const save = { ...token, version: token.version + 1, lastUsedAt: new Date(now).toISOString() };
    // One that was revoked meanwhile is not stored again: its version says so.
    await identity.commit([{ in: 'apiTokens', save }], undefined).catch(() => undefined);
  }
}

export type Authenticate = ReturnType<typeof createAuthenticate>;

/** Browsers ask nobody for a token, so this header opens no window of theirs. */
const CHALLENGE = { headers: { 'WWW-Authenticate': 'Bearer' } };

export const unauthenticated = (message: string): AppError =>
  new AppError('unauthenticated', message, CHALLENGE);

/** For who has shown a password or a link, and has a second factor. */
export const secondFactorRequired = (): AppError =>
  new AppError('second_factor_required', 'Give the code of your authenticator app too.', CHALLENGE);

/** @throws {AppError} `forbidden` where the caller may not do this */
export function assertMay(caller: Caller, action: OperatorAction): void {
  if (caller.via === 'token' && SESSIONS_ALONE.has(action)) {
    throw new AppError('forbidden', 'A token may not do this; sign in to the dashboard.');
  }
  const least = PERMISSIONS[action];
  if (isAtLeast(caller.role, least)) return;
  throw new AppError('forbidden', `This takes the role ${least}; yours is ${caller.role}.`);
}
