import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge } from '../search/knowledge.js';
import { createExtractiveEngine } from '../answers/extractive/extractive-engine.js';
import { SITES } from './data/many-languages.js';
import { storeOf } from './question-set.js';

for (const [lang, { pages, found, refused }] of Object.entries(SITES)) {
  describe(`a site in ${new Intl.DisplayNames('en', { type: 'language' }).of(lang) ?? lang}`, () => {
    const store = storeOf(
      Object.entries(pages).map(([title, content]) => ({
        id: title,
        title,
        url: `/${title}`,
        lang,
        content,
      })),
    );
    const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store }) });

    for (const [text, page] of found) {
      it(`finds "${page}" by other words: ${text}`, async () => {
        const { citations, relatedArticles } = await engine.answer({ widgetId: 'w', text, history: [] });
        assert.equal([...citations, ...relatedArticles][0]?.pageId, page);
      });
    }

    for (const text of refused) {
      it(`does not answer plainly what it does not hold: ${text}`, async () => {
        const { wasRefused, confidenceScore } = await engine.answer({ widgetId: 'w', text, history: [] });
        assert.ok(wasRefused || confidenceScore < 0.5, String(confidenceScore));
      });
    }
  });
}
