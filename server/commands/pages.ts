/** `pages import|list|remove` */
import { AppError } from '../errors.js';
import { importPages, type ImportReport } from '../knowledge/import-pages.js';
import { defineCommand, UsageError, type Command } from './command.js';
import { SHARED_FLAGS } from './help.js';
import { noteProblems, withWidget } from './open-data.js';
import { table } from './text-layout.js';
import { count } from './quantities.js';

/** Skipped files that a person is shown before they are only counted. */
const SHOWN_SKIPS = 20;

const importCommand = defineCommand({
  name: 'pages import',
  summary: 'Imports Markdown and HTML files as the pages of a widget.',
  synopsis: 'ID PATH…',
  positionals: ['ID', 'PATH…'],
  flags: {
    'base-url': {
      type: 'string',
      value: 'URL',
      help: 'Where files without a url of their own are published.',
    },
    ...SHARED_FLAGS,
  },
  notes: `PATH is a folder, read with all folders in it, or a file: .md, .markdown, .mdx,
.html or .htm. Front matter gives title, url and lang; otherwise the title is
the first heading, and the url the path of the file. Importing again replaces
what changed. A running server answers from the new pages within seconds.

Examples:
  service-chat pages import ID ./help
  service-chat pages import ID ./site --base-url https://docs.acme.example`,
  run(values, [id = '', ...sources], terminal) {
    const baseUrl = values['base-url'];
    if (baseUrl !== undefined && !(/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl))) {
      throw new UsageError(
        `--base-url "${baseUrl}" must be a web address, such as https://docs.acme.example.`,
      );
    }
    return withWidget(values.data, id, terminal, async (_, data) => {
      const report = await importPages({
        pages: data.files.pages,
        widgetId: id,
        sources,
        baseUrl,
        onProgress({ step, done, total }) {
          terminal.progress(step === 'read' ? 'Reading pages' : 'Storing pages', done, total);
        },
      });
      if (report.pages === 0) throw noPageFound(sources, report);
      const { pages, passages, skipped } = report;
      return { json: { pages, passages, skipped }, text: describeReport(report) };
    });
  },
});

function noPageFound(sources: string[], { skipped }: ImportReport): AppError {
  const found =
    skipped.length === 0
      ? 'It holds no .md, .markdown, .mdx, .html or .htm file.'
      : `${count(skipped.length, 'file')} skipped:\n${skippedLines(skipped)}`;
  return new AppError('not_found', `No page found in ${sources.join(', ')}. ${found}`);
}

function describeReport({ pages, passages, imported, updated, unchanged, skipped }: ImportReport): string {
  const changes = [`${imported} new`, `${updated} updated`, `${unchanged} unchanged`].join(', ');
  const lines = [`Imported ${count(pages, 'page')} with ${count(passages, 'passage')}: ${changes}.`];
  if (skipped.length > 0) lines.push(`Skipped ${count(skipped.length, 'file')}:`, skippedLines(skipped));
  return lines.join('\n');
}

function skippedLines(skipped: ImportReport['skipped']): string {
  const lines = skipped.slice(0, SHOWN_SKIPS).map(({ source, reason }) => `  ${source} ${reason}`);
  const more = skipped.length - lines.length;
  return [...lines, ...(more > 0 ? [`  … and ${more} more; --json lists all`] : [])].join('\n');
}

const list = defineCommand({
  name: 'pages list',
  summary: 'Lists the pages of a widget.',
  synopsis: 'ID',
  positionals: ['ID'],
  flags: SHARED_FLAGS,
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async (_, data) => {
      const pages = await data.files.pages.list(id);
      await noteProblems(data, terminal, `pages/${id}`);
      return {
        json: pages.map(({ content: _, ...page }) => page),
        text:
          pages.length > 0
            ? table(
                ['ID', 'TITLE', 'URL'],
                pages.map((page) => [page.id, page.title, page.url]),
                terminal.width,
              )
            : `The widget has no pages. Import some with: ${terminal.program} pages import ${id} FOLDER`,
      };
    }),
});

const remove = defineCommand({
  name: 'pages remove',
  summary: 'Removes pages of a widget.',
  synopsis: 'ID PAGE…|--all [--yes]',
  positionals: ['ID', '[PAGE…]'],
  flags: {
    all: { type: 'boolean', help: 'Remove every page.' },
    yes: { type: 'boolean', help: 'Do not ask.' },
    ...SHARED_FLAGS,
  },
  notes: `PAGE is the ID that pages list shows. With --all it asks first in a terminal;
in a script, and with --json, it does not.`,
  run(values, [id = '', ...pageIds], terminal) {
    if (pageIds.length === 0 && !values.all) throw new UsageError('Name the pages to remove, or give --all.');
    if (pageIds.length > 0 && values.all) throw new UsageError('Give either pages or --all.');
    return withWidget(values.data, id, terminal, async (_, data) => {
      const known = new Set((await data.files.pages.list(id)).map((page) => page.id));
      const unknown = pageIds.filter((pageId) => !known.has(pageId));
      if (unknown.length > 0) {
        const names = unknown.map((pageId) => `"${pageId}"`).join(', ');
        throw new AppError('not_found', `The widget has no page ${names}. Nothing was removed.`);
      }
      const removed = values.all ? [...known] : [...new Set(pageIds)];
      const asks = values.all && terminal.isInteractive && !values.yes && !values.json;
      if (asks && !(await terminal.confirm(`Remove all ${count(removed.length, 'page')}?`))) {
        throw new AppError('invalid_request', 'Nothing was removed.');
      }
      for (const pageId of removed) await data.files.pages.remove(id, pageId);
      return { json: { removed }, text: `Removed ${count(removed.length, 'page')}.` };
    });
  },
});

export const pagesCommands: Command[] = [importCommand, list, remove];
