import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../testing/adopt-tokens.js';
import { buttonNamed, deepQuery, hasButton } from '../testing/deep-query.js';
import type { ChatNotice } from './chat-notice.js';
import './chat-notice.js';

describe('chat-notice', () => {
  it('speaks up about what happened', async () => {
    const notice = await fixture<ChatNotice>(html`<chat-notice text="No connection."></chat-notice>`);
    expect(deepQuery(notice, '[role="alert"]').textContent).to.equal('No connection.');
    expect(hasButton(notice, 'Try again')).to.be.false;
    await expect(notice).to.be.accessible();
  });

  it('lets the visitor try again where that may help', async () => {
    const notice = await fixture<ChatNotice>(
      html`<chat-notice text="No connection." action="Try again"></chat-notice>`,
    );
    setTimeout(() => {
      buttonNamed(notice, 'Try again').click();
    });
    const event = await oneEvent(notice, 'chat-retry');
    expect(event.composed).to.be.true;
    await expect(notice).to.be.accessible();
  });

  it('leads to a human where that may help', async () => {
    const notice = await fixture<ChatNotice>(
      html`<chat-notice text="The limit is reached." human="Talk to a human"></chat-notice>`,
    );
    expect(hasButton(notice, 'Try again')).to.be.false;
    setTimeout(() => {
      buttonNamed(notice, 'Talk to a human').click();
    });
    expect((await oneEvent(notice, 'chat-human')).composed).to.be.true;
    await expect(notice).to.be.accessible();
  });

  it('can be read in the dark', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    const notice = await fixture<ChatNotice>(
      html`<chat-notice text="No connection." action="Try again"></chat-notice>`,
    );
    await expect(notice).to.be.accessible();
    delete document.documentElement.dataset['theme'];
  });
});
