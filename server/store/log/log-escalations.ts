/** Requests for a human over the log: how each stands follows from it. */
import type { HandlingRecord } from '../../ledger-records.js';
import type { Mutex } from '../../runtime/mutex.js';
import type { EscalationStore } from '../port/escalation-store.js';
import { readsOf } from '../records/escalation-fold.js';
import type { Log } from './log.js';
import type { LogState } from './log-state.js';

/**
 * @param mutex erasures run under it too, so that each handling follows on what is recorded, and none on a request that
 *   is gone
 */
export function createLogEscalations(log: Log, state: LogState, mutex: Mutex): EscalationStore {
  const { escalations } = state;
  return {
    ...readsOf(() => Promise.resolve(escalations)),
    handle: (handling: HandlingRecord) =>
      mutex.runExclusive(async () => {
        escalations.assertNext(handling);
        state.place(handling, await log.append(handling));
      }),
    watch(listener) {
      escalations.watch(listener);
    },
  };
}
