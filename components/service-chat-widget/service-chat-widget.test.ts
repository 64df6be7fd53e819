import { aTimeout, expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { buttonNamed, deepQuery, focused, hasButton, textOf } from '../../stories/deep-query.js';
import { errorAnswer, startFakeServer, type FakeServer } from '../../stories/fake-server.js';
import { WIDGET_ID, WIDGET_NAME } from '../../stories/fixtures.js';
import './service-chat-widget.js';
import type { ServiceChatWidgetElement } from './service-chat-widget.js';

describe('<service-chat-widget>', () => {
  let server: FakeServer;

  beforeEach(() => {
    localStorage.clear();
    server = startFakeServer();
  });

  afterEach(() => {
    server.stop();
    localStorage.clear();
  });

  async function place(template = html`<service-chat-widget widget-id=${WIDGET_ID}></service-chat-widget>`) {
    const widget = await fixture<ServiceChatWidgetElement>(template);
    await waitUntil(() => hasButton(widget, 'Open chat'), 'the launcher stands');
    return widget;
  }

  it('opens', async () => {
    const widget = await place();
    setTimeout(() => { buttonNamed(widget, 'Open chat').click(); });
    await oneEvent(widget, 'chat-open');
    expect(textOf(widget)).to.contain(WIDGET_NAME);
    console.log(focused()?.outerHTML);
    await sendKeys({ type: 'Hello' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => textOf(widget).includes('You asked: Hello'));
    console.log(textOf(widget));
    await sendKeys({ press: 'Escape' });
    await aTimeout(50);
    console.log(focused()?.outerHTML);
    expect(widget.isOpen).to.equal(false);
  });
});
