/** The order of passages below questions that the pages ask themselves. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createQueryAnalyzer } from '../../search/query/query-terms.js';
import { rank } from '../ranking/rank.js';
import { rankHybrid } from './hybrid-ranking.js';

/** The headings that a question finds, best first, where meaning tells nothing apart. */
async function headingsFor(question: string, headings: readonly string[]): Promise<string[]> {
  const sections = headings.map((heading) => `## ${heading}\n\nThe robot reads each page once a day.`);
  const pages = sections.map((content, i): Page => ({ id: `${i}`, title: 'Robot', url: '', content }));
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  const index = await createKnowledge({ pages: store }).indexFor('robot');
  const same = () => 0.5;
  const similarities = {
    ...{ isFitted: true, nearest: [], related: [], similarity: same, headingSimilarity: same },
    ...{ mixedSimilarity: same, bestUnitSimilarity: same, unitSimilarity: same, centredSimilarity: same },
  };
  const ranking = rank(index, createQueryAnalyzer(index).termsOf(question));
  return rankHybrid(index, ranking, similarities).candidates.flatMap(
    ({ passage }) => index.passageAt(passage).passage.headings.at(-1) ?? [],
  );
}

it('has those last that are below quite another question', async () => {
  const [other, named] = ['Can it read pages behind a login wall?', 'From the web'] as const;
  assert.deepEqual(await headingsFor('does the robot come each day', [other, named]), [named, other]);
  const [first] = await headingsFor('can it read pages behind a login wall', [named, other]);
  assert.equal(first, other);
});
