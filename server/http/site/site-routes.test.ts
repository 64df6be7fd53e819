import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { parseFrontMatter } from '../../markdown/front-matter.js';
import { startAdminApp } from '../admin/admin.fixture.js';
import { DOCS_FOLDER, startApp, type TestApp } from '../app.fixture.js';
import { createHtmlPage } from './html-page.js';

const DOCS = new URL('../../../docs/', import.meta.url);

let app: TestApp;
before(async () => {
  app = await startApp(undefined, { deps: { docsFolder: DOCS_FOLDER } });
});
after(() => app.stop());

const get = (path: string, headers?: Record<string, string>) => fetch(app.url + path, { headers });

function policyOf(response: Response): Map<string, string> {
  const directives = (response.headers.get('Content-Security-Policy') ?? '').split('; ');
  return new Map(directives.map((line) => [line.split(' ', 1)[0] ?? '', line.replace(/^\S+ ?/, '')]));
}

describe('the demo page', () => {
  it('embeds the demo widget by the documented snippet', async () => {
    const response = await get('/');
    assert.equal(response.headers.get('Content-Type'), 'text/html; charset=utf-8');
    const html = await response.text();
    assert.match(html, /window\.ServiceChatConfig = \{ widgetId: '00000000-0000-4000-8000-000000000001' \}/);
    assert.match(html, /<script async src="\/widget\.js"><\/script>\s*<\/body>/);
  });

  it('names commands as they work here, and the website of its reader', async () => {
    const html = await (await get('/')).text();
    assert.doesNotMatch(html, /\{\{/);
    assert.match(html, /<code>npm run cli -- pages import \\\s+WIDGET_ID https:\/\/acme\.example<\/code>/);
  });

  it('leads to the dashboard, and says how to sign in, where there is one', async (t) => {
    assert.doesNotMatch(await (await get('/')).text(), /dashboard\//);
    const withDashboard = await startAdminApp(t, { hasPage: true });
    const html = await (await fetch(`${withDashboard.url}/`)).text();
    assert.match(html, /<nav[^>]*>[^]*<a href="\/dashboard\/">Dashboard<\/a>[^]*<\/nav>/);
    assert.match(html, /open the link that it printed when it started/);
    assert.match(html, /<a class="button" href="\/dashboard\/">Open the dashboard<\/a>/);
  });

  it('runs its own scripts alone, and that under the policy that the widget promises to live with', async () => {
    const response = await get('/');
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    assert.deepEqual(Object.fromEntries(policyOf(response)), {
      'default-src': "'none'",
      'script-src': `'self' 'sha256-${hash}'`,
      'connect-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'lit-html',
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'self'",
    });
  });

  it('has its files, with their types', async () => {
    const html = await (await get('/')).text();
    const files = [...html.matchAll(/(?:src|href)="(\/[\w.-]+\.(?:css|js|svg))"/g)].map(
      ([, file]) => file ?? '',
    );
    assert.ok(files.length >= 3);
    for (const file of files.filter((name) => name !== '/widget.js')) {
      const response = await get(file);
      assert.equal(response.status, 200, file);
      assert.match(
        response.headers.get('Content-Type') ?? '',
        /^(?:text\/(?:css|javascript)|image\/svg\+xml)/,
      );
    }
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    assert.equal((await get('/', { 'If-None-Match': etag })).status, 304);
  });

  it('does not serve the templates that it is made from', async () => {
    for (const path of ['/index.html', '/doc-page.html']) assert.equal((await get(path)).status, 404);
  });
});

describe('the documentation', () => {
  const docs = readdirSync(DOCS)
    .filter((file) => file.endsWith('.md'))
    .map((file) => parseFrontMatter(readFileSync(new URL(file, DOCS), 'utf8')))
    .map(({ data, content }) => ({ url: String(data['url']), title: String(data['title']), content }));

  it('is readable under the addresses that citations lead to', async () => {
    assert.ok(docs.length > 0);
    for (const { url, title } of docs) {
      const response = await get(url);
      assert.equal(response.status, 200, url);
      const html = await response.text();
      assert.ok(html.includes(`<h1>${title}</h1>`), url);
      assert.doesNotMatch(html, /\{\{\w+\}\}/);
    }
  });

  it('has no link that leads nowhere', async () => {
    const pages = await Promise.all(
      ['/', ...docs.map(({ url }) => url)].map(async (url) => (await get(url)).text()),
    );
    const links = new Set(
      pages.flatMap((html) => [...html.matchAll(/href="(\/[^"#]*)"/g)].map(([, link]) => link ?? '')),
    );
    for (const link of links) assert.equal((await get(link)).status, 200, link);
  });

  it('has no link to a heading that is not there', async () => {
    const html = new Map(
      await Promise.all(
        ['/docs', ...docs.map(({ url }) => url)].map(
          async (url) => [url, await (await get(url)).text()] as const,
        ),
      ),
    );
    const faults = [...html].flatMap(([url, page]) =>
      [...page.matchAll(/href="([^"#]*)#([^"]+)"/g)].flatMap(([, path = '', id = '']) =>
        html.get(path || url)?.includes(` id="${id}"`) ? [] : `${url} -> ${path}#${id}`,
      ),
    );
    assert.deepEqual(faults, []);
  });

  it('has links to pages where the files have links to files', async () => {
    const html = await (await get('/docs/tutorial')).text();
    assert.match(html, /<a href="\/docs\/production">Running in production<\/a>/);
    assert.doesNotMatch(html, /href="[^"]*\.md/);
  });

  it('has a list of its pages, with the first sentence of each', async () => {
    const html = await (await get('/docs')).text();
    for (const { url } of docs) assert.ok(html.includes(`<a href="${url}">`), url);
    assert.match(
      html,
      /Quota<\/a><p>The quota limits how many questions a widget answers in a day or a month\.<\/p>/,
    );
  });

  it('marks the page that one reads, and leads to the one before and the one after', async () => {
    for (const { url } of docs) {
      const html = await (await get(url)).text();
      assert.deepEqual(
        html.match(/<a [^>]*aria-current[^>]*>/g),
        [`<a href="${url}" aria-current="page">`],
        url,
      );
    }
    const html = await (await get('/docs/tutorial')).text();
    assert.match(html, /<a rel="prev" href="\/docs\/introduction">/);
    assert.match(html, /<a rel="next" href="\/docs\/getting-started">/);
    assert.doesNotMatch(await (await get('/docs/introduction')).text(), /rel="prev"/);
  });

  it('shows its text word for word, so that text fragments find it', async () => {
    for (const { url, content } of docs) {
      const html = await (await get(url)).text();
      const shown = html
        .replace(/<[^>]+>/g, '')
        .replace(
          /&(lt|gt|quot|amp);/g,
          (_all, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? '&',
        )
        .replace(/\s+/g, ' ');
      const plain = content.match(/^[A-Z][^`*[\]|\n]+\.$/gm) ?? [];
      for (const paragraph of plain) assert.ok(shown.includes(paragraph.replace(/\s+/g, ' ')), paragraph);
    }
  });

  it('runs under the same policy as the demo page', async () => {
    const policy = policyOf(await get('/docs/rest-api'));
    assert.match(policy.get('script-src') ?? '', /^'self'(?: 'sha256-[^']+')*$/);
    assert.equal(policy.get('require-trusted-types-for'), "'script'");
    // The search is a form; the demo page has none.
    assert.equal(policy.get('form-action'), "'self'");
  });

  it('that does not exist is answered with 404', async () => {
    assert.equal((await get('/docs/nothing')).status, 404);
  });

  it('is found by the name of its file, and by capital letters', async () => {
    for (const path of ['/docs/rest-api.md', '/docs/REST-API', '/docs/rest-api/']) {
      const response = await get(path);
      assert.equal(response.status, 200, path);
      assert.match(await response.text(), /<h1>REST API<\/h1>/);
    }
  });

  it('that does not exist is answered with what may have been meant', async () => {
    const response = await get('/docs/rest-api-reference', { 'If-None-Match': '*' });
    assert.equal(response.status, 404);
    const html = await response.text();
    assert.match(html, /<h1>There is no such page<\/h1>/);
    assert.match(html, /<ol class="doc-hits"><li><a href="\/docs\/rest-api/);
    assert.match(await (await get('/docs/zzzz')).text(), /look through the <a href="\/docs">contents<\/a>/);
    assert.doesNotMatch(await (await get('/docs/%3Cscript%3Ealert(1)')).text(), /<script>alert/);
  });

  it('describes itself to search engines', async () => {
    const html = await (await get('/docs/quota')).text();
    const description = 'The quota limits how many questions a widget answers in a day or a month.';
    assert.ok(html.includes(`<meta name="description" content="${description}" />`));
  });
});

describe('a page', () => {
  it('allows each of its inline scripts by its hash and no other', () => {
    const { contentSecurityPolicy } = createHtmlPage('<script>a()</script><script src="/b.js"></script>');
    assert.match(contentSecurityPolicy, /script-src 'self' 'sha256-[^' ]+';/);
  });
});
