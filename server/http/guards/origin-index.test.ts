import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isOriginAllowed, parseAllowlistEntry } from '../../allowlist.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { makeWidget, SITE, startApp } from '../app.fixture.js';
import { createOriginIndex } from './origin-index.js';

interface Vector {
  allow: string[];
  origin: string | null;
}
const { vectors } = JSON.parse(readFileSync(new URL('origin-vectors.json', import.meta.url), 'utf8')) as {
  vectors: Vector[];
};
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describe('the index of origins', () => {
  it('decides as asking every widget does, for every known trick', () => {
    for (const { allow, origin } of vectors) {
      if (origin === null) continue;
      const widgets = [
        makeWidget({ allowlist: allow }),
        makeWidget({ id: idOf(1), allowlist: ['other.example'] }),
      ];
      const entries = widgets.flatMap(({ allowlist }) =>
        allowlist.map(parseAllowlistEntry).flatMap((parsed) => ('entry' in parsed ? parsed.entry : [])),
      );
      const isAllowed = createOriginIndex(() => widgets)(origin);
      assert.equal(isAllowed, isOriginAllowed(origin, entries), `${origin} with ${allow.join(' ')}`);
    }
  });

  it('asks few of the entries, however many widgets there are', () => {
    let widgets = Array.from({ length: 20_000 }, (_, number) =>
      makeWidget({ id: idOf(number), allowlist: [`site-${number}.example`, `*.shop-${number}.example`] }),
    );
    const isAllowed = createOriginIndex(() => widgets);
    assert.equal(isAllowed('https://site-19999.example'), true);
    const startedAt = performance.now();
    for (let number = 0; number < 20_000; number++) {
      assert.equal(isAllowed(`https://www.site-${number}.example`), true);
      assert.equal(isAllowed(`https://a.b.shop-${number}.example`), true);
      assert.equal(isAllowed(`https://evil-${number}.example`), false);
    }
    // Asking every widget each time takes minutes.
    assert.ok(performance.now() - startedAt < 30_000);
    widgets = widgets.slice(1);
    assert.equal(isAllowed('https://site-0.example'), false);
  });
});

describe('a preflight that names no widget', () => {
  it('is answered from what is known, without a look at all widgets', async (t) => {
    const memory = createMemoryStore();
    const list = () => Promise.reject(new Error('looked at all widgets'));
    const store = { ...memory, widgets: { ...memory.widgets, list } };
    const large = await startApp(t, { deps: { store } });
    const headers = { 'Access-Control-Request-Method': 'POST' };
    for (const [Origin, status] of [
      [SITE, 204],
      ['https://evil.example', 403],
    ] as const) {
      const response = await fetch(`${large.url}/api/widget/chat`, {
        method: 'OPTIONS',
        headers: { Origin, ...headers },
      });
      assert.equal(response.status, status);
    }
  });
});
