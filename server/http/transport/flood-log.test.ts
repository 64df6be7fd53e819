import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { startApp, WIDGET_ID } from '../app.fixture.js';
import { createFloodLog } from './flood-log.js';

describe('the log of a flood', () => {
  it('has some lines of each kind, and then how many more there were', async () => {
    const lines: { msg: string; kind?: string; count?: number }[] = [];
    const write = (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]);
    const log = createFloodLog(pino({}, { write }), 3, 50);
    for (let count = 0; count < 10; count++) log('warn', {}, 'origin refused');
    log('warn', {}, 'something else');
    assert.equal(lines.length, 4);
    await wait(120);
    assert.deepEqual(
      lines.slice(4).map(({ msg, kind, count }) => [msg, kind, count]),
      [['more of the same', 'origin refused', 7]],
    );
    log('warn', {}, 'origin refused');
    assert.equal(lines.at(-1)?.msg, 'origin refused');
  });

  it('stays short whatever one client sends', async (t) => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const app = await startApp(t, { deps: { logger } });
    const long = `https://${'x'.repeat(8000)}.example`;
    const send = [
      () => app.post('/api/widget/chat', { widgetId: WIDGET_ID, message: 'hi' }, { Origin: long }),
      () => app.post('/api/widget/chat', { widgetId: WIDGET_ID, message: 'hi' }, { Referer: `${long}/` }),
      () => app.post(`/api/${'x'.repeat(8000)}`, {}),
      () => app.post('/api/widget/chat', {}),
      () =>
        fetch(`${app.url}/api/widget/chat?widget=${'x'.repeat(8000)}`, {
          method: 'OPTIONS',
          headers: { Origin: long, 'Access-Control-Request-Method': 'POST' },
        }),
    ];
    const rounds = 100;
    const startedAt = performance.now();
    for (let round = 0; round < rounds; round++) {
      await Promise.all(send.map(async (each) => (await each()).arrayBuffer()));
    }
    const bytes = lines.join('').length;
    t.diagnostic(`${rounds * send.length} requests: ${lines.length} lines, ${bytes} bytes`);
    // On a slow machine it takes more than one span of ten seconds.
    const spans = 1 + Math.floor((performance.now() - startedAt) / 10_000);
    assert.ok(lines.length <= 100 * spans, `${lines.length} lines`);
    assert.ok(Math.max(...lines.map(({ length }) => length)) < 1000, 'a line is long');
  });
});
