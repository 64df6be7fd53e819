/** Moves a long log to a database and back, and is killed again and again on the way. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startPostgres, type TestPostgres } from '../testing/postgres.fixture.js';
import { writeLongLog } from '../testing/long-log.fixture.js';
import { databaseAt } from '../testing/test-databases.fixture.js';
import { run } from './killable-command.fixture.js';

const KILLS = 20;
/** A move of so many takes seconds: long enough for each kill to come at another point. */
const RECORDS = 20_000;

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

  it('comes to the same, killed at twenty points there and at twenty back', async (t) => {
    const from = join(home, 'killed');
    writeLongLog(from, RECORDS, Date.now());
    const before = await exportOf({ DATA_DIR: from });
    const trial = await run(['data', 'move', '--to', await databaseAt(server.url).make(), '--json'], {
      DATA_DIR: from,
    });
    assert.equal(trial.code, 0, trial.stderr);
    await run(['data', 'move', '--undo'], { DATA_DIR: from });

    const url = await databaseAt(server.url).make();
    const there = await moveUnderKills(['data', 'move', '--to', url, '--json'], { DATA_DIR: from }, trial.ms);
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
  });
});
