/** The tutorial, step by step: every command that it shows is run, as it stands there. */
import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { bundledServer } from '../../scripts/compiled-server.js';
import type { ChatReply } from '../contract.js';
import { freePort } from '../network/free-port.fixture.js';

const TUTORIAL = readFileSync(new URL('../../docs/tutorial.md', import.meta.url), 'utf8');
const CLI = `"${process.execPath}" "${join(bundledServer(), 'cli.js')}"`;
/** `npm` as the tutorial uses it, without the minutes that installing and building take. */
const NPM = `npm() {
  case "$1 $2" in
    'ci ') ;;
    'start ') exec ${CLI} serve ;;
    'run cli') shift 3; ${CLI} "$@" ;;
    *) echo "unexpected: npm $*" >&2; return 1 ;;
  esac
}
`;
/** Commands that run until they are stopped, and the words by which they are ready. */
const LASTING = new Map([
  ['npm start', /"url":"/],
  ['node my-shop/serve.mjs', /http:\/\/localhost/],
]);

let folder: string;
let ports: { chat: string; site: string };
const running: ChildProcess[] = [];
const printed: string[] = [];

const environment = () => ({ PATH: process.env['PATH'], PORT: ports.chat });
const withPorts = (text: string) => text.replaceAll('3000', ports.chat).replaceAll('8080', ports.site);
const blocks = [...TUTORIAL.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block.trim());

function runToEnd(block: string): void {
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-ec', NPM + withPorts(block)], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
  });
  assert.equal(status, 0, `${block}\n${stdout}${stderr}`);
  printed.push(stdout);
}

async function startLasting(block: string, ready: RegExp): Promise<void> {
  const child = spawn('bash', ['--norc', '-ec', NPM + withPorts(block.replace(/^node /, 'exec node '))], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  let output = '';
  for await (const text of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    output += text;
    if (ready.test(output)) break;
  }
  child.stdout.resume();
  assert.match(output, ready, `${block} did not start`);
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-tutorial-'));
  ports = { chat: String(await freePort()), site: String(await freePort()) };
});
after(async () => {
  for (const child of running) {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

describe('the tutorial', () => {
  it('has commands that all work, in its order', async () => {
    assert.ok(blocks.length >= 9);
    for (const block of blocks) {
      const ready = LASTING.get(block);
      if (ready) await startLasting(block, ready);
      else runToEnd(block);
    }
    const all = printed.join('\n');
    assert.match(all, /Imported 3 pages/);
    assert.match(all, /within 30 days of the purchase/);
    assert.match(all, /^No fault, \d warnings?\.$/m);
  });

  it('ends with a page whose chat answers', async () => {
    const site = `http://localhost:${ports.site}`;
    const page = await (await fetch(site)).text();
    const [, script = ''] = /src="(\S+)"/.exec(page) ?? [];
    const [, widgetId] = /widgetId: '(\S+)'/.exec(page) ?? [];
    assert.equal(script, `http://localhost:${ports.chat}/widget.js`);
    const answer = await fetch(new URL('/api/widget/chat', script), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site },
      body: JSON.stringify({ widgetId, message: 'how long can I return a lamp?' }),
    });
    assert.equal(answer.headers.get('Access-Control-Allow-Origin'), site);
    const reply = (await answer.json()) as ChatReply;
    assert.match(reply.answer, /30 days/);
    assert.equal(reply.citations[0]?.pageTitle, 'Returns');
  });
});
