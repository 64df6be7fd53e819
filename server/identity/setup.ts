/** The first operator: made by who can read what the server prints at its start, and by nobody else. */
import type { SetupRequest } from '../admin-contract/session.js';
import { AppError } from '../errors.js';
import { Mutex } from '../runtime/mutex.js';
import type { OperatorRecord } from '../store/port/identity-records.js';
import { auditEntry, operatorSubject } from './actor.js';
import type { IdentityDeps } from './identity-deps.js';
import { checkNewPassword } from './password-rules.js';
import { digestOf, isSameDigest, makeSecret } from './secrets.js';
import { beginSession, type BegunSession } from './sessions.js';
import { actorOfOperator, type Visit } from './sign-in.js';

export interface Setup {
  /** Where the first operator is made, behind the address of the dashboard; undefined where there is one already. */
  openLink(): Promise<string | undefined>;
  isOpen(): Promise<boolean>;
  /** Rejects with `forbidden` where the token is wrong, or there is an operator. */
  setUp(request: SetupRequest, visit: Visit): Promise<BegunSession>;
}

/** The token lives as long as the process, and is kept as its digest alone. */
export function createSetup(deps: IdentityDeps): Setup {
  const { identity, passwords, clock, newId, program } = deps;
  let expected: string | undefined;
  const mutex = new Mutex();
  const isOpen = async () => (await identity.operators.list()).length === 0;

  async function setUpNow({ token, name, password }: SetupRequest, visit: Visit): Promise<BegunSession> {
    const isRight = expected !== undefined && isSameDigest(digestOf(token).sha256, expected);
    if (!isRight || !(await isOpen())) throw new AppError('forbidden', closed(program));
    checkNewPassword(password, name, false);
    const now = clock();
    const operator: OperatorRecord = {
      id: newId(),
      version: 1,
      name,
      role: 'owner',
      isActive: true,
      epoch: 0,
      passwordHash: await passwords.hash(password),
      createdAt: new Date(now).toISOString(),
    };
    const session = await beginSession(identity.sessions, operator, visit, now);
    const entry = auditEntry(deps, actorOfOperator(operator, visit), {
      action: 'operator.add',
      subject: operatorSubject(operator),
      changes: { role: operator.role },
    });
    await identity.commit([{ in: 'operators', save: operator, isFirst: true }, ...session.changes], entry);
    expected = undefined;
    return session;
  }

  return {
    isOpen,
    async openLink() {
      if (!(await isOpen())) return undefined;
      const { text, digest } = makeSecret();
      expected = digest.sha256;
      return `/dashboard/setup#${text}`;
    },
    // One after the other: hashing takes its time, and only the first may win.
    setUp: (request, visit) => mutex.runExclusive(() => setUpNow(request, visit)),
  };
}

const closed = (program: string): string =>
  `This link is not good: the server is set up already, or was started again since. It prints a new link at each start until there is an operator; "${program} operator add NAME" makes one too.`;
