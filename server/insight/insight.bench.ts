/**
 * What the dashboard costs a server with a log of a million records: how long lists take, how much memory the read
 * model holds, and what visitors notice of five operators who click every second. `--records=100000` for a smaller log.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compiledServer } from '../../scripts/compiled-server.js';
import { DEMO_WIDGET_ID } from '../defaults.js';
import { bigLog, writeLog } from './big-log.fixture.js';

const RECORDS = Number(/--records=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 1_000_000);
const MAX_LIST_MS = 150;
const MAX_GROWTH_MB = 120;
const MAX_CHAT_RATIO = 1.2;
const CHATS = 300;
const OPERATORS = 5;
const LISTS = [
  ...[
    'usage?last=30d&compare=previous',
    'usage?last=365d',
    'usage/pages?last=365d',
    'usage/asked-on?last=365d',
  ],
  ...['usage/languages?last=30d', 'usage/questions?last=30d', 'conversations?last=365d'],
  ...['conversations?last=365d&outcome=refused', 'conversations?last=365d&rating=negative&escalated=true'],
  ...['conversations?last=365d&cited=lamp', 'feedback?last=365d', 'feedback/pages?last=365d'],
];

const folder = mkdtempSync(join(tmpdir(), 'service-chat-bench-'));
const data = join(folder, 'data');
mkdirSync(data);
await writeLog(data, bigLog(DEMO_WIDGET_ID, RECORDS, Date.now()));
const server = spawn(process.execPath, [join(compiledServer(), 'cli.js'), 'serve'], {
  cwd: folder,
  env: { ...process.env, DATA_DIR: 'data', PORT: '0', LOG_LEVEL: 'info', EMBEDDINGS: 'none' },
});
process.on('exit', () => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
let told = '';
for (const stream of [server.stdout, server.stderr])
  stream.setEncoding('utf8').on('data', (text: string) => (told += text));
while (!told.includes('  Data  ')) await Promise.race([once(server.stderr, 'data'), failed()]);
const url = /"url":"([^"]+)"/.exec(told)?.[1] ?? '';
const token = /setup#([\w-]{43})/.exec(told)?.[1];

async function failed(): Promise<never> {
  await once(server, 'exit');
  throw new Error(`the server ended: ${told}`);
}

const widgetFile = join(data, 'widgets', `${DEMO_WIDGET_ID}.json`);
const widget = JSON.parse(readFileSync(widgetFile, 'utf8')) as object;
writeFileSync(widgetFile, JSON.stringify({ ...widget, quota: { messages: 1e9, period: 'month' } }));
await sleep(2000);

const setUp = await fetch(`${url}/api/admin/setup`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: url, 'Sec-Fetch-Site': 'same-origin' },
  body: JSON.stringify({ token, name: 'Ann', password: 'lamp river stone cloud' }),
});
const cookie = setUp.headers.get('set-cookie')?.split(';')[0] ?? '';

/** Milliseconds. */
async function get(path: string): Promise<{ status: number; took: number }> {
  const start = performance.now();
  const response = await fetch(`${url}/api/admin/${path}`, { headers: { Cookie: cookie } });
  await response.arrayBuffer();
  return { status: response.status, took: performance.now() - start };
}

const QUESTIONS = [
  'How do I set a quota?',
  'Can I change the colour?',
  'How are pages imported?',
  'What is a widget?',
];
async function chat(number: number): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/api/widget/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ widgetId: DEMO_WIDGET_ID, message: QUESTIONS[number % QUESTIONS.length] }),
  });
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
  return performance.now() - start;
}

const p95 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? NaN;
/** Visitors come one after the other, with pauses, as they do. */
async function chats(): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < CHATS; number++) {
    times.push(await chat(number));
    await sleep(20);
  }
  return p95(times);
}
const residentMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;

await chats();
const alone = await chats();
const before = residentMb();
const began = performance.now();
while ((await get('conversations?last=1d')).status === 503) await sleep(100);
const readSeconds = (performance.now() - began) / 1000;
const settled = residentMb();

let worst = 0;
for (const path of LISTS) {
  const first = await get(path);
  const times = [];
  for (let round = 0; round < 10; round++) times.push((await get(path)).took);
  worst = Math.max(worst, p95(times));
  console.log(
    `${path.padEnd(56)} first ${first.took.toFixed(0).padStart(5)} ms, p95 ${p95(times).toFixed(0).padStart(4)} ms`,
  );
}
const search = await get('conversations/search?last=365d&text=nothing-of-it');
console.log(`a search that finds nothing, its first step: ${search.took.toFixed(0)} ms`);

let isClicking = true;
const operators = Array.from({ length: OPERATORS }, async (_, operator) => {
  for (let click = operator; isClicking; click++) {
    await get(LISTS[click % LISTS.length] ?? '');
    await sleep(1000);
  }
});
const beside = await chats();
isClicking = false;
await Promise.all(operators);
const after = residentMb();
server.kill('SIGTERM');

const ratio = beside / alone;
console.log(`\n${RECORDS} records, read in ${readSeconds.toFixed(1)} s`);
console.log(
  `memory: ${before.toFixed(0)} MB before, +${(settled - before).toFixed(0)} MB when read, +${(after - before).toFixed(0)} MB in the end (at most ${MAX_GROWTH_MB})`,
);
console.log(`slowest list: ${worst.toFixed(0)} ms (at most ${MAX_LIST_MS})`);
console.log(
  `chat p95: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside ${OPERATORS} operators: ${ratio.toFixed(2)} (at most ${MAX_CHAT_RATIO})`,
);
if (!(worst <= MAX_LIST_MS && after - before <= MAX_GROWTH_MB && ratio <= MAX_CHAT_RATIO))
  process.exitCode = 1;
