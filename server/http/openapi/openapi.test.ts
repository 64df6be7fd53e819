/** The server does what its description says, whatever is thrown at it. */
import assert from 'node:assert/strict';
import { Agent, request as sendRequest, type IncomingHttpHeaders } from 'node:http';
import { describe, it, type TestContext } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { z } from 'zod';
import { ERROR_CODES } from '../../contract.js';
import { DOCS_FOLDER, startApp, WIDGET_ID, type TestApp } from '../app.fixture.js';

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}
type Content = Record<string, { schema: object }>;
interface Description {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Content }> }>>;
  components: { schemas: Record<string, object> };
}

async function descriptionOf(app: TestApp): Promise<Description> {
  return (await (await fetch(`${app.url}/openapi.json`)).json()) as Description;
}

/** Sends what `fetch` would refuse to send. */
function send(url: string, agent: Agent, { method, path, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    // For methods that rarely have a body, Node's client would send it without its length.
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const request = sendRequest(
      { hostname, port, agent, method, path, headers: { ...headers, ...length } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
        });
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Makes the check of one answer against the description. */
function createJudge({ paths, components }: Description): (sent: Sent, answer: Answer) => void {
  // Zod takes the format for a UUID of a known version; ids may be any 8-4-4-4-12 hex digits, as the pattern says.
  const text = JSON.stringify(components.schemas)
    .replaceAll('#/components/schemas/', '#/$defs/')
    .replaceAll('"format":"uuid",', '');
  const definitions = JSON.parse(text) as Record<string, object>;
  const checkerFor = (name: string) =>
    z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: definitions } as Parameters<
      typeof z.fromJSONSchema
    >[0]);
  const checkers = new Map(Object.keys(definitions).map((name) => [name, checkerFor(name)]));
  const errorBody = checkers.get('ErrorBody');
  const templates = Object.entries(paths).map(
    ([path, operations]) =>
      [new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}/?(?:\\?|$)`, 'i'), operations] as const,
  );

  return (sent, { status, headers, body }) => {
    const operations = templates.find(([template]) => template.test(sent.path))?.[1];
    const method = sent.method === 'HEAD' ? 'get' : sent.method.toLowerCase();
    assert.match(String(headers['x-request-id']), /^[\w.-]{1,64}$/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.doesNotMatch(body, /node_modules|\.ts:|\.js:\d/);
    if (status === 429) assert.match(String(headers['retry-after']), /^[1-9]\d*$/);
    if (sent.method === 'HEAD' || status === 204 || status === 304) {
      assert.equal(body, '');
    } else if (status >= 400 && !(status === 503 && sent.path.startsWith('/readyz'))) {
      const { error } = errorBody?.parse(JSON.parse(body)) as { error: { code: string } };
      assert.ok((ERROR_CODES as readonly string[]).includes(error.code));
    }

    const operation = operations?.[method];
    if (!operation) {
      const isPreflight = sent.method === 'OPTIONS' && sent.path.startsWith('/api/');
      assert.ok(
        [204, 400, 404, 405].includes(status) || (isPreflight && status === 403) || isOwnPage(sent.path),
      );
      if (status === 405) assert.ok(headers.allow);
      return;
    }
    const documented = operation.responses[status];
    assert.ok(documented, `${status} is not documented`);
    if (sent.method === 'HEAD' || !documented.content) return;
    const type = String(headers['content-type']).split(';')[0] ?? '';
    const content = documented.content[type];
    assert.ok(content, `${type} is not documented`);
    const reference = /\/(\w+)$/.exec((content.schema as { $ref?: string }).$ref ?? '')?.[1];
    if (reference !== undefined) checkers.get(reference)?.parse(JSON.parse(body));
  };
}

/** Pages of the demo site are no part of the API. */
const isOwnPage = (path: string) => /^\/(?:docs(?:\/[\w-]+)?|[\w-]+\.\w+)?\/?(?:\?|$)/.test(path);

const id = fc.oneof(
  { weight: 4, arbitrary: fc.constant(WIDGET_ID) },
  fc.uuid(),
  fc.string(),
  fc.constantFrom('..', '__proto__', 'constructor', '%00'),
);
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
});
const words = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constant('x'.repeat(4001)),
);

const fields = fc.record(
  {
    widgetId: id,
    message: fc.oneof(words, fc.constantFrom('can i return a lamp', 'Hello!')),
    conversationId: fc.oneof(id, fc.constant(null)),
    messageId: id,
    visitorId: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('ann', 'bob') }, words),
    pageUrl: words,
    email: fc.oneof(fc.emailAddress(), words),
    type: fc.constantFrom('positive', 'negative', 'fine'),
    reason: words,
    __proto__: fc.anything(),
  },
  { requiredKeys: ['widgetId', 'message'] },
);
const body = fc.oneof(
  { weight: 6, arbitrary: fields.map((value) => JSON.stringify(value)) },
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    'null',
    '[]',
    '{"__proto__":{"a":1}}',
    `{"widgetId":"${'x'.repeat(17_000)}"}`,
    '['.repeat(9000),
  ),
);

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constant('/api/widget/chat') },
  { weight: 3, arbitrary: fc.constantFrom('/api/widget/feedback', '/api/widget/escalate') },
  {
    weight: 2,
    arbitrary: id.map((value) => `/api/widget/config/${encodeURIComponent(value)}`),
  },
  fc.constantFrom(
    '/',
    '/widget.js',
    '/healthz',
    '/readyz',
    '/openapi.json',
    '/docs',
    '/api',
    '/api/widget/chat/',
  ),
  fc.constantFrom('/%E0%A4%A', '//', '/..%2f..%2fetc', '/api/widget/config/%ff', '/widget/%2e%2e', '/a?b=%'),
  fc.webPath().map((value) => value || '/'),
);

const optionalHeaders = fc.record(
  {
    Origin: fc.oneof(
      { weight: 4, arbitrary: fc.constant('https://acme.example') },
      fc.constantFrom('https://evil.example', 'null', ''),
      headerText,
    ),
    Referer: fc.oneof(fc.webUrl(), headerText),
    Accept: fc.constantFrom('*/*', 'application/json', 'text/event-stream', 'text/html', 'nonsense'),
    'Content-Type': fc.constantFrom(
      'application/json',
      'text/plain',
      'application/json; charset=latin1',
      'a',
    ),
    'Content-Encoding': fc.constantFrom('gzip', ...Array.from({ length: 9 }, () => 'identity')),
    'Idempotency-Key': fc.oneof({ weight: 4, arbitrary: fc.constant('k1') }, headerText),
    'If-None-Match': fc.oneof(fc.constant('*'), headerText),
    'X-Request-Id': headerText,
    'X-Forwarded-For': fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('203.0.113.7'), headerText),
    'X-Forwarded-Host': headerText,
    'Accept-Encoding': headerText,
  },
  { requiredKeys: [] },
);

const sent: fc.Arbitrary<Sent> = fc
  .record({
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant('POST') },
      { weight: 3, arbitrary: fc.constant('GET') },
      fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'),
    ),
    path,
    headers: optionalHeaders,
    body: fc.option(body, { nil: undefined }),
  })
  .map(({ method, path: target, headers, body: text }) => {
    const hasBody = text !== undefined && method !== 'GET' && method !== 'HEAD';
    const all = { ...(hasBody && { 'Content-Type': 'application/json' }), ...headers };
    return { method, path: target, headers: all, body: hasBody ? text : undefined };
  });

const startForAnything = (t: TestContext) =>
  startApp(t, {
    widget: { quota: { messages: 30, period: 'day' } },
    deps: {
      docsFolder: DOCS_FOLDER,
      trustProxy: 1,
      rateLimits: { address: { requests: 60, seconds: 60 }, visitor: { requests: 10, seconds: 60 } },
    },
  });

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1, made for this server, and may be read by every website', async (t) => {
    const app = await startApp(t, { deps: { publicUrl: 'https://chat.example.com/help', version: '1.2.3' } });
    const response = await fetch(`${app.url}/openapi.json`);
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), '*');
    const description = (await response.json()) as Record<string, object>;
    const { valid, errors } = await new Validator().validate(description);
    assert.ok(valid, JSON.stringify(errors));
    assert.equal(description['openapi'], '3.1.0');
    assert.deepEqual(description['servers'], [{ url: 'https://chat.example.com/help' }]);
    assert.equal((description['info'] as { version: string }).version, '1.2.3');
  });

  it('names the documented endpoints with their fields', async (t) => {
    const { paths, components } = await descriptionOf(await startApp(t));
    for (const name of ['/api/widget/chat', '/api/widget/config/{widgetId}', '/widget.js'])
      assert.ok(paths[name]);
    const request = components.schemas['ChatRequest'] as { required: string[]; properties: object };
    assert.deepEqual(request.required, ['widgetId', 'message']);
    assert.deepEqual(Object.keys(request.properties), [
      'widgetId',
      'message',
      'conversationId',
      'visitorId',
      'visitorSignature',
      'pageUrl',
    ]);
  });

  it('holds for every answer to thousands of right and broken requests', async (t) => {
    const app = await startForAnything(t);
    const judge = createJudge(await descriptionOf(app));
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    t.after(() => {
      agent.destroy();
    });
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(sent, async (request) => {
        const answer = await send(app.url, agent, request);
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        judge(request, answer);
      }),
      { numRuns: 3000, seed: 20_240_531, includeErrorInReport: true },
    );
    for (const status of [200, 204, 304, 400, 403, 404, 405, 413, 415, 422, 429]) {
      assert.ok(seen.get(status), `no request was answered with ${status}`);
    }
    assert.deepEqual(
      [...seen.keys()].filter((status) => status >= 500),
      [],
    );
  });
});
