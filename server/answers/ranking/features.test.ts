/** What the confidence is told of a question and an answer. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createQueryAnalyzer } from '../../search/query/query-terms.js';
import { storeOf } from '../../evaluation/question-set.js';
import { featuresOf } from './features.js';
import { rank } from './rank.js';

const page = (id: string, title: string, text: string): Page => ({
  id,
  title,
  url: `/${id}`,
  lang: 'en',
  content: `## ${title}\n\n${text}`,
});
const JAM = page('jam', 'Paper jam', 'Open the tray, pull the sheet out slowly and close the tray again.');
const TONER = page('toner', 'Toner', 'Shake the new cartridge before you clear its seal away.');

it('counts the pages that answer nearly as well, up to nine', async () => {
  const rivalsAmong = async (count: number): Promise<number> => {
    const alike = Array.from({ length: count }, (_, i) => ({ ...JAM, id: `jam-${i}`, url: `/jam-${i}` }));
    const index = await createKnowledge({ pages: storeOf([...alike, TONER]) }).indexFor('w');
    const ranking = rank(index, createQueryAnalyzer(index).termsOf('How do I clear a paper jam?'));
    const shown = { coverage: 1, lacksKind: false, hasUnaskedTable: false };
    return Math.round(Math.expm1(featuresOf(ranking, shown).rivals));
  };
  assert.deepEqual(await Promise.all([1, 2, 4, 15].map(rivalsAmong)), [0, 1, 3, 9]);
});
