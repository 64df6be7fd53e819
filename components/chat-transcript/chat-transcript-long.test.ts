import { expect } from '@open-wc/testing';
import { buttonNamed, deepQueryAll, hasButton, textOf } from '../testing/deep-query.js';
import { drawTranscript as draw, settle } from '../testing/draw-transcript.js';
import { conversation, longConversation, question } from '../testing/fixtures.js';
import { waitUntil } from '../testing/wait-until.js';

describe('chat-transcript, of a long conversation', () => {
  const state = longConversation(200);

  it('draws the newest messages alone, and the greeting only with the first', async () => {
    const { messages } = await draw(state, 'Hi!');
    expect(messages().length).to.be.below(60);
    expect(messages().at(-1)!.message).to.equal(state.messages.at(-1));
    expect(textOf(messages()[0]!)).not.to.contain('Hi!');
  });

  it('has there, as soon as there is time, what a search in the page may look for after a reload', async () => {
    const kept = longConversation(25);
    const { transcript, messages, fromEnd } = await draw(kept, 'Hi!');
    await waitUntil(() => messages().length === kept.messages.length + 1);
    expect(textOf(messages()[1]!)).to.contain('Question number 1');
    expect(hasButton(transcript, 'Show earlier messages')).to.be.false;
    await waitUntil(() => fromEnd() <= 24);
  });

  it('draws anew the message before the first of many more, whose group it belongs to', async () => {
    const fifty = longConversation(25).messages;
    const { messages, show } = await draw(conversation(fifty));
    await waitUntil(() => messages().length === fifty.length);
    const times = () => deepQueryAll(messages()[49]!.shadowRoot!, 'time').length;
    expect(times()).to.equal(1);
    await show(conversation([...fifty, { ...fifty[49]!, id: 'more' }]));
    expect(times()).to.equal(0);
    expect(messages()).to.have.length(51);
  });

  it('draws older messages on the way up and leaves in place what is read', async () => {
    const { log, messages } = await draw(state);
    const count = messages().length;
    log.scrollTop = 10;
    const row = messages().find((message) => message.getBoundingClientRect().top > 0)!;
    const top = row.getBoundingClientRect().top;
    await waitUntil(() => messages().length > count);
    await settle();
    // Half a line: Firefox gives rows that come into sight their own height at other times.
    expect(row.getBoundingClientRect().top).to.be.closeTo(top, 11);
    expect(log.scrollTop).to.be.above(600);
  });

  it('stays with a reader who scrolls up just as older messages are drawn', async () => {
    const { transcript, log, messages } = await draw(state);
    const count = messages().length;
    log.scrollTop = 10;
    const row = messages().find((message) => message.getBoundingClientRect().top > 0)!;
    const top = row.getBoundingClientRect().top;
    // Before the browser tells that it has scrolled.
    buttonNamed(transcript, 'Show earlier messages').click();
    await waitUntil(() => messages().length > count);
    await settle();
    expect(row.getBoundingClientRect().top).to.be.closeTo(top, 11);
  });

  it('leads to its very beginning by a button, and keeps the focus', async () => {
    const short = longConversation(40);
    const { transcript, log, messages } = await draw(short, 'Hi!');
    await waitUntil(() => hasButton(transcript, 'Show earlier messages'));
    while (hasButton(transcript, 'Show earlier messages')) {
      const button = buttonNamed(transcript, 'Show earlier messages');
      button.focus();
      button.click();
      await settle();
    }
    expect(messages()).to.have.length(short.messages.length + 1);
    expect(textOf(messages()[0]!)).to.contain('Hi!');
    expect(transcript.shadowRoot!.activeElement).to.equal(log);
  });

  it('keeps the way to the newest inside, however little room there is', async () => {
    const { transcript, log } = await draw(longConversation(20));
    transcript.style.blockSize = '40px';
    log.scrollTop = 100;
    await waitUntil(() => hasButton(transcript, 'Jump to latest'));
    await settle();
    const { top, bottom } = buttonNamed(transcript, 'Jump to latest').getBoundingClientRect();
    const room = transcript.getBoundingClientRect();
    expect(top).to.be.at.least(room.top);
    expect(bottom).to.be.at.most(room.bottom);
  });

  it('goes back to the newest messages alone with the reader', async () => {
    const { transcript, log, messages, show, fromEnd } = await draw(state);
    for (let page = 0; page < 6; page++) {
      log.scrollTop = 0;
      await settle();
    }
    expect(messages().length).to.be.above(120);
    buttonNamed(transcript, 'Jump to latest').click();
    await waitUntil(() => fromEnd() <= 24);
    expect(messages().length).to.be.below(60);
    await show(conversation([...state.messages, question('New', 99_999)]));
    await waitUntil(() => fromEnd() <= 24);
    expect(messages().at(-1)!.message).to.include({ text: 'New' });
  });
});
