/** A site whose pages are there in two languages. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge } from '../../search/knowledge.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import type { AnswerEngine } from '../answer-engine.js';
import { WIDGET } from './asked-page.fixture.js';
import { createExtractiveEngine } from './extractive-engine.js';

const SITE = 'https://bikes.example';
const PAGES = {
  'de/kontakt': '# Kontakt\n\nTelefon: 0761 5550120\n\nWir sind am Bahnhof.',
  'de/verleih': '# Verleih\n\nEin E-Bike kostet 38 € am Tag.\n\nHelme liegen in der Tandem-Box.',
  'de/impressum': '# Impressum\n\nTelefon: 0761 5550120\n\nRadwerk GmbH',
  'en/contact': '# Contact\n\nPhone: 0761 5550120\n\nWe are at the station.',
  'en/rental': '# Rental\n\nAn e-bike is €38 a day.\n\nHelmets are in the tandem box.',
  'en/imprint': '# Imprint\n\nPhone: 0761 5550120\n\nRadwerk GmbH',
};

let engine: AnswerEngine;
before(async () => {
  const { pages } = createMemoryStore();
  for (const [id, content] of Object.entries(PAGES)) {
    const title = /^# (.*)/.exec(content)?.[1] ?? '';
    await pages.save(WIDGET, { id, title, url: `${SITE}/${id}`, content, lang: id.slice(0, 2) });
  }
  engine = createExtractiveEngine({ knowledge: createKnowledge({ pages }) });
});

const ask = (text: string, pageUrl?: string) =>
  engine.answer({ widgetId: WIDGET, text, history: [], pageUrl });

describe('on a site in two languages', () => {
  it('pages of the visitor’s language are offered beside an answer, where there are any', async () => {
    for (const [text, language] of [
      ['Wie ist eure Telefonnummer?', 'de'],
      ['What is your phone number?', 'en'],
      ['Was kostet ein E-Bike am Tag?', 'de'],
      ['How much is an e-bike a day?', 'en'],
    ] as const) {
      const { citations, relatedArticles } = await ask(text);
      assert.equal(citations[0]?.pageId?.slice(0, 2), language, text);
      for (const { pageId } of relatedArticles) assert.equal(pageId.slice(0, 2), language, text);
    }
  });

  it('what tells no language is answered in that of the page on which it is asked', async () => {
    const spoken = async (pageUrl?: string) => (await ask('Xylophon?', pageUrl)).answer;
    assert.match(await spoken(`${SITE}/de/verleih?from=mail#top`), /^Dazu habe ich/);
    assert.match(await spoken(`${SITE}/en/rental`), /^I could not/);
    assert.equal(await spoken('https://elsewhere.example/'), await spoken());
  });
});
