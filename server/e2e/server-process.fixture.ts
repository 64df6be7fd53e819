/** The server as its owner runs it: a process of its own over a real data folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundledServer } from '../../scripts/compiled-server.js';
import type { ChatReply } from '../contract.js';
import { DEMO_WIDGET_ID } from '../defaults.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Running {
  process: ChildProcess;
  url: string;
  stdout: () => string;
  stderr: () => string;
  /** Exit code. */
  ended: Promise<number | null>;
}

/** The processes of a test. */
const started = new WeakMap<TestContext, { child: ChildProcess; ended: Promise<unknown> }[]>();

async function killAll(t: TestContext): Promise<void> {
  const processes = started.get(t) ?? [];
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
}

export function makeDataDir(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-main-'));
  t.after(async () => {
    // A server that still runs would write into what is being removed.
    await killAll(t);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

const SERVER = pathToFileURL(join(bundledServer(), 'main.js')).href;
/** What the process runs. */
export const RUN = `import('${SERVER}').then(({ runServer }) => runServer())`;

/** Starts the process, and waits for nothing. */
export function launch(t: TestContext, environment: Record<string, string>, script = RUN) {
  const file = join(makeDataDir(t), 'run.mjs');
  writeFileSync(file, script);
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', EMBEDDINGS: 'none', ...environment },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  started.set(t, [...(started.get(t) ?? []), { child, ended }]);
  return { child, output, ended };
}

export async function start(
  t: TestContext,
  dataDir: string,
  environment: Record<string, string> = {},
  script?: string,
): Promise<Running> {
  const { child, output, ended } = launch(t, { DATA_DIR: dataDir, ...environment }, script);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const [, found] = /"url":"([^"]+)"/.exec(output.stdout) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', look);
    void ended.then((code) => {
      reject(new Error(`ended with ${String(code)}: ${output.stderr}`));
    });
  });
  return { process: child, url, stdout: () => output.stdout, stderr: () => output.stderr, ended };
}

export async function isReady({ url }: Pick<Running, 'url'>): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).status === 200;
}

export async function untilReady(server: Pick<Running, 'url'>): Promise<void> {
  while (!(await isReady(server))) await sleep(20);
}

/** Runs a server that is expected to give up at once. */
export async function startInVain(t: TestContext, environment: Record<string, string>) {
  const { output, ended } = launch(t, environment);
  return { code: await ended, stderr: output.stderr };
}

export async function ask(url: string, message: string): Promise<ChatReply> {
  const response = await fetch(`${url}/api/widget/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ widgetId: DEMO_WIDGET_ID, message }),
  });
  return (await response.json()) as ChatReply;
}
