/** `pages import` */
import { importPages } from '../../importing/files/import-pages.js';
import { defineCommand } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { importOutcome } from './import-report.js';
import { IMPORT_FLAGS, readImport } from './import-sources.js';
import { importFromWeb } from './import-web.js';
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
robots.txt allows. Ctrl-C stops; the same command again goes on from there.

Examples:
  service-chat pages import ID https://help.acme.example
  service-chat pages import ID ./help
  service-chat pages import ID ./site --base-url https://docs.acme.example`,
  run(values, [id = '', ...sources], terminal) {
    const { paths, sites, baseUrl, generator, allowPrivate } = readImport(values, sources);
    return withWidget(values.data, id, terminal, async (_, data) => {
      const files =
        paths.length === 0
          ? undefined
          : await importPages({
              pages: data.store.pages,
              widgetId: id,
              sources: paths,
              baseUrl,
              generator,
              onProgress({ step, done, total }) {
                terminal.progress(step === 'read' ? 'Reading pages' : 'Storing pages', done, total);
              },
            });
      const reports = await importFromWeb(sites, allowPrivate, id, data.store, data.config, terminal);
      return importOutcome(sources, files, reports, data.config.embeddings !== undefined);
    });
  },
});
