/**
 * Looks for what people and other processes change in a data folder: at all widgets every second or so, at the pages
 * of one widget after the other, so that neither takes more than its share of the time however many there are.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startLoop } from '../../runtime/start-loop.js';
import type { StoreProblem } from '../port/store-problem.js';
import { CHECK_INTERVAL_MS, reasonOf } from './data-folder.js';
import type { PageFiles } from './page-files.js';
import type { WidgetFiles } from './widget-files.js';

/** Looking at widgets takes at most one part in so many of the time, looking at pages likewise. */
const LOOK_SHARE = 10;
/** Between two looks at all pages, in milliseconds, where there are few. */
const PAGES_PAUSE_MS = 2 * CHECK_INTERVAL_MS;
/** Worked at once, in milliseconds, before a rest. */
const STEP_MS = 20;

export interface FileWatch {
  /** Folders that could not be looked at. */
  problems(): StoreProblem[];
  stop(): Promise<void>;
}

/** Resolves when it has looked at every widget. */
export async function watchFiles(widgets: WidgetFiles, pages: PageFiles): Promise<FileWatch> {
  const failures = new Map<string, StoreProblem>();
  /** A folder that cannot be looked at is itself a problem, and leaves what is known as it was. */
  const attempt = async (folder: string, look: () => Promise<void>) => {
    try {
      await look();
      failures.delete(folder);
    } catch (error) {
      failures.set(folder, {
        file: folder,
        reason: error instanceof Error ? error.message : reasonOf(error),
      });
    }
  };

  const lookAtWidgets = async () => {
    const startedAt = performance.now();
    await attempt('widgets', () => widgets.look());
    return Math.max(CHECK_INTERVAL_MS, (performance.now() - startedAt) * LOOK_SHARE);
  };

  const lookAtPages = async (signal: AbortSignal) => {
    let startedAt = performance.now();
    const rest = async () => {
      const worked = performance.now() - startedAt;
      if (worked < STEP_MS) return;
      await sleep(worked * LOOK_SHARE, undefined, { signal }).catch(() => undefined);
      startedAt = performance.now();
    };
    await attempt('pages', async () => {
      for (const id of await pages.widgetIds()) {
        if (signal.aborted) return;
        await pages.look(id);
        await rest();
      }
    });
    return PAGES_PAUSE_MS;
  };

  const firstPause = await lookAtWidgets();
  const loops = [startLoop(lookAtWidgets, { firstPause }), startLoop(lookAtPages)];
  return {
    problems: () => [...failures.values()],
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
