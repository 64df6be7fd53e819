import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createChatCompletion } from './chat-completion.js';
import { startFaultyModel, type FaultyModel } from './faulty-model.fixture.js';
import type { CallLimits } from './call-guard.js';
import { createGuardedModel } from './guarded-model.js';
import { ModelError, type CompletionRequest } from './language-model.js';

const LIMITS: CallLimits = { backoffMs: 1 };

describe('a guarded model', () => {
  let server: FaultyModel;
  before(async () => {
    server = await startFaultyModel();
  });
  after(() => server.stop());
  beforeEach(() => {
    server.requests.length = 0;
    server.abandoned = 0;
  });

  const start = (limits: CallLimits = {}, firstByteMs = 60_000) => {
    const model = createGuardedModel({
      model: createChatCompletion({ baseUrl: server.url, model: 'any', firstByteMs }),
      random: () => 0.5,
      ...LIMITS,
      ...limits,
    });
    return async (request: Partial<CompletionRequest> = {}) => {
      let text = '';
      const onText = (piece: string) => (text += piece);
      await model.complete({ messages: [], maxTokens: 100, onText, ...request });
      return text;
    };
  };
  const failure = (reason: string) => (error: unknown) => {
    assert.ok(error instanceof ModelError, String(error));
    assert.equal(error.reason, reason, error.message);
    return true;
  };

  for (const status of [408, 409, 429, 500, 503]) {
    it(`tries again after ${status}`, async () => {
      server.behave({ status }, { writes: 'Hello' });
      assert.equal(await start()(), 'Hello');
      assert.equal(server.requests.length, 2);
    });
  }

  it('gives up after the third attempt', async () => {
    server.behave({ status: 500 });
    await assert.rejects(start()(), failure('http_error'));
    assert.equal(server.requests.length, 3);
  });

  for (const status of [400, 401, 404]) {
    it(`does not try again after ${status}`, async () => {
      server.behave({ status });
      await assert.rejects(start()(), failure('http_error'));
      assert.equal(server.requests.length, 1);
    });
  }

  it('does not try again when the model keeps silent', async () => {
    server.behave({ hangs: true });
    await assert.rejects(start({}, 1000)(), failure('first_byte_timeout'));
    assert.equal(server.requests.length, 1);
  });

  it('does not try again once there is text', async () => {
    server.behave({ writes: 'Lamps can', then: 'cut' });
    await assert.rejects(start()(), failure('network'));
    assert.equal(server.requests.length, 1);
  });

  it('waits as long as Retry-After asks for', async () => {
    server.behave({ status: 429, headers: { 'Retry-After': '1' } }, { writes: 'Hello' });
    const startedAt = performance.now();
    assert.equal(await start()(), 'Hello');
    assert.ok(performance.now() - startedAt >= 990);
  });

  for (const [name, seconds, limits] of [
    ['is longer than anybody would wait', 3600, {}],
    ['would end after the time for the whole completion', 3600, { totalMs: 60_000, maxRetryAfterMs: 4e6 }],
  ] as const) {
    it(`gives up at once where Retry-After ${name}`, async () => {
      server.behave({ status: 429, headers: { 'Retry-After': String(seconds) } });
      await assert.rejects(start(limits)(), failure('http_error'));
      assert.equal(server.requests.length, 1);
    });
  }

  it('ends a completion that goes on for too long, and lets go of the connection', async () => {
    server.behave({ writes: 'so '.repeat(5000), then: 'stall' });
    await assert.rejects(start({ totalMs: 1000 })({ maxTokens: 10_000 }), failure('total_timeout'));
    while (server.abandoned === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('leaves a model alone that failed several times in a row, then tries it again', async (t) => {
    t.mock.timers.enable({ apis: ['Date'] });
    server.behave({ status: 400 });
    const complete = start({ breakAfter: 3, breakMs: 30_000 });
    for (let i = 0; i < 3; i++) await assert.rejects(complete(), failure('http_error'));
    await assert.rejects(complete(), failure('breaker_open'));
    assert.equal(server.requests.length, 3);

    server.behave({ writes: 'Hello' });
    t.mock.timers.tick(30_000);
    assert.equal(await complete(), 'Hello');
    assert.equal(await complete(), 'Hello');
  });

  it('lets nobody wait for the one that tries whether the model is back', async (t) => {
    t.mock.timers.enable({ apis: ['Date'] });
    server.behave({ status: 400 });
    const complete = start({ breakAfter: 1, breakMs: 30_000 });
    await assert.rejects(complete(), failure('http_error'));
    t.mock.timers.tick(30_000);
    server.behave({ hangs: true });
    const visitor = new AbortController();
    const trying = assert.rejects(complete({ signal: visitor.signal }), failure('aborted'));
    await assert.rejects(complete(), failure('breaker_open'));
    visitor.abort();
    await trying;
  });

  it('does not blame the model for visitors who leave', async () => {
    const complete = start({ breakAfter: 1 });
    await assert.rejects(complete({ signal: AbortSignal.abort() }), failure('aborted'));
    server.behave({ writes: 'Hello' });
    assert.equal(await complete(), 'Hello');
  });

  it('turns away what is more than it may have in flight', async () => {
    server.behave({ hangs: true });
    const complete = start({ concurrency: 2 });
    const visitors = new AbortController();
    const two = [1, 2].map(() => assert.rejects(complete({ signal: visitors.signal }), failure('aborted')));
    await assert.rejects(complete(), failure('busy'));
    visitors.abort();
    await Promise.all(two);
    server.behave({ writes: 'Hello' });
    assert.equal(await complete(), 'Hello');
  });
});
