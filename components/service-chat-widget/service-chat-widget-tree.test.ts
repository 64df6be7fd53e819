import { expect, fixtureSync, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { nodeOf, readTree } from '../testing/accessibility-tree.js';
import { buttonNamed, deepQuery, hasButton } from '../testing/deep-query.js';
import { chatReply, errorAnswer, startFakeServer, type FakeServer } from '../testing/fake-server.js';
import { citations, WIDGET_NAME } from '../testing/fixtures.js';
import { isShown, placeOpenWidget, placeStandingWidget } from '../testing/place-widget.js';
import { waitUntil } from '../testing/wait-until.js';

// Other browsers hand their trees to no test.
const runs = navigator.userAgent.includes('Chrome') ? describe : describe.skip;

runs('<service-chat-widget>, as assistive technology is told of it', () => {
  let server: FakeServer;

  beforeEach(() => {
    server = startFakeServer();
  });

  afterEach(() => {
    server.stop();
  });

  it('has a launcher that says what it opens, and whether it is open', async () => {
    const widget = await placeStandingWidget();
    const closed = await nodeOf('button', 'Open chat');
    expect(closed.states).to.include({ expanded: false, hasPopup: 'dialog' });
    widget.open();
    await waitUntil(() => isShown(widget));
    expect((await nodeOf('button', 'Close chat')).states).to.include({ expanded: true });
  });

  it('has a named window with a log, a field that has the focus, and a button that waits for words', async () => {
    await placeOpenWidget();
    expect((await nodeOf('dialog', WIDGET_NAME)).states['modal']).not.to.equal(true);
    await nodeOf('log', 'Conversation');
    expect((await nodeOf('textbox', 'Message')).states).to.include({ focused: true, multiline: true });
    expect((await nodeOf('button', 'Send message')).states).to.include({ disabled: true });
    await sendKeys({ type: 'Hi' });
    expect((await nodeOf('button', 'Send message')).states['disabled']).not.to.equal(true);
  });

  it('names the parts of a reply, and says each name once', async () => {
    server.on('chat', () => chatReply('Within 30 days. [1]', { citations: [...citations] }));
    const widget = await placeOpenWidget();
    widget.sendMessage('When?');
    await waitUntil(() => hasButton(widget, 'Helpful'));
    const [source] = citations;
    await nodeOf('button', `Source 1: ${source!.pageTitle}`);
    await nodeOf('list', 'Sources');
    expect((await nodeOf('button', 'Helpful')).states).to.include({ pressed: 'false' });
    buttonNamed(widget, 'Helpful').click();
    await waitUntil(() => deepQuery(widget, '.thanks').textContent !== '');
    expect((await nodeOf('button', 'Helpful')).states).to.include({ pressed: 'true' });
    for (const { role, name, description } of await readTree()) {
      if (name) expect(description, `${role} "${name}"`).to.not.equal(name);
    }
  });

  it('ties what is wrong in the form to its field', async () => {
    const widget = await placeOpenWidget();
    buttonNamed(widget, 'Talk to a human').click();
    await waitUntil(() => hasButton(widget, 'Send request'));
    expect((await nodeOf('textbox', 'Email')).states).to.include({ required: true, invalid: 'false' });
    buttonNamed(widget, 'Send request').click();
    await waitUntil(() => deepQuery(widget, '#email').hasAttribute('aria-invalid'));
    const { states, description } = await nodeOf('textbox', 'Email');
    expect(states).to.include({ invalid: 'true', focused: true });
    expect(description).to.contain('Please enter an email address');
  });

  it('tells of an error at once', async () => {
    server.on('chat', () => errorAnswer(500, 'internal'));
    const widget = await placeOpenWidget();
    widget.sendMessage('Hello');
    await waitUntil(() => hasButton(widget, 'Try again'));
    const alert = (await readTree()).find(({ role }) => role === 'alert');
    expect(alert?.states).to.include({ live: 'assertive', atomic: true });
  });

  it('is the only thing there where it fills a phone, and leaves the page as it was', async () => {
    await setViewport({ width: 390, height: 700 });
    fixtureSync(html`<h1>Lamps</h1>`);
    const widget = await placeOpenWidget();
    await waitUntil(() => deepQuery(widget, '[role="dialog"]').hasAttribute('aria-modal'));
    expect((await nodeOf('dialog', WIDGET_NAME)).states).to.include({ modal: true });
    expect((await readTree()).some(({ name }) => name === 'Lamps')).to.equal(false);
    widget.close();
    await waitUntil(() => hasButton(widget, 'Open chat'));
    await nodeOf('heading', 'Lamps');
    expect((await nodeOf('button', 'Open chat')).states).to.include({ focused: true });
    expect(document.querySelector('[inert], [aria-hidden]')).to.equal(null);
    await setViewport({ width: 800, height: 600 });
  });
});
