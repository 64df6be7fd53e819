/**
 * What the dashboard costs a server with a log of a million records, beside one with an empty log: how long lists take,
 * how much memory the log and the read model hold, and what visitors notice of five operators who click every second.
 * `npm run bench -- insight [--records=100000] [--folder=DIR]`; with `--folder` the log is kept there, and taken from there.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DEMO_WIDGET_ID } from '../defaults.js';
import { percentile } from '../evaluation/statistics.js';
import { bigLog, writeLog } from './big-log.fixture.js';
import { operateServer, type OperatedServer } from './operated-server.fixture.js';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { records: { type: 'string', default: '1000000' }, folder: { type: 'string' } },
});
const MAX_LIST_MS = 150;
const MAX_GROWTH_MB = 150;
const MAX_CHAT_RATIO = 1.2;
/** Without operators and with them, in turn; short, so that what the machine does meanwhile is in both. */
const ROUNDS = 25;
const CHATS = 40;
const OPERATORS = 5;
const WIDGET = `widgets/${DEMO_WIDGET_ID}`;
const LISTS = [
  'usage?last=24h',
  'usage?last=30d&compare=previous',
  'usage?last=365d&tz=Europe/Berlin',
  ...['pages', 'asked-on', 'languages', 'questions'].flatMap((list) =>
    ['30d', '365d'].map((last) => `usage/${list}?last=${last}`),
  ),
  'usage/questions?last=365d&cited=lamp',
  'usage/questions?last=365d&limit=100',
  ...['', '&outcome=refused', '&rating=negative&escalated=true', '&cited=lamp', '&language=en', '&limit=100']
    .concat('&page=https://www.acme.example/lamp/lamp', '&visitor=nobody', '&kind=pages')
    .map((filter) => `conversations?last=365d${filter}`),
  'feedback?last=365d',
  'feedback?last=365d&rating=negative&reason=true',
  'feedback/pages?last=365d',
  'gaps?last=30d',
  'gaps?last=365d&state=all',
  'gaps?last=365d&language=en',
  'escalations',
  'escalations?status=done',
  'assignees',
  'tasks',
  'counts',
  'health',
  'deliveries',
  'widgets',
  WIDGET,
  `${WIDGET}/quota`,
  `${WIDGET}/origins`,
  `${WIDGET}/checks`,
  `${WIDGET}/pages`,
  'sessions',
  'operators',
  'tokens',
  'audit',
  'privacy',
];
const QUESTIONS = [
  'How do I set a quota?',
  'Can I change the colour?',
  'How are pages imported?',
  'What is a widget?',
];

const folder = mkdtempSync(join(tmpdir(), 'service-chat-bench-'));
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
const told = (value: number, digits = 0) => value.toFixed(digits).padStart(5);

/** Visitors come one after the other, with pauses, as they do. */
async function chats(server: OperatedServer): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < CHATS; number++) {
    times.push(await server.chat(QUESTIONS[number % QUESTIONS.length] ?? ''));
    await sleep(20);
  }
  return times;
}

/** Until the log was read; gives how many seconds that takes from the first question on. */
async function untilRead(server: OperatedServer): Promise<number> {
  const began = performance.now();
  while ((await server.get('conversations?last=1d')).status === 503) await sleep(100);
  return (performance.now() - began) / 1000;
}

/** Gives the worst times, of the first and of later requests. */
async function measureLists(server: OperatedServer): Promise<{ first: number; later: number }> {
  const worst = { first: 0, later: 0 };
  console.log(
    'milliseconds: of the first request, of later ones (p95), and of the processor (and its main thread)',
  );
  for (const path of LISTS) {
    const first = await server.get(path);
    if (first.status !== 200) throw new Error(`${path}: ${first.text}`);
    const before = server.processorTime();
    const times: number[] = [];
    for (let round = 0; round < 10; round++) times.push((await server.get(path)).took);
    const after = server.processorTime();
    const later = percentile(times, 0.95);
    worst.first = Math.max(worst.first, first.took);
    worst.later = Math.max(worst.later, later);
    const processor = [after.all - before.all, after.main - before.main].map((time) => time / times.length);
    console.log(
      `${path.replace(DEMO_WIDGET_ID, 'ID').padEnd(60)} ${told(first.took)} ${told(later)} ${processor.map((time) => told(time, 1)).join(' ')}`,
    );
  }
  return worst;
}

let clicks = 0;
/** Each operator clicks every second, and opens what comes next of all lists. */
async function besideOperators(server: OperatedServer): Promise<number[]> {
  let isClicking = true;
  const operators = Array.from({ length: OPERATORS }, async (_, operator) => {
    await sleep((operator * 1000) / OPERATORS);
    while (isClicking) {
      await server.get(LISTS[clicks++ % LISTS.length] ?? '');
      await sleep(1000);
    }
  });
  const times = await chats(server);
  isClicking = false;
  await Promise.all(operators);
  return times;
}

/** What an empty server holds that visitors and an operator have used. */
async function memoryOfEmpty(): Promise<number> {
  const server = await operateServer(join(folder, 'empty'));
  await chats(server);
  await untilRead(server);
  for (let round = 0; round < 5; round++) for (const path of LISTS) await server.get(path);
  const memory = await server.settledMemory();
  await server.stop();
  return memory;
}

const data = join(folder, 'data');
mkdirSync(data);
const log = values.folder ?? join(folder, 'log');
if (!existsSync(log)) await writeLog(log, bigLog(DEMO_WIDGET_ID, Number(values.records), Date.now()));
const empty = await memoryOfEmpty();
cpSync(log, data, { recursive: true });
const loads = [loadavg()[0] ?? 0];
const server = await operateServer(data);
await chats(server);
console.log(`read in ${(await untilRead(server)).toFixed(1)} s`);
const worst = await measureLists(server);
loads.push(loadavg()[0] ?? 0);
const full = await server.settledMemory();
const [alone, beside]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round++) {
  alone.push(...(await chats(server)));
  beside.push(...(await besideOperators(server)));
}
loads.push(loadavg()[0] ?? 0);
await server.stop();

const ratio = percentile(beside, 0.95) / percentile(alone, 0.95);
const median = percentile(beside, 0.5) / percentile(alone, 0.5);
console.log(
  `\n${values.records} records; load of the machine ${loads.map((load) => load.toFixed(1)).join(', ')}`,
);
console.log(
  `lists: first ${worst.first.toFixed(0)} ms, later ${worst.later.toFixed(0)} ms (at most ${MAX_LIST_MS})`,
);
console.log(
  `memory: ${empty.toFixed(0)} MB empty, +${(full - empty).toFixed(0)} MB with the log (at most ${MAX_GROWTH_MB})`,
);
console.log(
  `chat beside ${OPERATORS} operators: p95 ${ratio.toFixed(2)} times that without (at most ${MAX_CHAT_RATIO}), median ${median.toFixed(2)}`,
);
if (!(worst.later <= MAX_LIST_MS && full - empty <= MAX_GROWTH_MB && ratio <= MAX_CHAT_RATIO))
  process.exitCode = 1;
