/** Sites that no weight was fitted to, and visitors who know nothing of their words. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge } from '../search/knowledge.js';
import { createExtractiveEngine } from '../answers/extractive/extractive-engine.js';
import { storeOf } from './question-set.js';
import { readable } from './readable-text.js';
import { VISITOR_SITES } from './data/visitor-sites.js';

const sites = VISITOR_SITES.map((site) => ({
  ...site,
  engine: createExtractiveEngine({ knowledge: createKnowledge({ pages: storeOf(site.pages) }) }),
}));

describe('visitors of a site never seen', () => {
  it('get the right answer to at least two thirds of what its pages say', async () => {
    const misses: string[] = [];
    let asked = 0;
    for (const { engine, answered } of sites) {
      for (const [text, phrase] of answered) {
        const { answer } = await engine.answer({ widgetId: 'visited', text, history: [] });
        asked++;
        if (!readable(answer).includes(readable(phrase))) misses.push(`${text}: ${answer}`);
      }
    }
    assert.ok(misses.length <= asked / 3, misses.join('\n'));
  });

  it('are refused at least four fifths of what its pages do not say', async () => {
    const answers: string[] = [];
    let asked = 0;
    for (const { engine, refused } of sites) {
      for (const text of refused) {
        const { answer, wasRefused } = await engine.answer({ widgetId: 'visited', text, history: [] });
        asked++;
        if (!wasRefused) answers.push(`${text}: ${answer}`);
      }
    }
    assert.ok(answers.length <= asked / 5, answers.join('\n'));
  });
});
