/**
 * Keeps the sources of all widgets fresh while the server runs: each when it is due, one at a time, and by one of the
 * servers that share a store.
 */
import type { Source } from '../site-records.js';
import { startLoop, type Loop } from '../runtime/start-loop.js';
import type { WidgetStore } from '../store/port/widget-store.js';
import type { Clock } from '../importing/web/pace.js';
import type { Refresh } from '../importing/web/refresh-source.js';
import type { Lease, Leases } from '../store/port/leases.js';
import type { SiteStore } from '../store/port/page-store.js';
import { IMPORT_LEASE, importLease } from './imports/import-lease.js';
import { dueAt, RETRY_MS } from './source-schedule.js';

export interface SourceRefresherOptions {
  widgets: Pick<WidgetStore, 'list'>;
  sites: Pick<SiteStore, 'get'>;
  leases: Leases;
  clock: Clock;
  /** Imports a source, unless an import of it is running. */
  refresh(widgetId: string, source: Source, signal: AbortSignal, lease: Lease): Promise<Refresh | 'busy'>;
  /** From 0 to 1. */
  random: () => number;
  logger: Record<'info' | 'warn' | 'error', (details: object, message: string) => void>;
}

interface DueSource {
  widgetId: string;
  source: Source;
}

/** How often it is looked whether a source is due, in milliseconds. */
const CHECK_MS = 30_000;

/** When it is stopped it breaks off the import in progress, of which nothing stays. */
export function startSourceRefresher(options: SourceRefresherOptions): Loop {
  const { widgets, sites, leases, clock, random, logger } = options;
  /** When it is to be looked again whether a source is due. */
  const plans = new Map<string, number>();
  async function dueSources(): Promise<DueSource[]> {
    const due: DueSource[] = [];
    for (const { id, isActive, sources = [] } of await widgets.list()) {
      for (const source of isActive ? sources : []) {
        if (source.isPaused !== true && (await isDue(id, source))) due.push({ widgetId: id, source });
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

  async function refresh({ widgetId, source }: DueSource, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const details = { widgetId, source: source.url };
    try {
      const importing = async (lease: Lease) => {
        // Another server may have had it meanwhile, and be done with it.
        if (!(await isDue(widgetId, source))) return 'busy';
        return options.refresh(widgetId, source, signal, lease);
      };
      const held = await leases.hold(importLease(widgetId, source.url), importing, IMPORT_LEASE);
      const outcome = held?.result ?? 'busy';
      if (outcome === 'stopped' || outcome === 'busy') return;
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

  const round = async (signal: AbortSignal): Promise<number> => {
    try {
      for (const due of await dueSources()) await refresh(due, signal);
    } catch (error) {
      logger.error({ err: error }, 'sources could not be looked through; trying again');
    }
    return CHECK_MS;
  };
  return startLoop(round, { sleep: (ms, signal) => clock.sleep(ms, signal) });
}

function keyOf(widgetId: string, { url, every }: Source): string {
  return `${widgetId} ${every} ${url}`;
}
