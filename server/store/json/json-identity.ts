/** Operators, sessions and tokens of a data folder, as the process that has its lock changes them. */
import { Mutex } from '../../runtime/mutex.js';
import type { FilesByKind, IdentityFiles } from '../files/identity-files.js';
import type { AuditRecord } from '../port/identity-records.js';
import type { AuditLog, IdentityChange, IdentityStore } from '../port/identity-store.js';
import { checkChanges } from '../records/identity-rules.js';

type Commit = IdentityStore['commit'];

/** One commit at a time, so that each sees what the one before has made of the files. */
export function createCommit(files: IdentityFiles, audit: Pick<AuditLog, 'append'>): Commit {
  const mutex = new Mutex();
  return (changes, entry) => mutex.runExclusive(() => commitNow(files, audit, changes, entry));
}

async function commitNow(
  files: IdentityFiles,
  audit: Pick<AuditLog, 'append'>,
  changes: readonly IdentityChange[],
  entry: AuditRecord | undefined,
): Promise<void> {
  const kinds: FilesByKind = files;
  const versions = new Map<IdentityChange, number | undefined>();
  for (const change of changes) {
    if ('save' in change) versions.set(change, (await kinds[change.in].get(change.save.id))?.version);
  }
  const needsOperators = changes.some((change) => change.in === 'operators');
  checkChanges(changes, needsOperators ? await files.operators.list() : [], (change) => versions.get(change));
  if (entry) await audit.append(entry);
  try {
    for (const change of changes) await make(kinds, change);
  } catch (error) {
    // The entry says that it was done, so another has to say that it was not.
    if (entry) await audit.append({ ...entry, id: `${entry.id}-failed`, outcome: 'failed' });
    throw error;
  }
}

async function make(files: FilesByKind, change: IdentityChange): Promise<void> {
  if ('save' in change) {
    await files[change.in].write(change.save);
    return;
  }
  await files[change.in].remove(change.remove);
  if (change.in !== 'operators') return;
  for (const kind of ['sessions', 'apiTokens'] as const) {
    for (const { id } of await files[kind].list({ operatorId: change.remove })) await files[kind].remove(id);
  }
}
