import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createChatCompletion, type ChatCompletionOptions } from './chat-completion.js';
import { startFaultyModel, type FaultyModel } from './faulty-model.fixture.js';
import { ModelError, type CompletionRequest } from './language-model.js';

const PROMPT = [{ role: 'user' as const, content: 'Say something.' }];

describe('a chat completion', () => {
  let server: FaultyModel;
  before(async () => {
    server = await startFaultyModel();
  });
  after(() => server.stop());
  beforeEach(() => {
    server.requests.length = 0;
    server.abandoned = 0;
  });

  const complete = async (
    options: Partial<ChatCompletionOptions> = {},
    request: Partial<CompletionRequest> = {},
  ) => {
    const model = createChatCompletion({
      baseUrl: server.url,
      model: 'any',
      firstByteMs: 60_000,
      ...options,
    });
    let text = '';
    const onText = (piece: string) => (text += piece);
    const usage = await model.complete({ messages: PROMPT, maxTokens: 100, onText, ...request });
    return { text, usage };
  };
  const failure = (reason: string) => (error: unknown) => {
    assert.ok(error instanceof ModelError, String(error));
    assert.equal(error.reason, reason, error.message);
    return true;
  };

  it('hands on the text as it comes, and sends the model, the limit and the key', async () => {
    server.behave({ writes: 'Lamps can be returned.' });
    const { text } = await complete({ apiKey: 'the-key' });
    assert.equal(text, 'Lamps can be returned.');
    const [request] = server.requests;
    assert.ok(request);
    assert.equal(request.path, '/v1/chat/completions');
    assert.equal(request.headers['authorization'], 'Bearer the-key');
    assert.deepEqual(
      { ...request.body, messages: [] },
      { model: 'any', stream: true, max_tokens: 100, temperature: 0, messages: [] },
    );
  });

  it('needs no key', async () => {
    server.behave({ writes: 'Hello' });
    await complete();
    assert.equal(server.requests[0]?.headers['authorization'], undefined);
  });

  it('puts letters together whose bytes come in different packets', async () => {
    server.behave({ writesBytewise: 'Für 30 € zurück – 返品 🙂' });
    assert.equal((await complete()).text, 'Für 30 € zurück – 返品 🙂');
  });

  it('counts text that ends at the limit of tokens as complete', async () => {
    server.behave({ writes: 'Half a', then: 'length' });
    assert.equal((await complete()).text, 'Half a');
  });

  it('tells the limit in the other way where the server wants it so, and remembers', async () => {
    const message = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.";
    server.behave({ status: 400, body: JSON.stringify({ error: { message } }) }, { writes: 'Hello' });
    const model = createChatCompletion({ baseUrl: server.url, model: 'any' });
    const request = { messages: PROMPT, maxTokens: 50, onText: () => undefined };
    await model.complete(request);
    await model.complete(request);
    const limits = server.requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens]);
    assert.deepEqual(limits, [
      [50, undefined],
      [undefined, 50],
      [undefined, 50],
    ]);
  });

  for (const [name, behaviour, reason] of [
    ['answers 500', { status: 500 }, 'http_error'],
    ['answers 401', { status: 401, body: '{"error":{"message":"Wrong key."}}' }, 'http_error'],
    ['redirects', { status: 307, headers: { Location: 'http://127.0.0.1:9/' } }, 'network'],
    [
      'answers HTML with 200',
      { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<p>Hi' },
      'bad_content_type',
    ],
    ['never answers', { hangs: true }, 'first_byte_timeout'],
    ['sends only signs of life', { writes: '', then: 'heartbeats' }, 'idle_timeout'],
    ['stalls', { writes: 'Lamps can', then: 'stall' }, 'idle_timeout'],
    ['cuts the connection', { writes: 'Lamps can', then: 'cut' }, 'network'],
    ['ends too early', { writes: 'Lamps can', then: 'end' }, 'truncated'],
    ['sends a frame that is not JSON', { writes: 'Lamps can', then: 'bad_frame' }, 'bad_frame'],
    ['sends an error in the stream', { writes: 'Lamps can', then: 'error' }, 'upstream_error'],
    ['writes without end', { writes: 'and on '.repeat(200) }, 'too_long'],
  ] as const) {
    it(`fails with ${reason} where the server ${name}`, async () => {
      server.behave(behaviour);
      await assert.rejects(
        complete({
          firstByteMs: reason === 'first_byte_timeout' ? 50 : 60_000,
          idleMs: reason === 'idle_timeout' ? 50 : 60_000,
        }),
        failure(reason),
      );
    });
  }

  it('fails with network where nobody listens', async () => {
    await assert.rejects(complete({ baseUrl: 'http://127.0.0.1:9' }), failure('network'));
  });

  it('keeps what the server says of an error, its status and how long to wait', async () => {
    server.behave({
      status: 429,
      headers: { 'Retry-After': '7' },
      body: '{"error":{"message":"Slow down."}}',
    });
    await assert.rejects(complete(), (error) => {
      assert.ok(error instanceof ModelError);
      assert.match(error.message, /429: Slow down\./);
      assert.deepEqual([error.status, error.retryAfterMs], [429, 7000]);
      return true;
    });
  });

  it('lets go of the connection when the caller gives up', async () => {
    server.behave({ writes: 'Lamps can', then: 'stall' });
    const caller = new AbortController();
    const onText = () => {
      caller.abort();
    };
    await assert.rejects(complete({}, { onText, signal: caller.signal }), failure('aborted'));
    while (server.abandoned === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('does not begin for a caller who has given up', async () => {
    await assert.rejects(complete({}, { signal: AbortSignal.abort() }), failure('aborted'));
    assert.equal(server.requests.length, 0);
  });

  it('passes on what the receiver of the text throws', async () => {
    server.behave({ writes: 'Lamps' });
    const onText = () => {
      throw new RangeError('mine');
    };
    await assert.rejects(complete({}, { onText }), RangeError);
  });
});
