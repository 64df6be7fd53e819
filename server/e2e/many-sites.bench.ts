/**
 * A server with many websites: `npm run bench -- many-sites [--sites=1000 --pages=200 --memory=512MB --folder=DIR]`. How long it
 * takes to be ready, what it holds in memory, and how long visitors and health checks wait; first on a folder that no
 * server has seen, then once more after a restart. With `--folder` the data is kept there, and taken from there.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compiledServer } from '../../scripts/compiled-server.js';
import type { ChatReply } from '../contract.js';
import { percentile } from '../evaluation/statistics.js';
import { siteId, siteOrigin, siteQuestion, writeManySites } from './many-sites.fixture.js';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    sites: { type: 'string', default: '1000' },
    pages: { type: 'string', default: '200' },
    memory: { type: 'string', default: '512MB' },
    folder: { type: 'string' },
  },
});
const sites = Number(values.sites);
const pages = Number(values.pages);
/** So many websites are asked, and so many requests of each other kind are made. */
const SAMPLES = Math.min(sites, 200);

const made = values.folder === undefined ? mkdtempSync(join(tmpdir(), 'many-sites-')) : undefined;
const folder = values.folder ?? made ?? '';
const compiled = compiledServer();

const line = (name: string, figure: string): void => {
  console.log(`${name.padEnd(44)} ${figure}`);
};
const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const spread = (times: readonly number[]): string =>
  `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, most ${ms(Math.max(...times))}`;

async function timed<T>(work: () => Promise<T>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** In turn, each after the one before. */
async function timesOf(count: number, work: (number: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < count; number++) times.push(await timed(() => work(number)));
  return times;
}

async function fetchWhole(url: string, init?: RequestInit): Promise<string> {
  return (await fetch(url, init)).text();
}

interface Server {
  process: ChildProcess;
  url: string;
}

async function startServer(): Promise<Server> {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `(await import('${pathToFileURL(join(compiled, 'main.js')).href}')).runServer()`,
    ],
    {
      env: {
        ...process.env,
        DATA_DIR: folder,
        HOST: '127.0.0.1',
        PORT: '0',
        INDEX_MEMORY: values.memory,
        ADDRESS_LIMIT: 'off',
        VISITOR_LIMIT: 'off',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let stderr = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      const [, found] = /Demo page +(\S+)\//.exec(stderr) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => {
      reject(new Error(stderr));
    });
  });
  return { process: child, url };
}

function residentOf({ process: { pid } }: Server, field = 'VmRSS'): string {
  const [, kilobytes = NaN] =
    new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}

async function stopServer({ process: child }: Server): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function askSite({ url }: Server, site: number, page = 0): Promise<void> {
  const text = await fetchWhole(`${url}/api/widget/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteOrigin(site) },
    body: JSON.stringify({ widgetId: siteId(site), message: siteQuestion(site, page) }),
  });
  const { answer, citations } = JSON.parse(text) as ChatReply;
  if (!answer.includes('euros') || citations.length === 0) throw new Error(`Site ${site}: ${text}`);
}

const preflight = (origin: string): RequestInit => ({
  method: 'OPTIONS',
  headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
});

async function measure(title: string): Promise<void> {
  console.log(`\n${title}`);
  const startedAt = performance.now();
  const server = await startServer();
  try {
    line('listening', ms(performance.now() - startedAt));
    while ((await fetch(`${server.url}/readyz`)).status !== 200);
    line('ready', ms(performance.now() - startedAt));
    line('resident memory then', residentOf(server));
    const chat = `${server.url}/api/widget/chat`;
    const light = async (when: string): Promise<void> => {
      line(
        `${when}: /healthz, for comparison`,
        spread(await timesOf(SAMPLES, () => fetchWhole(`${server.url}/healthz`))),
      );
      const readiness = await timesOf(SAMPLES, () => fetchWhole(`${server.url}/readyz`));
      line(`${when}: /readyz`, spread(readiness));
      const admitted = await timesOf(SAMPLES, (n) => fetchWhole(chat, preflight(siteOrigin(n))));
      line(`${when}: preflight, granted`, spread(admitted));
      const refused = await timesOf(SAMPLES, (n) => fetchWhole(chat, preflight(`https://evil-${n}.example`)));
      line(`${when}: preflight, refused`, spread(refused));
      const configs = await timesOf(SAMPLES, (n) =>
        fetchWhole(`${server.url}/api/widget/config/${siteId(n)}`, { headers: { Origin: siteOrigin(n) } }),
      );
      line(`${when}: config`, spread(configs));
    };
    await light('just ready');
    const step = Math.floor(sites / SAMPLES);
    line('first question of a site', spread(await timesOf(SAMPLES, (n) => askSite(server, n * step, 1))));
    line('second question', spread(await timesOf(SAMPLES, (n) => askSite(server, n * step, 2))));
    await light('after questions');
    line('resident memory then', residentOf(server));
    for (let site = 0; site < sites; site++) await askSite(server, site, 3);
    line('resident memory after a question to each', residentOf(server));
    line('the most it was', residentOf(server, 'VmHWM'));
  } finally {
    await stopServer(server);
  }
}

/** How long a command takes, with the start of its process. */
function command(name: string, ...args: string[]): void {
  const startedAt = performance.now();
  execFileSync(process.execPath, [join(compiled, 'cli.js'), ...args, '--data', folder], { stdio: 'ignore' });
  line(name, ms(performance.now() - startedAt));
}

try {
  if (!existsSync(join(folder, 'widgets'))) writeManySites(folder, sites, pages);
  console.log(`${sites} websites of ${pages} pages each, INDEX_MEMORY=${values.memory}`);
  await measure('First start');
  await measure('After a restart');
  console.log('\nCommands');
  command('widget list', 'widget', 'list');
  const copy = mkdtempSync(join(tmpdir(), 'many-sites-copy-'));
  try {
    command('backup', 'backup', copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
} finally {
  if (made !== undefined) rmSync(made, { recursive: true });
}
