import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { buttonNamed, deepQuery, focused, hasButton, textOf } from '../testing/deep-query.js';
import { chatReply, startFakeServer, type FakeServer } from '../testing/fake-server.js';
import {
  muteConsole,
  placeOpenWidget,
  placeStandingWidget,
  placeWidget,
  recordEvents,
} from '../testing/place-widget.js';
import { ChatEvent } from '../internal/events.js';
import { newUuid } from '../internal/new-uuid.js';
import { waitUntil } from '../testing/wait-until.js';

describe('<service-chat-widget>, when the visitor asks for a human in words', () => {
  let server: FakeServer;

  beforeEach(() => {
    server = startFakeServer();
  });

  afterEach(() => {
    server.stop();
  });

  const escalation = () =>
    chatReply('Of course. Leave your address in the form.', {
      confidenceScore: 1,
      suggestedAction: 'escalate',
    });

  it('opens the form and moves the focus into it', async () => {
    server.on('chat', escalation);
    const widget = await placeOpenWidget();
    const events = recordEvents(document.body);
    await sendKeys({ type: 'talk to a human' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => hasButton(widget, 'Send request'));
    await waitUntil(() => focused() === deepQuery(widget, 'input[type=email]'));
    expect(events.map(([type]) => type)).to.deep.equal(['chat-message', 'chat-message']);
    expect(deepQuery<HTMLTextAreaElement>(widget, '#message').value).to.equal('');
    await expect(widget).to.be.accessible();
    buttonNamed(widget, 'Cancel').click();
    await waitUntil(() => textOf(widget).includes('Of course.'));
    await waitUntil(() => hasButton(widget, 'Send message'));
    await waitUntil(() => focused() === deepQuery(widget, 'textarea'));
  });

  it('begins the form with the question that had no answer', async () => {
    const widget = await placeOpenWidget();
    server.on('chat', () => chatReply('No page says it.', { wasRefused: true }));
    widget.sendMessage('Do you rent out tandems?');
    await waitUntil(() => textOf(widget).includes('No page says it.'));
    server.on('chat', escalation);
    widget.sendMessage('get me a person');
    await waitUntil(() => hasButton(widget, 'Send request'));
    expect(deepQuery<HTMLTextAreaElement>(widget, '#message').value).to.equal('Do you rent out tandems?');
  });

  it('leaves the visitor who is writing already where they are', async () => {
    const widget = await placeOpenWidget();
    const answers = server.hold('chat');
    await sendKeys({ type: 'talk to a human' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => answers.length === 1);
    await sendKeys({ type: 'and' });
    answers[0]!(escalation());
    await waitUntil(() => textOf(widget).includes('Of course.'));
    expect(hasButton(widget, 'Send request')).to.equal(false);
    expect(focused()).to.equal(deepQuery(widget, 'textarea'));
  });

  it('does not open the form for a conversation that is restored, and offers its button', async () => {
    server.on('chat', escalation);
    const before = await placeOpenWidget();
    before.sendMessage('talk to a human');
    await waitUntil(() => hasButton(before, 'Send request'));
    before.remove();
    const after = await placeOpenWidget({ widgetId: before.widgetId });
    expect(textOf(after)).to.contain('Of course.');
    expect(hasButton(after, 'Send request')).to.equal(false);
    // In words under the reply; the button of the header has an icon.
    await waitUntil(() => textOf(after).includes('Talk to a human'));
  });

  it('shows in the conversation that the request was sent, and invites to no other, also after a reload', async () => {
    server.on('chat', () => chatReply('No page says it.', { wasRefused: true }));
    server.on('escalate', () => new Response(null, { status: 204 }));
    const widget = await placeOpenWidget({ privacyUrl: 'https://acme.example/privacy' });
    widget.sendMessage('Do you rent out tandems?');
    await waitUntil(() => textOf(widget).includes('Talk to a human'));
    buttonNamed(widget, 'Talk to a human').click();
    await waitUntil(() => hasButton(widget, 'Send request'));
    expect(textOf(widget)).to.contain('Privacy notice');
    const email = deepQuery<HTMLInputElement>(widget, 'input[type=email]');
    email.focus();
    await sendKeys({ type: 'ann@example.com' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => hasButton(widget, 'Back to the conversation'));
    buttonNamed(widget, 'Back to the conversation').click();
    const isSettled = (of: HTMLElement) =>
      textOf(of).includes('Your request was sent.') && !hasButton(of, 'Talk to a human');
    await waitUntil(() => hasButton(widget, 'Send message') && isSettled(widget));
    await expect(widget).to.be.accessible();
    widget.remove();
    const after = await placeOpenWidget({ widgetId: widget.widgetId });
    await waitUntil(() => isSettled(after));
    server.on('chat', () => chatReply('No page says that either.', { wasRefused: true }));
    after.sendMessage('And scooters?');
    await waitUntil(() => textOf(after).includes('either'));
    await waitUntil(() => hasButton(after, 'Talk to a human'));
  });
});

describe('<service-chat-widget>, when the page asks for a human', () => {
  let server: FakeServer;

  beforeEach(() => {
    server = startFakeServer();
  });

  afterEach(() => {
    server.stop();
  });

  const email = (widget: Element) => deepQuery<HTMLInputElement>(widget, 'input[type=email]');

  it('opens the window with the form and moves the focus into it', async () => {
    const widget = await placeStandingWidget();
    const events = recordEvents(widget);
    widget.escalate();
    await waitUntil(() => hasButton(widget, 'Send request'));
    await waitUntil(() => focused() === email(widget));
    expect(events.map(([type]) => type)).to.deep.equal(['chat-open']);
  });

  it('does so before the widget stands, and in a window that is open', async () => {
    const widget = placeWidget();
    widget.escalate();
    await waitUntil(() => hasButton(widget, 'Send request'));
    buttonNamed(widget, 'Cancel').click();
    await waitUntil(() => hasButton(widget, 'Send message'));
    (document.activeElement as HTMLElement).blur();
    widget.escalate();
    await waitUntil(() => hasButton(widget, 'Send request'));
    await waitUntil(() => focused() === email(widget));
  });

  it('fills in the address of a visitor whom the page knows, and sends who they are along', async () => {
    const visitor = { id: '42', name: 'Ann', email: 'ann@example.com', signature: 'abc' };
    const widget = await placeStandingWidget({ visitor });
    widget.sendMessage('How?');
    await waitUntil(() => server.requestsTo('chat').length === 1);
    expect(server.requestsTo('chat')[0]!.body).to.include({ visitorId: '42', visitorSignature: 'abc' });
    widget.escalate();
    await waitUntil(() => hasButton(widget, 'Send request'));
    await waitUntil(() => focused() === email(widget));
    expect(email(widget).value).to.equal('ann@example.com');
    deepQuery(widget, 'escalation-form').dispatchEvent(
      new ChatEvent('chat-escalate', { email: 'ann@example.com', message: 'Help' }),
    );
    await waitUntil(() => server.requestsTo('escalate').length === 1);
    expect(server.requestsTo('escalate')[0]!.body).to.include({ visitorId: '42', visitorSignature: 'abc' });
  });

  it('shows no visitor what another has written in the same browser', async () => {
    const widgetId = newUuid();
    const talk = async (visitor: object | undefined, text: string) => {
      const widget = await placeOpenWidget({ widgetId, ...(visitor && { visitor }) });
      const seen = textOf(widget);
      widget.sendMessage(text);
      await waitUntil(() => textOf(widget).includes(`You asked: ${text}`));
      widget.remove();
      return seen;
    };
    await talk(undefined, 'from nobody');
    // Whoever signs in takes along what they wrote before.
    expect(await talk({ id: 'ann' }, 'from Ann')).to.contain('from nobody');
    expect(await talk({ id: 'bob' }, 'from Bob'))
      .to.not.contain('from Ann')
      .and.not.contain('from nobody');
    expect(await talk(undefined, 'from nobody again'))
      .to.not.contain('from Ann')
      .and.not.contain('from Bob');
    expect(await talk({ id: 'ann' }, 'again'))
      .to.contain('from Ann')
      .and.not.contain('from Bob');
  });

  it('starts anew for another visitor on the same page', async () => {
    const widget = await placeOpenWidget({ visitor: { id: 'ann' } });
    widget.sendMessage('from Ann');
    await waitUntil(() => textOf(widget).includes('You asked: from Ann'));
    widget.visitor = { id: 'ann', name: 'Ann' };
    await widget.updateComplete;
    expect(widget.isOpen).to.equal(true);
    widget.visitor = { id: 'bob' };
    await waitUntil(() => !widget.isOpen);
    widget.open();
    await waitUntil(() => hasButton(widget, 'Send message'));
    expect(textOf(widget)).to.not.contain('from Ann');
  });

  it('says in the console what it cannot use of a visitor, and goes on without', async () => {
    const { said, restore } = muteConsole('warn');
    const widget = await placeStandingWidget({ visitor: { id: 'x'.repeat(201) } });
    widget.sendMessage('How?');
    await waitUntil(() => server.requestsTo('chat').length === 1);
    await placeStandingWidget({ visitor: { signature: 'abc' } }).then((other) => {
      other.sendMessage('How?');
    });
    await waitUntil(() => server.requestsTo('chat').length === 2);
    restore();
    expect(said[0]).to.contain('visitor.id').and.to.contain('200');
    expect(said[1]).to.contain('visitor.signature needs the visitor.id that it signs');
    expect(said.length).to.equal(2);
    expect(server.requestsTo('chat')[0]!.body!['visitorId']).to.match(/^[0-9a-f-]{36}$/);
  });
});
