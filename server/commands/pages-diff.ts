/** `pages diff` */
import { importPages } from '../knowledge/import-pages.js';
import { holdBack, type HeldPage } from '../knowledge/web/hold-back.js';
import { openSiteFiles } from '../store/site-files.js';
import { defineCommand, UsageError } from './command.js';
import { SHARED_FLAGS } from './help.js';
import { importOutcome } from './import-report.js';
import { IMPORT_FLAGS, readBaseUrl } from './pages.js';
import { importFromWeb, isWebAddress, readWebOptions } from './import-web.js';
import { withWidget } from './open-data.js';

const MARKS = { added: '+', changed: '~', removed: '-' } as const;

export const pagesDiffCommand = defineCommand({
  name: 'pages diff',
  summary: 'Shows what an import would change, and changes nothing.',
  synopsis: 'ID [PATH|URL…]',
  positionals: ['ID', '[PATH…]'],
  flags: { ...IMPORT_FLAGS, ...SHARED_FLAGS },
  notes: `PATH and URL are as for pages import; without them it is the sources of the
widget. "+" stands before pages that would be added, "~" before those that would
change, with the number of their lines, and "-" before those that would go.`,
  run(values, [id = '', ...given], terminal) {
    const baseUrl = readBaseUrl(values);
    return withWidget(values.data, id, terminal, async (widget, data) => {
      const sources = given.length > 0 ? given : (widget.sources ?? []).map(({ url }) => url);
      if (sources.length === 0) throw new UsageError('Name what to import; the widget has no sources.');
      const addresses = sources.filter(isWebAddress);
      const paths = sources.filter((source) => !isWebAddress(source));
      const webOptions = readWebOptions(values, addresses);
      const held = holdBack(data.files.pages, openSiteFiles(data.config.dataDir), id);
      const files =
        paths.length === 0
          ? undefined
          : await importPages({ pages: held.pages, widgetId: id, sources: paths, baseUrl });
      const sites = await importFromWeb(addresses, webOptions, id, held, data.config, terminal);
      const { json: report, isStopped = false } = importOutcome(sources, files, sites);
      const changes = held.changes();
      const { skipped } = report as { skipped: unknown };
      return {
        isStopped,
        json: {
          ...namesByKind(changes),
          skipped,
          isComplete: sites.every((site) => site.isComplete),
        },
        text: describe(changes),
      };
    });
  },
});

function namesByKind(changes: readonly HeldPage[]): Record<HeldPage['kind'], string[]> {
  const names = { added: [] as string[], changed: [] as string[], removed: [] as string[] };
  for (const { kind, page } of changes) names[kind].push(page.id);
  return names;
}

function describe(changes: readonly HeldPage[]): string {
  const { added, changed, removed } = namesByKind(changes);
  const summary = `${added.length} would be added, ${changed.length} changed and ${removed.length} removed.`;
  return [...changes.map(describeChange), summary].join('\n');
}

function describeChange({ kind, page, before }: HeldPage): string {
  const line = `${MARKS[kind]} ${page.id}  ${page.title}`;
  if (!before) return line;
  const [old, now] = [linesOf(before.content), linesOf(page.content)];
  const [more, less] = [countMissing(now, old), countMissing(old, now)];
  return `${line}  (${more} new lines, ${less} gone)`;
}

function linesOf(content: string): string[] {
  return content.split('\n').filter((line) => line.trim() !== '');
}

/** How many of the lines do not stand in the others. */
function countMissing(lines: readonly string[], others: readonly string[]): number {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line)).length;
}
