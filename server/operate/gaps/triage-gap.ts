/** Writes down what an operator says of a gap. */
import type { IgnoreReason, TriageRecord } from '../../ledger-records.js';
import type { GapDetail } from '../../insight/gaps/gap.js';
import type { TriageStore } from '../../store/port/triage-store.js';

export interface GapChange {
  state: TriageRecord['state'];
  /** Why it is ignored. */
  reason?: IgnoreReason | undefined;
  /** The page that answers it. */
  pageId?: string | undefined;
}

export interface TriageDeps {
  triage: TriageStore;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
}

/** It holds for the wordings that the gap has now, and for the group as a whole. */
export async function triageGap(
  { triage, clock, newId }: TriageDeps,
  { widgetId, key, keys }: Pick<GapDetail, 'widgetId' | 'key' | 'keys'>,
  { state, reason, pageId }: GapChange,
  by: TriageRecord['by'],
): Promise<void> {
  const alsoKeys = keys.filter((each) => each !== key);
  await triage.mark({
    type: 'triage',
    id: newId(),
    at: new Date(clock()).toISOString(),
    widgetId,
    key,
    state,
    ...(alsoKeys.length > 0 && { alsoKeys }),
    ...(state === 'ignored' && reason && { reason }),
    ...(state === 'answered' && pageId !== undefined && { pageId }),
    by,
  });
}
