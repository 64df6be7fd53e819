/** What operators do with their own account: name, password, second factor, sessions. */
import type {
  AccountChange,
  PasswordChange,
  SecondFactorConfirmation,
  SecondFactorRemoval,
  SecondFactorRequest,
  SecondFactorSetup,
} from '../admin-contract/account.js';
import { AppError } from '../errors.js';
import type { OperatorRecord, SessionRecord } from '../store/port/identity-records.js';
import type { IdentityChange } from '../store/port/identity-store.js';
import { auditEntry, type Act } from './actor.js';
import type { Caller } from './authenticate.js';
import { findByName, nextVersion, type IdentityDeps } from './identity-deps.js';
import { checkNewPassword, leastLength, lengthOf } from './password-rules.js';
import { assertMayBe } from './proxied-name.js';
import { hasSecondFactor, makeRecoveryCodes, useCode } from './second-factor.js';
import { beginSession, isOver, type BegunSession } from './sessions.js';
import { actorOfOperator, testOwnPassword, type Visit } from './sign-in.js';
import { makeTotpSecret, stepOfCode, totpUri } from './totp.js';

const ISSUER = 'Service Chat';

/** Somebody at a browser. */
export type SessionCaller = Extract<Caller, { via: 'session' }>;

export function createAccount(deps: IdentityDeps) {
  const { identity, passwords, clock } = deps;

  /** Changes the operator, ends every session, and begins the caller's anew. */
  async function changeAndRenew(
    { operator }: SessionCaller,
    change: Partial<OperatorRecord>,
    act: Act,
    visit: Visit,
  ): Promise<BegunSession> {
    const changed = nextVersion(operator, { ...change, epoch: operator.epoch + 1 });
    const session = await beginSession(identity.sessions, changed, visit, clock());
    await commit(operator, [{ in: 'operators', save: changed }, ...session.changes], act, visit);
    return session;
  }

  const commit = (
    operator: OperatorRecord,
    changes: readonly IdentityChange[],
    act: Act,
    visit: Visit,
  ): Promise<void> => identity.commit(changes, auditEntry(deps, actorOfOperator(operator, visit), act));

  return {
    async rename(
      { operator }: SessionCaller,
      { name }: AccountChange,
      visit: Visit,
    ): Promise<OperatorRecord> {
      assertMayBe(visit, name);
      const other = await findByName(identity, name);
      if (other && other.id !== operator.id) {
        throw new AppError('conflict', `There is an operator ${name} already.`);
      }
      const changed = nextVersion(operator, { name });
      await commit(
        operator,
        [{ in: 'operators', save: changed }],
        { action: 'account.rename', changes: { name } },
        visit,
      );
      return changed;
    },

    async changePassword(
      caller: SessionCaller,
      { current, password }: PasswordChange,
      visit: Visit,
    ): Promise<BegunSession> {
      const { operator } = caller;
      await testOwnPassword(deps, operator, current, visit.network);
      checkNewPassword(password, operator.name, hasSecondFactor(operator));
      const passwordHash = await passwords.hash(password);
      return changeAndRenew(caller, { passwordHash, link: undefined }, { action: 'account.password' }, visit);
    },

    /** Offers a secret, which counts for nothing until a code of it was shown. */
    async beginSecondFactor(
      { operator }: SessionCaller,
      { password }: SecondFactorRequest,
      visit: Visit,
    ): Promise<SecondFactorSetup> {
      if (hasSecondFactor(operator)) {
        throw new AppError('conflict', 'You have a second factor already; remove it first.');
      }
      await testOwnPassword(deps, operator, password, visit.network);
      const secret = makeTotpSecret();
      const secondFactor = { secret, isConfirmed: false, lastStep: 0, recoveryCodes: [] };
      const save = nextVersion(operator, { secondFactor });
      await commit(operator, [{ in: 'operators', save }], { action: 'account.secondFactor.offer' }, visit);
      return { secret, uri: totpUri(secret, ISSUER, operator.name) };
    },

    async confirmSecondFactor(
      caller: SessionCaller,
      { code }: SecondFactorConfirmation,
      visit: Visit,
    ): Promise<{ session: BegunSession; recoveryCodes: string[] }> {
      const { secondFactor } = caller.operator;
      if (!secondFactor || secondFactor.isConfirmed) {
        throw new AppError('conflict', 'There is no second factor to confirm; begin anew.');
      }
      const lastStep = stepOfCode(secondFactor.secret, code, clock(), secondFactor.lastStep);
      if (lastStep === undefined) {
        const message = 'is not the one that the app shows now; the clock of the phone may be wrong';
        throw new AppError('invalid_request', `The code ${message}.`, {
          details: [{ field: 'code', message }],
        });
      }
      const { codes, digests } = makeRecoveryCodes();
      const confirmed = { ...secondFactor, isConfirmed: true, lastStep, recoveryCodes: digests };
      const act = { action: 'account.secondFactor.add' };
      const session = await changeAndRenew(caller, { secondFactor: confirmed }, act, visit);
      return { session, recoveryCodes: codes };
    },

    async removeSecondFactor(
      caller: SessionCaller,
      { password, code }: SecondFactorRemoval,
      visit: Visit,
    ): Promise<BegunSession> {
      const { operator } = caller;
      const { secondFactor } = operator;
      if (!secondFactor?.isConfirmed) throw new AppError('conflict', 'You have no second factor.');
      await testOwnPassword(deps, operator, password, visit.network);
      const attempt = deps.limits.begin(`code ${operator.id}`, visit.network);
      if (!useCode(secondFactor, code, clock())) {
        throw new AppError(
          'invalid_request',
          'The code is wrong, or was used already; wait for the next one.',
        );
      }
      attempt.release();
      const least = leastLength(false);
      if (lengthOf(password) < least) {
        const advice = `Without a second factor a password needs ${least} characters; choose a longer one first.`;
        throw new AppError('conflict', advice);
      }
      return changeAndRenew(
        caller,
        { secondFactor: undefined },
        { action: 'account.secondFactor.remove' },
        visit,
      );
    },

    /** The operator's sessions that are not over, the newest first. */
    async sessions({ operator }: SessionCaller): Promise<SessionRecord[]> {
      const all = await identity.sessions.list({ operatorId: operator.id });
      return all.filter((session) => !isOver(session, operator, clock())).reverse();
    },

    /** @throws {AppError} `not_found`, also where it is somebody else's */
    async endSession({ operator }: SessionCaller, sessionId: string, visit: Visit): Promise<void> {
      const session = await identity.sessions.get(sessionId);
      if (session?.operatorId !== operator.id) throw new AppError('not_found', 'You have no such session.');
      await commit(operator, [{ in: 'sessions', remove: sessionId }], { action: 'session.end' }, visit);
    },

    async endOtherSessions({ operator, session }: SessionCaller, visit: Visit): Promise<void> {
      const others = (await identity.sessions.list({ operatorId: operator.id })).filter(
        ({ id }) => id !== session.id,
      );
      const changes = others.map(({ id }): IdentityChange => ({ in: 'sessions', remove: id }));
      await commit(operator, changes, { action: 'session.endOthers' }, visit);
    },
  };
}
