import { expect } from '@open-wc/testing';
import {
  chatReply,
  errorAnswer,
  startFakeServer,
  type FakeAnswer,
  type FakeServer,
} from '../testing/fake-server.js';
import { citations } from '../testing/fixtures.js';
import { openTab as openNewTab, type Tab } from '../testing/conversation-tab.js';
import { waitUntil } from '../testing/wait-until.js';
import { newUuid } from '../internal/new-uuid.js';

describe('Conversation', () => {
  let server: FakeServer;
  let widgetId: string;
  let open: Tab[];

  beforeEach(() => {
    server = startFakeServer();
    widgetId = newUuid();
    open = [];
  });

  afterEach(() => {
    for (const { conversation } of open) conversation.stop();
    server.stop();
    localStorage.removeItem(`service-chat:${widgetId}`);
  });

  function openTab(onMessage?: (content: string) => void): Tab {
    const tab = openNewTab(widgetId, onMessage);
    open.push(tab);
    return tab;
  }

  it('starts empty and keeps nothing in the browser before the first question', () => {
    const tab = openTab();
    tab.conversation.send('   \n ');
    expect(tab.conversation.state).to.deep.equal({ status: 'idle', messages: [] });
    expect(localStorage.getItem(`service-chat:${widgetId}`)).to.equal(null);
    expect(server.requests).to.deep.equal([]);
  });

  it('tells once that a human is wanted, keeps that with the reply, and does not tell of it again', async () => {
    server.on('chat', () => chatReply('Of course.', { suggestedAction: 'escalate' }));
    const tab = openTab();
    tab.conversation.send('get me a person');
    await tab.settled();
    expect(tab.events.slice(1)).to.deep.equal(['assistant: Of course.', 'a human is wanted']);
    const later = openTab();
    expect(later.conversation.state.messages.at(-1)).to.include({ suggestedAction: 'escalate' });
    expect(later.events).to.deep.equal([]);
  });

  it('sends a question and takes the reply', async () => {
    const answer = chatReply('Within 30 days.', { citations: [...citations], confidenceScore: 0.7 });
    server.on('chat', () => answer);
    const tab = openTab();
    tab.conversation.send('  When can I return it? ');
    expect(tab.conversation.state.status).to.equal('sending');
    expect(tab.transcript()).to.deep.equal(['When can I return it? (sending)']);
    expect(tab.events).to.deep.equal(['user: When can I return it?']);
    await tab.settled();
    expect(tab.events).to.deep.equal(['user: When can I return it?', 'assistant: Within 30 days.']);
    const [question, reply] = tab.conversation.state.messages;
    expect(question).to.include({ text: 'When can I return it?', status: 'sent' });
    expect(reply).to.deep.include({
      role: 'assistant',
      id: answer.messageId,
      text: 'Within 30 days.',
      citations: [...citations],
      relatedArticles: [],
      confidenceScore: 0.7,
      wasRefused: false,
    });
    expect(tab.conversation.state.conversationId).to.equal(answer.conversationId);
  });

  it('tells the server who asks, from where, and in which conversation', async () => {
    const tab = openTab();
    tab.conversation.send('one');
    await tab.settled();
    tab.conversation.send('two');
    await tab.settled();
    const [first, second] = server.requestsTo('chat').map(({ body }) => body!);
    expect(first).to.include({ message: 'one', pageUrl: 'https://shop.example/lamps' });
    expect(first).to.not.have.property('conversationId');
    expect(second!['conversationId']).to.equal(tab.conversation.state.conversationId);
    expect(first!['visitorId']).to.have.length(36);
    expect(second!['visitorId']).to.equal(first!['visitorId']);
  });

  it('sends one question at a time and puts each reply behind its question', async () => {
    const answers = server.hold('chat');
    const tab = openTab();
    tab.conversation.send('one');
    tab.conversation.send('two');
    expect(tab.transcript()).to.deep.equal(['one (sending)', 'two (sending)']);
    expect(server.requests).to.have.length(1);
    answers[0]!(chatReply('first'));
    await waitUntil(() => answers.length === 2);
    expect(tab.transcript()).to.deep.equal(['one (sent)', 'first', 'two (sending)']);
    answers[1]!(chatReply('second'));
    await tab.settled();
    expect(tab.transcript()).to.deep.equal(['one (sent)', 'first', 'two (sent)', 'second']);
    expect(tab.events).to.deep.equal(['user: one', 'assistant: first', 'user: two', 'assistant: second']);
  });

  it('sends once what is sent from within a message event', async () => {
    const tab = openTab((content) => {
      if (content === 'You asked: one') tab.conversation.send('two');
    });
    tab.conversation.send('one');
    await waitUntil(() => tab.transcript().length === 4 && tab.conversation.state.status === 'idle');
    expect(server.requestsTo('chat').map(({ body }) => body!['message'])).to.deep.equal(['one', 'two']);
  });

  it('keeps the question when sending fails, and sends it again on retry', async () => {
    server.on('chat', () => new Error('offline'));
    const tab = openTab();
    tab.conversation.send('one');
    await tab.settled();
    expect(tab.conversation.state).to.deep.include({
      status: 'failed',
      error: { code: 'network', canRetry: true },
    });
    expect(tab.transcript()).to.deep.equal(['one (failed)']);
    server.on('chat', () => chatReply('first'));
    tab.conversation.retry();
    expect(tab.conversation.state.error).to.equal(undefined);
    await tab.settled();
    expect(tab.transcript()).to.deep.equal(['one (sent)', 'first']);
    expect(tab.events).to.deep.equal(['user: one', 'assistant: first']);
  });

  it('repeats the very same request under the same key when it sends a question again', async () => {
    server.on('chat', () => new Error('offline'));
    const before = openTab();
    before.conversation.send('one');
    await before.settled();
    before.conversation.retry();
    await before.settled();
    before.conversation.stop();
    const after = openTab();
    server.on('chat', () => chatReply('first'));
    after.conversation.retry();
    await after.settled();
    const [first, ...others] = server.requestsTo('chat').map(({ headers, body }) => ({
      key: headers['idempotency-key'],
      body,
    }));
    expect(others).to.deep.equal([first, first]);
    after.conversation.send('one');
    await after.settled();
    expect(server.requestsTo('chat')[3]!.headers['idempotency-key']).to.not.equal(first!.key);
  });

  it('sends what did not reach the server once there is a connection again, in order and once', async () => {
    server.on('chat', () => new Error('offline'));
    const tab = openTab();
    tab.conversation.send('one');
    tab.conversation.send('two');
    await tab.settled();
    expect(tab.transcript()).to.deep.equal(['one (failed)', 'two (failed)']);
    server.on('chat', ({ body }) => chatReply(`to ${String(body!['message'])}`));
    tab.conversation.resendLost();
    tab.conversation.resendLost();
    await tab.settled();
    tab.conversation.resendLost();
    expect(tab.transcript()).to.deep.equal(['one (sent)', 'to one', 'two (sent)', 'to two']);
    expect(tab.events).to.deep.equal(['user: one', 'user: two', 'assistant: to one', 'assistant: to two']);
    expect(server.requests).to.have.length(4);
  });

  it('does not send again by itself what the server has refused', async () => {
    server.on('chat', () => errorAnswer(500, 'internal'));
    const tab = openTab();
    tab.conversation.send('one');
    await tab.settled();
    tab.conversation.resendLost();
    expect(tab.transcript()).to.deep.equal(['one (failed)']);
    expect(server.requests).to.have.length(1);
  });

  it('goes on with the questions that wait behind one that failed', async () => {
    const tab = openTab();
    server.on('chat', ({ body }) =>
      body!['message'] === 'one' ? errorAnswer(500, 'internal') : chatReply('second'),
    );
    tab.conversation.send('one');
    tab.conversation.send('two');
    await tab.settled();
    expect(tab.transcript()).to.deep.equal(['one (failed)', 'two (sent)', 'second']);
    expect(tab.conversation.state.status).to.equal('idle');
    tab.conversation.retry();
    expect(server.requests).to.have.length(2);
  });

  it('says what went wrong, when to come back, and whether to try again', async () => {
    const tab = openTab();
    const errorAfter = async (answer: FakeAnswer) => {
      server.on('chat', () => answer);
      tab.conversation.send('one');
      await tab.settled();
      return tab.conversation.state.error;
    };
    expect(await errorAfter(errorAnswer(429, 'quota_exceeded', { 'retry-after': '60' }))).to.deep.equal({
      code: 'quota_exceeded',
      canRetry: false,
      retryAfter: 60,
    });
    expect(await errorAfter(errorAnswer(403, 'origin_not_allowed'))).to.deep.equal({
      code: 'origin_not_allowed',
      canRetry: false,
    });
    expect(await errorAfter(errorAnswer(400, 'invalid_request'))).to.include({ canRetry: false });
    expect(await errorAfter(errorAnswer(500, 'from the future' as never))).to.include({ code: 'internal' });
    expect(await errorAfter({ not: 'a reply' })).to.include({ code: 'bad_reply', canRetry: true });
  });

  it('starts anew: forgets everything and does not hear the late answer', async () => {
    const answers = server.hold('chat');
    const tab = openTab();
    tab.conversation.send('one');
    answers[0]!(chatReply('first'));
    await tab.settled();
    tab.conversation.send('two');
    await waitUntil(() => answers.length === 2);
    tab.conversation.startNew();
    expect(tab.conversation.state).to.deep.equal({ status: 'idle', messages: [] });
    expect(localStorage.getItem(`service-chat:${widgetId}`)).to.equal(null);
    tab.conversation.send('three');
    await waitUntil(() => answers.length === 3);
    answers[1]!(chatReply('late'));
    answers[2]!(chatReply('third'));
    await tab.settled();
    expect(tab.transcript()).to.deep.equal(['three (sent)', 'third']);
    const [first, , third] = server.requestsTo('chat').map(({ body }) => body!);
    expect(third).to.not.have.property('conversationId');
    expect(third!['visitorId']).to.not.equal(first!['visitorId']);
  });

  it('asks and hears nothing once it is stopped', async () => {
    const answers = server.hold('chat');
    const tab = openTab();
    tab.conversation.send('one');
    await waitUntil(() => answers.length === 1);
    tab.conversation.stop();
    answers[0]!(chatReply('late'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(tab.events).to.deep.equal(['user: one']);
  });

  describe('feedback', () => {
    async function rated() {
      const tab = openTab();
      tab.conversation.send('one');
      await tab.settled();
      const { id } = tab.conversation.state.messages[1]!;
      const feedback = () => {
        const reply = tab.conversation.state.messages[1]!;
        return reply.role === 'assistant' ? reply.feedback : undefined;
      };
      return { ...tab, id, feedback };
    }

    it('is marked at once and sent to the server', async () => {
      const { conversation, id, feedback } = await rated();
      const sending = conversation.leaveFeedback(id, 'positive');
      expect(feedback()).to.equal('positive');
      await sending;
      await conversation.leaveFeedback(id, 'positive');
      await conversation.leaveFeedback('unknown', 'positive');
      expect(server.requestsTo('feedback').map(({ body }) => body)).to.deep.equal([
        { widgetId, conversationId: conversation.state.conversationId, messageId: id, type: 'positive' },
      ]);
    });

    it('is taken back where the server does not get it', async () => {
      const { conversation, id, feedback } = await rated();
      await conversation.leaveFeedback(id, 'positive');
      server.on('feedback', () => new Error('offline'));
      await conversation.leaveFeedback(id, 'negative');
      expect(feedback()).to.equal('positive');
    });
  });
});
