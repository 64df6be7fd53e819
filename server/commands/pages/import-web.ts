/** The part of `pages import` that reads sites on the web. */
import { pathPattern } from '../../admin-contract/sources.js';
import type { Config } from '../../config.js';
import type { Source } from '../../site-records.js';
import { AppError } from '../../errors.js';
import { IMPORT_LEASE, importLease } from '../../jobs/imports/import-lease.js';
import type { Lease, Leases } from '../../store/port/leases.js';
import { createAddressGuard } from '../../network/address-guard.js';
import { isAddressRange } from '../../address-range.js';
import { importSite, type SiteImportOptions, type SiteReport } from '../../importing/web/import-site.js';
import { systemClock } from '../../importing/web/pace.js';
import { userAgentOf } from '../../importing/web/user-agent.js';
import { createWebClient } from '../../importing/web/web-client.js';
import { packageVersion } from '../../runtime/package-root.js';
import { describeSitemaps } from './import-report.js';
import { UsageError, type FlagValues, type Flags, type Terminal } from '../terminal/command.js';

export const WEB_FLAGS = {
  'max-pages': { type: 'string', value: 'N', help: 'Pages of one site to visit at most; otherwise 500.' },
  delay: { type: 'string', value: 'SECONDS', help: 'Pause between two requests to a site; otherwise 1.' },
  single: { type: 'boolean', help: 'Import the pages given and follow no links.' },
  include: {
    type: 'string',
    multiple: true,
    value: 'PATH',
    help: 'Read these paths alone, as robots.txt has them: /docs/.',
  },
  exclude: { type: 'string', multiple: true, value: 'PATH', help: 'Leave these paths out.' },
  'allow-private': {
    type: 'string',
    multiple: true,
    value: 'CIDR',
    help: 'Private network that may be read all the same.',
  },
} as const satisfies Flags;

export interface WebOptions {
  maxPages: number | undefined;
  delay: number | undefined;
  isSingle: boolean;
  include: string[] | undefined;
  exclude: string[] | undefined;
  allowPrivate: readonly string[];
}

/** @throws {UsageError} where a flag or an address is wrong */
export function readWebOptions(values: FlagValues<typeof WEB_FLAGS>, addresses: string[]): WebOptions {
  const wrong = addresses.find((address) => !URL.canParse(address));
  if (wrong !== undefined) {
    throw new UsageError(`"${wrong}" is no web address; one looks like https://help.acme.example.`);
  }
  if (addresses.some((address) => new URL(address).password !== '')) {
    throw new UsageError('Leave the password out of the address: an import sends none.');
  }
  const allowPrivate = values['allow-private'] ?? [];
  for (const network of allowPrivate) {
    if (!isAddressRange(network)) {
      throw new UsageError(`--allow-private "${network}" must be a network, such as 10.0.0.0/8.`);
    }
  }
  return {
    maxPages: numberOf('max-pages', values['max-pages'], /^[1-9]\d{0,5}$/, 'a whole number, such as 500'),
    delay: numberOf('delay', values.delay, /^\d{1,2}(?:\.\d+)?$/, 'a number of seconds, such as 0.5'),
    isSingle: values.single ?? false,
    include: patternsOf('include', values.include),
    exclude: patternsOf('exclude', values.exclude),
    allowPrivate,
  };
}

function numberOf(flag: string, text: string | undefined, form: RegExp, meaning: string): number | undefined {
  if (text === undefined) return undefined;
  if (!form.test(text)) throw new UsageError(`--${flag} "${text}" must be ${meaning}.`);
  return Number(text);
}

function patternsOf(flag: string, patterns: readonly string[] | undefined): string[] | undefined {
  return patterns?.map((pattern) => {
    const parsed = pathPattern.safeParse(pattern);
    if (parsed.success) return parsed.data;
    throw new UsageError(`--${flag} "${pattern}" ${parsed.error.issues[0]?.message}.`);
  });
}

/** One site to import, and how. */
export interface SiteToImport {
  url: string;
  maxPages?: number | undefined;
  delay?: number | undefined;
  isSingle?: boolean | undefined;
  include?: readonly string[] | undefined;
  exclude?: readonly string[] | undefined;
}

/** A site as the source of the same address says, where the command says nothing else. */
export function asSourceSays(site: SiteToImport, sources: readonly Source[] = []): SiteToImport {
  const { maxPages, delay, isSingle, include, exclude } =
    sources.find(({ url }) => url === site.url) ?? ({} as Partial<Source>);
  return {
    url: site.url,
    maxPages: site.maxPages ?? maxPages,
    delay: site.delay ?? delay,
    isSingle: site.isSingle || isSingle,
    include: site.include ?? include,
    exclude: site.exclude ?? exclude,
  };
}

/** Sites that a command imports, and what it imports them with. */
export interface WebImport {
  widgetId: string;
  sites: readonly SiteToImport[];
  /** Networks that may be read besides those of the configuration. */
  allowPrivate: readonly string[];
  stores: Pick<SiteImportOptions, 'pages' | 'sites'> & { leases: Leases };
  config: Config;
  terminal: Terminal;
  /** Takes the report of each site once it is there. */
  onReport?: (report: SiteReport, site: SiteToImport) => Promise<void>;
}

/**
 * Imports each site in turn, until the operator presses Ctrl-C: then what was imported stays, and the same command
 * goes on from there.
 *
 * @throws {AppError} `busy` where a site is imported by somebody else, `not_found` where one cannot be read at all
 */
export async function importFromWeb(order: WebImport): Promise<SiteReport[]> {
  const { widgetId, sites, allowPrivate, stores, config, terminal, onReport } = order;
  if (sites.length === 0) return [];
  const client = createWebClient({
    guard: createAddressGuard([...config.fetchAllowPrivate, ...allowPrivate]),
    userAgent: userAgentOf(packageVersion(), config.publicUrl),
  });
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
  };
  process.once('SIGINT', stop);
  try {
    const reports: SiteReport[] = [];
    for (const site of sites) {
      const { url, maxPages, delay, isSingle = false, include, exclude } = site;
      if (stopping.signal.aborted) break;
      const importing = ({ signal }: Lease) => {
        signal.addEventListener('abort', stop, { once: true });
        return importSite({
          pages: stores.pages,
          sites: stores.sites,
          client,
          clock: systemClock,
          widgetId,
          start: url,
          maxPages,
          delay,
          isSingle,
          include,
          exclude,
          signal: stopping.signal,
          onProgress: showProgress(terminal, url),
        });
      };
      const held = await stores.leases.hold(importLease(widgetId, url), importing, IMPORT_LEASE);
      if (!held)
        throw new AppError('busy', `An import of ${url} is running already; wait until it has ended.`);
      const report = held.result;
      reports.push(report);
      await onReport?.(report, site);
      const found = describeSitemaps(report);
      if (found !== undefined) terminal.note(found);
    }
    return reports;
  } finally {
    process.off('SIGINT', stop);
    await client.close();
  }
}

function showProgress(terminal: Terminal, start: string) {
  const startedAt = performance.now();
  return ({ done, queued, skipped }: { done: number; queued: number; skipped: number }) => {
    const seconds = (performance.now() - startedAt) / 1000;
    const rate = seconds < 1 ? '' : `, ${(done / seconds).toFixed(1)} a second`;
    terminal.progress(`Reading ${start} (${skipped} skipped${rate})`, done, done + queued);
  };
}
