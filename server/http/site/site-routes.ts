/** Our own site: the demo page at `/`, its files, and the documentation that its widget answers from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { route, type Call, type Route } from '../transport/route.js';
import { readStaticFiles, sendStaticFile } from '../transport/static-files.js';
import { readDocPages } from './doc-pages.js';
import { createHtmlPage, sendHtmlPage } from './html-page.js';

const DEMO_FOLDER = fileURLToPath(new URL('demo-page/', import.meta.url));
const FILE_CACHE = 'no-cache';

/** @param docsFolder folder of Markdown files, served under the `url` of their front matter, and its `images` */
export function siteRoutes(docsFolder: string): Route[] {
  const template = readFileSync(join(DEMO_FOLDER, 'doc-page.html'), 'utf8');
  const home = createHtmlPage(readFileSync(join(DEMO_FOLDER, 'index.html'), 'utf8'));
  const pages = new Map([['/', home], ...readDocPages(docsFolder, template)]);
  return [
    ...[...pages].map(([path, page]) =>
      siteRoute(path, ({ req, res }) => {
        sendHtmlPage(req, res, page);
      }),
    ),
    ...fileRoutes('/', DEMO_FOLDER),
    ...fileRoutes('/docs/images/', join(docsFolder, 'images')),
  ];
}

function fileRoutes(prefix: string, folder: string): Route[] {
  return [...readStaticFiles(folder)]
    .filter(([path]) => !path.endsWith('.html'))
    .map(([path, file]) =>
      siteRoute(prefix + path, ({ req, res }) => {
        sendStaticFile(req, res, file, FILE_CACHE);
      }),
    );
}

function siteRoute(path: string, handle: (call: Call) => void): Route {
  const metricsLabel = path === '/' ? '/' : path.startsWith('/docs') ? '/docs' : 'other';
  return route({ method: 'GET', path, access: 'public', metricsLabel, handle });
}
