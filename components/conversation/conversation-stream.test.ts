import { expect } from '@open-wc/testing';
import { openTab as openNewTab, type Tab } from '../testing/conversation-tab.js';
import {
  chatReply,
  CONVERSATION_ID,
  errorAnswer,
  openStream,
  startFakeServer,
  type FakeServer,
  type FakeStream,
} from '../testing/fake-server.js';
import { citations } from '../testing/fixtures.js';
import { waitUntil } from '../testing/wait-until.js';
import { newUuid } from '../internal/new-uuid.js';

describe('Conversation, with a reply that comes in parts', () => {
  let server: FakeServer;
  let widgetId: string;
  let open: Tab[];
  let stream: FakeStream;
  const reply = chatReply('Within 30 days. [1]', { citations: [...citations] });
  const { conversationId, messageId } = reply;

  beforeEach(() => {
    server = startFakeServer();
    widgetId = newUuid();
    open = [];
    stream = openStream();
    server.on('chat', () => stream.response);
  });

  afterEach(() => {
    for (const { conversation } of open) conversation.stop();
    server.stop();
    localStorage.removeItem(`service-chat:${widgetId}`);
  });

  function openTab(): Tab {
    const tab = openNewTab(widgetId);
    open.push(tab);
    return tab;
  }

  /** Asks, and waits until these parts are shown. */
  async function askUntil(tab: Tab, ...parts: string[]): Promise<void> {
    tab.conversation.send('When?');
    stream.send('start', { conversationId, messageId });
    for (const text of parts) stream.send('delta', { text });
    await waitUntil(() => tab.transcript()[1] === parts.join(''));
  }

  it('asks for a stream, and takes JSON too', async () => {
    const tab = openTab();
    await askUntil(tab, 'Within');
    expect(server.requests[0]!.headers['accept']).to.match(/^text\/event-stream,.*json/);
  });

  it('shows the reply as it grows, and the whole one with its sources in its place', async () => {
    const tab = openTab();
    await askUntil(tab, 'Within ', '30');
    expect(tab.conversation.state.status).to.equal('streaming');
    expect(tab.conversation.state.messages[1]).to.deep.include({ id: messageId, isPartial: true });
    expect(tab.events).to.deep.equal(['user: When?']);
    stream.send(': heartbeat\n\n');
    stream.send('delta', { text: ' days' });
    await waitUntil(() => tab.transcript()[1] === 'Within 30 days');
    stream.send('done', reply);
    stream.end();
    await tab.settled();
    expect(tab.conversation.state.status).to.equal('idle');
    expect(tab.transcript()).to.deep.equal(['When? (sent)', reply.answer]);
    expect(tab.conversation.state.messages[1]).to.deep.include({ id: messageId, citations: [...citations] });
    expect(tab.conversation.state.messages[1]).to.not.have.property('isPartial');
    expect(tab.events).to.deep.equal(['user: When?', `assistant: ${reply.answer}`]);
  });

  it('reads events however the network cuts them, letters of several bytes included', async () => {
    const bytes = new TextEncoder().encode(
      `event: start\r\ndata: ${JSON.stringify({ conversationId, messageId })}\r\n\r\n` +
        `event: done\ndata: ${JSON.stringify({ ...reply, answer: 'Für 30 Tage – 退货' })}\n\n`,
    );
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    server.on('chat', () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    const tab = openTab();
    tab.conversation.send('When?');
    await tab.settled();
    expect(tab.transcript()[1]).to.equal('Für 30 Tage – 退货');
  });

  it('stops on request: keeps what has come, and goes on in the same conversation', async () => {
    const tab = openTab();
    await askUntil(tab, 'Within ');
    tab.conversation.stopReply();
    stream.send('delta', { text: 'late' });
    expect(tab.conversation.state.status).to.equal('idle');
    expect(tab.transcript()).to.deep.equal(['When? (sent)', 'Within ']);
    expect(tab.events).to.deep.equal(['user: When?', 'assistant: Within ']);
    server.on('chat', () => chatReply('second'));
    tab.conversation.send('And then?');
    await tab.settled();
    expect(tab.transcript()).to.deep.equal(['When? (sent)', 'Within ', 'And then? (sent)', 'second']);
    expect(server.requests[1]!.body!['conversationId']).to.equal(CONVERSATION_ID);
    tab.conversation.stop();
    expect(openTab().conversation.state.messages[1]).to.include({ isPartial: true });
  });

  it('stops before anything has come', () => {
    const tab = openTab();
    tab.conversation.send('When?');
    tab.conversation.stopReply();
    tab.conversation.stopReply();
    expect(tab.conversation.state.status).to.equal('idle');
    expect(tab.transcript()).to.deep.equal(['When? (sent)']);
    expect(tab.events).to.deep.equal(['user: When?']);
    expect(tab.conversation.state.messages[0]).to.include({ isStopped: true });
    expect(openTab().conversation.state.messages[0]).to.include({ isStopped: true });
  });

  it('asks for the reply in one piece where the stream is cut, and from then on, under the same key', async () => {
    const tab = openTab();
    await askUntil(tab, 'Within ');
    server.on('chat', () => reply);
    stream.end();
    await tab.settled();
    expect(tab.transcript()).to.deep.equal(['When? (sent)', reply.answer]);
    tab.conversation.send('two');
    await tab.settled();
    const [first, second, third] = server.requestsTo('chat').map(({ headers }) => headers);
    expect(second!['idempotency-key']).to.equal(first!['idempotency-key']);
    expect([second, third].map((headers) => headers!['accept'])).to.deep.equal([undefined, undefined]);
    expect(tab.events.filter((event) => event.startsWith('assistant'))).to.have.length(2);
  });

  it('takes the half reply away and offers the question again where the server fails on the way', async () => {
    const tab = openTab();
    await askUntil(tab, 'Within ');
    stream.send('error', { error: { code: 'store_unavailable', message: 'Later.' }, requestId: 'r' });
    await tab.settled();
    expect(tab.transcript()).to.deep.equal(['When? (failed)']);
    expect(tab.conversation.state.error).to.deep.equal({ code: 'store_unavailable', canRetry: true });
    expect(server.requests).to.have.length(1);
  });

  it('leaves refused questions to their status, as without a stream', async () => {
    server.on('chat', () => errorAnswer(403, 'origin_not_allowed'));
    const tab = openTab();
    tab.conversation.send('When?');
    await tab.settled();
    expect(tab.conversation.state.error).to.deep.equal({ code: 'origin_not_allowed', canRetry: false });
    expect(server.requests).to.have.length(1);
  });

  it('fetches on the next page the whole of a reply that was cut off', async () => {
    const before = openTab();
    await askUntil(before, 'Within ');
    before.conversation.stop();
    server.on('chat', () => reply);
    const after = openTab();
    expect(after.transcript()).to.deep.equal(['When? (sending)']);
    await after.settled();
    expect(after.transcript()).to.deep.equal(['When? (sent)', reply.answer]);
  });
});
