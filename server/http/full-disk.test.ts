import assert from 'node:assert/strict';
import { it } from 'node:test';
import { failingFiles } from '../store/testing/failing-files.fixture.js';
import { openJsonStore } from '../store/json/json-store.js';
import { makeFolderFor } from '../store/testing/store.fixture.js';
import { errorOf, startApp, WIDGET_ID } from './app.fixture.js';

it('while the disk is full a question is answered with 503 and when to come back, and is not counted', async (t) => {
  let isFull = false;
  const files = failingFiles((call) => (isFull && call === 'handle.write' ? 'ENOSPC' : undefined));
  const store = await openJsonStore(await makeFolderFor(t), { files });
  t.after(() => store.close());
  const app = await startApp(t, { deps: { store }, widget: { quota: { messages: 2, period: 'day' } } });
  const ask = () => app.post('/api/widget/chat', { widgetId: WIDGET_ID, message: 'can i return a lamp' });
  assert.equal((await ask()).status, 200);

  isFull = true;
  const refused = await ask();
  assert.equal(refused.status, 503);
  assert.match(refused.headers.get('Retry-After') ?? '', /^\d+$/);
  const { code, message } = await errorOf(refused);
  assert.equal(code, 'store_unavailable');
  assert.doesNotMatch(message, /ENOSPC/);
  const readiness = (await (await fetch(`${app.url}/readyz`)).json()) as { store: { isWritable: boolean } };
  assert.equal(readiness.store.isWritable, false);

  isFull = false;
  assert.deepEqual([(await ask()).status, (await ask()).status], [200, 429]);
});
