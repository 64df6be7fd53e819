/** How the server starts, and how it says why it does not. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_WIDGET_ID } from '../defaults.js';
import { ask, makeDataDir, start, startInVain } from './server-process.fixture.js';

let prepared: string | undefined;
after(() => {
  if (prepared !== undefined) rmSync(prepared, { recursive: true });
});

/** A data folder as a first start leaves it: one is made and copied, as that reads the whole documentation. */
async function makeUsedDataDir(t: TestContext): Promise<string> {
  const dataDir = makeDataDir(t);
  if (prepared === undefined) {
    const first = await start(t, dataDir);
    first.process.kill('SIGTERM');
    await first.ended;
    prepared = mkdtempSync(join(tmpdir(), 'service-chat-used-'));
    cpSync(dataDir, prepared, { recursive: true });
  } else cpSync(prepared, dataDir, { recursive: true });
  return dataDir;
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
    while (!server.stderr().includes('</script>\n\n')) await sleep(10);
    const text = server.stderr();
    for (const word of [server.url, dataDir, DEMO_WIDGET_ID, 'src="https://chat.example.com/widget.js"']) {
      assert.ok(text.includes(word), `${word} in ${text}`);
    }
  });

  it('makes no demo where DEMO is off, and names the command that lists the widgets', async (t) => {
    const server = await start(t, makeDataDir(t), { DEMO: 'off' });
    while (!server.stderr().includes('widget list\n\n')) await sleep(10);
    assert.match(server.stderr(), /See your widgets with: .*(?:service-chat|npm run cli --) widget list/);
    assert.doesNotMatch(server.stderr(), /Demo page|<script/);
    const record = await fetch(`${server.url}/api/widget/config/${DEMO_WIDGET_ID}`);
    const docs = await fetch(`${server.url}/docs`);
    const home = await fetch(server.url);
    assert.deepEqual([record.status, docs.status, home.status], [404, 404, 200]);
  });

  it('is not repeated over a store whose widgets cannot be read', async (t) => {
    const dataDir = await makeUsedDataDir(t);
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

describe('a running server', () => {
  it('tells its log of a file that was broken by hand, with its line, and when it is mended', async (t) => {
    const dataDir = await makeUsedDataDir(t);
    const server = await start(t, dataDir);
    const file = join(dataDir, 'widgets', `${DEMO_WIDGET_ID}.json`);
    const good = readFileSync(file, 'utf8');
    const untilLogged = async (word: string) => {
      for (;;) {
        const line = server
          .stdout()
          .split('\n')
          .find((each) => each.includes(word));
        if (line !== undefined) return JSON.parse(line) as Record<string, unknown>;
        await sleep(10);
      }
    };
    writeFileSync(file, '{\n  "id": 1,,\n}');
    const { level, file: named, line, reason } = await untilLogged('"a problem in the data folder"');
    assert.deepEqual([level, named, line], [50, `widgets/${DEMO_WIDGET_ID}.json`, 2]);
    assert.match(String(reason), /^expected a name in double quotes/);
    writeFileSync(file, good);
    assert.equal((await untilLogged('"solved: '))['file'], `widgets/${DEMO_WIDGET_ID}.json`);
  });
});

describe('a later start', () => {
  it('brings the documentation of the demo widget up to date', async (t) => {
    const dataDir = await makeUsedDataDir(t);
    const pages = join(dataDir, 'pages', DEMO_WIDGET_ID);
    const [page = ''] = readdirSync(pages);
    const shipped = readFileSync(join(pages, page), 'utf8');
    writeFileSync(join(pages, page), shipped.replace(/\n# .*|\n## .*/g, '\nOutdated.'));
    await start(t, dataDir);
    assert.equal(readFileSync(join(pages, page), 'utf8'), shipped);
  });

  it('leaves the demo widget alone where its owner has put other pages in it', async (t) => {
    const dataDir = await makeUsedDataDir(t);
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

  it('for a port in use says so without a stack, names what to change, and ends with 1', async (t) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    for (const variable of ['PORT', 'METRICS_PORT']) {
      const environment = { DATA_DIR: makeDataDir(t), DEMO: 'off', [variable]: String(port) };
      const { code, stderr } = await startInVain(t, environment);
      assert.equal(code, 1);
      assert.match(stderr, new RegExp(`Port ${port} is already in use.* ${variable}=${port + 1}\n`));
      assert.doesNotMatch(stderr, /\n\s+at /);
    }
    other.close();
  });

  it('for a data folder in use names the process and ends with 1', async (t) => {
    const dataDir = makeDataDir(t);
    const first = await start(t, dataDir, { DEMO: 'off' });
    const { code, stderr } = await startInVain(t, { DATA_DIR: dataDir });
    assert.equal(code, 1);
    assert.match(stderr, new RegExp(String(first.process.pid)));
  });
});
