import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { WidgetRecord } from '../contract.js';
import { appearanceSchema } from '../model.js';
import { errorOf, makeWidget, SITE, startApp, WIDGET_ID, type TestApp } from './app.fixture.js';

const CONFIG = `/api/widget/config/${WIDGET_ID}`;

let app: TestApp;
before(async () => {
  app = await startApp();
});
after(() => app.stop());

describe('the config of a widget', () => {
  it('holds its public part and nothing else', async () => {
    const response = await fetch(app.url + CONFIG);
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), {
      id: WIDGET_ID,
      name: 'Acme',
      appearance: { primaryColor: '#6366f1', greeting: 'Hi! How can I help?', position: 'bottom-right' },
      isActive: true,
    });
  });

  it('holds theme, placeholder and when to open where the owner set them, and shows that it is inactive', async (t) => {
    const dressed = await startApp(t, {
      widget: {
        isActive: false,
        appearance: {
          primaryColor: '#0a7',
          greeting: 'Hello',
          position: 'bottom-left',
          theme: 'auto',
          placeholder: 'Ask away',
          openAfter: 30,
        },
        visitorSecret: 'a secret that nobody shall read',
      },
    });
    assert.deepEqual(await (await fetch(dressed.url + CONFIG)).json(), {
      id: WIDGET_ID,
      name: 'Acme',
      appearance: {
        primaryColor: '#0a7',
        greeting: 'Hello',
        position: 'bottom-left',
        theme: 'auto',
        placeholder: 'Ask away',
        openAfter: 30,
      },
      isActive: false,
    });
  });

  it('holds the rest of the look as the owner set it, for all languages at once', async (t) => {
    const look = {
      launcherText: 'Questions?',
      launcherIcon: 'headset',
      windowSize: 'large',
      translations: { de: { name: 'Acme Hilfe', greeting: 'Hallo', suggestions: ['Wie lange?'] } },
    } as const;
    const logo = `${'0a'.repeat(16)}.svg`;
    const dressed = await startApp(t, {
      widget: { appearance: appearanceSchema.parse({ ...look, logo }) },
    });
    for (const language of ['de', 'en']) {
      const response = await fetch(dressed.url + CONFIG, { headers: { 'Accept-Language': language } });
      const { name, appearance } = (await response.json()) as WidgetRecord;
      assert.deepEqual(
        [name, appearance],
        [
          'Acme',
          {
            primaryColor: '#6366f1',
            greeting: 'Hi! How can I help?',
            position: 'bottom-right',
            ...look,
            logo: `widget/logo/${WIDGET_ID}/${logo}`,
          },
        ],
      );
      assert.doesNotMatch(response.headers.get('Vary') ?? '', /language/i);
    }
  });

  it('is sent again only when it has changed', async (t) => {
    const changing = await startApp(t);
    const etag = (await fetch(changing.url + CONFIG)).headers.get('ETag');
    assert.ok(etag);
    const again = await fetch(changing.url + CONFIG, { headers: { 'If-None-Match': etag, Origin: SITE } });
    assert.deepEqual([again.status, await again.text()], [304, '']);
    assert.equal(again.headers.get('Access-Control-Allow-Origin'), SITE);
    await changing.store.widgets.save(makeWidget({ name: 'Acme Lamps' }));
    const changed = await fetch(changing.url + CONFIG, { headers: { 'If-None-Match': etag } });
    assert.equal(((await changed.json()) as { name: string }).name, 'Acme Lamps');
  });

  it('of an unknown widget, or of what is no id, is answered with 404', async () => {
    for (const id of [
      '99999999-9999-9999-9999-999999999999',
      'acme',
      '..%2F..%2Fetc',
      '%00',
      'constructor',
    ]) {
      const response = await fetch(`${app.url}/api/widget/config/${id}`);
      assert.deepEqual([response.status, (await errorOf(response)).code], [404, 'widget_not_found'], id);
    }
  });

  it('of a broken address is answered with 400', async () => {
    const response = await fetch(`${app.url}/api/widget/config/%E0%A4%A`);
    assert.deepEqual([response.status, (await errorOf(response)).code], [400, 'invalid_request']);
  });

  it('is refused to a website that is not on the allowlist', async () => {
    const response = await fetch(app.url + CONFIG, { headers: { Origin: 'https://evil.example' } });
    assert.deepEqual([response.status, (await errorOf(response)).code], [403, 'origin_not_allowed']);
  });

  it('answers HEAD as GET without the body', async () => {
    const response = await fetch(app.url + CONFIG, { method: 'HEAD' });
    assert.deepEqual([response.status, await response.text()], [200, '']);
  });
});

describe('an address of the API', () => {
  const METHODS: [method: string, path: string, allow: string][] = [
    ['GET', '/api/widget/chat', 'POST, OPTIONS'],
    ['PUT', '/api/widget/feedback', 'POST, OPTIONS'],
    ['DELETE', '/api/widget/escalate', 'POST, OPTIONS'],
    ['POST', CONFIG, 'GET, HEAD, OPTIONS'],
    ['POST', '/widget.js', 'GET, HEAD, OPTIONS'],
    ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/', 'GET, HEAD, OPTIONS'],
  ];
  for (const [method, path, allow] of METHODS) {
    it(`tells ${method} ${path.replace(WIDGET_ID, 'ID')} the methods that it takes`, async () => {
      const response = await fetch(app.url + path, { method });
      assert.deepEqual([response.status, (await errorOf(response)).code], [405, 'method_not_allowed']);
      assert.equal(response.headers.get('Allow'), allow);
    });
  }

  it('tells its methods when asked', async () => {
    const response = await fetch(`${app.url}/api/widget/chat`, { method: 'OPTIONS' });
    assert.deepEqual([response.status, response.headers.get('Allow')], [204, 'POST, OPTIONS']);
  });

  it('that does not exist is answered with 404 in the error body', async () => {
    for (const path of [
      '/api/widget',
      '/api/chat',
      '/nothing',
      '/widget/',
      '/docs/../../package.json',
      '/.env',
    ]) {
      const response = await fetch(app.url + path);
      assert.deepEqual([response.status, (await errorOf(response)).code], [404, 'not_found'], path);
    }
  });

  it('says in every answer not to sniff, frame or refer, and nothing about what serves it', async () => {
    for (const path of [CONFIG, '/api/nothing', '/healthz']) {
      const { headers } = await fetch(app.url + path);
      assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
      assert.match(
        headers.get('Content-Security-Policy') ?? '',
        /default-src 'none'; frame-ancestors 'none'/,
      );
      assert.equal(headers.get('Referrer-Policy'), 'no-referrer');
      assert.equal(headers.get('X-Powered-By') ?? headers.get('Server'), null);
    }
  });
});
