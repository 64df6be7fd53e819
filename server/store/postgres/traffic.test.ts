import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMetrics } from '../../http/operations/metrics.js';
import { makeDatabase } from '../testing/postgres.fixture.js';
import { makeQuestion, makeWidget } from '../testing/store.fixture.js';
import { query } from '../testing/test-databases.fixture.js';
import { openPostgresStore } from './postgres-store.js';

const quota = { messages: 1000, period: 'month' } as const;

describe('the metrics of a store in PostgreSQL', () => {
  it('tell of statements, batches, retries and connections, and what its promise is', async (t) => {
    const url = await makeDatabase();
    const store = await openPostgresStore(url, { connections: 4 });
    t.after(() => store.close());
    await store.watch();
    const metrics = createMetrics(store, Date.now);
    const widget = makeWidget();
    await store.widgets.save(widget);
    const ask = () => store.conversations.accept(makeQuestion({ widgetId: widget.id }), quota);
    await ask();
    await Promise.all(Array.from({ length: 40 }, ask));
    await query(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await ask();
    const { text } = await metrics.read();
    assert.match(text, /^store_statement_seconds_count\{name="accept"\} \d+$/m);
    assert.match(text, /^store_batch_size_bucket\{le="1"\} [1-9]/m);
    assert.match(text, /^store_batch_size_sum 42$/m);
    assert.match(text, /^store_pool\{state="idle"\} [1-4]$/m);
    assert.match(text, /^store_pool\{state="waiting"\} \d+$/m);
    assert.match(text, /^# TYPE store_retries_total counter$/m);
    assert.equal(store.health().durability, 'machine');
  });
});
