/** Which words of a question are taken for typing errors, and what was meant. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge } from '../../search/knowledge.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { answerOf } from '../extractive/asked-page.fixture.js';
import { mendTyping } from './mend-typing.js';

const siteOf = (content: string, lang = 'en'): Promise<PassageIndex> => {
  const pages = [{ id: 'p', title: 'Page', url: '/p', content, lang }];
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  return createKnowledge({ pages: store }).indexFor('site');
};

function expectMended(site: PassageIndex, meant: Readonly<Record<string, string>>): void {
  const mended = Object.keys(meant).map((typed) => mendTyping(typed, site, 'en'));
  assert.deepEqual(mended, Object.values(meant));
}

describe('a word that neither the site nor the language has', () => {
  it('is the one that was meant', async () => {
    const site = await siteOf('We mend shoes.');
    expectMended(site, {
      'can i cancle 10 days befor': 'can i cancel 10 days before',
      'Vegeterian brekfast posible?': 'vegetarian breakfast possible?',
      'do i need a depposit, I recieved the wrong parcle': 'do i need a deposit, I received the wrong parcel',
      'im clostrophobic, are there showrs': 'im claustrophobic, are there showers',
      'is there a minumum lenght': 'is there a minimum length',
      'is there wiffi': 'is there wifi',
      'my uplod faild, whre is it': 'my upload failed, where is it',
    });
  });

  it('is rather a word of the site, also a name', async () => {
    const site = await siteOf('We are in Headingley and sell candles. Our removals men go abroad.');
    expectMended(site, {
      'where is the headingly one': 'where is the headingley one',
      'do you have candels': 'do you have candles',
      'can i cancle': 'can i cancel',
      'removels to spain': 'removals to spain',
    });
  });
});

describe('what is left as it was typed', () => {
  it('is every word of the site or the language, also without its apostrophe', async () => {
    const site = await siteOf('The hoverla trek costs 5 €. Ask for the chekin stamp.');
    for (const text of [
      'hoverla trek, chekin stamp',
      'whats the helix like, theyre all tiers and collage',
      'nobodys there, havent seen who it is',
      'do you have wifi and sell kombucha to a cockapoo',
    ])
      assert.equal(mendTyping(text, site, 'en'), text);
  });

  it('is a name with a capital letter, an address and the name of a file', async () => {
    const site = await siteOf('We mend shoes.');
    for (const text of ['what does Cancle do', 'open /cancle/befor.txt', 'write to cancle@befor.example'])
      assert.equal(mendTyping(text, site, 'en'), text);
  });

  it('is a question in another language', async () => {
    const site = await siteOf('Wir flicken Schuhe.', 'de');
    assert.equal(mendTyping('wo ist der schufe befor', site, 'de'), 'wo ist der schufe befor');
    assert.equal(mendTyping('is it befor', site, 'en'), 'is it befor');
  });
});

describe('a question with typing errors', () => {
  it('is answered as it was meant', async () => {
    const page = '# Swimming\n\nChildren swim on Sundays.\n\n## Showers\n\nThe showers are hot and free.';
    assert.match(await answerOf(page, 'are there showrs'), /hot and free/);
  });
});
