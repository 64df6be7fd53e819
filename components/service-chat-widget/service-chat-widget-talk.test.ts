import { aTimeout, expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { ChatEvent } from '../internal/events.js';
import { buttonNamed, deepQuery, focused, hasButton, textOf } from '../testing/deep-query.js';
import {
  chatReply,
  CONVERSATION_ID,
  errorAnswer,
  startFakeServer,
  type FakeServer,
  widgetRecord,
} from '../testing/fake-server.js';
import { citations } from '../testing/fixtures.js';
import {
  atRest,
  isShown,
  panelOf,
  placeOpenWidget,
  placeStandingWidget,
  placeWidget,
  recordEvents,
} from '../testing/place-widget.js';
import { waitUntil } from '../testing/wait-until.js';

describe('<service-chat-widget>, talking', () => {
  let server: FakeServer;

  beforeEach(() => {
    server = startFakeServer();
  });

  afterEach(() => {
    server.stop();
  });

  it('shows the visitor’s question and the reply with its sources', async () => {
    server.on('chat', () => chatReply('Within 30 days.', { citations: [...citations] }));
    const widget = await placeOpenWidget();
    await sendKeys({ type: 'When can I return it?' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => textOf(widget).includes('Within 30 days.'));
    expect(textOf(widget)).to.contain('When can I return it?');
    await waitUntil(() => textOf(widget).includes(citations[0]!.pageTitle));
    expect(server.requestsTo('chat')[0]!.body).to.include({
      widgetId: widget.widgetId,
      message: 'When can I return it?',
      pageUrl: location.href,
    });
  });

  it('tells the page of every message, from outside its shadow root', async () => {
    const widget = await placeOpenWidget();
    const targets: (EventTarget | null)[] = [];
    const listen = (event: Event) => targets.push(event.target);
    document.addEventListener('chat-message', listen);
    const events = recordEvents(document.body);
    await sendKeys({ type: 'Hello' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => events.length === 2);
    document.removeEventListener('chat-message', listen);
    expect(events).to.deep.equal([
      ['chat-message', { content: 'Hello', role: 'user' }],
      ['chat-message', { content: 'You asked: Hello', role: 'assistant' }],
    ]);
    expect(targets).to.deep.equal([widget, widget]);
  });

  it('sends a message of the page without opening the window', async () => {
    const widget = await placeStandingWidget();
    const events = recordEvents(widget);
    widget.sendMessage('  one ');
    widget.sendMessage(' \n');
    widget.sendMessage('two');
    await waitUntil(() => events.length === 4);
    expect(events.map(([, detail]) => detail)).to.deep.equal([
      { content: 'one', role: 'user' },
      { content: 'You asked: one', role: 'assistant' },
      { content: 'two', role: 'user' },
      { content: 'You asked: two', role: 'assistant' },
    ]);
    expect(widget.isOpen).to.equal(false);
    widget.open();
    await waitUntil(() => isShown(widget));
    expect(textOf(widget)).to.contain('You asked: two');
  });

  it('sends what the page said before the widget stood', async () => {
    const widget = placeWidget();
    widget.sendMessage('early');
    await waitUntil(() => server.requestsTo('chat').length === 1);
    expect(server.requests.map(({ route }) => route)).to.deep.equal(['config', 'chat']);
  });

  it('shows an error as an alert, keeps the question and sends it again', async () => {
    server.on('chat', () => errorAnswer(500, 'internal'));
    const widget = await placeOpenWidget();
    widget.sendMessage('Hello');
    await waitUntil(() => hasButton(widget, 'Try again'));
    expect(textOf(widget)).to.contain('Hello').and.to.contain('Something went wrong');
    server.on('chat', () => chatReply('Here I am.'));
    panelOf(widget)!.dispatchEvent(new ChatEvent('chat-retry', null));
    await waitUntil(() => textOf(widget).includes('Here I am.'));
    expect(hasButton(widget, 'Try again')).to.equal(false);
  });

  it('leaves the focus in the chat when a question is sent again by keyboard', async () => {
    server.on('chat', () => errorAnswer(500, 'internal'));
    const widget = await placeOpenWidget();
    widget.sendMessage('Try this');
    await waitUntil(() => hasButton(widget, 'Try again'));
    server.hold('chat');
    buttonNamed(widget, 'Try again').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => !hasButton(widget, 'Try again'));
    expect(focused()?.getAttribute('aria-label')).to.equal('Message');
  });

  it('hands feedback to the page and to the server', async () => {
    const widget = await placeOpenWidget();
    const reply = chatReply('So.', { citations: [{ pageTitle: 'How', excerpt: 'So.' }] });
    server.on('chat', () => reply);
    widget.sendMessage('How?');
    await waitUntil(() => hasButton(widget, 'Helpful'));
    const events = recordEvents(document.body);
    buttonNamed(widget, 'Helpful').click();
    expect(events).to.deep.equal([['chat-feedback', { messageId: reply.messageId, type: 'positive' }]]);
    await waitUntil(() => server.requestsTo('feedback').length === 1);
    expect(server.requestsTo('feedback')[0]!.body).to.deep.equal({
      widgetId: widget.widgetId,
      conversationId: reply.conversationId,
      messageId: reply.messageId,
      type: 'positive',
    });
  });

  it('hands the reason of a bad rating to the server', async () => {
    const widget = await placeOpenWidget();
    server.on('chat', () => chatReply('So.', { citations: [{ pageTitle: 'How', excerpt: 'So.' }] }));
    widget.sendMessage('How?');
    await waitUntil(() => hasButton(widget, 'Not helpful'));
    buttonNamed(widget, 'Not helpful').click();
    await waitUntil(() => hasButton(widget, 'Send'));
    deepQuery<HTMLInputElement>(widget, 'input[type=text]').value = 'Another model.';
    buttonNamed(widget, 'Send').click();
    await waitUntil(() => server.requestsTo('feedback').length === 2);
    expect(server.requestsTo('feedback')[1]!.body).to.include({ type: 'negative', reason: 'Another model.' });
  });

  it('offers the questions that the owner suggests, and asks the one that is picked', async () => {
    const suggestions = ['How long does delivery take?'];
    server.on('config', () => ({
      ...widgetRecord,
      appearance: { ...widgetRecord.appearance, suggestions },
    }));
    const widget = await placeOpenWidget();
    buttonNamed(widget, suggestions[0]!).click();
    await waitUntil(() => textOf(widget).includes(`You asked: ${suggestions[0]!}`));
  });

  it('hands a request for a human to the page and to the server, once', async () => {
    const widget = await placeOpenWidget();
    widget.sendMessage('How?');
    await waitUntil(() => textOf(widget).includes('You asked'));
    const answers = server.hold('escalate');
    const events = recordEvents(document.body);
    const panel = panelOf(widget)!;
    panel.dispatchEvent(new ChatEvent('chat-human', null));
    await waitUntil(() => hasButton(widget, 'Send request'));
    panel.dispatchEvent(new ChatEvent('chat-escalate', { email: 'ann@example.com', message: 'Please help' }));
    panel.dispatchEvent(new ChatEvent('chat-escalate', { email: 'ann@example.com', message: 'Please help' }));
    await waitUntil(() => answers.length === 1);
    answers[0]!(new Response(null, { status: 204 }));
    await waitUntil(() => textOf(widget).includes('Your request was sent'));
    expect(events[0]).to.deep.equal(['chat-escalate', { email: 'ann@example.com', message: 'Please help' }]);
    expect(server.requestsTo('escalate').map(({ body }) => body)).to.deep.equal([
      {
        widgetId: widget.widgetId,
        conversationId: CONVERSATION_ID,
        email: 'ann@example.com',
        message: 'Please help',
        pageUrl: location.href,
      },
    ]);
  });

  it('says when a request for a human did not get through, and lets it be sent again', async () => {
    const widget = await placeOpenWidget();
    const panel = panelOf(widget)!;
    server.on('escalate', () => new Error('offline'));
    panel.dispatchEvent(new ChatEvent('chat-human', null));
    panel.dispatchEvent(new ChatEvent('chat-escalate', { email: 'ann@example.com', message: 'Please help' }));
    await waitUntil(() => textOf(widget).includes('could not be sent'));
    server.on('escalate', () => new Response(null, { status: 204 }));
    panel.dispatchEvent(new ChatEvent('chat-escalate', { email: 'ann@example.com', message: 'Please help' }));
    await waitUntil(() => textOf(widget).includes('Your request was sent'));
    panel.dispatchEvent(new ChatEvent('chat-human', null));
    panel.dispatchEvent(new ChatEvent('chat-escalate', { email: 'ann@example.com', message: 'Please help' }));
    await waitUntil(() => server.requestsTo('escalate').length === 3);
    const [lost, again, another] = server
      .requestsTo('escalate')
      .map(({ headers }) => headers['idempotency-key']);
    expect(lost).to.be.a('string');
    expect(again, 'the first may have come through').to.equal(lost);
    expect(another).to.not.equal(lost);
  });

  it('forgets the conversation on request, of the visitor or of the page', async () => {
    const widget = await placeOpenWidget();
    const stored = () => localStorage.getItem(`service-chat:${widget.widgetId}`);
    for (const forget of [
      () => panelOf(widget)!.dispatchEvent(new ChatEvent('chat-new-conversation', null)),
      () => widget.reset(),
    ]) {
      widget.sendMessage('Remember me');
      await waitUntil(() => textOf(widget).includes('You asked: Remember me'));
      expect(stored()).to.contain('Remember me');
      void forget();
      await waitUntil(() => !textOf(widget).includes('Remember me'));
      expect(stored()).to.equal(null);
    }
  });

  it('forgets the conversation, too, where the page asks for that before the widget stands', async () => {
    const before = await placeOpenWidget();
    const { widgetId } = before;
    before.sendMessage('Remember me');
    await waitUntil(() => textOf(before).includes('You asked: Remember me'));
    before.remove();
    const widget = placeWidget({ widgetId });
    await widget.reset();
    widget.open();
    await atRest(widget);
    expect(textOf(widget)).to.not.contain('Remember me');
    expect(localStorage.getItem(`service-chat:${widgetId}`)).to.equal(null);
  });

  it('stores nothing before the first question', async () => {
    const widget = await placeOpenWidget();
    widget.close();
    expect(Object.keys(localStorage).filter((key) => key.includes(widget.widgetId))).to.deep.equal([]);
  });

  it('has its conversation back after a reload', async () => {
    const before = await placeOpenWidget();
    before.sendMessage('one');
    await waitUntil(() => textOf(before).includes('You asked: one'));
    before.remove();
    const after = await placeOpenWidget({ widgetId: before.widgetId });
    expect(textOf(after)).to.contain('You asked: one');
  });

  it('keeps several widgets on a page apart', async () => {
    const [one, other] = [await placeOpenWidget(), await placeOpenWidget()];
    one.sendMessage('for one');
    await waitUntil(() => textOf(one).includes('You asked: for one'));
    expect(textOf(other)).to.not.contain('for one');
  });

  it('keeps what goes on between its own elements from the page', async () => {
    const widget = await placeOpenWidget();
    const leaked: string[] = [];
    const types = ['chat-send', 'chat-retry', 'chat-dismiss', 'chat-human', 'chat-new-conversation'];
    const listen = (event: Event) => leaked.push(event.type);
    for (const type of types) document.addEventListener(type, listen);
    const panel = panelOf(widget)!;
    for (const type of types)
      panel.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: { text: '' } }));
    for (const type of types) document.removeEventListener(type, listen);
    await aTimeout(0);
    expect(leaked).to.deep.equal([]);
  });

  it('sends and stores the right thing on pages that bend JSON', async () => {
    const prototype = Array.prototype as { toJSON?: unknown };
    prototype.toJSON = function toJSON(this: unknown[]) {
      return this.join(' ');
    };
    try {
      const widget = await placeOpenWidget();
      widget.sendMessage('one');
      await waitUntil(() => textOf(widget).includes('You asked: one'));
      const stored = JSON.parse(localStorage.getItem(`service-chat:${widget.widgetId}`)!) as {
        messages: unknown[];
      };
      expect(stored.messages).to.have.length(2);
    } finally {
      delete prototype.toJSON;
    }
  });
});
