import { expect } from '@open-wc/testing';
import { chatReply, errorAnswer, startFakeServer, type FakeServer } from '../testing/fake-server.js';
import { citations, relatedArticles, WIDGET_ID } from '../testing/fixtures.js';
import { muteConsole } from '../testing/place-widget.js';
import { createChatApi } from './chat-api.js';
import type { ApiError } from './chat-error.js';

const codeOf = (error: unknown) => (error as ApiError).code;
const question = { message: 'How?', visitorId: 'v', pageUrl: 'https://shop.example/' };

describe('createChatApi', () => {
  let server: FakeServer;
  const api = createChatApi('', WIDGET_ID);

  beforeEach(() => {
    server = startFakeServer();
  });

  afterEach(() => {
    server.stop();
  });

  it('asks by the documented fields', async () => {
    await api.ask({ ...question, conversationId: 'c' }, { key: 'k' });
    await api.ask({ ...question, conversationId: undefined }, { key: 'k' });
    expect(server.requests.map(({ method, body }) => ({ method, body }))).to.deep.equal([
      { method: 'POST', body: { widgetId: WIDGET_ID, ...question, conversationId: 'c' } },
      { method: 'POST', body: { widgetId: WIDGET_ID, ...question } },
    ]);
  });

  it('names in the console what only the owner of the website can mend', async () => {
    const console = muteConsole('error');
    try {
      for (const path of ['chat', 'escalate'] as const)
        server.on(path, () => errorAnswer(400, 'invalid_request'));
      expect(await api.ask(question, { key: 'k' }).catch(codeOf)).to.equal('invalid_request');
      const request = { email: 'a@b.example', message: 'Help', pageUrl: question.pageUrl };
      expect(await api.escalate(request, 'k').catch(codeOf)).to.equal('invalid_request');
      server.on('chat', () => errorAnswer(429, 'quota_exceeded'));
      await api.ask(question, { key: 'k' }).catch(codeOf);
      expect(console.said).to.deep.equal(
        Array(2).fill(
          'Service Chat: the server refused a message of the visitor. The server said invalid_request.',
        ),
      );
    } finally {
      console.restore();
    }
  });

  it('gives the reply as it came', async () => {
    const reply = chatReply('So.', { citations: [...citations], relatedArticles: [...relatedArticles] });
    server.on('chat', () => reply);
    expect(await api.ask(question, { key: 'k' })).to.deep.equal(reply);
  });

  it('takes a citation of title and excerpt alone, and leaves broken sources out', async () => {
    const short = { pageTitle: 'Manual', excerpt: 'Turn it on.' };
    server.on('chat', () => ({
      ...chatReply('So.'),
      citations: [short, { pageTitle: 'No excerpt' }, { ...short, pageUrl: 7 }, null],
      relatedArticles: [{ pageTitle: 'No address' }, ...relatedArticles],
    }));
    expect(await api.ask(question, { key: 'k' })).to.deep.include({
      citations: [short],
      relatedArticles: [...relatedArticles],
    });
  });

  it('rejects what is not a reply', async () => {
    const reply = chatReply('So.');
    const others: object[] = [
      [],
      {},
      ...Object.keys(reply).map((field) => ({ ...reply, [field]: field === 'answer' ? 7 : undefined })),
    ];
    for (const other of others) {
      server.on('chat', () => other);
      expect(await api.ask(question, { key: 'k' }).catch(codeOf), JSON.stringify(other)).to.equal(
        'bad_reply',
      );
    }
  });

  describe('where the server cannot store the question', () => {
    const away = (retryAfter?: string) =>
      errorAnswer(503, 'store_unavailable', retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    const keysSent = () => server.requests.map(({ headers }) => new Headers(headers).get('idempotency-key'));

    it('asks once more after the time that the server names, with the same key', async () => {
      const answers = [away('1'), chatReply('So.')];
      server.on('chat', () => answers.shift() ?? away());
      const startedAt = performance.now();
      expect((await api.ask(question, { key: 'k' })).answer).to.equal('So.');
      expect(performance.now() - startedAt).to.be.above(990);
      expect(keysSent()).to.deep.equal(['k', 'k']);
    });

    it('tells of it when that was in vain too', async () => {
      server.on('chat', () => away('0'));
      expect(await api.ask(question, { key: 'k' }).catch(codeOf)).to.equal('store_unavailable');
      expect(keysSent()).to.deep.equal(['k', 'k']);
    });

    it('leaves it to the visitor where no time is named, or a long one', async () => {
      for (const retryAfter of [undefined, '60']) {
        server.on('chat', () => away(retryAfter));
        expect(await api.ask(question, { key: 'k' }).catch(codeOf)).to.equal('store_unavailable');
      }
      expect(keysSent()).to.deep.equal(['k', 'k']);
    });

    it('asks no more once the visitor has stopped it', async () => {
      server.on('chat', () => away('2'));
      const stopping = new AbortController();
      const asking = api.ask(question, { key: 'k', signal: stopping.signal }).catch(() => 'stopped');
      while (server.requests.length === 0) await new Promise(requestAnimationFrame);
      setTimeout(() => {
        stopping.abort();
      }, 50);
      expect(await asking).to.equal('stopped');
      expect(keysSent()).to.deep.equal(['k']);
    });
  });

  it('leaves feedback and asks for a human', async () => {
    await api.leaveFeedback({ conversationId: 'c', messageId: 'm', type: 'negative' });
    await api.escalate(
      { conversationId: 'c', email: 'ann@example.com', message: 'Help', pageUrl: 'https://a.example/' },
      'k',
    );
    expect(server.requests.map(({ route, body }) => [route, body])).to.deep.equal([
      ['feedback', { widgetId: WIDGET_ID, conversationId: 'c', messageId: 'm', type: 'negative' }],
      [
        'escalate',
        {
          widgetId: WIDGET_ID,
          conversationId: 'c',
          email: 'ann@example.com',
          message: 'Help',
          pageUrl: 'https://a.example/',
        },
      ],
    ]);
  });
});
