/** Signing in by the word of somebody who has asked for more than a name: a proxy in front, or an issuer of identities. */
import { nameSchema } from '../admin-contract/fields.js';
import type { Role } from '../admin-contract/roles.js';
import { AppError } from '../errors.js';
import type { OperatorRecord } from '../store/port/identity-records.js';
import type { IdentityChange } from '../store/port/identity-store.js';
import { auditEntry, operatorSubject, type Act } from './actor.js';
import { findByName, isNamed, nextVersion, type IdentityDeps } from './identity-deps.js';
import { beginSession, findSession, type BegunSession } from './sessions.js';
import { actorOfOperator, strangerOf, type Visit } from './sign-in.js';

/** Whose word it is. */
export interface Voucher {
  /** Begins what is said of it, such as "The proxy in front". */
  title: string;
  /** What it gives the name in. */
  field: string;
  /** Of its sign-ins in the audit log, and what names it there. */
  action: string;
  changes: Readonly<Record<string, string>>;
  /** What somebody becomes who is no operator yet; absent where only operators are let in. */
  newRole: Role | undefined;
}

/** Who somebody is by that word. */
export interface VouchedFor {
  name: string;
  /** Digest of what its account is known by there for good; absent where a name is all there is. */
  account?: string;
}

/**
 * @param former what the browser brings along of an earlier session, which ends where it is somebody else's
 * @returns undefined where there is no operator at all, so that the link of the start comes first; rejects with
 *   `forbidden` for who is no operator, or is switched off
 */
export type VouchedSignIn = (
  person: VouchedFor,
  visit: Visit,
  former: string | undefined,
) => Promise<BegunSession | undefined>;

/** The word of a proxy in front, which names operators in a header. */
export const proxyVoucher = ({
  header,
  newRole,
}: {
  header: string;
  newRole: Role | undefined;
}): Voucher => ({
  title: 'The proxy in front',
  field: header,
  newRole,
  action: 'session.begin.proxy',
  changes: { proxy: header },
});

export function createVouchedSignIn(deps: IdentityDeps, voucher: Voucher): VouchedSignIn {
  const { identity, clock, newId, program } = deps;
  const { title, field, action, changes: how, newRole } = voucher;

  return async (person, visit, former) => {
    const operators = await identity.operators.list();
    const operator = operators.find(isOf(person)) ?? operators.find(isNamed(person.name));
    if (operator) return begin(operator, person, visit, former);
    if (operators.length === 0) return undefined;
    if (newRole !== undefined) return add(person, newRole, visit, former);
    return refuse(
      { changes: { ...how, name: person.name } },
      visit,
      `${title} says that you are ${person.name}, and there is no operator of that name here. Let an owner add one, or run "${program} operator add" with that name on the server.`,
    );
  };

  async function begin(
    operator: OperatorRecord,
    { account }: VouchedFor,
    visit: Visit,
    former: string | undefined,
  ): Promise<BegunSession> {
    const { id, name, issuerAccount, isActive } = operator;
    const subject = { kind: 'operator', id };
    if (!isActive) {
      const message = `The operator ${name} is switched off; an owner can switch them on again.`;
      return refuse({ subject, changes: how }, visit, message);
    }
    if (account !== undefined && issuerAccount !== undefined && account !== issuerAccount) {
      const message = `The operator ${name} has signed in by another account of ${title}, so that this one is not theirs. An owner can remove that operator and add you.`;
      return refuse({ subject, changes: how }, visit, message);
    }
    const isBound = account === undefined || account === issuerAccount;
    const known = isBound ? operator : nextVersion(operator, { issuerAccount: account });
    const session = await beginSession(identity.sessions, known, visit, clock());
    const entry = auditEntry(deps, actorOfOperator(known, visit), { action, changes: how });
    const bound: IdentityChange[] = isBound ? [] : [{ in: 'operators', save: known }];
    await identity.commit([...bound, ...session.changes, ...(await endOfAnothers(former, known))], entry);
    return session;
  }

  async function add(
    person: VouchedFor,
    role: Role,
    visit: Visit,
    former: string | undefined,
  ): Promise<BegunSession> {
    const name = nameSchema.safeParse(person.name);
    if (!name.success) {
      const message = `The name that ${title.replace(/^The/, 'the')} gives in ${field} cannot be that of an operator: it is too long, or has control characters.`;
      return refuse({ changes: how }, visit, message);
    }
    const now = clock();
    const operator: OperatorRecord = {
      id: newId(),
      version: 1,
      name: name.data,
      role,
      isActive: true,
      epoch: 0,
      ...(person.account !== undefined && { issuerAccount: person.account }),
      createdAt: new Date(now).toISOString(),
    };
    const session = await beginSession(identity.sessions, operator, visit, now);
    const entry = auditEntry(deps, actorOfOperator(operator, visit), {
      action: 'operator.add',
      subject: operatorSubject(operator),
      changes: { role, ...how },
    });
    const changes: IdentityChange[] = [{ in: 'operators', save: operator }, ...session.changes];
    try {
      await identity.commit([...changes, ...(await endOfAnothers(former, operator))], entry);
      return session;
    } catch (error) {
      // Two tabs that open at once both come here; the second finds who the first has added.
      const added = await findByName(identity, person.name);
      if (!(error instanceof AppError) || error.code !== 'conflict' || !added) throw error;
      return begin(added, person, visit, former);
    }
  }

  /** Who sat at the browser before is signed out there. */
  async function endOfAnothers(
    former: string | undefined,
    operator: OperatorRecord,
  ): Promise<IdentityChange[]> {
    if (former === undefined) return [];
    const session = await findSession(identity.sessions, former);
    return session && session.operatorId !== operator.id ? [{ in: 'sessions', remove: session.id }] : [];
  }

  async function refuse(act: Omit<Act, 'action'>, visit: Visit, message: string): Promise<never> {
    const entry = auditEntry(deps, strangerOf(visit), { action, outcome: 'refused', ...act });
    await deps.audit.append(entry);
    throw new AppError('forbidden', message);
  }
}

const isOf =
  ({ account }: VouchedFor) =>
  ({ issuerAccount }: OperatorRecord): boolean =>
    account !== undefined && account === issuerAccount;
