/** The order of passages below questions that the pages ask themselves. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createQueryAnalyzer } from '../../search/query/query-terms.js';
import { rank } from '../ranking/rank.js';
import { rankHybrid } from './hybrid-ranking.js';

/** How near a passage is, by its place: nothing tells them apart where this is the same. */
interface Nearness {
  heading: (passage: number) => number;
  unit: (passage: number) => number;
}
const SAME: Nearness = { heading: () => 0.5, unit: () => 0.5 };

/** The headings that a question finds, best first. */
async function headingsFor(
  question: string,
  headings: readonly string[],
  { heading, unit }: Nearness = SAME,
): Promise<string[]> {
  const sections = headings.map((heading) => `## ${heading}\n\nThe robot reads each page once a day.`);
  const pages = sections.map((content, i): Page => ({ id: `${i}`, title: 'Robot', url: '', content }));
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  const index = await createKnowledge({ pages: store }).indexFor('robot');
  const same = () => 0.5;
  const similarities = {
    isFitted: true,
    nearest: [],
    related: [],
    similarity: same,
    headingSimilarity: heading,
    mixedSimilarity: same,
    bestUnitSimilarity: unit,
    unitSimilarity: same,
    centredSimilarity: same,
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

it('has one below a question that is near before one with a sentence that is nearer', async () => {
  const headings = ['Are there robots?', 'Robots', 'Doors', 'Walls', 'Roofs'];
  const [ask, tell] = [0, 1];
  const nearness = {
    heading: (passage: number) => (passage === ask ? 0.9 : 0.1),
    unit: (passage: number) => ({ [ask]: 0.5, [tell]: 0.9 })[passage] ?? 0.1,
  };
  const asked = await headingsFor('does something come each day', headings, nearness);
  assert.deepEqual(asked.slice(0, 2), ['Are there robots?', 'Robots']);
  const told = await headingsFor(
    'does something come each day',
    ['About robots', ...headings.slice(1)],
    nearness,
  );
  assert.deepEqual(told.slice(0, 2), ['Robots', 'About robots']);
});
