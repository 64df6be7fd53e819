import { expect } from '@open-wc/testing';
import { chatReply, errorAnswer, startFakeServer, type FakeServer } from '../testing/fake-server.js';
import { openTab as openNewTab, type Tab } from '../testing/conversation-tab.js';
import { waitUntil } from '../testing/wait-until.js';
import { newUuid } from '../internal/new-uuid.js';

describe('Conversation over reloads and tabs', () => {
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

  function openTab(): Tab {
    const tab = openNewTab(widgetId);
    open.push(tab);
    return tab;
  }

  /** Passes what is stored on to the other tabs, as the browser does: events go to all but the writer. */
  function tellOtherTabs(): void {
    const key = `service-chat:${widgetId}`;
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
  }

  /** Shows a page again that the browser had kept as it was. */
  const bringBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  it('goes on after a reload, with the same visitor and conversation', async () => {
    const before = openTab();
    before.conversation.send('one');
    await before.settled();
    before.conversation.stop();
    const after = openTab();
    expect(after.conversation.state).to.deep.equal(before.conversation.state);
    after.conversation.send('two');
    await after.settled();
    const [first, second] = server.requestsTo('chat').map(({ body }) => body!);
    expect(second!['visitorId']).to.equal(first!['visitorId']);
    expect(second!['conversationId']).to.equal(before.conversation.state.conversationId);
    expect(after.events).to.deep.equal(['user: two', 'assistant: You asked: two']);
  });

  it('keeps that a request was sent over a reload, and a failed question can be sent again after it', async () => {
    server.on('chat', () => errorAnswer(500, 'internal'));
    const tab = openTab();
    tab.conversation.send('How?');
    await tab.settled();
    tab.conversation.addRequest();
    expect(tab.conversation.state.status).to.equal('failed');
    const later = openTab();
    expect(later.transcript()).to.deep.equal(['How? (failed)', 'a request was sent']);
    server.on('chat', () => chatReply('So.'));
    later.conversation.retry();
    await later.settled();
    expect(later.transcript()).to.deep.equal(['How? (sent)', 'So.', 'a request was sent']);
  });

  it('shows in the other tabs that a request was sent', async () => {
    const [one, other] = [openTab(), openTab()];
    one.conversation.send('one');
    await one.settled();
    one.conversation.addRequest();
    tellOtherTabs();
    expect(other.transcript()).to.deep.equal(one.transcript());
    expect(other.transcript().at(-1)).to.equal('a request was sent');
  });

  it('waits on the next page for the reply to a question that was in flight, under the same key', async () => {
    const held = server.hold('chat');
    const before = openTab();
    before.conversation.send('one');
    before.conversation.send('two');
    before.conversation.stop();
    const after = openTab();
    expect(after.conversation.state.status).to.equal('sending');
    await waitUntil(() => held.length === 2);
    server.on('chat', () => chatReply('second'));
    held[1]!(chatReply('first'));
    await after.settled();
    expect(after.transcript()).to.deep.equal(['one (sent)', 'first', 'two (sent)', 'second']);
    const [first, again, second] = server.requestsTo('chat');
    expect(again!.headers['idempotency-key']).to.equal(first!.headers['idempotency-key']);
    expect(again!.body).to.deep.equal(first!.body);
    expect(second!.body).to.include({ message: 'two' });
    // The first question was told of on the page that it was asked on.
    expect(after.events).to.deep.equal(['assistant: first', 'user: two', 'assistant: second']);
  });

  it('offers a question again that was cut off long ago', async () => {
    server.hold('chat');
    const before = openTab();
    before.conversation.send('one');
    before.conversation.stop();
    const key = `service-chat:${widgetId}`;
    const longAgo = String(Date.now() - 11 * 60_000);
    localStorage.setItem(key, localStorage.getItem(key)!.replace(/(?<="sentAt":)\d+/, longAgo));
    const after = openTab();
    expect(after.transcript()).to.deep.equal(['one (failed)']);
    expect(after.conversation.state).to.deep.include({
      status: 'failed',
      error: { code: 'network', canRetry: true },
    });
    server.on('chat', () => chatReply('first'));
    after.conversation.retry();
    await after.settled();
    expect(after.transcript()).to.deep.equal(['one (sent)', 'first']);
  });

  it('leaves to the visitor what was asked long ago, and then sends all that did not reach the server', async () => {
    server.on('chat', () => new Error('offline'));
    let now = Date.now();
    const tab = openNewTab(widgetId, undefined, () => now);
    open.push(tab);
    tab.conversation.send('one');
    tab.conversation.send('two');
    await tab.settled();
    now += 11 * 60_000;
    server.on('chat', ({ body }) => chatReply(`to ${String(body!['message'])}`));
    tab.conversation.resendLost();
    await tab.settled();
    expect(tab.transcript()).to.deep.equal(['one (failed)', 'two (failed)']);
    tab.conversation.retry();
    await tab.settled();
    expect(tab.transcript()).to.deep.equal(['one (sent)', 'to one', 'two (sent)', 'to two']);
  });

  it('does not send by itself, after a reload, what failed before', async () => {
    server.on('chat', () => new Error('offline'));
    const before = openTab();
    before.conversation.send('one');
    await before.settled();
    before.conversation.stop();
    server.on('chat', () => chatReply('first'));
    const after = openTab();
    after.conversation.resendLost();
    await after.settled();
    expect(after.transcript()).to.deep.equal(['one (failed)']);
    after.conversation.retry();
    await after.settled();
    expect(after.transcript()).to.deep.equal(['one (sent)', 'first']);
  });

  it('follows another tab, without waiting for the reply itself', async () => {
    const [here, there] = [openTab(), openTab()];
    const answers = server.hold('chat');
    there.conversation.send('one');
    tellOtherTabs();
    expect(here.transcript()).to.deep.equal(['one (sent)']);
    expect(here.conversation.state.status).to.equal('idle');
    answers[0]!(chatReply('first'));
    await there.settled();
    tellOtherTabs();
    expect(here.transcript()).to.deep.equal(['one (sent)', 'first']);
    expect(here.conversation.state.conversationId).to.equal(there.conversation.state.conversationId);
    expect(here.events).to.deep.equal([]);
  });

  it('keeps its own question in flight when another tab writes', async () => {
    const [here, there] = [openTab(), openTab()];
    const answers = server.hold('chat');
    there.conversation.send('theirs');
    answers[0]!(chatReply('for them'));
    await there.settled();
    const theirs = localStorage.getItem(`service-chat:${widgetId}`);
    here.conversation.send('ours');
    window.dispatchEvent(new StorageEvent('storage', { key: `service-chat:${widgetId}`, newValue: theirs }));
    expect(here.conversation.state.status).to.equal('sending');
    await waitUntil(() => answers.length === 2);
    answers[1]!(chatReply('for us'));
    await here.settled();
    expect(here.transcript()).to.have.members(['theirs (sent)', 'for them', 'ours (sent)', 'for us']);
  });

  it('goes on, where the browser brings a page back, with what was begun on the page after it', async () => {
    const here = openTab();
    const next = openTab();
    next.conversation.send('one');
    await next.settled();
    next.conversation.stop();
    bringBack();
    expect(here.transcript()).to.deep.equal(['one (sent)', 'You asked: one']);
    here.conversation.send('two');
    await here.settled();
    expect(openTab().transcript()).to.deep.equal(here.transcript()).and.to.have.length(4);
  });

  it('waits, where the browser brings a page back, for the reply that was due on the page after it', async () => {
    const here = openTab();
    const next = openTab();
    const answers = server.hold('chat');
    next.conversation.send('one');
    await waitUntil(() => answers.length === 1);
    next.conversation.stop();
    bringBack();
    expect(here.conversation.state.status).to.equal('sending');
    await waitUntil(() => answers.length === 2);
    answers[1]!(chatReply('at last'));
    await here.settled();
    expect(here.transcript()).to.deep.equal(['one (sent)', 'at last']);
    const [first, second] = server.requestsTo('chat').map(({ headers }) => headers['idempotency-key']);
    expect(second).to.equal(first);
    expect(here.events).to.deep.equal(['assistant: at last']);
  });

  it('starts anew with the other tab', async () => {
    const [here, there] = [openTab(), openTab()];
    there.conversation.send('one');
    await there.settled();
    tellOtherTabs();
    there.conversation.startNew();
    tellOtherTabs();
    expect(here.conversation.state).to.deep.equal({ status: 'idle', messages: [] });
  });
});
