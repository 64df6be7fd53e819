/**
 * Moves a million records from a data folder to a PostgreSQL of its own on this machine, and back, beside what reading
 * them all out takes (`conversations export`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../testing/postgres.fixture.js';
import { writeLongLog } from '../testing/long-log.fixture.js';
import { databaseAt } from '../testing/test-databases.fixture.js';
import { run, type Ended } from './killable-command.fixture.js';

const RECORDS = 1_000_000;

const home = mkdtempSync(join(tmpdir(), 'service-chat-move-'));
const server = await startPostgres('18', { isDurable: true });
try {
  const [from, again] = [join(home, 'from'), join(home, 'again')];
  writeLongLog(from, RECORDS, Date.now());
  const url = await databaseAt(server.url).make();
  const reading = well(await run(['conversations', 'export'], { DATA_DIR: from }));
  const there = well(await run(['data', 'move', '--to', url, '--json'], { DATA_DIR: from }));
  const back = well(await run(['data', 'move', '--to', again, '--json'], { DATABASE_URL: url }));
  for (const [way, ms] of Object.entries({ there, back })) {
    console.log(
      `${way}: ${(ms / 1000).toFixed(0)} s for ${RECORDS} records, ${(ms / reading).toFixed(1)} times what reading them takes`,
    );
  }
} finally {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
}

function well({ code, stderr, ms }: Ended): number {
  if (code !== 0) throw new Error(stderr);
  return ms;
}
