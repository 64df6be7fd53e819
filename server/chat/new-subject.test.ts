/** A conversation in which the visitor announces that the next question is about something else. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ChatReply } from '../contract.js';
import { createExtractiveEngine } from '../answers/extractive/extractive-engine.js';
import { createKnowledge } from '../search/knowledge.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import { makeWidget } from '../store/testing/store.fixture.js';
import { createAnswerQuestion } from './answer-question.js';

const PAGES: Record<string, string> = {
  'Castle tour':
    'The castle tour takes 75 minutes.\n\n## Prices\n\nThe castle tour costs 14 euros for adults.\n\nA tour is free for children under six.',
  'Car park':
    '## Parking\n\nThe car park is behind the castle. It has 200 spaces. Parking is free for visitors.',
  Café: 'The café is open from 10 to 18. We bake our own cakes.',
};

/** Asks one question after the other in a conversation of its own; the last reply. */
async function lastReply(...messages: string[]): Promise<ChatReply | undefined> {
  const store = createMemoryStore();
  const widget = makeWidget();
  for (const [i, [title, content]] of Object.entries(PAGES).entries())
    await store.pages.save(widget.id, { id: `page-${i}`, title, url: '', content, lang: 'en' });
  const answer = createAnswerQuestion({
    conversations: store.conversations,
    engine: createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) }),
    clock: Date.now,
    newId: () => crypto.randomUUID(),
  });
  let reply: ChatReply | undefined;
  for (const message of messages) {
    const { conversationId } = reply ?? {};
    const anybody = { visitorId: undefined, visitorSignature: undefined, pageUrl: undefined };
    reply = await answer(widget, { widgetId: widget.id, message, conversationId, ...anybody });
  }
  return reply;
}

it('a question that is announced as another is answered by itself', async () => {
  const goingOn = await lastReply('how much is the castle tour?', 'is it free?');
  assert.match(goingOn?.answer ?? '', /^As quoted before:.*tour is free/s);
  const another = await lastReply('how much is the castle tour?', 'another question: is it free?');
  const first = await lastReply('is it free?');
  assert.equal(another?.answer, first?.answer);
  assert.equal(another?.citations[0]?.pageTitle, 'Car park');
});
