import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineReply } from '../answer-engine.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { WIDGET } from './asked-page.fixture.js';
import { createExtractiveEngine } from './extractive-engine.js';

const PAGES = {
  hall: '# The hall\n\nThe hall holds sixty people. Hire of the hall is from noon to midnight.',
  rates: `# Rates

## Hire

| Room | Weekday | Weekend |
| --- | --- | --- |
| Large hall | £180 | £260 |
| **Small** hall | £95 | £140 |
| Garden | £60 | £80 |`,
  faq: '# Questions\n\n## May we bring our own food?\n\nYes, the kitchen is yours for the day.',
  terms:
    '# Terms\n\nA deposit is taken when the meadow and the river bank are let together, and it is paid back within fourteen days, unless a glass, a chair, a lamp or a window of the mill was broken on the day.',
  story: `# Our story\n\n${'The mill was built by the river and stood empty for a long time. '.repeat(6)}`,
};

async function ask(text: string): Promise<EngineReply> {
  const { pages } = createMemoryStore();
  for (const [id, content] of Object.entries(PAGES)) {
    const title = content.slice(2, content.indexOf('\n'));
    await pages.save(WIDGET, { id, title, url: `https://mill.example/${id}`, content, lang: 'en' });
  }
  const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages }) });
  return engine.answer({ widgetId: WIDGET, text, history: [] });
}

describe('what is told of related pages', () => {
  it('stands beside a reply in doubt: the row of a table in words, without its Markdown', async () => {
    const { relatedArticles, confidenceScore } = await ask('hire the hall for dancing');
    assert.ok(confidenceScore < 0.5, String(confidenceScore));
    assert.deepEqual(
      relatedArticles.map(({ pageId, excerpt }) => [pageId, excerpt]),
      [['rates', 'Hire: Large hall – Weekday: £180; Weekend: £260']],
    );
  });

  it('stands under a refusal, with the question that a page asks itself', async () => {
    const { wasRefused, relatedArticles } = await ask('can we bring a dog to the garden');
    assert.equal(wasRefused, true);
    assert.deepEqual(
      relatedArticles.map(({ excerpt }) => excerpt),
      [
        'Hire: Garden – Weekday: £60; Weekend: £80',
        'May we bring our own food? Yes, the kitchen is yours for the day.',
      ],
    );
  });

  it('is left out beside an answer without doubt', async () => {
    const { relatedArticles, confidenceScore } = await ask('small hall on a saturday how much');
    assert.ok(confidenceScore > 0.5, String(confidenceScore));
    assert.deepEqual(relatedArticles, [
      { pageId: 'hall', pageTitle: 'The hall', pageUrl: 'https://mill.example/hall' },
    ]);
  });

  it('is cut at a word where it is long', async () => {
    const { relatedArticles } = await ask('is there a piano by the river');
    const excerpt = relatedArticles.find(({ pageId }) => pageId === 'terms')?.excerpt ?? '';
    assert.match(excerpt, /^A deposit is taken .* \p{L}+,? …$/u);
    assert.ok(excerpt.length <= 142, excerpt);
    assert.ok(PAGES.terms.includes(`${excerpt.replace(/ …$/, '')} `), excerpt);
  });
});
