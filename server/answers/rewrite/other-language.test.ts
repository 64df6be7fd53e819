/** A visitor who writes another language than the pages, with a model that translates. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sentences, startFaultyModel, type FaultyModel } from '../../model-client/faulty-model.fixture.js';
import { ask, promptOf, startSite, WIDGET } from './rewriting-engine.fixture.js';

const SITE = {
  Bikes:
    '## Hire\n\n| Bike | Hour | Day |\n| --- | --- | --- |\n| City bike | € 8 | € 29 |\n| E-bike | € 12 | € 42 |\n\nA helmet comes with every bike.',
  Pets: 'Dogs are not allowed in the sauna. Dogs may sleep in every room.',
  Parking: 'You may park in the yard behind the house.',
  History: 'Two sisters founded the house in an old mill.',
};
const asks = (question: string) => `${JSON.stringify({ question })}\n`;
const QUESTION = 'Was kostet ein Elektrofahrrad am Tag und ist ein Helm dabei?';
const BIKE = { text: 'Ein E-Bike kostet € 42 am Tag.', cite: [1], quote: 'E-bike; Hour: € 12; Day: € 42' };
const HELMET = { text: 'Zu jedem Rad gehört ein Helm.', cite: [1], quote: 'A helmet comes with every bike.' };

describe('a question in another language than the pages', () => {
  let server: FaultyModel;
  before(async () => {
    server = await startFaultyModel();
  });
  after(() => server.stop());
  beforeEach(() => {
    server.requests.length = 0;
  });

  it('is searched translated, and answered in its own', async () => {
    server.behave({ writes: asks('What does an e-bike cost a day?') }, { writes: sentences(BIKE, HELMET) });
    const { engine, plain } = await startSite(server, 'en', SITE);
    assert.equal((await ask(plain, {}, QUESTION)).wasRefused, true);
    const parts: string[] = [];
    const reply = await ask(engine, { onText: (part) => parts.push(part) }, QUESTION);
    assert.equal(reply.answer, 'Ein E-Bike kostet € 42 am Tag. [1] Zu jedem Rad gehört ein Helm. [1]');
    assert.equal(parts.join(''), reply.answer);
    assert.deepEqual([reply.wasRefused, reply.citations.length], [false, 1]);
    assert.equal(reply.citations[0]?.pageId, 'bikes');
    assert.ok(Object.values(SITE).join('\n').includes(reply.citations[0].excerpt), 'the excerpt is the page');

    assert.match(promptOf(server, 0).rules, /in English, the language of the website/);
    const { rules, data } = promptOf(server, 1);
    assert.match(rules, /Write in German/);
    assert.match(rules, /"quote" holds/);
    assert.match(data, /E-bike; Hour: € 12; Day: € 42/, 'rows of tables come with their headings');
  });

  it('in a language whose letters differ is, too', async () => {
    server.behave(
      { writes: asks('May I bring my dog into the sauna?') },
      {
        writes: sentences({
          text: '犬はサウナに入れません。',
          cite: [1],
          quote: 'Dogs are not allowed in the sauna',
        }),
      },
    );
    const { engine } = await startSite(server, 'en', SITE);
    const reply = await ask(engine, {}, '犬をサウナに連れて行ってもいいですか？');
    assert.equal(reply.answer, '犬はサウナに入れません。 [1]');
    assert.equal(reply.citations[0]?.excerpt, 'Dogs are not allowed in the sauna.');
  });

  it('shows nothing that no quoted passage says', async () => {
    server.behave(
      { writes: asks('What does an e-bike cost a day?') },
      {
        writes: sentences(
          { ...BIKE, text: 'Ein E-Bike kostet € 24 am Tag.' },
          { ...HELMET, quote: 'A helmet is free for everybody' },
          { text: 'Ein Schloss gehört dazu.', cite: [1] },
          HELMET,
        ),
      },
    );
    const { engine, logged } = await startSite(server, 'en', SITE);
    const reply = await ask(engine, {}, QUESTION);
    assert.equal(reply.answer, 'Zu jedem Rad gehört ein Helm. [1]');
    assert.deepEqual(logged.at(-1)?.['dropped'], ['unknown_number', 'unknown_quote', 'no_quote']);
  });

  it('is answered in the language of the pages by a model that cannot translate', async () => {
    server.behave(
      { writes: asks('What does an e-bike cost a day?') },
      { writes: sentences({ text: 'An e-bike costs € 42 a day.', cite: [1] }) },
    );
    const { engine } = await startSite(server, 'en', SITE);
    assert.equal((await ask(engine, {}, QUESTION)).answer, 'An e-bike costs € 42 a day. [1]');
  });

  it('is refused in its own language where the model finds no answer', async () => {
    server.behave(
      { writes: asks('What does an e-bike cost a day?') },
      { writes: sentences({ text: '', cite: [] }) },
    );
    const { engine } = await startSite(server, 'en', SITE);
    const reply = await ask(engine, {}, QUESTION);
    assert.equal(reply.wasRefused, true);
    assert.match(reply.answer, /keine klare Antwort/);
    assert.equal(reply.relatedArticles[0]?.pageId, 'bikes');
  });

  it('gets the reply that it would get without a model where that fails', async () => {
    server.behave({ status: 404 });
    const { engine, plain } = await startSite(server, 'en', SITE);
    assert.deepEqual(await ask(engine, {}, QUESTION), await ask(plain, {}, QUESTION));
  });

  it('is not translated where the pages are in it too', async () => {
    server.behave({ writes: sentences({ text: 'Ein Helm liegt bei jedem Rad.', cite: [1] }) });
    const { engine } = await startSite(server, 'de', { Helme: 'Ein Helm liegt bei jedem Rad.' });
    await ask(engine, {}, 'Ist bei jedem Rad ein Helm dabei?');
    assert.equal(server.requests.length, 1);
    assert.doesNotMatch(promptOf(server, 0).rules, /"quote"/);
  });

  it('stays in it for a follow-up, where some pages are in it, and may be searched in that of most', async () => {
    const { engine, store } = await startSite(server, 'en', SITE);
    await store.pages.save(WIDGET, {
      id: 'helme',
      title: 'Helme',
      url: 'https://acme.example/helme',
      lang: 'de',
      content: 'Ein Helm liegt bei jedem Rad.',
    });
    const history = [{ question: 'Gibt es einen Helm?', answer: 'Ja.', citedPageIds: ['helme'] }];
    server.behave(
      { writes: asks('Was kostet ein Rad am Tag?') },
      { writes: '{"text": "", "cite": [], "search": "What does an e-bike cost a day?"}' },
      { writes: sentences(BIKE) },
    );
    const reply = await ask(engine, {}, 'und was kostet es am Tag?', history);
    assert.match(promptOf(server, 0).rules, /in German, the language of the website/);
    assert.match(promptOf(server, 1).rules, /a short question in English/);
    assert.match(promptOf(server, 2).rules, /Write in German/);
    assert.equal(reply.answer, `${BIKE.text} [1]`);
  });
});
