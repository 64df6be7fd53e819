/** What commands share that change operators: who acts, whom they mean, and how it is told. */
import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '../../admin-contract/roles.js';
import { addressOfDashboard, DASHBOARD_REFUSED, placeOfDashboard } from '../../dashboard-place.js';
import type { Config } from '../../config.js';
import { AppError } from '../../errors.js';
import { findByName, type OperatorDeps } from '../../identity/identity-deps.js';
import { hasSecondFactor } from '../../identity/second-factor.js';
import type { OperatorRecord } from '../../store/port/identity-records.js';
import { UsageError, type Flags, type Terminal } from '../terminal/command.js';
import { minuteOf } from '../terminal/conversation-text.js';
import { checkWidgetId, type Data } from '../terminal/open-data.js';

export const RIGHTS_FLAGS = {
  role: { type: 'string', value: 'ROLE', help: `One of ${ROLES.join(', ')}.` },
  widget: { type: 'string', multiple: true, value: 'ID', help: 'Only this widget; may be given again.' },
} as const satisfies Flags;

export const depsOf = ({ store }: Data): OperatorDeps => ({
  identity: store.identity,
  clock: Date.now,
  newId: randomUUID,
});

/** @throws {UsageError} */
export function readRole(text: string): Role {
  const role = ROLES.find((each) => each === text);
  if (role) return role;
  throw new UsageError(`--role "${text}" must be one of ${ROLES.join(', ')}.`);
}

/** @throws {UsageError} */
export function readWidgets(ids: string[] | undefined): string[] | undefined {
  ids?.forEach(checkWidgetId);
  return ids;
}

/** @throws {UsageError} where it cannot be the name of anybody */
export function readName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= 80 && !/[\p{Cc}\p{Cf}]/u.test(name)) return name;
  throw new UsageError('NAME must have 1 to 80 characters, and no control characters.');
}

/** @throws {AppError} `not_found` */
export async function requireNamed(data: Data, name: string, terminal: Terminal): Promise<OperatorRecord> {
  const operator = await findByName(data.store.identity, name);
  if (operator) return operator;
  const advice = `See all with: ${terminal.program} operator list`;
  throw new AppError('not_found', `There is no operator ${name} in ${data.place}. ${advice}`);
}

/** What `--json` gives of an operator. */
export function operatorJson(operator: OperatorRecord) {
  const { id, name, role, widgets, isActive, passwordHash, createdAt } = operator;
  return {
    id,
    name,
    role,
    ...(widgets && { widgets }),
    isActive,
    hasPassword: passwordHash !== undefined,
    hasSecondFactor: hasSecondFactor(operator),
    createdAt,
  };
}

/** A link, for a person to open. */
export function linkUrl(config: Config, path: string): string {
  return `${addressOfDashboard(config) ?? ''}${path}`;
}

export function describeLink(config: Config, path: string, expiresAt: string): string {
  const note = noteOnAddress(config);
  return `${linkUrl(config, path)}\n\nIt works once, until ${minuteOf(expiresAt)} (UTC).${note && `\n\n${note}`}`;
}

/** Of a server that may have been started with other settings than this command, and is opened from other machines. */
function noteOnAddress(config: Config): string {
  if (placeOfDashboard(config) === 'refused') return DASHBOARD_REFUSED;
  const address = addressOfDashboard(config);
  if (address === undefined || address === config.publicUrl) return '';
  return `Is the server reached at another address or port? Put that in place of\n${address}.`;
}
