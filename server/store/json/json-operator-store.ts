/** The JSON file store as a command has it: beside a server that may have the data folder open, or without one. */
import { DataFolder, type DataFolderOptions } from '../files/data-folder.js';
import { makeFolder } from '../files/file-system.js';
import { createIdentityFiles } from '../files/identity-files.js';
import {
  erasureReportSchema,
  forgottenSchema,
  revivalSchema,
  type LockOwnerRequest,
} from '../files/lock-owner-request.js';
import { createAuditReader } from '../log/audit-log.js';
import { LogReader } from '../log/log-reader.js';
import type { StoreProblem } from '../port/store-problem.js';
import type { OperatorStore } from '../port/store.js';
import { ESCALATION_TYPES, EscalationFold, readsOf } from '../records/escalation-fold.js';
import { Outbox } from '../records/outbox.js';
import { quotasOver } from '../records/quota-ledger.js';
import { checkFormat } from './data-format.js';
import { createFolderLeases } from './folder-leases.js';
import { createJsonFiles } from './json-files.js';
import { callLockOwner } from './lock-owner-client.js';
import { assertNotMoved } from './moved-folder.js';

/** The records that deliveries follow from. */
const OWED_AND_MADE = ['feedback', 'escalation', 'digest', 'delivery'] as const;

export interface JsonOperatorStoreOptions extends DataFolderOptions {
  /** Told of damaged lines that are left out of what is read from the log. */
  onDamage?: (problem: StoreProblem) => void;
}

/**
 * Opens a data folder, which is made if it does not exist, for any number of processes at the same time. Only the
 * process that has its lock may change the log, and operators with what is theirs: what is to change there, that
 * process changes, by its own clock, or this one where there is none.
 *
 * @throws {AppError} `store_unavailable` if the folder has a newer format than this version knows, or its data was
 *   moved elsewhere
 */
export async function openJsonOperatorStore(
  folder: string,
  options: JsonOperatorStoreOptions = {},
): Promise<OperatorStore> {
  const data = new DataFolder(folder, options);
  await data.write(data.root, () => makeFolder(data.files, data.root));
  await assertNotMoved(data);
  await checkFormat(data);
  const log = new LogReader(data, options.onDamage);
  const call = (request: LockOwnerRequest) => callLockOwner(data, request, Date.now);
  const identity = createIdentityFiles(data);
  return {
    ...createJsonFiles(data),
    log,
    leases: createFolderLeases(data),
    quotas: quotasOver(log),
    escalations: {
      ...readsOf(async () => {
        const fold = new EscalationFold();
        for await (const record of log.read({ types: ESCALATION_TYPES })) fold.add(record);
        return fold;
      }),
      async handle(handling) {
        await call({ do: 'handle escalation', handling });
      },
    },
    deliveries: {
      async list(filter = {}) {
        const outbox = new Outbox<undefined>();
        const { widgetId } = filter;
        for await (const record of log.read({ types: OWED_AND_MADE, widgetId }))
          outbox.add(record, undefined);
        return outbox.list(filter);
      },
      async revive({ widgetId, channel }) {
        return revivalSchema.parse(await call({ do: 'revive deliveries', widgetId, channel })).revived;
      },
    },
    triage: {
      async mark(record) {
        await call({ do: 'mark gap', record });
      },
    },
    identity: {
      ...identity,
      async commit(changes, entry) {
        await call({ do: 'change identity', changes: [...changes], ...(entry && { entry }) });
      },
    },
    audit: {
      ...createAuditReader(data),
      async append(entry) {
        await call({ do: 'append to audit', entry });
      },
      async forget(before) {
        return forgottenSchema.parse(await call({ do: 'forget audit', before })).forgotten;
      },
    },
    async erase(erasure) {
      return erasureReportSchema.parse(await call({ do: 'erase', erasure }));
    },
  };
}
