/** What is suggested after an answer, with the real engine over real pages. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { createKnowledge } from '../../search/knowledge.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import type { AnswerEngine, EngineReply, Question } from '../answer-engine.js';
import { createExtractiveEngine } from '../extractive/extractive-engine.js';
import { createSuggestingEngine } from './suggesting-engine.js';

const WIDGET = '11111111-1111-4111-8111-111111111111';
const RETURNS = `# Returns

## Can I return a lamp?

You can return any lamp within 30 days of its delivery.

## Who pays for the return of a lamp?

We pay for the return of every lamp: print the label at home.

## When is my money back?

Your money is back within 14 days after the lamp has arrived.

## Notes

Please keep the box of the lamp.

## What about the moon?

`;
const DELIVERY = `# Delivery

## How long does the delivery of a lamp take?

The delivery of a lamp takes three working days.
`;

const { logger, logged } = (() => {
  const logged: string[] = [];
  return { logger: pino({}, { write: (line: string) => logged.push(line) }), logged };
})();

async function open(
  pages: Record<string, string>,
  around: (engine: AnswerEngine) => AnswerEngine = (e) => e,
) {
  const store = createMemoryStore();
  for (const [id, content] of Object.entries(pages)) {
    const title = /^# (.*)\n/.exec(content)?.[1] ?? '';
    await store.pages.save(WIDGET, { id, title, url: `https://acme.example/${id}`, content, lang: 'en' });
  }
  const knowledge = createKnowledge({ pages: store.pages });
  const asked: string[] = [];
  const real = createExtractiveEngine({ knowledge });
  const extractive: AnswerEngine = around({
    answer: (question) => {
      asked.push(question.text);
      return real.answer(question);
    },
  });
  const engine = createSuggestingEngine({ engine: real, extractive, knowledge, logger });
  const ask = (text: string, history: Question['history'] = []): Promise<EngineReply> =>
    engine.answer({ widgetId: WIDGET, text, history });
  return { ask, asked, real };
}

const SITE = { returns: RETURNS, delivery: DELIVERY };

describe('the questions suggested after an answer', () => {
  it('are the next ones on its page, then those of other pages, each of which is answered plainly', async () => {
    const { ask, real } = await open(SITE);
    const { suggestions = [], citations } = await ask('can I return a lamp');
    assert.equal(citations[0]?.pageId, 'returns');
    assert.deepEqual(suggestions, [
      'Who pays for the return of a lamp?',
      'When is my money back?',
      'How long does the delivery of a lamp take?',
    ]);
    for (const text of suggestions) {
      const reply = await real.answer({ widgetId: WIDGET, text, history: [] });
      const page = text.includes('delivery') ? 'delivery' : 'returns';
      assert.deepEqual([reply.wasRefused, reply.citations[0]?.pageId], [false, page]);
      assert.ok(reply.confidenceScore >= 0.5);
    }
  });

  it('leave out what was asked or answered before', async () => {
    const { ask } = await open(SITE);
    const history = [
      { question: 'who pays for the return of a lamp', answer: 'We.', citedPageIds: ['returns'] },
    ];
    const { suggestions = [] } = await ask('Can I return a lamp?', history);
    assert.ok(!suggestions.some((text) => /who pays|can i return/i.test(text)), suggestions.join());
  });

  it('are none after a refusal, in another language, and where the page has no more', async () => {
    const { ask } = await open(SITE);
    assert.equal((await ask('who won the cup in 1974')).suggestions, undefined);
    assert.equal((await ask('Wie lange dauert die Lieferung einer Lampe, bitte?')).suggestions, undefined);
    const alone = await open({ delivery: DELIVERY });
    assert.equal((await alone.ask('how long does the delivery of a lamp take')).suggestions, undefined);
  });

  it('are tried once, few at a time', async () => {
    const headings = Array.from(
      { length: 9 },
      (_, i) => `## Where is shop number ${i}?\n\nShop ${i} is in the hall.`,
    );
    const { ask, asked } = await open({ shops: `# Shops\n\n${headings.join('\n\n')}\n` });
    await ask('where is shop number 4');
    assert.ok(asked.length <= 3, asked.join());
    for (let i = 0; i < 4; i++) await ask('where is shop number 4');
    assert.equal(new Set(asked).size, asked.length);
  });

  it('cost no answer where they cannot be found', async () => {
    const { ask } = await open(SITE, () => ({ answer: () => Promise.reject(new Error('no index')) }));
    const reply = await ask('can I return a lamp');
    assert.equal(reply.wasRefused, false);
    assert.equal(reply.suggestions, undefined);
    assert.match(logged.at(-1) ?? '', /no next questions could be suggested/);
  });
});
