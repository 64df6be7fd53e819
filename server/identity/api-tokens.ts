/** Tokens, with which programs use the admin API in the name of who made them. */
import type { Role } from '../admin-contract/roles.js';
import type { NewApiToken } from '../admin-contract/tokens.js';
import { AppError } from '../errors.js';
import type { ApiTokenRecord, OperatorRecord } from '../store/port/identity-records.js';
import { auditEntry, type Actor } from './actor.js';
import type { OperatorDeps } from './identity-deps.js';
import { isAtLeast } from './permissions.js';
import { makeTokenSecret } from './secrets.js';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 90;
/** More are no tool of one person. */
const MAX_TOKENS = 100;

export interface MadeToken {
  /** Shown once. */
  secret: string;
  record: ApiTokenRecord;
}

/**
 * Makes a token that may do no more than its maker, now and later.
 *
 * @param maker who it acts for, and with whom it ends
 * @throws {AppError} `forbidden` where it would do more
 */
export async function createApiToken(
  deps: OperatorDeps,
  actor: Actor,
  maker: OperatorRecord,
  { name, role, widgets, days = DEFAULT_DAYS }: NewApiToken,
): Promise<MadeToken> {
  if (!isAtLeast(maker.role, role)) {
    throw new AppError('forbidden', `A token may do no more than who makes it, who is ${maker.role}.`);
  }
  const foreign = widgets?.filter((id) => maker.widgets && !maker.widgets.includes(id)) ?? [];
  if (foreign.length > 0)
    throw new AppError('not_found', `There is no widget with the id ${foreign.join(', ')}.`);
  if ((await deps.identity.apiTokens.list({ operatorId: maker.id })).length >= MAX_TOKENS) {
    throw new AppError('conflict', `You have ${MAX_TOKENS} tokens; revoke some first.`);
  }
  const now = deps.clock();
  const { text, digest } = makeTokenSecret();
  const record: ApiTokenRecord = {
    ...digest,
    version: 1,
    operatorId: maker.id,
    name,
    role,
    createdAt: new Date(now).toISOString(),
    ...(widgets && { widgets }),
    ...(days !== null && { expiresAt: new Date(now + days * DAY_MS).toISOString() }),
  };
  const changes: { role: Role; widgets?: string[]; expiresAt: string | null } = {
    role,
    expiresAt: record.expiresAt ?? null,
    ...(widgets && { widgets }),
  };
  const entry = auditEntry(deps, actor, { action: 'token.create', subject: subjectOf(record), changes });
  await deps.identity.commit([{ in: 'apiTokens', save: record }], entry);
  return { secret: text, record };
}

/** @throws {AppError} `not_found`, also where it is none of `owner`'s */
export async function revokeApiToken(
  deps: OperatorDeps,
  actor: Actor,
  id: string,
  owner: OperatorRecord | undefined,
): Promise<ApiTokenRecord> {
  const token = await deps.identity.apiTokens.get(id);
  if (!token || (owner && token.operatorId !== owner.id)) {
    throw new AppError('not_found', 'There is no such token.');
  }
  const entry = auditEntry(deps, actor, { action: 'token.revoke', subject: subjectOf(token) });
  await deps.identity.commit([{ in: 'apiTokens', remove: id }], entry);
  return token;
}

const subjectOf = ({ id, name }: ApiTokenRecord) => ({ kind: 'token', id, name });
