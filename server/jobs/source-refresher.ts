/** Keeps the sources of all widgets fresh while the server runs: each when it is due, one at a time. */
import type { Source } from '../model.js';
import type { WidgetStore } from '../store/port/widget-store.js';
import { refreshSource, type RefreshOptions } from '../importing/web/refresh-source.js';
import { dueAt, RETRY_MS } from './source-schedule.js';

export interface SourceRefresherOptions extends Omit<RefreshOptions, 'widgetId' | 'source' | 'signal'> {
  widgets: Pick<WidgetStore, 'list'>;
  /** From 0 to 1. */
  random: () => number;
  logger: Record<'info' | 'warn' | 'error', (details: object, message: string) => void>;
}

export interface SourceRefresher {
  /** Breaks off the import in flight, of which nothing stays, and waits for its end. */
  stop(): Promise<void>;
}

interface DueSource {
  widgetId: string;
  source: Source;
}

/** How often it is looked whether a source is due, in milliseconds. */
const CHECK_MS = 30_000;

export function startSourceRefresher(options: SourceRefresherOptions): SourceRefresher {
  const { widgets, sites, clock, random, logger } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  /** When it is to be looked again whether a source is due. */
  const plans = new Map<string, number>();
  const running = run();

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        for (const due of await dueSources()) await refresh(due);
      } catch (error) {
        logger.error({ err: error }, 'sources could not be looked through; trying again');
      }
      await pause();
    }
  }

  async function pause(): Promise<void> {
    try {
      await clock.sleep(CHECK_MS, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  async function dueSources(): Promise<DueSource[]> {
    const due: DueSource[] = [];
    for (const { id, isActive, sources = [] } of await widgets.list()) {
      for (const source of isActive ? sources : []) {
        if (await isDue(id, source)) due.push({ widgetId: id, source });
      }
    }
    return due;
  }

  /** Looks into the record of the site only when something may be due. */
  async function isDue(widgetId: string, source: Source): Promise<boolean> {
    const key = keyOf(widgetId, source);
    const now = clock.now();
    if (now < (plans.get(key) ?? 0)) return false;
    const site = await sites.get(widgetId, source.url);
    if (dueAt(source, site, 0) <= now) return true;
    plans.set(key, dueAt(source, site, random()));
    return false;
  }

  async function refresh({ widgetId, source }: DueSource): Promise<void> {
    if (signal.aborted) return;
    const details = { widgetId, source: source.url };
    try {
      const outcome = await refreshSource({ ...options, widgetId, source, signal });
      if (outcome === 'stopped') return;
      if ('failure' in outcome) {
        logger.warn(
          { ...details, reason: outcome.failure },
          'source not refreshed; its pages stay as they are',
        );
      } else {
        const { skipped, ...counts } = outcome.report;
        logger.info({ ...details, ...counts, skipped: skipped.length }, 'source refreshed');
      }
    } catch (error) {
      logger.error({ ...details, err: error }, 'source not refreshed; trying again in an hour');
      plans.set(keyOf(widgetId, source), clock.now() + RETRY_MS);
    }
  }

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function keyOf(widgetId: string, { url, every }: Source): string {
  return `${widgetId} ${every} ${url}`;
}
