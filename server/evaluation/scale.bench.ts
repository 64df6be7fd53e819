/**
 * Measures the engine on a large site: `npx tsx server/evaluation/scale.bench.ts [PASSAGES]`, 100,000 by default.
 * The site is made of the sentences of other people's question sets (see `README.md`), shuffled, and asked their questions.
 * What a machine does for others slows every figure, so each stands beside a yardstick measured in the same run: one
 * copy of a reply through JSON, and MiniSearch over the same passages.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { createKnowledge } from '../search/knowledge.js';
import { createQueryAnalyzer } from '../search/query/query-terms.js';
import { createExtractiveEngine } from '../answers/extractive/extractive-engine.js';
import { makeLargeSite, questionsOfSets } from './large-site.js';
import { percentile } from './statistics.js';

const PASSAGES_OF_PAGE = 20;
const ROUNDS = 7;
/** A round of it takes minutes. */
const MINISEARCH_ROUNDS = 2;
const WIDGET = 'measured';

const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const line = (name: string, figure: string): void => {
  console.log(`${name.padEnd(44)} ${figure}`);
};

async function timesOf<T>(items: readonly T[], work: (item: T) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    times.push(performance.now() - start);
  }
  return times;
}

/** For each item, the quickest of several rounds: what a busy machine adds to one is not in all of them. */
async function quickestOf<T>(
  rounds: number,
  items: readonly T[],
  work: (item: T) => unknown,
): Promise<number[]> {
  const quickest = items.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    const times = await timesOf(items, work);
    for (const [i, time] of times.entries()) quickest[i] = Math.min(quickest[i] ?? Infinity, time);
  }
  return quickest;
}

const spread = (times: readonly number[]): string =>
  `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`;

/** The second half of the bench: a process of its own, whose memory is that of a server after a restart. */
async function measureRestarted(cacheFolder: string): Promise<void> {
  const questions = await questionsOfSets();
  const started = performance.now();
  const knowledge = createKnowledge({
    cacheFolder,
    pages: {
      list: () => Promise.reject(new Error('The index was not kept.')),
      revision: () => Promise.resolve('1'),
    },
  });
  const index = await knowledge.indexFor(WIDGET);
  line('restart, to the first answer possible', ms(performance.now() - started));
  line('resident memory then', megabytes(process.memoryUsage().rss));
  const engine = createExtractiveEngine({ knowledge });
  const ask = (text: string) => engine.answer({ widgetId: WIDGET, text, history: [] });
  await timesOf(questions, ask);
  const replies = await quickestOf(ROUNDS, questions, ask);
  line('whole reply', spread(replies));
  const [question = ''] = questions;
  const reply = await ask(question);
  const copies = await timesOf(
    Array.from({ length: 2000 }, () => reply),
    (value) => JSON.parse(JSON.stringify(value)),
  );
  line(
    '  p95, in copies of a reply through JSON',
    (percentile(replies, 0.95) / percentile(copies, 0.5)).toFixed(0),
  );
  const analyzer = createQueryAnalyzer(index);
  const search = (text: string) => index.search(analyzer.termsOf(text), 10);
  await timesOf(questions, search);
  const searches = await quickestOf(ROUNDS, questions, search);
  line('search alone', spread(searches));
  line('resident memory at last', megabytes(process.memoryUsage().rss));

  const mini = new MiniSearch({ fields: ['title', 'headings', 'body'] });
  for (let passage = 0; passage < index.passageCount; passage++) {
    const { page, passage: found } = index.passageAt(passage);
    const body = found.units.map(({ text }) => text).join(' ');
    mini.add({ id: passage, title: page.title, headings: found.headings.join(' '), body });
  }
  const some = questions.filter((_, i) => i % 3 === 0);
  const theirs = await quickestOf(MINISEARCH_ROUNDS, some, (text) => mini.search(text));
  const ours = await quickestOf(MINISEARCH_ROUNDS, some, search);
  line('MiniSearch, the same questions', spread(theirs));
  const times = (share: number): string => (percentile(theirs, share) / percentile(ours, share)).toFixed(0);
  line('  faster than it', `p50 ${times(0.5)} times, p95 ${times(0.95)} times`);
}

async function measureBuild(passages: number, cacheFolder: string): Promise<void> {
  const pages = await makeLargeSite(passages / PASSAGES_OF_PAGE, PASSAGES_OF_PAGE);
  let revision = '1';
  const knowledge = createKnowledge({
    cacheFolder,
    pages: { list: () => Promise.resolve(pages), revision: () => Promise.resolve(revision) },
  });
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const started = performance.now();
  const cpu = process.cpuUsage();
  const index = await knowledge.indexFor(WIDGET);
  const { user, system } = process.cpuUsage(cpu);
  line('passages', index.passageCount.toLocaleString('en'));
  line('build', `${ms(performance.now() - started)}, ${ms((user + system) / 1000)} of a processor`);
  line('longest stop of other work meanwhile', ms(longest));
  clearInterval(watch);
  const [first] = pages;
  if (first) pages[0] = { ...first, content: `${first.content}\n\nOne more sentence about nothing.` };
  revision = '2';
  const changed = performance.now();
  await knowledge.indexFor(WIDGET);
  line('one page changed', ms(performance.now() - changed));
  if (first) pages[0] = first;
  revision = '1';
  await knowledge.indexFor(WIDGET);
  await knowledge.close();
}

const [argument = '100000', restartedFolder] = process.argv.slice(2);
if (restartedFolder !== undefined) {
  await measureRestarted(restartedFolder);
} else if ((await questionsOfSets()).length === 0) {
  console.log('Nothing measured: the site is made of plausible, techqa and squad, which are not there.');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'scale-bench-'));
  try {
    await measureBuild(Number(argument), folder);
    const self = fileURLToPath(import.meta.url);
    execFileSync(process.execPath, ['--import', 'tsx', self, argument, folder], { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
process.exit(0);
