/** Moves a long log to a database and back: killed again and again on the way, and a million records in time. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { compiledServer } from '../../../scripts/compiled-server.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.fixture.js';
import { writeLongLog } from '../testing/long-log.fixture.js';
import { databaseAt } from '../testing/test-databases.fixture.js';

const CLI = join(compiledServer(), 'cli.js');
const KILLS = 20;
const MINUTES = 60_000;

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
  ms: number;
}

/** Runs a command, and kills it after some milliseconds where they are given. */
async function run(args: string[], env: Record<string, string> = {}, killAfter?: number): Promise<Ended> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env['PATH'], EMBEDDINGS: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => (texts[name] += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, ...texts, ms: performance.now() - startedAt };
}

/** Moves as long as it is killed; each time a little later than the time before. */
async function moveUnderKills(args: string[], env: Record<string, string>, wholeMs: number): Promise<number> {
  for (let kill = 1; kill <= KILLS; kill++) {
    const { code, stdout } = await run(args, env, (wholeMs * kill) / KILLS);
    if (code !== 0) continue;
    assert.match(stdout, /"counts"/);
    return kill;
  }
  const last = await run(args, env);
  assert.equal(last.code, 0, last.stderr);
  return KILLS;
}

async function exportOf(env: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await run(['conversations', 'export'], env);
  assert.equal(code, 0, stderr);
  return stdout;
}

describe('moving a long log', () => {
  let home: string;
  let server: TestPostgres;
  before(async () => {
    home = mkdtempSync(join(tmpdir(), 'service-chat-move-'));
    server = await startPostgres('18');
  });
  after(async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  });

  it(
    'comes to the same, killed at twenty points there and at twenty back',
    { timeout: 20 * MINUTES },
    async (t) => {
      const from = join(home, 'killed');
      writeLongLog(from, 60_000, Date.now());
      const before = await exportOf({ DATA_DIR: from });
      const trial = await run(['data', 'move', '--to', await databaseAt(server.url).make(), '--json'], {
        DATA_DIR: from,
      });
      assert.equal(trial.code, 0, trial.stderr);
      await run(['data', 'move', '--undo'], { DATA_DIR: from });

      const url = await databaseAt(server.url).make();
      const there = await moveUnderKills(
        ['data', 'move', '--to', url, '--json'],
        { DATA_DIR: from },
        trial.ms,
      );
      assert.equal(await exportOf({ DATABASE_URL: url }), before);
      const refused = await run(['widget', 'list'], { DATA_DIR: from });
      assert.match(refused.stderr, /was moved to postgres/);

      const back = join(home, 'back');
      const ways = await moveUnderKills(
        ['data', 'move', '--to', back, '--json'],
        { DATABASE_URL: url },
        trial.ms,
      );
      assert.equal(await exportOf({ DATA_DIR: back }), before);
      t.diagnostic(
        `killed ${there} times there and ${ways} back; a whole move takes ${Math.round(trial.ms)} ms`,
      );
    },
  );

  it('takes less than five minutes for a million records', { timeout: 20 * MINUTES }, async (t) => {
    const from = join(home, 'million');
    writeLongLog(from, 1_000_000, Date.now());
    const url = await databaseAt(server.url).make();
    const there = await run(['data', 'move', '--to', url, '--json'], { DATA_DIR: from });
    assert.equal(there.code, 0, there.stderr);
    const back = await run(['data', 'move', '--to', join(home, 'again'), '--json'], { DATABASE_URL: url });
    assert.equal(back.code, 0, back.stderr);
    t.diagnostic(`${Math.round(there.ms / 1000)} s there, ${Math.round(back.ms / 1000)} s back`);
    assert.ok(there.ms < 5 * MINUTES && back.ms < 5 * MINUTES, `${there.ms} ms there, ${back.ms} ms back`);
  });
});
