/** Asks the questions of a widget that are to be answered as they were, in the words of the pages. */
import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import type { Checked } from '../../admin-contract/checks.js';
import type { Check, Widget } from '../../model.js';
import type { KeptChecks } from '../../store/port/run-store.js';
import type { OperatorStore } from '../../store/port/store.js';
import { outcomeOf } from './ask-again.js';
import type { Trials } from './trials.js';

type Checking = Pick<Widget, 'id' | 'checks'>;

export interface CheckDeps {
  store: Pick<OperatorStore, 'pages' | 'checks'>;
  trials: Trials;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Names the pages and the checks of a widget as they are now. */
export async function nameChecks(
  { store }: Pick<CheckDeps, 'store'>,
  { id, checks = [] }: Checking,
): Promise<string> {
  const revision = await store.pages.revision(id);
  return createHash('sha256')
    .update(`${revision}\n${JSON.stringify(checks)}`)
    .digest('hex')
    .slice(0, 32);
}

/** Asks all, and keeps how it went for those who look later. */
export async function runChecks(deps: CheckDeps, widget: Checking, signal: AbortSignal): Promise<KeptChecks> {
  const { store, trials, clock } = deps;
  // Before they are asked: what changes meanwhile is asked about again.
  const asked = await nameChecks(deps, widget);
  const before = await store.checks.get(widget.id);
  const found = await askAll(trials, widget, signal);
  const at = new Date(clock()).toISOString();
  const items = found.map((checked): Checked => {
    if (checked.isPassed) return checked;
    const known = before?.items.find((each) => isSame(each, checked));
    return { ...checked, failsSince: known?.failsSince ?? at };
  });
  const run = { at, asked, items };
  await store.checks.save(widget.id, run);
  return run;
}

/** The last run, of those checks alone that are still kept. */
export async function lastChecks(
  { checks }: Pick<OperatorStore, 'checks'>,
  { id, checks: kept = [] }: Checking,
): Promise<Pick<KeptChecks, 'items'> & Partial<KeptChecks>> {
  const run = kept.length > 0 ? await checks.get(id) : undefined;
  if (!run) return { items: [] };
  return { ...run, items: run.items.filter((checked) => kept.some((check) => isSame(check, checked))) };
}

const isSame = (a: Check, b: Check): boolean => a.question === b.question && a.pageId === b.pageId;

function askAll(
  trials: Trials,
  { id: widgetId, checks = [] }: Checking,
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
