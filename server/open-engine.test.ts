import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { cacheFoldersOf } from './cache-folders.js';
import { readConfig } from './config.js';
import { openEngine } from './open-engine.js';
import { createMemoryStore } from './store/memory/memory-store.js';
import { makeFolderFor, makePage, makeWidget } from './store/testing/store.fixture.js';

describe('the engine', () => {
  it('has indexed the pages of every widget when it is warm, without an embedding model too', async (t) => {
    const dataDir = await makeFolderFor(t);
    const cacheDir = join(dataDir, 'cache');
    const config = { ...readConfig({ DATA_DIR: dataDir, EMBEDDINGS: 'none' }), cacheDir };
    const store = createMemoryStore();
    const widget = makeWidget();
    await store.widgets.save(widget);
    await store.pages.save(widget.id, makePage());

    const engine = await openEngine(config, store, pino({ level: 'silent' }));
    await engine.warm();
    await engine.close();

    assert.deepEqual(await readdir(cacheFoldersOf(cacheDir).index).catch(() => []), [widget.id]);
  });
});
