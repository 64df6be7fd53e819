/** What must hold of operators, sessions and tokens, whichever store keeps them. */
import { AppError } from '../../errors.js';
import { foldName, type OperatorRecord } from '../port/identity-records.js';
import type { IdentityChange } from '../port/identity-store.js';

/**
 * @param operators all that are stored
 * @param versionOf the version of the stored record that a change is for; undefined where there is none
 * @throws {AppError} `conflict` where the changes may not be made
 */
export function checkChanges(
  changes: readonly IdentityChange[],
  operators: readonly OperatorRecord[],
  versionOf: (change: IdentityChange) => number | undefined,
): void {
  for (const change of changes) {
    if ('save' in change && change.save.version !== (versionOf(change) ?? 0) + 1) {
      throw new AppError('conflict', 'This was changed meanwhile; look at it again.');
    }
    if ('isFirst' in change && operators.length > 0) {
      throw new AppError('conflict', 'There is an operator already.');
    }
  }
  const after = operatorsAfter(changes, operators);
  const names = new Set(after.map(({ name }) => foldName(name)));
  if (names.size < after.length) throw new AppError('conflict', 'An operator of this name exists already.');
  if (operators.some(isUsableOwner) && !after.some(isUsableOwner)) {
    throw new AppError('conflict', 'The last owner cannot be removed, switched off or given another role.');
  }
}

function operatorsAfter(
  changes: readonly IdentityChange[],
  operators: readonly OperatorRecord[],
): OperatorRecord[] {
  const byId = new Map(operators.map((operator) => [operator.id, operator]));
  for (const change of changes) {
    if (change.in !== 'operators') continue;
    if ('remove' in change) byId.delete(change.remove);
    else byId.set(change.save.id, change.save);
  }
  return [...byId.values()];
}

/** An owner who can sign in. */
const isUsableOwner = ({ role, isActive, passwordHash }: OperatorRecord): boolean =>
  role === 'owner' && isActive && passwordHash !== undefined;
