/** The files of the dashboard: one page for all of its addresses, and what it loads. */
import type { ServerResponse } from 'node:http';
import { AppError } from '../../errors.js';
import { route, type Call, type Route } from '../transport/route.js';
import { readStaticFiles, sendStaticFile } from '../transport/static-files.js';
import { PAGE_POLICY, PREVIEW_POLICY } from './dashboard-policy.js';

const HEADERS = Object.entries({
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
});

const PAGE_CACHE = 'no-cache';
/** Names of files carry a hash of their content. */
const FILE_CACHE = 'public, max-age=31536000, immutable';

/** @param folder with `index.html`, and the rest in `assets/` */
export function dashboardFileRoutes(folder: string): Route[] {
  const files = readStaticFiles(folder);
  const send = (
    { req, res }: Call,
    path: string,
    cache: string,
    missing: string,
    policy = PAGE_POLICY,
  ): void => {
    const file = files.get(path);
    if (!file) throw new AppError('not_found', missing);
    setHeaders(res, policy);
    sendStaticFile(req, res, file, cache);
  };
  const missing = 'The dashboard is not built; run "npm run build" and start the server again.';
  const page = (call: Call) => {
    send(call, 'index.html', PAGE_CACHE, missing);
  };
  const row = { method: 'GET', access: 'public', metricsLabel: '/dashboard' } as const;
  return [
    route({
      ...row,
      path: '/dashboard',
      handle({ res }: Call) {
        res.writeHead(308, { Location: '/dashboard/' }).end();
      },
    }),
    route({
      ...row,
      path: '/dashboard/assets/{file}',
      handle(call: Call) {
        const gone = 'There is no such file in this build of the dashboard.';
        send(call, `assets/${call.params['file'] ?? ''}`, FILE_CACHE, gone);
      },
    }),
    route({
      ...row,
      path: '/dashboard/preview/{widgetId}',
      handle(call: Call) {
        send(call, 'preview.html', PAGE_CACHE, missing, PREVIEW_POLICY);
      },
    }),
    // The page itself finds out which of its screens an address is of.
    route({ ...row, path: '/dashboard/', handle: page }),
    route({ ...row, path: '/dashboard/{*path}', handle: page }),
  ];
}

function setHeaders(res: ServerResponse, policy: string): void {
  res.setHeader('Content-Security-Policy', policy);
  for (const [name, value] of HEADERS) res.setHeader(name, value);
}
