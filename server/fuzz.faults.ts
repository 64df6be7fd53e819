/** Random input for what reads requests, the streams of model servers, and entries of an allowlist. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isOriginAllowed, parseAllowlistEntry, suggestEntry } from './allowlist.js';
import { startApp, WIDGET_ID } from './http/app.fixture.js';
import { readCompletionStream } from './model-client/completion-stream.js';
import { ModelError } from './model-client/language-model.js';

/** For each target. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 60);
const limits = { numRuns: 1e9, interruptAfterTimeLimit: SECONDS * 1000, markInterruptAsFailure: false };
/** The slowest that one input may be, of a machine under load. */
const MAX_MS = 1000;

const label = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const hostLike = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.ipV6().map((address) => `[${address}]`),
  fc.array(label, { minLength: 1, maxLength: 6 }).map((labels) => labels.join('.')),
  fc.constantFrom('localhost', 'co.uk', 'github.io', 'example.com', 'xn--a', '公司.cn', '0x7f.1', 'a..b'),
);
const noise = fc.string({ unit: 'binary', maxLength: 40 });
const part = fc.constantFrom(
  '*',
  '*.',
  '.',
  ':',
  ':*',
  ':443',
  ':0443',
  '//',
  '/',
  '@',
  '#',
  '?',
  ' ',
  '\0',
  '%2e',
  '\\',
);
const entryLike = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: hostLike },
      part,
      noise,
      fc.constantFrom('http://', 'https://', 'app://'),
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));

describe('random allowlist entries', () => {
  it('are read or refused in words, let in what they suggest, and never a stranger', async (t) => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(entryLike, hostLike, label, (text, host, name) => {
        runs += 1;
        const startedAt = performance.now();
        const parsed = parseAllowlistEntry(text);
        const entries = 'entry' in parsed ? [parsed.entry] : [];
        if ('reason' in parsed) assert.ok(parsed.reason.length > 3);
        for (const origin of [
          `https://${host}`,
          `https://${name}.${host}`,
          text,
          'null',
          `https://${text}`,
        ]) {
          isOriginAllowed(origin, entries);
          const suggested = suggestEntry(origin);
          if (suggested === undefined) continue;
          const own = parseAllowlistEntry(suggested);
          assert.ok('entry' in own, `${suggested} for ${origin}`);
          assert.ok(isOriginAllowed(origin, [own.entry]), `${suggested} for ${origin}`);
        }
        const [entry] = entries;
        if (entry?.kind === 'website' && entry.host !== 'localhost') {
          assert.ok(!isOriginAllowed(`https://${entry.host}.evil.example`, entries), text);
          assert.ok(!isOriginAllowed(`https://evil.example?${entry.host}`, entries), text);
        }
        assert.ok(performance.now() - startedAt < MAX_MS, text);
        return Promise.resolve();
      }),
      limits,
    );
    t.diagnostic(`${runs} inputs`);
  });
});

const delta = fc.record(
  {
    choices: fc.oneof(
      fc.array(
        fc.record(
          {
            delta: fc.oneof(fc.record({ content: fc.string() }), fc.jsonValue()),
            finish_reason: fc.jsonValue(),
          },
          { requiredKeys: [] },
        ),
      ),
      fc.jsonValue(),
    ),
    usage: fc.jsonValue(),
    error: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const line = fc.oneof(
  fc.oneof(delta, fc.jsonValue({ maxDepth: 6 })).map((value) => `data: ${JSON.stringify(value)}\n\n`),
  fc.constantFrom(
    'data: [DONE]\n\n',
    ': ping\n',
    'data:',
    '\n',
    '\r\n',
    '\r',
    'event: x\n',
    'id: 1\n',
    'retry: 9\n',
    '\ufeff',
  ),
  fc.string({ unit: 'binary' }),
);

describe('random streams of a model server', () => {
  it('are read to their end or refused as what they are, however they are cut into packets', async (t) => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 30 }),
        fc.uint8Array({ maxLength: 20 }),
        fc.integer({ min: 1, max: 64 }),
        async (lines, bytes, size) => {
          runs += 1;
          const startedAt = performance.now();
          const whole = Buffer.concat([Buffer.from(lines.join('')), bytes]);
          async function* packets() {
            for (let at = 0; at < whole.length; at += size)
              yield await Promise.resolve(whole.subarray(at, at + size));
          }
          try {
            for await (const { text, isEnd } of readCompletionStream(packets())) {
              assert.equal(typeof text, 'string');
              assert.equal(typeof isEnd, 'boolean');
            }
          } catch (error) {
            assert.ok(error instanceof ModelError, String(error));
          }
          assert.ok(performance.now() - startedAt < MAX_MS);
        },
      ),
      limits,
    );
    t.diagnostic(`${runs} inputs`);
  });
});

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 5000 }),
  fc.uuid(),
  fc.emailAddress(),
  fc.constant(WIDGET_ID),
);
const fields = fc.dictionary(
  fc.constantFrom(
    'message',
    'conversationId',
    'visitorId',
    'pageUrl',
    'messageId',
    'type',
    'email',
    'reason',
    '__proto__',
    'constructor',
  ),
  value,
);
const body = fc.oneof(
  { weight: 4, arbitrary: fields.map((some) => JSON.stringify({ ...some, widgetId: WIDGET_ID })) },
  fc.oneof(fields, fc.jsonValue()).map((some) => JSON.stringify(some)),
  fc.string({ unit: 'binary' }),
  fc.integer({ min: 1, max: 8000 }).map((depth) => '['.repeat(depth)),
  fc.integer({ min: 1, max: 7000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
);
const path = fc.constantFrom(
  'chat',
  'feedback',
  'escalate',
  'config',
  `chat?widget=${WIDGET_ID}`,
  'chat?widget=%',
);
const type = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'a+json',
  '',
);

describe('random requests', () => {
  it('are served or refused as the fault of their sender, and the server goes on', async (t) => {
    const app = await startApp(t);
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(path, type, body, fc.boolean(), async (to, contentType, text, isStream) => {
        runs += 1;
        const startedAt = performance.now();
        const headers = {
          ...(contentType && { 'Content-Type': contentType }),
          ...(isStream && { Accept: 'text/event-stream' }),
        };
        const response = await fetch(`${app.url}/api/widget/${to}`, { method: 'POST', headers, body: text });
        const answer = await response.text();
        assert.ok(response.status < 500, `${response.status}: ${answer}`);
        assert.ok(performance.now() - startedAt < 5 * MAX_MS);
      }),
      limits,
    );
    assert.equal((await fetch(`${app.url}/healthz`)).status, 200);
    t.diagnostic(`${runs} inputs`);
  });
});
