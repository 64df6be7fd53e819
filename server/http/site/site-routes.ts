/** Our own site: the demo page at `/`, its files, and the documentation that its widget answers from. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programName } from '../../runtime/program-name.js';
import { sendJson } from '../transport/json-response.js';
import { route, type Call, type PublicRoute, type Route } from '../transport/route.js';
import { readStaticFiles, sendStaticFile } from '../transport/static-files.js';
import { DOCS_PATH } from './doc-navigation.js';
import { createDocPages } from './doc-pages.js';
import { createDocSearch } from './doc-search.js';
import { createHtmlPage, fillTemplate, sendHtmlPage } from './html-page.js';
import { readDocs } from './read-docs.js';

const DEMO_FOLDER = fileURLToPath(new URL('demo-page/', import.meta.url));
const FILE_CACHE = 'no-cache';
/** A reader who takes a letter back has the results still. */
const HITS_CACHE = 'private, max-age=60';
/** Characters that are read of a search. */
const MAX_QUERY = 200;
/** Results on the page of them, and while a reader writes. */
const MAX_HITS = 15;
const MAX_QUICK_HITS = 7;
/** As how many requests a search counts: readers search with each letter that they write. */
const SEARCH_COST = 0.2;

/**
 * @param docsFolder folder of Markdown files, served under the `url` of their front matter, and its `images`
 * @param hasDashboard whether operators are served under the same address
 */
export function siteRoutes(docsFolder: string, hasDashboard: boolean): Route[] {
  const template = readDemoFile('doc-page.html');
  const home = createHtmlPage(fillHome(hasDashboard));
  const docs = readDocs(docsFolder);
  const { contents, pages, resultsPage, missingPage } = createDocPages(docs, template);
  const search = createDocSearch(docs);
  return [
    siteRoute('/', ({ req, res }) => {
      sendHtmlPage(req, res, home);
    }),
    ...[...pages].map(([path, page]) =>
      siteRoute(path, ({ req, res }) => {
        sendHtmlPage(req, res, page());
        search.prepare();
      }),
    ),
    searchRoute(DOCS_PATH, async ({ req, res }, query) => {
      const hits = await search.find(query, MAX_HITS);
      sendHtmlPage(req, res, query.trim() === '' ? contents() : resultsPage(query.trim(), hits));
    }),
    limitedRoute(`${DOCS_PATH}/{name}`, async ({ req, res, params }) => {
      // As the file of a page is called, or with capital letters.
      const name = (params['name'] ?? '').replace(/\.md$/, '').slice(0, MAX_QUERY);
      const meant = `${DOCS_PATH}/${name.toLowerCase()}`;
      if (pages.has(meant)) {
        res.writeHead(301, { Location: meant }).end();
        return;
      }
      const hits = await search.find(name.replace(/[-_.]+/g, ' '), MAX_QUICK_HITS);
      sendHtmlPage(req, res, missingPage(hits), 404);
    }),
    searchRoute(`${DOCS_PATH}/search.json`, async ({ res }, query) => {
      const hits = await search.find(query, MAX_QUICK_HITS);
      sendJson(res, 200, JSON.stringify({ hits }), { 'Cache-Control': HITS_CACHE });
    }),
    ...fileRoutes('/', DEMO_FOLDER),
    ...fileRoutes('/docs/images/', join(docsFolder, 'images')),
  ];
}

function fillHome(hasDashboard: boolean): string {
  return fillTemplate(readDemoFile('index.html'), {
    program: programName(),
    dashboardLink: hasDashboard ? '<a href="/dashboard/">Dashboard</a>' : '',
    dashboard: hasDashboard ? readDemoFile('dashboard.html') : '',
  });
}

/** @param handle gets what the address asks for with `?q=` */
function searchRoute(path: string, handle: (call: Call, query: string) => Promise<void>): Route {
  return limitedRoute(path, (call) => handle(call, queryOf(call.req).slice(0, MAX_QUERY)));
}

function limitedRoute(path: string, handle: PublicRoute['handle']): Route {
  return siteRoute(path, handle, { rateLimit: { visitorOf: () => undefined, cost: SEARCH_COST } });
}

function queryOf({ url = '' }: IncomingMessage): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : (new URLSearchParams(url.slice(start)).get('q') ?? '');
}

/** A host that is nobody's website: one page that says so. */
export function bareSiteRoutes(): Route[] {
  const page = createHtmlPage(readDemoFile('bare.html'));
  return [
    siteRoute('/', ({ req, res }) => {
      sendHtmlPage(req, res, page);
    }),
  ];
}

function readDemoFile(name: string): string {
  return readFileSync(join(DEMO_FOLDER, name), 'utf8');
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

function siteRoute(
  path: string,
  handle: PublicRoute['handle'],
  more: Pick<PublicRoute, 'rateLimit'> = {},
): Route {
  const metricsLabel = path === '/' ? '/' : path.startsWith('/docs') ? '/docs' : 'other';
  return route({ method: 'GET', path, access: 'public', metricsLabel, handle, ...more });
}
