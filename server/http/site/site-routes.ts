/** Our own site: the demo page at `/`, its files, and the documentation that its widget answers from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IRouter } from 'express';
import { addEndpoint } from '../transport/endpoint.js';
import { readDocPages } from './doc-pages.js';
import { createHtmlPage, sendHtmlPage } from './html-page.js';
import { readStaticFiles, sendStaticFile } from '../transport/static-files.js';

const DEMO_FOLDER = fileURLToPath(new URL('demo-page/', import.meta.url));
const FILE_CACHE = 'no-cache';

/** @param docsFolder folder of Markdown files, served under the `url` of their front matter, and its `images` */
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

  addFiles(router, '/', DEMO_FOLDER);
  addFiles(router, '/docs/images/', join(docsFolder, 'images'));
}

function addFiles(router: IRouter, prefix: string, folder: string): void {
  for (const [path, file] of readStaticFiles(folder)) {
    if (path.endsWith('.html')) continue;
    addEndpoint(router, 'GET', prefix + path, (req, res) => {
      sendStaticFile(req, res, file, FILE_CACHE);
    });
  }
}
