/** Asks the questions of a widget that are to be answered as they were, in the words of the pages. */
import { setImmediate as pause } from 'node:timers/promises';
import type { Checked } from '../admin-contract/checks.js';
import type { Widget } from '../model.js';
import { outcomeOf } from './ask-again.js';
import type { Trials } from './trials.js';

export function runChecks(
  trials: Trials,
  { id: widgetId, checks = [] }: Pick<Widget, 'id' | 'checks'>,
  signal: AbortSignal,
): Promise<Checked[]> {
  return trials.run({ widgetId, signal }, async (trial) => {
    const checked: Checked[] = [];
    for (const check of checks) {
      const now = outcomeOf((await trial.explain(check.question)).reply);
      const { pageId } = check;
      const isPassed =
        pageId === undefined ? now.wasRefused : !now.wasRefused && now.citedPageIds.includes(pageId);
      checked.push({ ...check, isPassed, now });
      // A visitor who asks meanwhile comes first.
      await pause();
    }
    return checked;
  });
}
