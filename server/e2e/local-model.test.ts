/** A server as it is installed: the local model finds by meaning, whatever happens to the process. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDataDir, start, untilReady, type Running } from './server-process.fixture.js';

/** Of the demo's documentation there are some hundred texts. */
const SOME = 64;
const DIMENSIONS = 512;
/** Key and checksum before each vector. */
const RECORD = 20 + DIMENSIONS;
/** An empty variable counts as absent. */
const DEFAULTS = { EMBEDDINGS: '' };

interface Progress {
  embedded: number;
  waiting: number;
}

async function untilEmbedded({ url }: Running, isEnough: (progress: Progress) => boolean): Promise<Progress> {
  for (;;) {
    const { embeddings } = (await (await fetch(`${url}/readyz`)).json()) as { embeddings: Progress };
    if (isEnough(embeddings)) return embeddings;
    await wait(20);
  }
}

const isDone = ({ embedded, waiting }: Progress): boolean => embedded > 0 && waiting === 0;

/** The keys of the vectors that are kept. */
function keysIn(dataDir: string): string[] {
  const folder = join(dataDir, 'cache/vectors');
  const bytes = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
  assert.equal((bytes.length - 4) % RECORD, 0, 'records are whole');
  return Array.from({ length: (bytes.length - 4) / RECORD }, (_, i) => {
    return bytes.subarray(4 + i * RECORD, 20 + i * RECORD).toString('hex');
  });
}

describe('a server with its local model', () => {
  it('embeds before anybody asks, and no text twice, over kills in the middle', async (t) => {
    const dataDir = makeDataDir(t);
    for (let enough = SOME; enough <= 2 * SOME; enough += SOME) {
      const killed = await start(t, dataDir, DEFAULTS);
      await untilEmbedded(killed, ({ embedded }) => embedded >= enough);
      killed.process.kill('SIGKILL');
      await killed.ended;
    }
    const server = await start(t, dataDir, DEFAULTS);
    await untilReady(server);
    // Before it has looked for what is missing, a server says that nothing waits.
    const isWhole = () => /"done":(\d+),"of":\1,"msg":"passages embedded"/.test(server.stdout());
    while (!isWhole()) await once(server.process.stdout!, 'data');
    const { embedded } = await untilEmbedded(server, isDone);
    const keys = keysIn(dataDir);
    assert.equal(new Set(keys).size, keys.length);
    assert.equal(keys.length, embedded);
    assert.ok(embedded > 2 * SOME);
  });

  it('is off where it is told to be', async (t) => {
    const server = await start(t, makeDataDir(t), { EMBEDDINGS: 'none' });
    await untilReady(server);
    const readiness = (await (await fetch(`${server.url}/readyz`)).json()) as object;
    assert.ok(!('embeddings' in readiness));
  });
});
