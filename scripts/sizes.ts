/** What the widget and the dashboard weigh, and the budgets that `npm run build` keeps. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './files.js';

/** Bytes of gzip; 12 kB and 48 kB of 1,024 bytes. */
const BUDGET = { beforeClick: 12_288, conversation: 49_152, locale: 1700 };

/**
 * Of the dashboard, in bytes of gzip: what every screen stands on; what comes beside it where a screen is opened by
 * its address; and the same with all that the screen loads later, such as a plot or the transcript of a talk.
 */
const DASHBOARD_BUDGET = { shell: 30_000, screen: 12_000, whole: 25_000 };

const CDN = 'dist/cdn';
const DASHBOARD = 'dist/dashboard/assets';

/** What only visitors who do not read English load: the messages of a language, and the list of languages. */
const isLocale = ({ file }: { file: string }) => /\/locale-[^/]+$/.test(file);
/** Files that a chunk imports at once (not by `import()`), as written by Rollup. */
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}$,\s]+?from)?\s*"(\.\/[^"]+)"/g;

/** Files that a chunk imports later. */
const LATER_IMPORT = /\bimport\("(\.\/[^"]+)"\)/g;

function importsOf(file: string, kind: RegExp): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(kind)].map(([, specifier = '']) => join(file, '..', specifier));
}

/** @param seen files that are there already, to which those that come with this one are added */
function withImports(file: string, kinds: readonly RegExp[], seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of kinds.flatMap((kind) => importsOf(file, kind))) withImports(each, kinds, seen);
  return seen;
}

const withStaticImports = (file: string): Set<string> => withImports(file, [STATIC_IMPORT]);

/** A file of the widget; bytes. */
interface Row {
  readonly file: string;
  readonly beforeClick: boolean;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Measures every file, and sums what a visitor loads; bytes of gzip. */
function measureSizes(): { rows: readonly Row[]; beforeClick: number; conversation: number } {
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

/** A screen of the dashboard; bytes of gzip beside the shell. */
interface ScreenSize {
  /** With what it imports at once. */
  readonly atOnce: number;
  /** With what it loads later too. */
  readonly whole: number;
}

/** Bytes of gzip of the dashboard's shell, and of each screen by its file. */
function measureDashboard(): { shell: number; screens: ReadonlyMap<string, ScreenSize> } {
  const files = filesBelow(DASHBOARD, (file) => file.endsWith('.js'));
  const app = files.find((file) => /\/app-[^/]+\.js$/.test(file));
  if (!app) throw new Error(`${DASHBOARD} has no app chunk: run npm run build first.`);
  const weigh = (file: string) => statSync(join(root, `${file}.gz`)).size;
  const sum = (all: Iterable<string>) => [...all].reduce((total, file) => total + weigh(file), 0);
  const early = withStaticImports(app);
  // Whatever the shell loads when an address asks for it is a screen, or less.
  const screens = [...early].flatMap((file) => importsOf(file, LATER_IMPORT));
  const own = (screen: string, ...kinds: readonly RegExp[]) =>
    sum(withImports(screen, kinds, new Set(early))) - sum(early);
  const sizeOf = (screen: string) => ({
    atOnce: own(screen, STATIC_IMPORT),
    whole: own(screen, STATIC_IMPORT, LATER_IMPORT),
  });
  return { shell: sum(early), screens: new Map(screens.map((screen) => [screen, sizeOf(screen)])) };
}

/** Prints the table; throws when the budget is broken. */
export function checkSizes(): void {
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
  const screens = [...dashboard.screens.values()];
  const heaviest = Math.max(...screens.map(({ atOnce }) => atOnce));
  const whole = Math.max(...screens.map((screen) => screen.whole));
  lines.push(
    `  dashboard: shell ${dashboard.shell} of ${DASHBOARD_BUDGET.shell}, heaviest screen ${heaviest} of ${DASHBOARD_BUDGET.screen} bytes gzip,`,
    `             with all that it loads later ${whole} of ${DASHBOARD_BUDGET.whole}`,
  );
  const isOver =
    dashboard.shell > DASHBOARD_BUDGET.shell ||
    heaviest > DASHBOARD_BUDGET.screen ||
    whole > DASHBOARD_BUDGET.whole ||
    beforeClick > BUDGET.beforeClick ||
    conversation > BUDGET.conversation ||
    rows.some((row) => isLocale(row) && row.gzip > BUDGET.locale);
  console.error(lines.join('\n'));
  if (isOver) throw new Error('The widget or the dashboard is over its size budget.');
}
