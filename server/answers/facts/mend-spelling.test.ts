/** Which words of a question are taken for a slip of the keys. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge } from '../../search/knowledge.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { mendSpelling } from './mend-spelling.js';

const siteOf = (content: string, lang: string): Promise<PassageIndex> => {
  const pages = [{ id: 'p', title: 'Page', url: '/p', content, lang }];
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  return createKnowledge({ pages: store }).indexFor('site');
};

describe('a word that a fact is asked for with', () => {
  it('is read where letters are missing, doubled, added or swapped', async () => {
    const site = await siteOf('We mend shoes.', 'en');
    const slips = {
      'sunday openning times': 'sunday opening times',
      'phne numbr': 'phone numbr',
      'emial adress?': 'email adress?',
      'in the midle of the nihgt': 'in the middle of the night',
      'open at chrismas or on wendesday': 'open at christmas or on wednesday',
    };
    for (const [typed, meant] of Object.entries(slips)) assert.equal(mendSpelling(typed, site, 'en'), meant);
    const german = await siteOf('Wir flicken Schuhe.', 'de');
    assert.equal(mendSpelling('öffnugnszeiten am sontag', german, 'de'), 'offnungszeiten am sonntag');
  });

  it('is not read into another word', async () => {
    const site = await siteOf('We mend shoes. Hand them in by the mane door of the clossing.', 'en');
    for (const text of [
      'a form from our hour at the main mail',
      'packing, barking and a winner that is easier to plate',
      'the house of the horse is a closet',
      'mane and clossing are words of the site',
    ])
      assert.equal(mendSpelling(text, site, 'en'), text);
  });
});
