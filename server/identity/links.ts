/** Links that sign an operator in once, or let them choose a password: for who is invited, and for who is locked out. */
import type { LinkRequest, LinkState } from '../admin-contract/session.js';
import { AppError } from '../errors.js';
import type { OperatorRecord } from '../store/port/identity-records.js';
import { auditEntry } from './actor.js';
import { secondFactorRequired, unauthenticated } from './authenticate.js';
import { nextVersion, type IdentityDeps } from './identity-deps.js';
import { checkNewPassword } from './password-rules.js';
import { hasSecondFactor, useCode } from './second-factor.js';
import { digestOf, isSameDigest, makeSecret } from './secrets.js';
import { beginSession, type BegunSession } from './sessions.js';
import { actorOfOperator, type Visit } from './sign-in.js';

/** How long a link is good: for who is at hand, and for who is invited. */
export const LINK_MS = 15 * 60_000;
export const INVITATION_MS = 24 * 3_600_000;

export interface MadeLink {
  /** Of the operator's record; it takes the place of an earlier link. */
  link: NonNullable<OperatorRecord['link']>;
  /** To be put behind the address of the dashboard. In the fragment, so that no log and no proxy sees the secret. */
  path: string;
}

/** @param now milliseconds since 1970 */
export function makeLink(now: number, ms: number): MadeLink {
  const { text, digest } = makeSecret();
  return {
    link: { sha256: digest.sha256, expiresAt: new Date(now + ms).toISOString() },
    path: `/dashboard/link#${text}`,
  };
}

/** What the page of a link needs to know. Rejects with `unauthenticated` where the link is not good. */
export function createCheckLink(deps: LinkDeps) {
  return async (secret: string): Promise<LinkState> => {
    const { operator, link } = await findLink(deps, secret);
    return {
      name: operator.name,
      needsPassword: operator.passwordHash === undefined,
      hasSecondFactor: hasSecondFactor(operator),
      expiresAt: link.expiresAt,
    };
  };
}

/** Signs in by a link, and replaces the password where one is given, which ends the operator's other sessions. */
export function createUseLink(deps: IdentityDeps) {
  const { identity, passwords, limits, clock } = deps;
  return async ({ token, password, code }: LinkRequest, visit: Visit): Promise<BegunSession> => {
    const { operator } = await findLink(deps, token);
    if (password === undefined && operator.passwordHash === undefined) {
      const message = 'is required, because you have none yet';
      throw new AppError('invalid_request', `The password ${message}.`, {
        details: [{ field: 'password', message }],
      });
    }
    if (password !== undefined) checkNewPassword(password, operator.name, hasSecondFactor(operator));
    const secondFactor = testCode(operator, code, visit);
    const changed = nextVersion(operator, {
      ...(secondFactor && { secondFactor }),
      ...(password !== undefined && {
        passwordHash: await passwords.hash(password),
        epoch: operator.epoch + 1,
      }),
      link: undefined,
    });
    const session = await beginSession(identity.sessions, changed, visit, clock());
    const action = password === undefined ? 'session.begin' : 'account.password';
    const entry = auditEntry(deps, actorOfOperator(operator, visit), { action, changes: { link: 'used' } });
    await identity.commit([{ in: 'operators', save: changed }, ...session.changes], entry);
    return session;
  };

  function testCode(operator: OperatorRecord, code: string | undefined, visit: Visit) {
    const { secondFactor } = operator;
    if (!secondFactor?.isConfirmed) return undefined;
    if (code === undefined) throw secondFactorRequired();
    const attempt = limits.begin(`link ${operator.id}`, visit.network);
    const used = useCode(secondFactor, code, clock());
    if (!used) throw unauthenticated('The code is wrong, or was used already; wait for the next one.');
    attempt.release();
    return used;
  }
}

type LinkDeps = Pick<IdentityDeps, 'identity' | 'clock' | 'program'>;

async function findLink({ identity, clock, program }: LinkDeps, secret: string) {
  const { sha256 } = digestOf(secret);
  for (const operator of await identity.operators.list()) {
    const { link } = operator;
    if (!link || !isSameDigest(link.sha256, sha256)) continue;
    if (operator.isActive && Date.parse(link.expiresAt) > clock()) return { operator, link };
  }
  throw unauthenticated(
    `This link is not good any more: it works once, and for a short time. Ask for another, or run "${program} operator link NAME".`,
  );
}
