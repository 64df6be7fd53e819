/** What the widget weighs, and the budget that the build keeps. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './files.js';

/** Bytes of gzip; 12 kB and 32 kB of 1,024 bytes. */
export const BUDGET = { beforeClick: 12_288, withPanel: 32_768, locale: 1500 };

const CDN = 'dist/cdn';

/** What only visitors who do not read English load: the words of a language, and the list of languages. */
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
export function measureSizes(): { rows: readonly Row[]; beforeClick: number; withPanel: number } {
  const chunks = filesBelow(CDN, (file) => file.endsWith('.js'));
  const app = chunks.find((file) => /\/app-[^/]+\.js$/.test(file));
  if (!app) throw new Error('dist/cdn has no app chunk: run npm run build first.');
  const panel = chunks.find((file) => /\/chat-chunk-[^/]+\.js$/.test(file));
  if (!panel) throw new Error('dist/cdn has no chunk of the panel, chat-chunk.');
  const early = withStaticImports(app).add(`${CDN}/widget.js`);
  // All else comes when the visitor writes, gets a reply, asks for a human or a file, or when something goes wrong.
  const open = withStaticImports(panel, new Set(early));
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
    withPanel: sum((row) => open.has(row.file)),
  };
}

/** Prints the table; throws when the budget is broken. */
export function checkSizes({ quiet = false } = {}): void {
  const { rows, beforeClick, withPanel } = measureSizes();
  const lines = [
    `${'file'.padEnd(44)}${'raw'.padStart(9)}${'gzip'.padStart(9)}${'brotli'.padStart(9)}`,
    ...rows.map(
      (row) =>
        ((row.beforeClick ? '• ' : '  ') + row.file.slice(CDN.length + 1)).padEnd(44) +
        [row.raw, row.gzip, row.brotli].map((bytes) => String(bytes).padStart(9)).join(''),
    ),
    `• before a click: ${beforeClick} of ${BUDGET.beforeClick} bytes gzip`,
    `  with the panel: ${withPanel} of ${BUDGET.withPanel} bytes gzip`,
    `  a language beside English: ${BUDGET.locale} bytes gzip at most`,
  ];
  const isOver =
    beforeClick > BUDGET.beforeClick ||
    withPanel > BUDGET.withPanel ||
    rows.some((row) => isLocale(row) && row.gzip > BUDGET.locale);
  if (!quiet || isOver) console.error(lines.join('\n'));
  if (isOver) throw new Error('The widget is over its size budget.');
}
