/** The gaps that wait for somebody. */
import { AppError } from '../../errors.js';
import { OPEN_STATES, type Gap } from '../../insight/gaps/gap.js';
import type { Insight } from '../../insight/insight.js';
import { UNSURE_BELOW } from '../../insight/questions/outcome.js';

/** As long as the list shows where nobody chooses a time. */
const MONTH_MS = 30 * 86_400_000;

export interface OpenGaps {
  count: number;
  /** The first of the list. */
  first: Gap | undefined;
}

/**
 * Those asked within thirty days; undefined where that is not known, since the log is being read or cannot be.
 *
 * @param widgets the only ones that are meant; all where undefined
 * @param now milliseconds since 1970
 */
export async function findOpenGaps(
  insight: Pick<Insight, 'gaps'>,
  widgets: readonly string[] | undefined,
  now: number,
): Promise<OpenGaps | undefined> {
  const filter = { widgets, from: now - MONTH_MS, to: Infinity, below: UNSURE_BELOW };
  try {
    const { counts, items } = await insight.gaps({ ...filter, states: OPEN_STATES, limit: 1, now });
    return { count: counts.open + counts.cameBack, first: items[0] };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
