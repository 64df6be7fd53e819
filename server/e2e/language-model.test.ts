/** A whole server with a language model beside it: from the question over HTTP to the checked, streamed reply. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { pino } from 'pino';
import { sentences, startFaultyModel, type FaultyModel } from '../model-client/faulty-model.fixture.js';
import { readConfig } from '../config.js';
import type { ChatReply } from '../contract.js';
import { DEMO_WIDGET_ID } from '../demo.js';
import { serve, type RunningServer } from '../serve.js';

const QUESTION = 'Which header starts a stream?';
const GOOD = sentences(
  { text: 'Send the chat request with the header `Accept: text/event-stream`.', cite: [1] },
  { text: 'You can also mail boss@evil.example.', cite: [1] },
);

describe('a server with a language model', () => {
  let model: FaultyModel;
  let server: RunningServer;
  let environment: Readonly<Record<string, string>> & { DATA_DIR: string };
  const logged: string[] = [];
  const makeFolder = () => mkdtempSync(join(tmpdir(), 'service-chat-model-'));
  const start = (variables: Readonly<Record<string, string>>) => {
    const logger = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
    return serve(readConfig({}, variables), logger, (error) => {
      assert.ifError(error);
    });
  };
  before(async () => {
    model = await startFaultyModel();
    environment = {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: makeFolder(),
      EMBEDDINGS: 'none',
      LLM_BASE_URL: `${model.url}/v1`,
      LLM_MODEL: 'any',
      LLM_API_KEY: 'the-key',
    };
    server = await start(environment);
  });
  after(async () => {
    await server.stop();
    await model.stop();
    rmSync(environment.DATA_DIR, { recursive: true, force: true });
  });
  beforeEach(() => {
    model.requests.length = 0;
  });

  const replyTo = async (message: string, { url } = server) => {
    const response = await fetch(`${url}/api/widget/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ widgetId: DEMO_WIDGET_ID, message }),
    });
    return (await response.json()) as ChatReply;
  };

  it('answers in the words of the model, from the page that holds the answer', async () => {
    model.behave((request) => {
      assert.match(request.body.messages[1]?.content ?? '', /\[1\] Streaming replies/);
      return { writes: GOOD };
    });
    const { answer, citations, wasRefused } = await replyTo(QUESTION);
    assert.equal(answer, 'Send the chat request with the header `Accept: text/event-stream`. [1]');
    assert.deepEqual(
      citations.map(({ pageId, excerpt }) => [pageId, excerpt.includes('Accept: text/event-stream')]),
      [['streaming', true]],
    );
    assert.equal(wasRefused, false);
  });

  it('streams what passed the check, before the model has finished', async () => {
    model.behave({ writes: GOOD, then: 'stall' });
    const visitor = new AbortController();
    const response = await fetch(`${server.url}/api/widget/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify({ widgetId: DEMO_WIDGET_ID, message: QUESTION }),
      signal: visitor.signal,
    });
    assert.ok(response.body);
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.includes('event: delta')) break;
    }
    visitor.abort();
    assert.match(
      text,
      /^event: start\ndata: \{.+\}\n\nevent: delta\ndata: \{"text":"Send the chat .+\[1\]"\}\n/,
    );
    while (model.abandoned === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('answers in the words of the pages where the model fails', async () => {
    model.behave({ status: 404 });
    const { answer, citations, wasRefused } = await replyTo(QUESTION);
    assert.match(answer, /Accept: text\/event-stream/);
    assert.deepEqual([citations[0]?.pageId, wasRefused], ['streaming', false]);
  });

  it('refuses by itself what the pages do not hold', async () => {
    model.behave({ writes: GOOD });
    const { wasRefused } = await replyTo('Who painted the Mona Lisa in Florence?');
    assert.deepEqual([wasRefused, model.requests.length], [true, 0]);
  });

  it('asks the model no more once the tokens of the month are spent, also after a restart', async (t) => {
    model.behave({ writes: GOOD });
    const limited = { ...environment, DATA_DIR: makeFolder(), LLM_MONTHLY_TOKENS: '10000' };
    const running: RunningServer[] = [];
    t.after(async () => {
      // A server whose folder goes takes it for taken over.
      for (const each of running) await each.stop();
      rmSync(limited.DATA_DIR, { recursive: true, force: true });
    });
    const first = await start(limited);
    let questions = 0;
    while (model.requests.length === questions) {
      await replyTo(QUESTION, first);
      questions++;
    }
    await first.stop();
    assert.ok(questions > 1);

    const second = await start(limited);
    running.push(second);
    assert.equal((await replyTo(QUESTION, second)).wasRefused, false);
    assert.equal(model.requests.length, questions - 1);
  });

  it('writes neither questions nor the key into its log', () => {
    assert.ok(logged.length > 0);
    assert.doesNotMatch(logged.join(''), /starts a stream|Mona Lisa|the-key/);
  });
});
