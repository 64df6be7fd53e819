/**
 * Measures the import of a large site from disk: `npm run bench -- import`. 1,000 HTML pages of 25 kB with menu and
 * footer are written, imported into a data folder, and indexed as a server would.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJsonOperatorStore } from '../../store/json/json-operator-store.js';
import { importPages, type ImportReport } from './import-pages.js';
import { seededRandom } from '../../search/index/pages.fixture.js';
import { createKnowledge } from '../../search/knowledge.js';

const PAGES = 1000;
const PAGE_BYTES = 25_000;
/** Import and index must take no longer. */
const LIMIT_SECONDS = 30;
const WIDGET = '11111111-1111-1111-1111-111111111111';
const WORDS = 4000;

/** The same words in each run, none of them often. */
function createWords(): () => string {
  const random = seededRandom(1);
  return () => `w${Math.floor(random() * WORDS).toString(36)}`;
}

function makePage(number: number, word: () => string): string {
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const menu = Array.from({ length: 40 }, (_, at) => `<li><a href="/p${at}">${words(2)}</a></li>`).join('');
  let main = `<h1>Page ${number} ${words(3)}</h1>`;
  while (main.length < PAGE_BYTES - menu.length) {
    const paragraph = () => `<p>${words(12)}. <a href="/p1">${words(3)}</a> ${words(20)}. ${words(15)}.</p>`;
    main += `<h2>${words(4)}</h2>${paragraph()}${paragraph()}${paragraph()}<ul><li>${words(8)}</li><li>${words(9)}</li></ul>`;
  }
  return `<!doctype html><html lang="en"><body><nav><ul>${menu}</ul></nav><main>${main}</main><footer>${words(20)}</footer></body></html>`;
}

function line(name: string, figure: string): void {
  console.log(`${name.padEnd(44)} ${figure}`);
}

/** Milliseconds of the processor that this process has used, and those it started and that have ended. */
function usedMs(): number {
  const { user, system } = process.cpuUsage();
  const stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'latin1') : '';
  const [userTicks = 0, systemTicks = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15)
    .map(Number);
  return (user + system) / 1000 + 10 * (userTicks + systemTicks);
}

/** Seconds of the processor that the work took, wherever it was done: what a machine does for others does not count. */
async function timed(name: string, work: () => Promise<unknown>): Promise<number> {
  const [started, before] = [performance.now(), usedMs()];
  await work();
  const seconds = (usedMs() - before) / 1000;
  const wall = (performance.now() - started) / 1000;
  line(name, `${wall.toFixed(1)} s, ${seconds.toFixed(1)} s of the processor`);
  return seconds;
}

const folder = mkdtempSync(join(tmpdir(), 'service-chat-import-bench-'));
try {
  const word = createWords();
  mkdirSync(join(folder, 'site'));
  for (let number = 0; number < PAGES; number += 1) {
    writeFileSync(join(folder, 'site', `p${number}.html`), makePage(number, word));
  }
  const files = await openJsonOperatorStore(join(folder, 'data'));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
  const options = {
    pages: files.pages,
    widgetId: WIDGET,
    sources: [join(folder, 'site')],
    baseUrl: 'https://acme.example',
  };
  let report: ImportReport | undefined;
  const work = await timed('import', async () => (report = await importPages(options)));
  const index = await timed('index', () => createKnowledge({ pages: files.pages }).indexFor(WIDGET));
  await timed('import again', () => importPages(options));
  line('import and index', `${(work + index).toFixed(1)} s of the processor, of ${LIMIT_SECONDS} s`);
  line('pages, passages', `${report?.pages}, ${report?.passages}`);
  clearInterval(watch);
  line('largest resident memory', `${Math.round(peak / 1e6)} MB`);
  await files.close();
  if (work + index > LIMIT_SECONDS) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
