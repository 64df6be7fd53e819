/** Our own site: the demo page at `/`, its files, and the documentation that its widget answers from. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { IRouter } from 'express';
import { addEndpoint } from './endpoint.js';
import { readDocPages } from './doc-pages.js';
import { createHtmlPage, sendHtmlPage } from './html-page.js';
import { readStaticFiles, sendStaticFile } from './static-files.js';

const DEMO_FOLDER = fileURLToPath(new URL('demo-page/', import.meta.url));
const FILE_CACHE = 'no-cache';

/** @param docsFolder folder of Markdown files, served under the `url` of their front matter */
export function addSite(router: IRouter, docsFolder: string): void {
  const template = readFileSync(new URL('demo-page/doc-page.html', import.meta.url), 'utf8');
  const pages = new Map([
    ['/', createHtmlPage(readFileSync(new URL('demo-page/index.html', import.meta.url), 'utf8'))],
    ...readDocPages(docsFolder, template),
  ]);
  for (const [path, page] of pages) {
    addEndpoint(router, 'GET', path, (req, res) => {
      sendHtmlPage(req, res, page);
    });
  }

  for (const [path, file] of readStaticFiles(DEMO_FOLDER)) {
    if (path.endsWith('.html')) continue;
    addEndpoint(router, 'GET', `/${path}`, (req, res) => {
      sendStaticFile(req, res, file, FILE_CACHE);
    });
  }
}
