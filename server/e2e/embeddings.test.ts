/** A whole server with an embedding model beside it, over a restart. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { startFaultyEmbeddings } from '../model-client/faulty-embeddings.fixture.js';
import { readConfig } from '../config.js';
import { DEMO_WIDGET_ID } from '../defaults.js';
import { serve } from '../serve.js';

const QUESTION = 'How do I change the port?';

it('a server with an embedding model embeds its pages once, and every question', async (t) => {
  const model = await startFaultyEmbeddings([['port']]);
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-embeddings-'));
  t.after(async () => {
    await model.stop();
    rmSync(dataDir, { recursive: true });
  });
  const config = readConfig(
    {},
    {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      EMBEDDINGS_BASE_URL: model.url,
      EMBEDDINGS_MODEL: 'tiny',
    },
  );
  /** Starts, waits until all is embedded, asks, stops. */
  const run = async () => {
    const server = await serve(config, pino({ level: 'silent' }), (error) => {
      assert.ifError(error);
    });
    let embedded = 0;
    for (let waiting = 1; waiting > 0 || embedded === 0;) {
      const readiness = (await (await fetch(`${server.url}/readyz`)).json()) as {
        embeddings: { embedded: number; waiting: number };
      };
      ({ embedded, waiting } = readiness.embeddings);
      await sleep(5);
    }
    // The last passages have their vectors a moment before they are compared.
    for (const before = model.requests; model.requests === before;) {
      const response = await fetch(`${server.url}/api/widget/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ widgetId: DEMO_WIDGET_ID, message: QUESTION }),
      });
      assert.equal(response.status, 200);
    }
    await server.stop();
    return embedded;
  };
  const embedded = await run();
  assert.ok(embedded > 100);
  assert.equal(model.texts.length, embedded + 1);
  assert.equal(model.texts.at(-1), QUESTION);
  assert.equal(await run(), embedded);
  assert.deepEqual(model.texts.slice(embedded + 1), [QUESTION]);
});
