/** A server as it is installed: the local model finds by meaning, whatever happens to the process. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openJsonStore } from '../store/json/json-store.js';
import { makePage, makeWidget } from '../store/testing/store.fixture.js';
import { makeDataDir, start, untilReady, type Running } from './server-process.fixture.js';

const PAGES = 80;
/** Texts after which a server is killed. */
const SOME = 32;
const DIMENSIONS = 612;
/** Key and checksum before each vector. */
const RECORD = 20 + DIMENSIONS;
/** An empty variable counts as absent. */
const DEFAULTS = { EMBEDDINGS: '', DEMO: 'off' };

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

/** A widget whose pages each hold one text with a heading. */
async function makeSite(dataDir: string): Promise<void> {
  const store = await openJsonStore(dataDir);
  const widget = makeWidget();
  await store.widgets.save(widget);
  for (let number = 0; number < PAGES; number++) {
    const content = `# Lamp ${number}\n\nLamp number ${number} is ${number + 5} cm high and costs € ${number * 3}.\n`;
    await store.pages.save(widget.id, makePage({ id: `lamp-${number}`, title: `Lamp ${number}`, content }));
  }
  await store.close();
}

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
    await makeSite(dataDir);
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
    assert.ok(embedded >= PAGES);
  });

  it('is off where it is told to be', async (t) => {
    const server = await start(t, makeDataDir(t), { EMBEDDINGS: 'none', DEMO: 'off' });
    await untilReady(server);
    const readiness = (await (await fetch(`${server.url}/readyz`)).json()) as object;
    assert.ok(!('embeddings' in readiness));
  });
});
