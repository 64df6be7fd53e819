import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it, type TestContext } from 'node:test';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { AnswerEngine, AnswerOptions, EngineReply } from '../../answers/answer-engine.js';
import type { ChatReply } from '../../contract.js';
import { errorOf, SITE, startApp, WIDGET_ID, type TestApp } from '../app.fixture.js';

const CHAT = '/api/widget/chat';
const STREAM = { Accept: 'text/event-stream' };
const BODY = { widgetId: WIDGET_ID, message: 'Can I return a lamp?' };

interface Received {
  event: string;
  data: Record<string, unknown>;
}

/** The events of a stream, as they come. */
async function* eventsOf(response: Response): AsyncGenerator<Received> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  assert.ok(response.body);
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    parser.feed(chunk);
    for (const { event = '', data } of events.splice(0)) {
      yield { event, data: JSON.parse(data) as Received['data'] };
    }
  }
}
const allEventsOf = async (response: Response) => {
  const all: Received[] = [];
  for await (const event of eventsOf(response)) all.push(event);
  return all;
};

const replyWith = (answer: string): EngineReply => ({
  answer,
  citations: [],
  relatedArticles: [],
  confidenceScore: 0.9,
  wasRefused: false,
});

describe('a streamed reply', () => {
  let app: TestApp;
  before(async () => {
    app = await startApp();
  });
  after(() => app.stop());

  it('begins with its ids and ends with the documented reply', async () => {
    const events = await allEventsOf(await app.post(CHAT, BODY, STREAM));
    assert.deepEqual(
      events.map(({ event }) => event),
      ['start', 'delta', 'done'],
    );
    const [start, delta, done] = events.map(({ data }) => data);
    const { conversationId, messageId, ...content } = done as unknown as ChatReply;
    assert.deepEqual(start, { conversationId, messageId });
    assert.deepEqual(delta, { text: content.answer });
    assert.deepEqual(Object.keys(content), [
      'answer',
      'citations',
      'relatedArticles',
      'confidenceScore',
      'wasRefused',
    ]);
  });

  it('is in the log when it is done, and its conversation goes on', async () => {
    const [first] = (await allEventsOf(await app.post(CHAT, BODY, STREAM))).slice(-1);
    const { conversationId, messageId } = first?.data as unknown as ChatReply;
    const turns = await app.store.conversations.turns(WIDGET_ID, conversationId, 9);
    assert.deepEqual(
      turns.map(({ reply }) => reply?.id),
      [messageId],
    );
    const [next] = await allEventsOf(await app.post(CHAT, { ...BODY, conversationId }, STREAM));
    assert.equal(next?.data['conversationId'], conversationId);
  });

  it('has its delta also where it is small talk', async () => {
    const events = await allEventsOf(await app.post(CHAT, { ...BODY, message: 'Hello!' }, STREAM));
    assert.equal(events[1]?.data['text'], events[2]?.data['answer']);
  });

  it('is let through by proxies and may be read by the website', async () => {
    const { headers, body } = await app.post(CHAT, BODY, { ...STREAM, Origin: SITE });
    await body?.cancel();
    assert.match(String(headers.get('Content-Type')), /^text\/event-stream/);
    assert.equal(headers.get('Cache-Control'), 'no-cache, no-transform');
    assert.equal(headers.get('X-Accel-Buffering'), 'no');
    assert.equal(headers.get('Access-Control-Allow-Origin'), SITE);
    assert.match(String(headers.get('Vary')), /Accept/);
  });

  for (const accept of [
    '*/*',
    'application/json',
    'application/json, text/event-stream;q=0.5',
    'text/html',
  ]) {
    it(`is not sent to who accepts ${accept}`, async () => {
      const response = await app.post(CHAT, BODY, { Accept: accept });
      assert.match(String(response.headers.get('Content-Type')), /^application\/json/);
      assert.equal(((await response.json()) as ChatReply).wasRefused, false);
    });
  }

  for (const [name, body, headers, status, code] of [
    ['without a message', { widgetId: WIDGET_ID }, {}, 400, 'invalid_request'],
    ['to no widget', { ...BODY, widgetId: crypto.randomUUID() }, {}, 404, 'widget_not_found'],
    ['from another website', BODY, { Origin: 'https://evil.example' }, 403, 'origin_not_allowed'],
  ] as const) {
    it(`is refused with ${status} as JSON for a question ${name}`, async () => {
      const response = await app.post(CHAT, body, { ...STREAM, ...headers });
      assert.equal(response.status, status);
      assert.equal((await errorOf(response)).code, code);
    });
  }

  it('is refused with 429 as JSON when the quota is used up', async (t) => {
    const full = await startApp(t, { widget: { quota: { messages: 1, period: 'day' } } });
    await allEventsOf(await full.post(CHAT, BODY, STREAM));
    const response = await full.post(CHAT, BODY, STREAM);
    assert.equal(response.status, 429);
    assert.ok(Number(response.headers.get('Retry-After')) > 0);
    assert.equal((await errorOf(response)).code, 'quota_exceeded');
  });
});

describe('an engine that answers bit by bit', () => {
  /** Runs the app with an engine whose work the test does. */
  const startWith = (t: TestContext, answer: (options: AnswerOptions) => Promise<EngineReply>) => {
    const engine: AnswerEngine = { answer: (_question, options = {}) => answer(options) };
    return startApp(t, { engine });
  };

  it('is heard at once, each part in one line of data', async (t) => {
    let goOn = (): void => undefined;
    const heard = new Promise<void>((resolve) => (goOn = resolve));
    const app = await startWith(t, async ({ onText }) => {
      onText?.('Yes.\n\n');
      await heard;
      onText?.('- In its box\n- Within 30 days');
      return replyWith('Yes.\n\n- In its box\n- Within 30 days');
    });
    const texts: unknown[] = [];
    for await (const { event, data } of eventsOf(await app.post(CHAT, BODY, STREAM))) {
      if (event !== 'delta') continue;
      texts.push(data['text']);
      goOn();
    }
    assert.deepEqual(texts, ['Yes.\n\n', '- In its box\n- Within 30 days']);
  });

  it('may still come to another answer, which is told at the end', async (t) => {
    const app = await startWith(t, ({ onText }) => {
      onText?.('Lamps can');
      return Promise.resolve(replyWith('You can return any lamp.'));
    });
    const events = await allEventsOf(await app.post(CHAT, BODY, STREAM));
    assert.deepEqual(
      events.map(({ event, data }) => [event, data['text'] ?? data['answer']]),
      [
        ['start', undefined],
        ['delta', 'Lamps can'],
        ['done', 'You can return any lamp.'],
      ],
    );
  });

  it('ends the stream with the error body where it fails, and gives nothing away', async (t) => {
    const app = await startWith(t, ({ onText }) => {
      onText?.('Lamps can');
      return Promise.reject(new Error('the database password is wrong'));
    });
    const response = await app.post(CHAT, BODY, STREAM);
    const events = await allEventsOf(response);
    const last = events.at(-1);
    assert.equal(last?.event, 'error');
    assert.deepEqual(Object.keys(last.data), ['error', 'requestId']);
    assert.equal(last.data['requestId'], response.headers.get('X-Request-Id'));
    assert.doesNotMatch(JSON.stringify(events), /password/);
  });

  it('is told to shutdownSignal when the server stops, and the streams that the server says bye, and how they end', async (t) => {
    const finish = async ({ signal, onText }: AnswerOptions) => {
      assert.ok(signal);
      onText?.('Lamps');
      if (!signal.aborted) await once(signal, 'abort');
      return replyWith('Lamps can be returned.');
    };
    const app = await startWith(t, finish);
    const streams = await Promise.all(Array.from({ length: 40 }, () => app.post(CHAT, BODY, STREAM)));
    const whole = app.post(CHAT, BODY);
    const stopped = app.stop();
    const heard = await Promise.all(streams.map(allEventsOf));
    assert.deepEqual(
      heard.map((events) => events.map(({ event }) => event).join(' ')),
      streams.map(() => 'start delta bye done'),
    );
    assert.equal(((await (await whole).json()) as ChatReply).answer, 'Lamps can be returned.');
    await stopped;
  });

  for (const [form, accept] of [
    ['streamed', 'text/event-stream'],
    ['whole', 'application/json'],
  ] as const) {
    it(`is told when the visitor leaves before the ${form} reply, which is recorded all the same`, async (t) => {
      const visitor = new AbortController();
      let questions = 0;
      const app = await startWith(t, async ({ signal }) => {
        questions += 1;
        if (questions === 1) return replyWith('Somebody is there.');
        visitor.abort();
        assert.ok(signal);
        if (!signal.aborted) await once(signal, 'abort');
        return replyWith('Nobody is there.');
      });
      const first = (await (await app.post(CHAT, BODY)).json()) as ChatReply;
      const { conversationId } = first;
      const leaving = fetch(app.url + CHAT, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: accept },
        body: JSON.stringify({ ...BODY, conversationId }),
        signal: visitor.signal,
      }).then(allEventsOf);
      await assert.rejects(leaving, { name: 'AbortError' });
      const lastAnswer = async () => {
        const [turn] = await app.store.conversations.turns(WIDGET_ID, conversationId, 1);
        return turn?.reply?.answer;
      };
      while ((await lastAnswer()) !== 'Nobody is there.')
        await new Promise((resolve) => setTimeout(resolve, 5));
    });
  }
});
