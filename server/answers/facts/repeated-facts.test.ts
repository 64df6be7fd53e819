/** A large site whose pages all end with the same mailbox. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge } from '../../search/knowledge.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { factReply } from './fact-reply.js';

const PAGES_OF_LANGUAGE = 120;

describe('a mailbox on each page of a large site', () => {
  let index: PassageIndex;
  before(async () => {
    const things = Array.from({ length: PAGES_OF_LANGUAGE }, (_, number) => [
      { id: `chair-${number}`, lang: 'en', content: `Made of oak. Write to hello@mill.example for more.` },
      { id: `stuhl-${number}`, lang: 'de', content: `Aus Eiche. Schreiben Sie an hello@mill.example.` },
    ]).flat();
    const trade = { id: 'trade', lang: 'en', content: 'Wholesale: trade@mill.example' };
    const pages = [...things, trade].map((page) => ({ ...page, title: page.id, url: `/${page.id}` }));
    const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
    index = await createKnowledge({ pages: store }).indexFor('mill');
  });
  const ask = (text: string, language: string) =>
    factReply(index, { widgetId: 'mill', text, history: [] }, language);

  it('is given from a page in the language of the visitor', () => {
    for (const [text, language, cited] of [
      ['what is your email', 'en', /^chair/],
      ['wie ist eure e-mail-adresse', 'de', /^stuhl/],
    ] as const) {
      const reply = ask(text, language);
      assert.match(reply?.answer ?? '', /hello@mill\.example/);
      assert.match(reply?.citations[0]?.pageId ?? '', cited);
    }
  });

  it('does not stand in for one that a single page gives', () => {
    assert.match(ask('email for wholesale', 'en')?.answer ?? '', /trade@mill\.example/);
  });
});
