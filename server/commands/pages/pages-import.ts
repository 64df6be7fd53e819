/** `pages import` */
import { importPages } from '../../importing/files/import-pages.js';
import { spareWritten } from '../../importing/pages/spare-written.js';
import { countPages } from '../../jobs/imports/count-pages.js';
import { judgeFiles, judgeSite } from '../../jobs/imports/judge-import.js';
import { defineCommand } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { importOutcome } from './import-report.js';
import { IMPORT_FLAGS, readImport } from './import-sources.js';
import { asSourceSays, importFromWeb } from './import-web.js';
import { recordRun, type EndedImport } from './record-run.js';
import { withWidget } from '../terminal/open-data.js';

export const pagesImportCommand = defineCommand({
  name: 'pages import',
  summary: 'Imports a website, or files: Markdown, HTML, PDF, text.',
  synopsis: 'ID PATH|URL…',
  positionals: ['ID', 'PATH…'],
  flags: { ...IMPORT_FLAGS, ...SHARED_FLAGS },
  notes: `PATH is a folder, read with all folders in it, or a file: .md, .markdown, .mdx,
.html, .htm, .pdf or .txt. Front matter gives title, url and lang; otherwise the
title is the first heading, and the url the path of the file. Importing again
replaces what changed. A running server answers from the new pages within
seconds. Markdown gets the addresses of Docusaurus, Hugo, MkDocs or VitePress
where their settings lie in the folder or the one above, or with --generator
docusaurus, hugo, mkdocs or vitepress.

URL is a site, a part of one, or a sitemap. The pages of its sitemap are read,
or else those that links lead to, on the same host and below the same path, as
robots.txt allows. Ctrl-C stops; the same command again goes on from there. A
site that is a source of the widget is read as the source says, with what it
leaves out, unless a flag says otherwise. Pages that were written in the
dashboard are neither replaced nor removed.

Examples:
  service-chat pages import ID https://help.acme.example
  service-chat pages import ID ./help
  service-chat pages import ID ./site --base-url https://docs.acme.example`,
  run(values, [id = '', ...sources], terminal) {
    const { paths, sites, baseUrl, generator, allowPrivate } = readImport(values, sources);
    return withWidget(values.data, id, terminal, async ({ sources: kept }, data) => {
      const { store, config } = data;
      const pages = spareWritten(store.pages);
      let startedAt = new Date().toISOString();
      const remember = async (run: Pick<EndedImport, 'from' | 'ending' | 'skipped'>) => {
        await recordRun(store.runs, { widgetId: id, startedAt, ...run }, terminal);
        startedAt = new Date().toISOString();
      };
      let read = 0;
      const files =
        paths.length === 0
          ? undefined
          : await importPages({
              pages,
              widgetId: id,
              sources: paths,
              baseUrl,
              generator,
              onProgress({ step, done, total }) {
                if (step === 'read') read = total;
                terminal.progress(step === 'read' ? 'Reading pages' : 'Storing pages', done, total);
              },
            });
      if (files) {
        const from = { files: read, ...(baseUrl !== undefined && { baseUrl }) };
        await remember({ from, ending: judgeFiles(files), skipped: files.skipped });
      }
      const starts = sites.map((site) => asSourceSays(site, kept));
      const before = new Map<string, number>();
      for (const { url } of starts) before.set(url, await countPages(store, id, url));
      const stores = { pages, sites: store.sites, leases: store.leases };
      const reports = await importFromWeb({
        widgetId: id,
        sites: starts,
        allowPrivate,
        stores,
        config,
        terminal,
        onReport(report, { url, isSingle = false }) {
          const ending = judgeSite(report, before.get(url) ?? 0, isSingle);
          return remember({ from: { url }, ending, skipped: report.skipped });
        },
      });
      return importOutcome(sources, files, reports, config.embeddings !== undefined);
    });
  },
});
