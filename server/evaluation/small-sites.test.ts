/** The smallest sites, where no word is rarer than another: they too must be answered from, and only from. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AnswerEngine } from '../answers/answer-engine.js';
import { createKnowledge } from '../search/knowledge.js';
import { intentReply } from '../chat/intents/intent-reply.js';
import { createExtractiveEngine } from '../answers/extractive/extractive-engine.js';
import { storeOf } from './question-set.js';
import { readable } from './readable-text.js';
import { SMALL_SITES, type SmallSite } from './data/small-sites.js';

/** From this confidence on, the widget shows an answer without a note of doubt. */
const PLAIN_FROM = 0.5;

function engineOf({ pages }: Pick<SmallSite, 'pages'>): AnswerEngine {
  return createExtractiveEngine({ knowledge: createKnowledge({ pages: storeOf(pages) }) });
}

for (const site of SMALL_SITES) {
  describe(`a small site (${site.name})`, () => {
    it('answers what its pages say', async () => {
      const engine = engineOf(site);
      const misses: string[] = [];
      for (const [text, phrase] of site.answered) {
        const { answer, confidenceScore } = await engine.answer({ widgetId: 'small', text, history: [] });
        if (!readable(answer).includes(readable(phrase)))
          misses.push(`${text}: ${answer} (${confidenceScore})`);
      }
      assert.deepEqual(misses, []);
    });

    it('answers nothing plainly that its pages do not say', async () => {
      const engine = engineOf(site);
      const answered: string[] = [];
      for (const text of site.refused) {
        const asked = { widgetId: 'small', text, history: [] };
        // As in the chat, misuse is told before the pages are asked.
        const { answer, confidenceScore, wasRefused } = intentReply(text) ?? (await engine.answer(asked));
        if (!wasRefused && confidenceScore >= PLAIN_FROM) answered.push(`${text}: ${answer}`);
      }
      assert.deepEqual(answered, []);
    });
  });
}

describe('a site in several languages', () => {
  it('answers each visitor from the pages in the language of the question', async () => {
    const engine = engineOf({ pages: SMALL_SITES.flatMap(({ pages }) => pages) });
    const asked: [question: string, page: string][] = [
      ['How long do I have to return a lamp?', 'returns'],
      ['Wann haben Sie am Freitag geöffnet?', 'sprechzeiten'],
      ['¿Hasta cuándo puedo cancelar mi reserva?', 'cancelar'],
      ["Combien coûte l'inscription ?", 'emprunter'],
      ['可以退货吗？', 'delivery'],
    ];
    for (const [text, page] of asked) {
      const { citations, answer } = await engine.answer({ widgetId: 'mixed', text, history: [] });
      assert.equal(citations[0]?.pageId, page, `${text}: ${answer}`);
    }
  });
});
