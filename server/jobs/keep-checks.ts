/** Asks the checks of widgets again after their pages have changed, whoever changed them, while the server runs. */
import type { Logger } from 'pino';
import { nameChecks, runChecks, type CheckDeps } from '../operate/gaps/run-checks.js';
import { startLoop, type Loop } from '../runtime/start-loop.js';
import type { Store } from '../store/port/store.js';

/** Between two looks, in milliseconds. */
const LOOK_MS = 5000;
/** While pages keep changing, as in an import, checks wait until they rest, but no longer than this, in milliseconds. */
const PATIENCE_MS = 600_000;
/** After a failure, in milliseconds. */
const RETRY_MS = 600_000;

export interface KeepChecksOptions extends CheckDeps {
  store: Pick<Store, 'widgets' | 'pages' | 'checks' | 'leases'>;
  /** Whether something is in progress that answers depend on: an import, or vectors that are being made. */
  isBusy: (widgetId: string) => boolean;
  logger: Pick<Logger, 'info' | 'error'>;
  /** Default 5000. */
  lookMs?: number;
}

interface Known {
  /** What was there at the last look. */
  seen: string;
  /** Since when something else is there than what was asked about last. */
  changedAt: number;
  /** What was asked about last. */
  asked: string | undefined;
  /** Not to be tried before. */
  notBefore: number;
}

export function keepChecks(options: KeepChecksOptions): Loop {
  const { store, clock, isBusy, logger, lookMs = LOOK_MS } = options;
  const all = new Map<string, Known>();

  async function run(widgetId: string, name: string, signal: AbortSignal): Promise<void> {
    // One server asks for all that share the store.
    await store.leases.hold(`checks ${widgetId}`, async () => {
      const widget = await store.widgets.get(widgetId);
      if (!widget?.checks || (await store.checks.get(widgetId))?.asked === name) return;
      const { items } = await runChecks(options, widget, signal);
      const failed = items.filter(({ isPassed }) => !isPassed).length;
      logger.info({ widgetId, checks: items.length, failed }, 'checks were asked after a change of pages');
    });
  }

  async function look(signal: AbortSignal): Promise<void> {
    const checked = (await store.widgets.list()).filter(({ isActive, checks }) => isActive && checks?.length);
    for (const id of all.keys()) if (!checked.some((widget) => widget.id === id)) all.delete(id);
    for (const widget of checked) {
      const [name, now] = [await nameChecks(options, widget), clock()];
      const known = all.get(widget.id) ?? { seen: '', changedAt: now, asked: undefined, notBefore: 0 };
      all.set(widget.id, known);
      const rests = known.seen === name && !isBusy(widget.id);
      known.seen = name;
      if (known.asked === name) known.changedAt = now;
      if (known.asked === name || now < known.notBefore) continue;
      if (!rests && now < known.changedAt + PATIENCE_MS) continue;
      try {
        await run(widget.id, name, signal);
        known.asked = name;
      } catch (error) {
        if (signal.aborted) return;
        known.notBefore = now + RETRY_MS;
        logger.error({ err: error, widgetId: widget.id }, 'checks could not be asked; tried again later');
      }
    }
  }

  return startLoop(async (signal) => {
    await look(signal).catch((error: unknown) => {
      if (!signal.aborted) logger.error({ err: error }, 'checks could not be looked through; tried again');
    });
    return lookMs;
  });
}
