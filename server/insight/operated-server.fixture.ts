/** A server in a process of its own that visitors and an operator use, and what it takes of processor and memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compiledServer } from '../../scripts/compiled-server.js';
import { DEMO_WIDGET_ID } from '../defaults.js';

const SETTLE_MS = 40_000;

/** Milliseconds of the processor. */
export interface ProcessorTime {
  /** Of the thread that answers visitors. */
  main: number;
  all: number;
}

export interface OperatedServer {
  /** Asks the admin API; gives what is sent back, and how many milliseconds it took. */
  get(path: string): Promise<{ status: number; text: string; took: number }>;
  /** Gives how many milliseconds a visitor waited. */
  chat(message: string): Promise<number>;
  processorTime(): ProcessorTime;
  /** Megabytes, once nobody has used it for a while: only then V8 gives back what it does not need. */
  settledMemory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts it on a data folder, and signs its first operator in. */
export async function operateServer(data: string): Promise<OperatedServer> {
  const server = spawn(process.execPath, [join(compiledServer(), 'cli.js'), 'serve'], {
    env: {
      ...process.env,
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      EMBEDDINGS: 'none',
      ADDRESS_LIMIT: 'off',
      VISITOR_LIMIT: 'off',
    },
  });
  const exited = once(server, 'exit');
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  let told = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (told += text));
  const failed = exited.then(() => {
    throw new Error(`the server ended: ${told}`);
  });
  failed.catch(() => undefined);
  while (!told.includes('  Data  ')) await Promise.race([sleep(20), failed]);
  const url = /"url":"([^"]+)"/.exec(told)?.[1] ?? '';
  const token = /setup#([\w-]{43})/.exec(told)?.[1];
  while ((await fetch(`${url}/readyz`)).status !== 200) await sleep(20);

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
  const of = `/proc/${server.pid}`;
  const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${of}/status`, 'utf8'))?.[1]) / 1024;
  return {
    async get(path) {
      const start = performance.now();
      const response = await fetch(`${url}/api/admin/${path}`, { headers: { Cookie: cookie } });
      const text = await response.text();
      return { status: response.status, text, took: performance.now() - start };
    },
    async chat(message) {
      const start = performance.now();
      const response = await fetch(`${url}/api/widget/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ widgetId: DEMO_WIDGET_ID, message }),
      });
      if (!response.ok) throw new Error(await response.text());
      await response.arrayBuffer();
      return performance.now() - start;
    },
    processorTime() {
      const ofThread = (id: string) =>
        Number.parseInt(readFileSync(`${of}/task/${id}/schedstat`, 'utf8'), 10) / 1e6;
      const threads = readdirSync(`${of}/task`).map(ofThread);
      return { main: ofThread(String(server.pid)), all: threads.reduce((sum, each) => sum + each, 0) };
    },
    async settledMemory() {
      await sleep(SETTLE_MS);
      return resident();
    },
    async stop() {
      process.removeListener('exit', kill);
      server.kill('SIGTERM');
      await exited;
    },
  };
}
