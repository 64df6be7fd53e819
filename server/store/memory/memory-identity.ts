/** Operators, their sessions, tokens and acts, in memory. */
import type { AuditRecord, OperatorRecord } from '../port/identity-records.js';
import type { IdentityChange, Records } from '../port/identity-store.js';
import { byAge } from '../port/order.js';
import type { Store } from '../port/store.js';
import { auditFilter } from '../records/audit-filter.js';
import { checkChanges } from '../records/identity-rules.js';

/** What goes in and comes out is copied, so that a caller who changes it changes nothing here. */
const copy = structuredClone;

interface Stored {
  id: string;
  createdAt: string;
  version: number;
  operatorId?: string;
}

export function createMemoryIdentity(): Pick<Store, 'identity' | 'audit'> {
  const kept: Record<IdentityChange['in'], Map<string, Stored>> = {
    operators: new Map(),
    sessions: new Map(),
    apiTokens: new Map(),
  };
  const entries: AuditRecord[] = [];
  const records = <T>(kind: IdentityChange['in']): Records<T, { operatorId: string }> => ({
    get: (id) => Promise.resolve(copy(kept[kind].get(id)) as T | undefined),
    list(filter) {
      const found = [...kept[kind].values()].filter(
        (each) => !filter || each.operatorId === filter.operatorId,
      );
      return Promise.resolve(copy(found.sort(byAge)) as T[]);
    },
  });
  return {
    identity: {
      operators: records('operators'),
      sessions: records('sessions'),
      apiTokens: records('apiTokens'),
      commit: (changes, entry) =>
        new Promise((resolve) => {
          const stored = [...kept.operators.values()] as OperatorRecord[];
          checkChanges(changes, stored, (change) => kept[change.in].get(idOf(change))?.version);
          if (entry) entries.push(copy(entry));
          for (const change of changes) {
            if ('save' in change) kept[change.in].set(change.save.id, copy(change.save));
            else kept[change.in].delete(change.remove);
            if (change.in === 'operators' && 'remove' in change) removeOf(change.remove);
          }
          resolve();
        }),
    },
    audit: {
      append(entry) {
        entries.push(copy(entry));
        return Promise.resolve();
      },
      list(query) {
        const wanted = [...entries].reverse().filter(auditFilter(query));
        return Promise.resolve(copy(wanted.slice(0, query.limit)));
      },
      forget(before) {
        const kept = entries.filter(({ at }) => at >= before);
        const gone = entries.length - kept.length;
        entries.splice(0, Infinity, ...kept);
        return Promise.resolve(gone);
      },
    },
  };

  function removeOf(operatorId: string): void {
    for (const kind of ['sessions', 'apiTokens'] as const) {
      for (const each of kept[kind].values()) {
        if (each.operatorId === operatorId) kept[kind].delete(each.id);
      }
    }
  }
}

const idOf = (change: IdentityChange): string => ('save' in change ? change.save.id : change.remove);
