/** What owners do with operators, in the dashboard and on the command line alike. */
import type { NewOperator, OperatorChange } from '../admin-contract/operators.js';
import type { Role } from '../admin-contract/roles.js';
import { AppError } from '../errors.js';
import type { OperatorRecord } from '../store/port/identity-records.js';
import { auditEntry, operatorSubject, type Actor } from './actor.js';
import { findByName, nextVersion, requireOperator, type OperatorDeps } from './identity-deps.js';
import { INVITATION_MS, LINK_MS, makeLink, type MadeLink } from './links.js';

export interface Invitation extends MadeLink {
  operator: OperatorRecord;
}

/** Adds an operator, who chooses a password by the link. */
export async function addOperator(
  deps: OperatorDeps,
  actor: Actor,
  { name, role, widgets }: NewOperator,
): Promise<Invitation> {
  checkWidgets(role, widgets);
  if (await findByName(deps.identity, name))
    throw new AppError('conflict', `There is an operator ${name} already.`);
  const now = deps.clock();
  const made = makeLink(now, INVITATION_MS);
  const operator: OperatorRecord = {
    id: deps.newId(),
    version: 1,
    name,
    role,
    isActive: true,
    epoch: 0,
    link: made.link,
    ...(widgets && { widgets }),
    createdAt: new Date(now).toISOString(),
  };
  const changes = { role, ...(widgets && { widgets }) };
  const entry = auditEntry(deps, actor, {
    action: 'operator.add',
    subject: operatorSubject(operator),
    changes,
  });
  await deps.identity.commit([{ in: 'operators', save: operator }], entry);
  return { operator, ...made };
}

/**
 * Changes name, rights or state. Another role, and switching off, end all sessions of the operator.
 *
 * @param seen throws where the operator is not as the caller has seen them
 */
export async function changeOperator(
  deps: OperatorDeps,
  actor: Actor,
  id: string,
  { name, role, widgets, isActive }: OperatorChange,
  seen: (operator: OperatorRecord) => void = () => undefined,
): Promise<OperatorRecord> {
  const operator = await requireOperator(deps.identity, id);
  seen(operator);
  const next = { role: role ?? operator.role, isActive: isActive ?? operator.isActive };
  // Who becomes an owner may use all widgets from then on.
  const limit = widgets === undefined && next.role !== 'owner' ? operator.widgets : (widgets ?? undefined);
  checkWidgets(next.role, limit);
  const endsSessions = next.role !== operator.role || next.isActive !== operator.isActive;
  const changed = nextVersion(operator, {
    ...next,
    name: name ?? operator.name,
    widgets: limit,
    epoch: operator.epoch + Number(endsSessions),
    ...(!next.isActive && { link: undefined }),
  });
  const changes = Object.fromEntries(
    (['name', 'role', 'widgets', 'isActive'] as const)
      .filter((field) => JSON.stringify(operator[field]) !== JSON.stringify(changed[field]))
      .map((field) => [field, changed[field] ?? null]),
  );
  const entry = auditEntry(deps, actor, {
    action: 'operator.change',
    subject: operatorSubject(operator),
    changes,
  });
  await deps.identity.commit([{ in: 'operators', save: changed }], entry);
  return changed;
}

/** With an operator go their sessions and tokens. */
export async function removeOperator(deps: OperatorDeps, actor: Actor, id: string): Promise<OperatorRecord> {
  const operator = await requireOperator(deps.identity, id);
  const entry = auditEntry(deps, actor, { action: 'operator.remove', subject: operatorSubject(operator) });
  await deps.identity.commit([{ in: 'operators', remove: id }], entry);
  return operator;
}

/**
 * Makes a link that signs in once, in place of an earlier one.
 *
 * @param withoutSecondFactor removes the second factor, for who has lost it
 */
export async function linkOperator(
  deps: OperatorDeps,
  actor: Actor,
  id: string,
  withoutSecondFactor = false,
): Promise<Invitation> {
  const operator = await requireOperator(deps.identity, id);
  if (!operator.isActive)
    throw new AppError('conflict', `${operator.name} is switched off; switch them on first.`);
  const isNew = operator.passwordHash === undefined;
  const made = makeLink(deps.clock(), isNew ? INVITATION_MS : LINK_MS);
  const removes = withoutSecondFactor && operator.secondFactor !== undefined;
  const changed = nextVersion(operator, { link: made.link, ...(removes && { secondFactor: undefined }) });
  const changes = { expiresAt: made.link.expiresAt, ...(removes && { secondFactor: 'removed' }) };
  const entry = auditEntry(deps, actor, {
    action: 'operator.link',
    subject: operatorSubject(operator),
    changes,
  });
  await deps.identity.commit([{ in: 'operators', save: changed }], entry);
  return { operator: changed, ...made };
}

/** Signs an operator out everywhere. */
export async function endSessions(deps: OperatorDeps, actor: Actor, id: string): Promise<OperatorRecord> {
  const operator = await requireOperator(deps.identity, id);
  const changed = nextVersion(operator, { epoch: operator.epoch + 1 });
  const entry = auditEntry(deps, actor, {
    action: 'operator.endSessions',
    subject: operatorSubject(operator),
  });
  await deps.identity.commit([{ in: 'operators', save: changed }], entry);
  return changed;
}

function checkWidgets(role: Role, widgets: readonly string[] | undefined): void {
  if (role !== 'owner' || !widgets) return;
  const message = 'cannot be limited for an owner, who may use all';
  throw new AppError('invalid_request', `The widgets ${message}.`, {
    details: [{ field: 'widgets', message }],
  });
}
