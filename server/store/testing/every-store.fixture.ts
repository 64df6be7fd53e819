/** Every implementation of the store port, for the tests that hold them all to it. */
import type { TestContext } from 'node:test';
import { IS_LONG } from '../../runtime/long-round.fixture.js';
import { openJsonOperatorStore } from '../json/json-operator-store.js';
import { openJsonStore } from '../json/json-store.js';
import { createMemoryStore } from '../memory/memory-store.js';
import { openPostgresStore } from '../postgres/postgres-store.js';
import { emptyDatabase, type PostgresVersion } from './postgres.fixture.js';
import { makeFolderFor } from './store.fixture.js';
import type { Store } from '../port/store.js';

type OpenStore = (t: TestContext) => Promise<Store>;

const onPostgres =
  (version: PostgresVersion): OpenStore =>
  async (t) => {
    const store = await openPostgresStore(await emptyDatabase(version));
    t.after(() => store.close());
    return store;
  };

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
  // What operators do is done by another handle on the same folder, as a command does it beside a server.
  'JSON file store beside its server': async (t) => {
    const folder = await makeFolderFor(t);
    const server = await openJsonStore(folder);
    t.after(() => server.close());
    const operator = await openJsonOperatorStore(folder);
    t.after(() => operator.close());
    const { deliveries, escalations, log } = server;
    return {
      ...server,
      ...operator,
      log: {
        read: (query) => operator.log.read(query),
        search: (query, signal) => operator.log.search(query, signal),
        follow: (follower) => {
          log.follow(follower);
        },
      },
      escalations: {
        ...operator.escalations,
        watch: (listener) => {
          escalations.watch(listener);
        },
      },
      deliveries: {
        ...operator.deliveries,
        claim: (now, limit) => deliveries.claim(now, limit),
        settle: (record) => deliveries.settle(record),
        release: (claimed) => deliveries.release(claimed),
        nextAt: () => deliveries.nextAt(),
        counts: (channel) => deliveries.counts(channel),
        leaveDigest: (digest) => deliveries.leaveDigest(digest),
        lastDigest: (widgetId) => deliveries.lastDigest(widgetId),
        watch: (listener) => {
          deliveries.watch(listener);
        },
      },
    };
  },
  'PostgreSQL 15 store': onPostgres('15'),
  // One version in every round, the other in the long one.
  ...(IS_LONG && { 'PostgreSQL 18 store': onPostgres('18') }),
};
