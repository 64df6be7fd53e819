/** The dashboard's files, and the page that all of its addresses show. */
import { PAGE_POLICY, PREVIEW_POLICY } from '../../server/http/admin/dashboard-policy.js';
import { openBundle, RELOADER, type BrowserBundle } from './browser-bundle.js';

const ASSETS = '/dashboard/assets/';
const RELOADER_FILE = `${ASSETS}reload.js`;

export interface DashboardPage {
  html: string;
  /** As of the built page, so that what it forbids shows while it is written. */
  contentSecurityPolicy: string;
}

const pageOf = (title: string, scripts: string): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${title}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<body>${scripts}`,
    '</html>',
    '',
  ].join('\n');

const APP: DashboardPage = {
  html: pageOf(
    'Dashboard · Service Chat',
    `<script src="${RELOADER_FILE}"></script><script type="module" src="${ASSETS}app.js"></script>`,
  ),
  contentSecurityPolicy: PAGE_POLICY,
};
/** Reloads with the page around it. */
const PREVIEW: DashboardPage = {
  html: pageOf('Preview', `<script type="module" src="${ASSETS}preview.js"></script>`),
  contentSecurityPolicy: PREVIEW_POLICY,
};

/** Undefined for what is no page of the dashboard. */
export function dashboardPage(path: string): DashboardPage | undefined {
  if (!path.startsWith('/dashboard/') || path.startsWith(ASSETS)) return undefined;
  return path.startsWith('/dashboard/preview/') ? PREVIEW : APP;
}

export const openDashboardBundle = (): Promise<BrowserBundle> =>
  openBundle(['components/dashboard/app.ts', 'components/dashboard/preview/preview.ts'], ASSETS, () => ({
    [RELOADER_FILE]: RELOADER,
  }));
