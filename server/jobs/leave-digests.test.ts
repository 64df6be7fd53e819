import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { openJsonStore } from '../store/json/json-store.js';
import { makeFolderFor, makeWidget } from '../store/testing/store.fixture.js';
import { leaveDigests } from './leave-digests.js';

/** A server's work on a folder at a moment: it looks whether digests are due many times, and stops. */
async function serveAt(folder: string, at: string): Promise<string[]> {
  const store = await openJsonStore(folder);
  let looks = 0;
  const errors: string[] = [];
  const loop = leaveDigests({
    store: {
      ...store,
      widgets: {
        ...store.widgets,
        list: () => {
          looks++;
          return store.widgets.list();
        },
      },
    },
    timeZone: 'UTC',
    clock: () => Date.parse(at),
    newId: randomUUID,
    checkMs: 1,
    logger: { error: (_: object, message?: string) => void errors.push(message ?? '') },
  });
  while (looks < 4) await new Promise((resolve) => setTimeout(resolve, 1));
  await loop.stop();
  const owed = await store.deliveries.list({ channel: 'mail' });
  await store.close();
  assert.deepEqual(errors, []);
  return owed.map(({ widgetId, event }) => `${event} ${widgetId}`);
}

describe('digests', () => {
  it('are left once a day for each widget that wants them, whatever restarts there are', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    const email = ['owner@acme.example'];
    const wanting = makeWidget({ notify: { email, digest: 'daily' } });
    const tokyo = makeWidget({ notify: { email, digest: 'daily', timeZone: 'Asia/Tokyo' } });
    const off = makeWidget({ notify: { email, digest: 'daily' }, isActive: false });
    for (const widget of [wanting, tokyo, off, makeWidget({ notify: { email } }), makeWidget()]) {
      await store.widgets.save(widget);
    }
    await store.close();
    assert.deepEqual(await serveAt(folder, '2024-05-31T07:59:00Z'), [`digest ${tokyo.id}`]);
    const both = [`digest ${tokyo.id}`, `digest ${wanting.id}`];
    assert.deepEqual(await serveAt(folder, '2024-05-31T08:00:00Z'), both);
    assert.deepEqual(await serveAt(folder, '2024-05-31T10:00:00Z'), both);
    assert.equal((await serveAt(folder, '2024-06-01T08:00:00Z')).length, 4);
  });
});
