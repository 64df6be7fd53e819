/** Tells which widgets' pages have changed, whoever changed them, while the server runs. */
import type { Logger } from 'pino';
import { startLoop, type Loop } from '../runtime/start-loop.js';
import type { PageStore } from '../store/port/page-store.js';
import type { WidgetStore } from '../store/port/widget-store.js';

/** How long a change may go unnoticed, in milliseconds, unless there are so many widgets that looking takes long. */
const CHECK_MS = 5000;
/** Looking takes at most this share of the time. */
const MOST_OF_TIME = 0.05;

export interface PageWatchOptions {
  widgets: Pick<WidgetStore, 'list'>;
  pages: Pick<PageStore, 'revision'>;
  /** Called for each change of an active widget; again with the next look where it is false or rejects. */
  onChange: (widgetId: string) => Promise<boolean>;
  logger: Pick<Logger, 'error'>;
  /** Default 5000. */
  checkMs?: number;
}

/** What is there with the first look, which begins at once, is no change. */
export function watchPages(options: PageWatchOptions): Loop {
  const { widgets, pages, onChange, logger, checkMs = CHECK_MS } = options;
  let known: Map<string, string> | undefined;

  /** What fails of one widget holds up no other; the first failure is thrown once all were looked at. */
  const look = async (signal: AbortSignal): Promise<void> => {
    const seen = new Map<string, string>();
    const failures: unknown[] = [];
    for (const { id, isActive } of await widgets.list()) {
      if (signal.aborted) return;
      if (!isActive) continue;
      const before = known?.get(id);
      if (before !== undefined) seen.set(id, before);
      try {
        const revision = await pages.revision(id);
        if (!known || before === revision || (await onChange(id))) seen.set(id, revision);
      } catch (error) {
        failures.push(error);
      }
    }
    known = seen;
    if (failures.length > 0) throw failures[0];
  };

  return startLoop(async (signal) => {
    const start = performance.now();
    await look(signal).catch((error: unknown) => {
      if (!signal.aborted) logger.error({ err: error }, 'changed pages could not be looked for; tried again');
    });
    return Math.max(checkMs, (performance.now() - start) / MOST_OF_TIME);
  });
}
