/** What the widget and the dashboard weigh, and the budgets that the build keeps. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './files.js';

/** Bytes of gzip; 12 kB and 48 kB of 1,024 bytes. */
export const BUDGET = { beforeClick: 12_288, conversation: 49_152, locale: 1700 };

/** Of the dashboard, in bytes of gzip: what every screen stands on, and a screen with what it alone imports. */
export const DASHBOARD_BUDGET = { shell: 30_000, screen: 12_000 };

const CDN = 'dist/cdn';
const DASHBOARD = 'dist/dashboard/assets';

/** What only visitors who do not read English load: the messages of a language, and the list of languages. */
const isLocale = ({ file }: { file: string }) => /\/locale-[^/]+$/.test(file);
/** Files that a chunk imports at once (not by `import()`), as written by Rollup. */
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}$,\s]+?from)?\s*"(\.\/[^"]+)"/g;

function withStaticImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(join(root, file), 'utf8');
  for (const [, specifier] of source.matchAll(STATIC_IMPORT)) {
    if (specifier) withStaticImports(join(file, '..', specifier), seen);
  }
  return seen;
}

/** A file of the widget; bytes. */
export interface Row {
  readonly file: string;
  readonly beforeClick: boolean;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Measures every file, and sums what a visitor loads; bytes of gzip. */
export function measureSizes(): { rows: readonly Row[]; beforeClick: number; conversation: number } {
  const chunks = filesBelow(CDN, (file) => file.endsWith('.js'));
  const app = chunks.find((file) => /\/app-[^/]+\.js$/.test(file));
  if (!app) throw new Error('dist/cdn has no app chunk: run npm run build first.');
  const early = withStaticImports(app).add(`${CDN}/widget.js`);
  const rows = chunks.map((file) => ({
    file,
    beforeClick: early.has(file),
    raw: statSync(join(root, file)).size,
    gzip: statSync(join(root, `${file}.gz`)).size,
    brotli: statSync(join(root, `${file}.br`)).size,
  }));
  const sum = (wanted: (row: Row) => boolean) =>
    rows.filter(wanted).reduce((total, row) => total + row.gzip, 0);
  return {
    rows,
    beforeClick: sum((row) => row.beforeClick),
    conversation: sum((row) => !isLocale(row)),
  };
}

/** Bytes of gzip of the dashboard's shell, and of each screen beside it. */
export function measureDashboard(): { shell: number; screens: ReadonlyMap<string, number> } {
  const files = filesBelow(DASHBOARD, (file) => file.endsWith('.js'));
  const app = files.find((file) => /\/app-[^/]+\.js$/.test(file));
  if (!app) throw new Error(`${DASHBOARD} has no app chunk: run npm run build first.`);
  const weigh = (file: string) => statSync(join(root, `${file}.gz`)).size;
  const sum = (all: Iterable<string>) => [...all].reduce((total, file) => total + weigh(file), 0);
  const early = withStaticImports(app);
  const screens = files.filter((file) => /-screen-[^/]+\.js$/.test(file));
  const own = (screen: string) => [...withStaticImports(screen)].filter((file) => !early.has(file));
  return { shell: sum(early), screens: new Map(screens.map((screen) => [screen, sum(own(screen))])) };
}

/** Prints the table; throws when the budget is broken. */
export function checkSizes({ quiet = false } = {}): void {
  const { rows, beforeClick, conversation } = measureSizes();
  const lines = [
    `${'file'.padEnd(44)}${'raw'.padStart(9)}${'gzip'.padStart(9)}${'brotli'.padStart(9)}`,
    ...rows.map(
      (row) =>
        ((row.beforeClick ? '• ' : '  ') + row.file.slice(CDN.length + 1)).padEnd(44) +
        [row.raw, row.gzip, row.brotli].map((bytes) => String(bytes).padStart(9)).join(''),
    ),
    `• before a click: ${beforeClick} of ${BUDGET.beforeClick} bytes gzip`,
    `  all that an English conversation can load: ${conversation} of ${BUDGET.conversation} bytes gzip`,
    `  a language beside English: ${BUDGET.locale} bytes gzip at most`,
  ];
  const dashboard = measureDashboard();
  const heaviest = Math.max(...dashboard.screens.values());
  lines.push(
    `  dashboard: shell ${dashboard.shell} of ${DASHBOARD_BUDGET.shell}, heaviest screen ${heaviest} of ${DASHBOARD_BUDGET.screen} bytes gzip`,
  );
  const isOver =
    dashboard.shell > DASHBOARD_BUDGET.shell ||
    heaviest > DASHBOARD_BUDGET.screen ||
    beforeClick > BUDGET.beforeClick ||
    conversation > BUDGET.conversation ||
    rows.some((row) => isLocale(row) && row.gzip > BUDGET.locale);
  if (!quiet || isOver) console.error(lines.join('\n'));
  if (isOver) throw new Error('The widget or the dashboard is over its size budget.');
}
