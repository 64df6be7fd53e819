import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { QUESTIONS } from '../../evaluation/data/docs-questions.js';
import { DOCS_FOLDER, startApp, type TestApp } from '../app.fixture.js';
import type { DocHit } from './doc-search.js';

let app: TestApp;
before(async () => {
  app = await startApp(undefined, { deps: { docsFolder: DOCS_FOLDER } });
});
after(() => app.stop());

const get = (path: string, headers?: Record<string, string>) => fetch(app.url + path, { headers });

describe('the search of the documentation', () => {
  const search = async (query: string) => (await get(`/docs?${new URLSearchParams({ q: query })}`)).text();
  const hitsOf = async (query: string) => {
    const response = await get(`/docs/search.json?${new URLSearchParams({ q: query })}`);
    return ((await response.json()) as { hits: DocHit[] }).hits;
  };

  it('finds places by their words, with page, heading and the sentence that says it, without scripts', async () => {
    const html = await search('how do I delete old conversations');
    assert.match(html, /<title>Search – Service Chat<\/title>/);
    assert.match(html, /value="how do I delete old conversations"/);
    assert.match(
      html,
      /<li><a href="\/docs\/privacy#how-do-i-delete-old-conversations-from-the-server">How do I delete old conversations from the server\?<\/a><small>Conversations and privacy<\/small><p>To <mark>delete<\/mark> <mark>old<\/mark> <mark>conversations<\/mark>/,
    );
  });

  for (const [what, query, url] of [
    ['a word that is still being written', 'primarycol', '/docs/options#how-do-i-change-the-brand-colour'],
    ['a word of which a letter is missing', 'docer', '/docs/docker#how-do-i-run-service-chat-with-docker'],
    ['the name of a variable', 'TRUST_PROXY', '/docs/configuration#what-is-trust_proxy-for'],
    ['an option of a command', '--quota', '/docs/quota#how-do-i-change-the-quota'],
    ['a word that begins like a small one', 'the', '/docs/theming'],
  ] as const) {
    it(`finds ${what}`, async () => {
      const hits = await hitsOf(query);
      assert.ok(
        hits.some((hit) => hit.url.startsWith(url)),
        JSON.stringify(hits),
      );
    });
  }

  it('leads to the right page first for eight in ten questions of visitors, and among three for nine', async () => {
    const found = await Promise.all(
      QUESTIONS.map(async ([question, ...right]) => {
        const urls = (await hitsOf(question)).map(({ url }) => url.replace(/^\/docs\/|#.*$/g, ''));
        return [...new Set(urls)].slice(0, 3).findIndex((name) => right.includes(name));
      }),
    );
    const share = (places: number[]) => found.filter((place) => places.includes(place)).length / found.length;
    assert.ok(share([0]) >= 0.8, `first: ${share([0])}`);
    assert.ok(share([0, 1, 2]) >= 0.9, `among three: ${share([0, 1, 2])}`);
  });

  it('says so when the documentation holds nothing', async () => {
    for (const query of ['zebra', 'who won the football match yesterday']) {
      assert.match(await search(query), /The documentation holds nothing about “<strong>/, query);
      assert.deepEqual(await hitsOf(query), [], query);
    }
  });

  it('shows the contents where nothing is asked', async () => {
    assert.equal(await search('  '), await (await get('/docs')).text());
    assert.deepEqual(await hitsOf(''), []);
  });

  it('writes what is asked as text', async () => {
    const html = await search('"><script>alert(1)</script>');
    assert.doesNotMatch(html, /<script>alert/);
    assert.match(html, /value="&quot;&gt;&lt;script&gt;/);
  });

  it('reads no more of a query than a reader writes', async () => {
    assert.ok((await search('quota '.repeat(10_000))).length < 100_000);
    assert.equal((await get('/docs?q=%ff%00&q=&&')).status, 200);
  });

  it('is limited for each address, more loosely than questions', async (t) => {
    const limited = await startApp(t, {
      deps: { trustProxy: 1, rateLimits: { address: { requests: 1, seconds: 60 }, visitor: undefined } },
    });
    const ask = () =>
      fetch(`${limited.url}/docs/search.json?q=quota`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await ask()).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
  });
});
