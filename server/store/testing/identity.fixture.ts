/** Whole records of operators, their sessions, tokens and acts, for tests. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiTokenRecord, AuditRecord, OperatorRecord, SessionRecord } from '../port/identity-records.js';

const AT = '2024-05-31T12:00:00.000Z';
const digest = () => {
  const sha256 = randomBytes(32).toString('hex');
  return { id: sha256.slice(0, 32), sha256 };
};

export const makeOperator = (change: Partial<OperatorRecord> = {}): OperatorRecord => ({
  id: randomUUID(),
  version: 1,
  name: `Ann ${randomUUID()}`,
  role: 'owner',
  isActive: true,
  epoch: 0,
  passwordHash: '$scrypt$none',
  createdAt: AT,
  ...change,
});

export const makeSession = (change: Partial<SessionRecord> = {}): SessionRecord => ({
  ...digest(),
  version: 1,
  operatorId: randomUUID(),
  epoch: 0,
  createdAt: AT,
  lastSeenAt: AT,
  address: '192.0.2.7',
  userAgent: 'Browser',
  ...change,
});

export const makeApiToken = (change: Partial<ApiTokenRecord> = {}): ApiTokenRecord => ({
  ...digest(),
  version: 1,
  operatorId: randomUUID(),
  name: 'Report',
  role: 'reader',
  createdAt: AT,
  ...change,
});

export const makeAuditEntry = (change: Partial<AuditRecord> = {}): AuditRecord => ({
  type: 'audit',
  id: randomUUID(),
  at: AT,
  actor: { kind: 'operator', id: 'ann', name: 'Ann' },
  action: 'operator.add',
  outcome: 'done',
  ...change,
});
