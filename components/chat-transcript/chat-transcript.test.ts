import { expect, oneEvent } from '@open-wc/testing';
import { buttonNamed, deepQuery, deepQueryAll, hasButton, textOf } from '../testing/deep-query.js';
import {
  answeredConversation,
  citedReply,
  conversation,
  longConversation,
  question,
  reply,
  waitingConversation,
} from '../testing/fixtures.js';
import { drawTranscript as draw, settle, transcriptBox } from '../testing/draw-transcript.js';
import { waitUntil } from '../testing/wait-until.js';
import { EMPTY_CONVERSATION } from '../conversation/conversation-state.js';
import type { ChatSendEvent } from '../internal/events.js';

const tall = reply(Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`).join('\n\n'), 999);

describe('chat-transcript', () => {
  it('is a named log that can be scrolled by keyboard', async () => {
    const { transcript, log } = await draw(answeredConversation, 'Hi!');
    expect(log.getAttribute('aria-label')).to.equal('Conversation');
    expect(log.tabIndex).to.equal(0);
    await expect(transcript).to.be.accessible();
  });

  it('begins with the greeting, if there is one', async () => {
    const { messages } = await draw(EMPTY_CONVERSATION, 'Hi! How can I help?');
    expect(messages()).to.have.length(1);
    expect(textOf(messages()[0]!)).to.contain('Hi! How can I help?');
    expect((await draw(EMPTY_CONVERSATION)).messages()).to.be.empty;
  });

  it('shows that a reply is on its way until it is there', async () => {
    const { transcript, show, spoken } = await draw(EMPTY_CONVERSATION);
    await show(waitingConversation);
    expect(textOf(deepQuery(transcript, '[role="log"]'))).to.contain('Looking for an answer…');
    expect(spoken()).to.equal('Looking for an answer…');
    await expect(transcript).to.be.accessible();
    await show(conversation([...waitingConversation.messages, citedReply]));
    expect(textOf(transcript)).not.to.contain('Looking for an answer…');
  });

  it('says that a reply was stopped before its first word', async () => {
    const { show, spoken } = await draw(EMPTY_CONVERSATION);
    await show(waitingConversation);
    await show(
      conversation(
        waitingConversation.messages.map((message) =>
          message.role === 'user' ? { ...message, status: 'sent', isStopped: true } : message,
        ),
      ),
    );
    expect(spoken()).to.equal('Stopped before there was an answer');
  });

  it('offers what may be asked next below the newest reply, until that is asked', async () => {
    const asked = question('How long?', 0);
    const first = reply('Thirty days.', 1, { suggestions: ['Who pays for it?', 'Where to?'] });
    const { transcript, show } = await draw(conversation([asked, first]));
    await expect(transcript).to.be.accessible();
    const names = () => deepQueryAll(transcript.shadowRoot!, '.suggestions chat-button').map(textOf);
    expect(names()).to.deep.equal(['Who pays for it?', 'Where to?']);
    setTimeout(() => {
      buttonNamed(transcript, 'Where to?').click();
    });
    const { detail } = await oneEvent<ChatSendEvent>(transcript, 'chat-send');
    expect(detail).to.deep.equal({ text: 'Where to?' });
    await show(conversation([asked, first, question('Where to?', 2)], { status: 'sending' }));
    expect(names()).to.deep.equal([]);
    expect(transcript.shadowRoot!.activeElement).to.equal(deepQuery(transcript, '[role=log]'));
    await show(conversation([asked, first, question('Where to?', 2), reply('To us.', 3)]));
    expect(names()).to.deep.equal([]);
  });

  it('shows a long reply from its beginning, whatever may be asked next', async () => {
    const { log, show, messages } = await draw(conversation([question('How?', 0)], { status: 'sending' }));
    await show(conversation([question('How?', 0), { ...tall, suggestions: ['Who pays for it?'] }]));
    await waitUntil(() => log.scrollTop > 0);
    await waitUntil(
      () => Math.abs(messages().at(-1)!.getBoundingClientRect().top - log.getBoundingClientRect().top) < 2,
    );
  });

  it('speaks each new reply once and whole, and nothing of what was there before', async () => {
    const { spoken, show } = await draw(answeredConversation);
    expect(spoken()).to.equal('');
    const asked = [...answeredConversation.messages, question('Thanks', 5)];
    await show(conversation(asked, { status: 'sending' }));
    await show(conversation([...asked, reply('You are **welcome**.', 6)]));
    expect(spoken()).to.equal('You are welcome.');
    await show(conversation([...asked, reply('You are **welcome**.', 6, { feedback: 'positive' })]));
    expect(spoken()).to.equal('');
  });

  it('speaks a reply that is being written when it is whole, and lets only that be rated', async () => {
    const { transcript, spoken, show } = await draw(EMPTY_CONVERSATION);
    const asked = question('How long?', 0);
    const partial = reply('Within', 1, { isPartial: true });
    await show(conversation([asked], { status: 'sending' }));
    await show(conversation([asked, partial], { status: 'streaming' }));
    expect(textOf(transcript)).to.contain('Within');
    expect(spoken()).to.equal('Looking for an answer…');
    expect(hasButton(transcript, 'Helpful')).to.equal(false);
    await show(conversation([asked, reply('Within 30 days.', 1, { citations: citedReply.citations })]));
    expect(spoken()).to.equal('Within 30 days.');
    expect(hasButton(transcript, 'Helpful')).to.equal(true);
  });

  it('speaks a reply that comes while another question waits for its own, then that it is looked for', async () => {
    const { spoken, show } = await draw(EMPTY_CONVERSATION);
    const [first, second] = [question('How long?', 0), question('And by post?', 1)];
    await show(conversation([first, second], { status: 'sending' }));
    const answered = [first, reply('Thirty days.', 2), second];
    await show(conversation(answered, { status: 'sending' }));
    expect(spoken()).to.equal('Thirty days.');
    const partial = reply('At', 3, { isPartial: true });
    await show(conversation([...answered, partial], { status: 'streaming' }));
    expect(spoken()).to.equal('Looking for an answer…');
    await show(conversation([...answered, reply('At our cost.', 3)]));
    expect(spoken()).to.equal('At our cost.');
  });

  it('draws only what is new: the rows before stay as they are', async () => {
    const { show, messages } = await draw(answeredConversation);
    const before = messages();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    for (const message of before) {
      observer.observe(message.shadowRoot!, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    }
    await show(conversation([...answeredConversation.messages, question('One more', 9)]));
    observer.disconnect();
    expect(messages().slice(0, before.length)).to.deep.equal(before);
    expect(changes).to.be.empty;
  });

  it('groups messages of one author that follow at once under one time', async () => {
    const { messages } = await draw(
      conversation([question('One', 0), question('Two', 1), question('Three', 30)]),
    );
    expect(messages().map((message) => deepQueryAll(message.shadowRoot!, 'time').length)).to.deep.equal([
      0, 1, 1,
    ]);
  });

  it('names the day where a conversation spans several', async () => {
    const day = 24 * 60;
    const { transcript } = await draw(
      conversation([question('One', 0), question('Two', day), question('Three', day + 9)]),
    );
    expect(deepQueryAll(transcript.shadowRoot!, '.day')).to.have.length(2);
    expect(deepQueryAll((await draw(answeredConversation)).transcript.shadowRoot!, '.day')).to.be.empty;
  });

  describe('while scrolling', () => {
    it('starts at the end of a long conversation', async () => {
      const { transcript, fromEnd } = await draw(longConversation(40));
      await waitUntil(() => fromEnd() <= 24);
      expect(hasButton(transcript, 'Jump to latest')).to.be.false;
    });

    it('follows what is new', async () => {
      const state = longConversation(20);
      const { show, fromEnd } = await draw(state);
      await show(conversation([...state.messages, question('New', 99_999)]));
      await waitUntil(() => fromEnd() <= 24);
    });

    it('shows a reply that is taller than the window from its beginning', async () => {
      const state = longConversation(5);
      const { log, show, messages } = await draw(state);
      await show(conversation([...state.messages, tall]));
      await waitUntil(() => {
        const top = messages().at(-1)!.getBoundingClientRect().top - log.getBoundingClientRect().top;
        return Math.abs(top) < 24;
      });
    });

    it('leads nowhere from a reply that is read whole, so that nothing covers what may be asked next', async () => {
      const suggestions = Array.from({ length: 6 }, (_, index) => `Question ${index}?`);
      const { transcript, log, messages } = await draw(
        conversation([question('How?', 0), reply('Thirty days.', 1, { suggestions })]),
      );
      transcript.parentElement!.style.blockSize = '240px';
      await settle();
      expect(log.scrollHeight - log.clientHeight - log.scrollTop).to.be.above(24);
      expect(messages().at(-1)!.getBoundingClientRect().bottom).to.be.below(
        log.getBoundingClientRect().bottom,
      );
      expect(hasButton(transcript, 'Jump to latest')).to.be.false;
      transcript.parentElement!.style.blockSize = '120px';
      await settle();
      log.scrollTop = 0;
      await waitUntil(() => hasButton(transcript, 'Jump to latest'));
    });

    it('stays where the reader has scrolled to, and leads back', async () => {
      const state = longConversation(20);
      const { transcript, log, show, fromEnd } = await draw(state);
      log.scrollTop = 100;
      await settle();
      await show(conversation([...state.messages, reply('New', 99_999)]));
      expect(fromEnd()).to.be.above(400);
      await expect(transcript).to.be.accessible();
      buttonNamed(transcript, 'Jump to latest').click();
      await waitUntil(() => fromEnd() <= 24);
      await waitUntil(() => !hasButton(transcript, 'Jump to latest'));
    });

    it('goes to the end with a question of the visitor’s own', async () => {
      const state = longConversation(20);
      const { log, show, fromEnd } = await draw(state);
      log.scrollTop = 100;
      await settle();
      await show(conversation([...state.messages, question('New', 99_999)]));
      await waitUntil(() => fromEnd() <= 24);
    });

    it('keeps the end in sight when its window shrinks', async () => {
      const { transcript, fromEnd } = await draw(longConversation(20));
      transcript.parentElement!.style.blockSize = '200px';
      await settle();
      await waitUntil(() => fromEnd() <= 24);
    });

    it('goes on following after it was moved on the page', async () => {
      const state = longConversation(20);
      const { transcript, show, fromEnd } = await draw(state);
      const elsewhere = transcriptBox();
      document.body.append(elsewhere);
      elsewhere.append(transcript);
      await show(conversation([...state.messages, question('New', 99_999)]));
      await waitUntil(() => fromEnd() <= 24);
      elsewhere.remove();
    });
  });

  it('offers suggested questions until the first is asked', async () => {
    const { transcript, show } = await draw(EMPTY_CONVERSATION);
    transcript.suggestions = ['How long does delivery take?', 'Can I return a bike?'];
    await settle();
    await expect(transcript).to.be.accessible();
    setTimeout(() => {
      buttonNamed(transcript, 'Can I return a bike?').click();
    });
    const { detail } = await oneEvent<ChatSendEvent>(transcript, 'chat-send');
    expect(detail).to.deep.equal({ text: 'Can I return a bike?' });
    await show(conversation([question('Can I return a bike?')]));
    expect(hasButton(transcript, 'How long does delivery take?')).to.be.false;
  });

  it('shows a suggestion whole, however long its words are', async () => {
    const { transcript } = await draw(EMPTY_CONVERSATION);
    const long = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung?';
    transcript.suggestions = [long];
    await settle();
    const button = buttonNamed(transcript, long).getBoundingClientRect();
    const box = transcript.parentElement!.getBoundingClientRect();
    expect(button.left).to.be.at.least(box.left);
    expect(button.right).to.be.at.most(box.right);
  });

  it('brings the field for a reason into sight below a reply that fills the window', async () => {
    const { transcript, log } = await draw(conversation([{ ...tall, citations: citedReply.citations }]));
    await waitUntil(() => hasButton(transcript, 'Not helpful'));
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const button = buttonNamed(transcript, 'Not helpful');
    log.scrollTop += bottomOf(button) - bottomOf(log);
    await settle();
    button.click();
    await waitUntil(() => deepQueryAll(transcript.shadowRoot!, 'form').length > 0);
    await settle();
    await waitUntil(() => bottomOf(deepQuery(transcript, 'form')) <= bottomOf(log) - 8);
    expect(deepQuery(transcript, 'form').getBoundingClientRect().top).to.be.above(
      log.getBoundingClientRect().top,
    );
  });

  it('can be read in the dark', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    const { transcript } = await draw(waitingConversation, 'Hi!');
    await expect(transcript).to.be.accessible();
    delete document.documentElement.dataset['theme'];
  });
});
