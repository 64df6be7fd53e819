/** `pages diff` */
import { importPages } from '../../importing/files/import-pages.js';
import { stageChanges, type StagedPage } from '../../importing/web/staged-changes.js';
import { defineCommand, UsageError } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { describeSkipped } from './import-report.js';
import { IMPORT_FLAGS, readImport } from './import-sources.js';
import { asSourceSays, importFromWeb } from './import-web.js';
import { withWidget } from '../terminal/open-data.js';
import { count } from '../../runtime/quantities.js';

const MARKS = { added: '+', changed: '~', removed: '-' } as const;

export const pagesDiffCommand = defineCommand({
  name: 'pages diff',
  summary: 'Shows what an import would change, and changes nothing.',
  synopsis: 'ID [PATH|URL…]',
  positionals: ['ID', '[PATH…]'],
  flags: { ...IMPORT_FLAGS, ...SHARED_FLAGS },
  notes: `PATH and URL are as for pages import; without them it is the sources of the
widget. A site is read as its source says, unless a flag says otherwise.
"+" stands before pages that would be added, "~" before those that would
change, with the number of their lines, and "-" before those that would go.`,
  run(values, [id = '', ...given], terminal) {
    const { paths, sites: named, baseUrl, generator, allowPrivate, ...how } = readImport(values, given);
    return withWidget(values.data, id, terminal, async ({ sources = [] }, data) => {
      if (given.length === 0 && sources.length === 0) {
        throw new UsageError('Name what to import; the widget has no sources.');
      }
      const all = given.length > 0 ? named : sources.map(({ url }) => ({ ...how, url }));
      const staged = stageChanges(data.store, id);
      const stores = { pages: staged.pages, sites: staged.sites, leases: data.store.leases };
      const files =
        paths.length === 0
          ? undefined
          : await importPages({ pages: staged.pages, widgetId: id, sources: paths, baseUrl, generator });
      const reports = await importFromWeb({
        widgetId: id,
        sites: all.map((site) => asSourceSays(site, sources)),
        allowPrivate,
        stores,
        config: data.config,
        terminal,
      });
      const changes = staged.changes();
      const skipped = [...(files ? [files] : []), ...reports].flatMap((report) => report.skipped);
      const notices = [...(files ? [files] : []), ...reports].flatMap((report) => report.notices);
      return {
        isStopped: reports.some((report) => report.isStopped),
        json: {
          ...namesByKind(changes),
          skipped,
          notices,
          isComplete: reports.every((report) => report.isComplete),
        },
        text: [...describe(changes), ...describeSkipped(skipped), ...notices].join('\n'),
      };
    });
  },
});

function namesByKind(changes: readonly StagedPage[]): Record<StagedPage['kind'], string[]> {
  const names = { added: [] as string[], changed: [] as string[], removed: [] as string[] };
  for (const { kind, page } of changes) names[kind].push(page.id);
  return names;
}

function describe(changes: readonly StagedPage[]): string[] {
  const { added, changed, removed } = namesByKind(changes);
  const summary = `${added.length} would be added, ${changed.length} changed and ${removed.length} removed.`;
  return [...changes.map(describeChange), summary];
}

function describeChange({ kind, page, before }: StagedPage): string {
  const line = `${MARKS[kind]} ${page.id}  ${page.title}`;
  if (!before) return line;
  const [old, now] = [linesOf(before.content), linesOf(page.content)];
  const [more, less] = [countMissing(now, old), countMissing(old, now)];
  return `${line}  (${count(more, 'line')} new, ${less} gone)`;
}

function linesOf(content: string): string[] {
  return content.split('\n').filter((line) => line.trim() !== '');
}

/** How many of the lines do not stand in the others. */
function countMissing(lines: readonly string[], others: readonly string[]): number {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line)).length;
}
