import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge } from '../knowledge.js';
import type { PassageIndex } from '../index/passage-index.js';
import { createQueryAnalyzer } from './query-terms.js';

async function indexOf(...contents: string[]): Promise<PassageIndex> {
  const pages = contents.map((content, i): Page => ({ id: `p${i}`, title: `Page ${i}`, url: '', content }));
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  return createKnowledge({ pages: store }).indexFor('w');
}

/** The pages that a question finds, best first. */
async function find(question: string, ...contents: string[]): Promise<string[]> {
  const index = await indexOf(...contents);
  const hits = index.search(createQueryAnalyzer(index).termsOf(question), 10);
  return hits.map(({ passage }) => index.passageAt(passage).page.id);
}

const filler = 'Nothing here is about what was asked, it only fills the site with words.';

describe('the terms of a question', () => {
  it('find other forms of a word', async () => {
    assert.deepEqual(await find('cancelling subscriptions', filler, 'Cancel your subscription here.'), [
      'p1',
    ]);
  });

  it('find a misspelt word by another word of the site for the same', async () => {
    assert.deepEqual(await find('do you have subtitels', filler, 'Captions are shown on Sundays.'), ['p1']);
  });

  it('find a misspelt word by the words of the site', async () => {
    assert.deepEqual(await find('pasword', filler, 'Reset your password here.'), ['p1']);
    assert.deepEqual(await find('subscirption', filler, 'Your subscription ends.'), ['p1']);
  });

  it('take no synonym of a misspelt word that may mean another', async () => {
    const found = await find('showrs', 'The view is fine.', 'The showers are hot.', 'Shows start at eight.');
    assert.deepEqual(found.toSorted(), ['p1', 'p2']);
  });

  it('are the same whatever was asked before', async () => {
    const index = await indexOf('Reset your password here, or end your subscription.');
    const strange = Array.from({ length: 12 }, (_, i) => `qx${'abcdefghijkl'.charAt(i)}zzv`).join(' ');
    const long = `${strange} subscirption`;
    const fresh = createQueryAnalyzer(index).termsOf(long);
    const used = createQueryAnalyzer(index);
    used.termsOf('subscirption');
    assert.deepEqual(used.termsOf(long), fresh);
    assert.deepEqual(used.termsOf(long), fresh);
  });

  it('never take an everyday word for a misspelling', async () => {
    assert.deepEqual(await find('tires', filler, 'Prices come in tiers.'), []);
  });

  it('never take a word that has synonyms for a misspelling', async () => {
    assert.deepEqual(await find('quit', 'Keep quiet in the hall.', 'You can cancel each month.'), ['p1']);
  });

  it('never take a word for another of four letters, but for a slip of it', async () => {
    assert.deepEqual(await find('bort', filler, 'A boat for six.'), []);
    assert.deepEqual(await find('baot', filler, 'A boat for six.'), ['p1']);
  });

  it('find what a price list calls people of an age', async () => {
    const list = 'Adults pay £9, children 5–15 pay £4.';
    for (const question of ['my 8 year old', 'for an 8-year-old', 'aged 12'])
      assert.deepEqual(await find(question, filler, list), ['p1'], question);
    assert.deepEqual(await find('an 8 year guarantee', filler, list), []);
  });

  it('find a kind by what it is one of, and not the other way round', async () => {
    assert.deepEqual(await find('can my beagle come', filler, 'Dogs are welcome in the garden.'), ['p1']);
    assert.deepEqual(await find('can my dog come', filler, 'The beagle is a hound of old.'), []);
  });

  it('find a phrase by the word that pages have for it', async () => {
    const named: [asked: string, page: string][] = [
      ['how much to get in', 'Admission is £4.'],
      ['do the lenses go dark in the sun', 'Photochromic ones are £40 more.'],
      ['where can I drop him off', 'The dropoff is behind the house.'],
      ['can we bring our old dog', 'Two puppies live here, and dogs may visit.'],
      ['have you got a courtesy car', 'A loaner is free for members.'],
      ['what if one of us gets ill', 'Somebody is unwell? Phone us.'],
      ['what time do we have to be out', 'Checkout is at noon.'],
      ['im running late', 'We hold your table for a while.'],
      ['are there adverts before it', 'The trailers are short.'],
    ];
    for (const [asked, page] of named) assert.deepEqual(await find(asked, filler, page), ['p1'], asked);
  });

  it('take the longest phrase: to get in touch is not to get in', async () => {
    const found = await find('how do I get in touch', 'Admission is £4.', 'Contact us by email.');
    assert.deepEqual(found, ['p1']);
  });

  it('never count a phrase that the site has no word for', async () => {
    const words = createQueryAnalyzer(await indexOf(filler)).termsOf('how do we get in on my street');
    assert.deepEqual(
      words.map(({ word }) => word),
      ['street'],
    );
  });

  it('find words as they are typed in a hurry, and spelt on either side of the ocean', async () => {
    const typed: [asked: string, page: string][] = [
      ['any tables tmrw nite', 'Tomorrow night is free.'],
      ['fone', 'Our phone rings.'],
      ['jewelry', 'We mend jewellery.'],
      ['do you sterilize', 'All tools are sterilised.'],
      ['neighbouring', 'The neighbor sings.'],
      ['new tires', 'Tyres from £50.'],
    ];
    for (const [asked, page] of typed) assert.deepEqual(await find(asked, filler, page), ['p1'], asked);
  });

  it('tell words apart that a stemmer takes for one', async () => {
    const apart: [asked: string, page: string][] = [
      ['is it busy', 'Our business began in 1950.'],
      ['how do I install it', 'Pay in four instalments.'],
      ['do you ship international', 'An internal phone rings.'],
      ['is it organic', 'The organization has members.'],
    ];
    for (const [asked, page] of apart) assert.deepEqual(await find(asked, filler, page), [], asked);
  });

  it('find a synonym, behind the word itself', async () => {
    const found = await find('delete', filler, 'You can remove it there.', 'You can delete it there.');
    assert.deepEqual(found, ['p2', 'p1']);
  });

  it('find one word written as two, hyphenated or joined', async () => {
    for (const question of ['log in', 'login', 'sign in', 'signin']) {
      assert.deepEqual(await find(question, filler, 'How to log in to the app.'), ['p1'], question);
    }
    for (const question of ['e-mail', 'email', 'mail']) {
      assert.deepEqual(await find(question, filler, 'Change your email.'), ['p1'], question);
    }
    assert.deepEqual(await find('wifi', filler, 'Use the Wi-Fi.'), ['p1']);
    assert.deepEqual(await find('CVE-2017-3156', 'CVE-2016-1111 is fixed.', 'CVE-2017-3156 is fixed.'), [
      'p1',
      'p0',
    ]);
  });

  it('find a verb and its particle, also apart', async () => {
    const returned = 'A lamp can be returned within thirty days.';
    for (const question of ['sending it back', 'how do i send the lamp back', 'can my lamp be sent back'])
      assert.deepEqual((await find(question, filler, 'Our lamps glow.', returned))[0], 'p2', question);
    for (const question of ['log me in', 'how do i sign him in again'])
      assert.deepEqual(await find(question, filler, 'The login page is here.'), ['p1'], question);
    assert.deepEqual(await find('return', filler, 'You can send it back.'), ['p1']);
    assert.deepEqual(await find('should i turn the leaf of the atlas off', filler, 'It is disabled.'), []);
  });

  it('find what the site writes as two words, or as one', async () => {
    assert.deepEqual(await find('motorboats', filler, 'Motor boats are not allowed.'), ['p1']);
    assert.deepEqual(await find('fire wood', filler, 'Firewood is sold at the store.'), ['p1']);
    assert.deepEqual(await find('carpet', filler, 'Your car and your pet can come.'), []);
  });

  it('find German compounds by a part, and accents with and without', async () => {
    const text = 'Die Rechnungsadresse ändern Sie in den Einstellungen, und das ist für alle möglich.';
    const other = 'Der Versand dauert drei Tage, und die Pakete kommen mit der Post zu Ihnen.';
    assert.deepEqual((await find('Wo ist die Adresse?', other, text))[0], 'p1');
    assert.deepEqual(await find('andern', other, text), ['p1']);
  });

  it('find synonyms in the language of the pages', async () => {
    const german = 'Wenn die Ware beschädigt ist, schicken Sie uns bitte ein Foto von dem Schaden.';
    const spanish = 'Puede anular el pedido antes de que salga, y no se le cobran los gastos.';
    assert.deepEqual(await find('kaputt', german, spanish), ['p0']);
    assert.deepEqual(await find('¿cómo puedo cancelar?', german, spanish), ['p1']);
  });

  it('find what visitors of a small business call by another name, in their language', async () => {
    const named: [asked: string, page: string][] = [
      ['Gibt es einen Fahrstuhl?', 'Der Eingang ist ebenerdig, ein Aufzug ist auch da.'],
      ['Je peux garer ma voiture ?', 'Il y a un parking derrière la maison, et il est gratuit pour vous.'],
      ['¿Hay ascensor para la silla?', 'En la puerta hay una rampa, y el timbre está a la derecha.'],
      ['Posso pagare in contanti?', 'Prendiamo cash e carte, ma non gli assegni, e questo è per tutti.'],
      ['Mag mijn puppy mee?', 'Een hond is welkom op het terras, en er staat water voor hem.'],
    ];
    for (const [asked, page] of named) assert.deepEqual(await find(asked, page), ['p0'], asked);
  });

  it('find German verbs that part', async () => {
    const text = 'Bitte sagen Sie den Termin einen Tag vorher ab, wenn Sie krank sind.';
    const other = 'Pakete kommen in zwei oder drei Tagen bei Ihnen an, und das ist normal.';
    assert.deepEqual(await find('absagen', other, text), ['p1']);
    assert.deepEqual(await find('angekommen', other, text), ['p0']);
  });

  it('leave out the function words of a language that the site has no pages in', async () => {
    const analyzer = createQueryAnalyzer(await indexOf('Run it with Docker or on your own server.'));
    const words = analyzer.termsOf('Wie kann ich das mit Docker machen?').map(({ word }) => word);
    assert.deepEqual(words, ['docker', 'machen']);
  });

  it('count words that say little for less, in the language of the question', async () => {
    const index = await indexOf('Der Termin ist heute, und das Formular liegt für Sie bereit.');
    const weights = createQueryAnalyzer(index).termsOf('Was ist heute mit dem Formular?');
    assert.deepEqual(
      weights.map(({ word, weight }) => [word, weight]),
      [
        ['heute', 0.5],
        ['formular', 1],
      ],
    );
  });

  it('find what is typed without the letters of a language, and drop its function words so too', async () => {
    const turkish = 'Sınır on dosyadır, ve bu sınır her hesap için geçerlidir.';
    const other = 'Siparişler iki günde gelir, ve kargo ücretsizdir.';
    const index = await indexOf(other, turkish);
    const terms = createQueryAnalyzer(index).termsOf('Dosya icin sinir kac?');
    assert.deepEqual(
      terms.map(({ word }) => word),
      ['dosya', 'sinir'],
    );
    assert.equal((await find('Dosya icin sinir kac?', other, turkish))[0], 'p1');
    const german = createQueryAnalyzer(
      await indexOf('Die Rechnung ist für Sie im Konto, und das ist kostenlos.'),
    );
    assert.deepEqual(
      german.termsOf('Fuer wen ist die Rechnung?').map(({ word }) => word),
      ['rechnung'],
    );
  });

  it('find Chinese by pairs of characters', async () => {
    assert.deepEqual(await find('怎么重置密码？', '如何取消订阅。', '您可以在设置中重置密码。'), ['p1']);
  });

  it('leave out function words, and nothing is left of a question of them alone', async () => {
    const analyzer = createQueryAnalyzer(await indexOf(filler));
    assert.deepEqual(analyzer.termsOf('what is it, and how do you do?'), []);
  });

  it('keep a word that is a function word of another language of the site', async () => {
    const german = 'Der Tarif ist für alle, die wenig schreiben, und das ist nicht teuer für Sie.';
    const english = 'You can die in this game, and then you have to start it over from the beginning.';
    assert.deepEqual((await find('how do I die in the game?', german, english))[0], 'p1');
  });
});
