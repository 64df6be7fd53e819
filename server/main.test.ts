/** The server as its owner runs it: a process of its own over a real data folder. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ChatReply, ErrorBody } from './contract.js';
import { DEMO_WIDGET_ID } from './demo.js';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Running {
  process: ChildProcess;
  url: string;
  stdout: () => string;
  stderr: () => string;
  /** Exit code. */
  ended: Promise<number | null>;
}

function makeDataDir(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-main-'));
  t.after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

const RUN = `import('./server/main.ts').then(({ runServer }) => runServer())`;

function launch(t: TestContext, environment: Record<string, string>, script = RUN) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...environment },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output, ended };
}

async function start(
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

async function isReady({ url }: Running): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).status === 200;
}

async function untilReady(server: Running): Promise<void> {
  while (!(await isReady(server)));
}

/** Runs a server that is expected to give up at once. */
async function startInVain(t: TestContext, environment: Record<string, string>) {
  const { output, ended } = launch(t, environment);
  return { code: await ended, stderr: output.stderr };
}

async function ask(url: string, message: string): Promise<ChatReply> {
  const response = await fetch(`${url}/api/widget/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ widgetId: DEMO_WIDGET_ID, message }),
  });
  return (await response.json()) as ChatReply;
}

describe('a first start', () => {
  it('creates the demo widget, which answers from the documentation and cites pages that can be read', async (t) => {
    const server = await start(t, makeDataDir(t));
    const reply = await ask(server.url, 'How do I change the port?');
    assert.equal(reply.wasRefused, false);
    const [citation] = reply.citations;
    assert.ok(citation?.pageUrl);
    assert.equal((await fetch(new URL(citation.pageUrl, server.url))).status, 200);
    assert.equal((await fetch(server.url)).status, 200);
  });

  it('tells its user the address, the data folder and the snippet', async (t) => {
    const dataDir = makeDataDir(t);
    const server = await start(t, dataDir, { PUBLIC_URL: 'https://chat.example.com/' });
    while (!server.stderr().includes('</script>\n\n')) await nextTurn();
    const text = server.stderr();
    for (const word of [server.url, dataDir, DEMO_WIDGET_ID, 'src="https://chat.example.com/widget.js"']) {
      assert.ok(text.includes(word), `${word} in ${text}`);
    }
  });

  it('is not repeated over a store whose widgets cannot be read', async (t) => {
    const dataDir = makeDataDir(t);
    const first = await start(t, dataDir);
    first.process.kill('SIGTERM');
    await first.ended;
    const file = join(dataDir, 'widgets', `${DEMO_WIDGET_ID}.json`);
    writeFileSync(file, '{ broken');
    const second = await start(t, dataDir);
    const { problems } = (await (await fetch(`${second.url}/readyz`)).json()) as {
      problems: { file: string }[];
    };
    assert.deepEqual(
      problems.map((problem) => problem.file),
      [`widgets/${DEMO_WIDGET_ID}.json`],
    );
    assert.equal(readFileSync(file, 'utf8'), '{ broken');
  });
});

describe('a later start', () => {
  it('brings the documentation of the demo widget up to date', async (t) => {
    const dataDir = makeDataDir(t);
    const first = await start(t, dataDir);
    first.process.kill('SIGTERM');
    await first.ended;
    const pages = join(dataDir, 'pages', DEMO_WIDGET_ID);
    const [page = ''] = readdirSync(pages);
    const shipped = readFileSync(join(pages, page), 'utf8');
    writeFileSync(join(pages, page), shipped.replace(/\n# .*|\n## .*/g, '\nOutdated.'));
    await start(t, dataDir);
    assert.equal(readFileSync(join(pages, page), 'utf8'), shipped);
  });

  it('leaves the demo widget alone where its owner has put other pages in it', async (t) => {
    const dataDir = makeDataDir(t);
    const first = await start(t, dataDir);
    first.process.kill('SIGTERM');
    await first.ended;
    const pages = join(dataDir, 'pages', DEMO_WIDGET_ID);
    rmSync(pages, { recursive: true });
    await start(t, dataDir);
    assert.throws(() => readdirSync(pages), /ENOENT/);
  });
});

describe('a start that fails', () => {
  it('for a wrong configuration names every variable and ends with 78', async (t) => {
    const { code, stderr } = await startInVain(t, { PORT: 'x', TRUST_PROXY: 'true' });
    assert.equal(code, 78);
    assert.match(stderr, /PORT must.*\n.*TRUST_PROXY must/);
  });

  it('for a port in use says so without a stack and ends with 1', async (t) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await startInVain(t, { DATA_DIR: makeDataDir(t), PORT: String(port) });
    other.close();
    assert.equal(code, 1);
    assert.match(stderr, new RegExp(`Port ${port} is already in use`));
    assert.doesNotMatch(stderr, /\n\s+at /);
  });

  it('for a data folder in use names the process and ends with 1', async (t) => {
    const dataDir = makeDataDir(t);
    const first = await start(t, dataDir);
    const { code, stderr } = await startInVain(t, { DATA_DIR: dataDir });
    assert.equal(code, 1);
    assert.match(stderr, new RegExp(String(first.process.pid)));
  });
});

describe('a stop', () => {
  const BODY = JSON.stringify({ widgetId: DEMO_WIDGET_ID, message: 'How do I change the port?' });

  interface Load {
    answered: string[];
    lost: string[];
    /** Connections that could not be made; a balancer sends them elsewhere. */
    refused: number;
  }

  /** Clients that ask, each on kept-alive connections, as fast as they are answered, until refused. */
  async function putUnderLoad(url: string, clients: number): Promise<Load> {
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    const load: Load = { answered: [], lost: [], refused: 0 };
    const askOnce = () =>
      new Promise<boolean>((resolve) => {
        const fail = (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED') load.refused++;
          else load.lost.push(String(error));
          resolve(error.code !== 'ECONNREFUSED');
        };
        const headers = { 'Content-Type': 'application/json' };
        const req = request(`${url}/api/widget/chat`, { method: 'POST', agent, headers }, (res) => {
          let text = '';
          res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          res.on('error', fail);
          res.on('end', () => {
            const body = JSON.parse(text) as Partial<ChatReply & ErrorBody>;
            if (body.messageId) load.answered.push(body.messageId);
            else if (body.error?.code !== 'quota_exceeded') load.lost.push(text);
            resolve(true);
          });
        });
        req.on('error', fail);
        req.end(BODY);
      });
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (await askOnce());
      }),
    );
    agent.destroy();
    return load;
  }

  it('by SIGTERM under load loses no request, keeps every reply, and ends with 0', async (t) => {
    const dataDir = makeDataDir(t);
    const server = await start(t, dataDir);
    const load = putUnderLoad(server.url, 40);
    await ask(server.url, 'How do I change the port?');
    server.process.kill('SIGTERM');
    const { answered, lost, refused } = await load;
    assert.deepEqual(lost, []);
    assert.equal(refused, 40);
    assert.ok(answered.length > 0);
    assert.equal(await server.ended, 0);
    const [segment = ''] = readdirSync(join(dataDir, 'log'));
    const log = readFileSync(join(dataDir, 'log', segment), 'utf8');
    assert.deepEqual(
      answered.filter((id) => !log.includes(id)),
      [],
    );
  });

  it('turns readiness off at once and ends kept-alive connections', async (t) => {
    const server = await start(t, makeDataDir(t));
    await untilReady(server);
    server.process.kill('SIGTERM');
    let response = await fetch(`${server.url}/readyz`);
    while (response.status === 200) response = await fetch(`${server.url}/readyz`);
    assert.deepEqual([response.status, response.headers.get('Connection')], [503, 'close']);
    assert.equal(await server.ended, 0);
  });

  it('by a second signal is immediate', async (t) => {
    const server = await start(t, makeDataDir(t));
    await untilReady(server);
    server.process.kill('SIGTERM');
    while (await isReady(server));
    server.process.kill('SIGINT');
    assert.equal(await server.ended, 1);
  });

  it('after an unforeseen failure is logged, answers what is under way, and ends with 1', async (t) => {
    const failing = `${RUN}.then(() => process.once('SIGUSR2', () => { throw new Error('unforeseen'); }))`;
    const server = await start(t, makeDataDir(t), {}, failing);
    await untilReady(server);
    const load = putUnderLoad(server.url, 10);
    await ask(server.url, 'How do I change the port?');
    server.process.kill('SIGUSR2');
    const { answered, lost } = await load;
    assert.deepEqual(lost, []);
    assert.ok(answered.length > 0);
    assert.equal(await server.ended, 1);
    assert.match(server.stdout(), /"level":60.*unforeseen/);
  });
});
