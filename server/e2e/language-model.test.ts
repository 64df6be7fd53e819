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
import { DEMO_WIDGET_ID } from '../defaults.js';
import { serve, type RunningServer } from '../serve.js';
import { untilReady } from './server-process.fixture.js';

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
    // The time that a reply may take begins with the question, which waits for the index until there is one.
    await untilReady(server);
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
    const { wasRefused } = await replyTo('Who won the football world cup in 1974?');
    assert.deepEqual([wasRefused, model.requests.length], [true, 0]);
  });

  for (const [kind, accept] of [
    ['as JSON', 'application/json'],
    ['as a stream', 'text/event-stream'],
  ] as const) {
    it(`refuses with links where the model finds no answer, ${kind}`, async () => {
      model.behave({ writes: sentences({ text: '', cite: [] }) });
      const response = await fetch(`${server.url}/api/widget/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: accept },
        body: JSON.stringify({ widgetId: DEMO_WIDGET_ID, message: QUESTION }),
      });
      const text = await response.text();
      const done = /event: done\ndata: (.+)\n/.exec(text)?.[1];
      const reply = JSON.parse(done ?? text) as ChatReply;
      assert.deepEqual([response.status, done !== undefined], [200, kind === 'as a stream']);
      assert.deepEqual([reply.wasRefused, reply.citations], [true, []]);
      assert.equal(reply.relatedArticles[0]?.pageId, 'streaming');
      assert.ok(reply.confidenceScore < 0.25, `confidence ${reply.confidenceScore}`);
      if (done !== undefined) {
        const deltas = Array.from(text.matchAll(/event: delta\ndata: (.+)\n/g), ([, data = '']) => data);
        assert.deepEqual(
          deltas.map((data) => JSON.parse(data) as unknown),
          [{ text: reply.answer }],
        );
      }
    });
  }

  it('answers a follow-up and a question in another language, searched as the model words them', async () => {
    const followed = { writes: '{"question": "Which header starts a stream?"}' };
    const send = async (message: string, conversationId?: string) => {
      const response = await fetch(`${server.url}/api/widget/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ widgetId: DEMO_WIDGET_ID, message, conversationId }),
      });
      return (await response.json()) as ChatReply;
    };
    model.behave({ writes: GOOD });
    const { conversationId } = await send('What is a stream?');
    model.behave(followed, { writes: GOOD });
    const next = await send('and its header?', conversationId);
    assert.equal(next.citations[0]?.pageId, 'streaming');
    assert.match(model.requests[1]?.body.messages[1]?.content ?? '', /Visitor: What is a stream\?/);
    assert.match(model.requests[2]?.body.messages[1]?.content ?? '', /\[1\] Streaming replies/);

    const translated = {
      text: 'Senden Sie die Anfrage mit der Kopfzeile `Accept: text/event-stream`.',
      cite: [1],
      quote: 'Send the chat request with the header Accept: text/event-stream.',
    };
    model.behave(followed, { writes: sentences(translated) });
    const german = await send('Mit welcher Kopfzeile wird die Antwort nach und nach gesendet?');
    assert.equal(german.answer, `${translated.text} [1]`);
    assert.equal(german.citations[0]?.pageId, 'streaming');
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
    assert.doesNotMatch(logged.join(''), /starts a stream|football|its header|Kopfzeile|the-key/);
  });
});
