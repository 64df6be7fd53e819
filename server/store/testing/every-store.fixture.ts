/** Every implementation of the store port, for the tests that hold them all to it. */
import type { TestContext } from 'node:test';
import { openJsonStore } from '../json/json-store.js';
import { createMemoryStore } from '../memory/memory-store.js';
import { makeFolderFor } from './store.fixture.js';
import type { Store } from '../port/store.js';

type OpenStore = (t: TestContext) => Promise<Store>;

/** By name: opens an empty store, which is closed after the test. */
export const stores: Record<string, OpenStore> = {
  'memory store': (t) => {
    const store = createMemoryStore();
    t.after(() => store.close());
    return Promise.resolve(store);
  },
  'JSON file store': async (t) => {
    const store = await openJsonStore(await makeFolderFor(t));
    t.after(() => store.close());
    return store;
  },
};
