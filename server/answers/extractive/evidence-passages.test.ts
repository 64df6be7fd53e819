import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge } from '../../search/knowledge.js';
import type { Page } from '../../model.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { createExtractiveEngine } from './extractive-engine.js';

const ACME = '11111111-1111-1111-1111-111111111111';
const PAGE: Page = {
  id: 'returns',
  title: 'Returns',
  url: 'https://acme.example/returns',
  content: `## Send a lamp back

You can return any **unused** lamp within 30 days. Follow these steps:

1. Print the [label](https://acme.example/label) from your order page.
2. Put the lamp in its box.

\`\`\`sh
lampctl return
  --order 42
\`\`\`
`,
};

async function evidenceFor(text: string) {
  const store = createMemoryStore();
  await store.pages.save(ACME, PAGE);
  const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) });
  const question = { widgetId: ACME, text, history: [] };
  return { evidence: await engine.findEvidence(question), reply: await engine.answer(question) };
}

describe('the evidence for a question', () => {
  it('holds the passages that were found, readable, and the reply in the words of the pages', async () => {
    const { evidence, reply } = await evidenceFor('How do I return a lamp?');
    assert.deepEqual(evidence.reply, reply);
    assert.ok(evidence.found > 0.5);
    assert.deepEqual([evidence.language, evidence.pageLanguages], ['en', ['en']]);
    assert.deepEqual(evidence.passages[0], {
      pageId: 'returns',
      pageTitle: 'Returns',
      pageUrl: 'https://acme.example/returns',
      language: 'en',
      heading: 'Send a lamp back',
      text: [
        'You can return any unused lamp within 30 days.',
        'Follow these steps:',
        '1. Print the label from your order page.',
        '2. Put the lamp in its box.',
        'lampctl return\n  --order 42',
      ].join('\n'),
      quotes: evidence.passages[0]?.quotes,
    });
  });

  it('names the columns in every row of a table', async () => {
    const content =
      '## Prices\n\n| Lamp | Shop | Online |\n| --- | --- | --- |\n| Desk lamp | € 40 | € 42 |\n';
    const store = createMemoryStore();
    await store.pages.save(ACME, { ...PAGE, content });
    const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) });
    const question = { widgetId: ACME, text: 'How much is a desk lamp?', history: [] };
    const { passages } = await engine.findEvidence(question);
    assert.equal(passages[0]?.text, 'Desk lamp; Shop: € 40; Online: € 42');
  });

  it('quotes only what stands word for word in the page', async () => {
    const { evidence } = await evidenceFor('How do I return a lamp?');
    const quotes = evidence.passages.flatMap((passage) => passage.quotes);
    assert.ok(quotes.includes('Put the lamp in its box.'));
    const read = PAGE.content.replaceAll('**', '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    for (const quote of quotes) assert.ok(read.includes(quote), quote);
  });

  it('is none where nothing is near the question', async () => {
    for (const text of ['Who won the chess tournament in Reykjavik?', '???']) {
      const { evidence } = await evidenceFor(text);
      assert.deepEqual([evidence.passages, evidence.reply.wasRefused], [[], true]);
    }
  });
});
