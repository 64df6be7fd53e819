import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge } from '../knowledge.js';
import { createQueryAnalyzer } from './query-terms.js';

const filler = 'Nothing here is about what was asked, it only fills the site with words.';

/** The pages that a question finds, best first. */
async function find(question: string, ...contents: string[]): Promise<string[]> {
  const pages = contents.map((content, i): Page => ({ id: `p${i}`, title: `Page ${i}`, url: '', content }));
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  const index = await createKnowledge({ pages: store }).indexFor('w');
  const hits = index.search(createQueryAnalyzer(index).termsOf(question), 10);
  return hits.map(({ passage }) => index.passageAt(passage).page.id);
}

async function assertFound(pairs: readonly [asked: string, page: string][]): Promise<void> {
  for (const [asked, page] of pairs) assert.deepEqual(await find(asked, filler, page), ['p1'], asked);
}

describe('everyday English', () => {
  it('finds what comes between by the words of pages', () =>
    assertFound([
      ["what if it's pouring down", 'In rain the tour moves under the arches.'],
      ['shall we come if there is a blizzard', 'When snow closes the lane we ring you.'],
      ['he has a runny nose', 'Children with a cold stay at home.'],
      ['something came up', 'You may cancel until noon.'],
      ['what if it gets nicked', 'A stolen lamp is yours to replace.'],
    ]));

  it('finds how to pay by the words of pages', () =>
    assertFound([
      ['can I pay in three', 'Instalments cost nothing.'],
      ['do you have a loyalty scheme', 'The tenth one is free with a stamp for each.'],
      ['I lost my receipt', 'Bring a proof of purchase.'],
      ["what's your best price", 'A discount is given from ten on.'],
    ]));

  it('finds who comes along by the words of pages', () =>
    assertFound([
      ['can the missus come too', 'Partners may watch from the balcony.'],
      ['can grandpa collect her', 'Only an authorised adult is let in at four.'],
      ['is she put with her friend', 'Every group stays together all week.'],
      ['anything for oaps', 'Seniors pay half.'],
    ]));

  it('finds goods by what they are, whatever their brand', () =>
    assertFound([
      ['do you give calpol', 'We keep paracetamol.'],
      ['will you bring a hoover', 'The vacuum is ours.'],
      ['are the slipcovers washable', 'Loose covers come off.'],
      ['do you sell biros', 'A pen is a pound.'],
    ]));

  it('finds what is eaten and drunk by the words of pages', () =>
    assertFound([
      ['vegetarian?', 'One dish a day is without meat.'],
      ['I am coeliac', 'Bread without gluten is baked on Mondays.'],
      ['have you got sarnies', 'Sandwiches until two.'],
    ]));

  it('takes no phrase for another of the same stems', async () => {
    assert.deepEqual(await find('in which part of it', filler, 'You may pay by instalments.'), []);
    assert.deepEqual(await find('can I work out there', filler, 'We arrange a corporate event.'), []);
  });
});
