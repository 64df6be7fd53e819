/** What follows when a model says that the passages hold no answer. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sentences, startFaultyModel, type FaultyModel } from '../../model-client/faulty-model.fixture.js';
import { ask, GOOD, promptOf, REPLY, startEngine, startSite } from './rewriting-engine.fixture.js';

const NONE = sentences({ text: '', cite: [] });
const searches = (search: string) => `{"text": "", "cite": [], "search": ${JSON.stringify(search)}}\n`;

describe('a model that finds no answer', () => {
  let server: FaultyModel;
  before(async () => {
    server = await startFaultyModel();
  });
  after(() => server.stop());
  beforeEach(() => {
    server.requests.length = 0;
  });

  for (const [name, writes] of [
    ['in the form that it is asked for', NONE],
    ['in the form, after thinking aloud', `<think>{"text": "No.", "cite": [1]}</think>\n${NONE}`],
    ['with a citation all the same', sentences({ text: ' ', cite: [1] })],
    ['in a sentence that cites nothing', sentences({ text: 'The passages do not say that.', cite: [] })],
    ['in a sentence of another language', sentences({ text: 'Das steht nicht in den Texten.', cite: [] })],
    [
      'after a sentence that does not pass',
      sentences({ text: 'Our office dog enjoys long walks.', cite: [1] }) + NONE,
    ],
    ['and wants nothing else to be looked for', searches(' … ')],
  ] as const) {
    it(`makes a refusal with links, ${name}`, async () => {
      server.behave({ writes });
      const parts: string[] = [];
      const reply = await ask(startEngine(server).engine, { onText: (part) => parts.push(part) });
      assert.deepEqual([reply.wasRefused, reply.citations], [true, []]);
      assert.match(reply.answer, /could not find .* These pages may help/);
      assert.deepEqual(reply.relatedArticles, [
        // The page that would have been quoted, without the address of the quote.
        {
          pageId: 'returns',
          pageTitle: 'Returns',
          pageUrl: 'https://acme.example/returns',
          excerpt: REPLY.citations[0]?.excerpt,
        },
        ...REPLY.relatedArticles,
      ]);
      assert.ok(reply.confidenceScore < 0.2, String(reply.confidenceScore));
      assert.deepEqual([parts, server.requests.length], [[], 1]);
    });
  }

  it('is not believed where its sentence without citation says what the pages say', async () => {
    server.behave({ writes: sentences({ text: 'You cannot return any unused lamp.', cite: [] }) });
    assert.deepEqual(await ask(startEngine(server).engine), REPLY);
  });

  it('has the refusal said in the language of the visitor', async () => {
    server.behave({ writes: NONE });
    const { engine } = startEngine(server, { evidence: { language: 'fr' } });
    assert.match((await ask(engine)).answer, /pas trouvé/);
  });

  it('offers no link where there is none', async () => {
    server.behave({ writes: NONE });
    const reply = { ...REPLY, citations: [], relatedArticles: [] };
    const refused = await ask(startEngine(server, { evidence: { reply } }).engine);
    assert.deepEqual([refused.wasRefused, refused.relatedArticles], [true, []]);
    assert.match(refused.answer, /could not find/);
    assert.doesNotMatch(refused.answer, /These pages/);
  });

  const SITE = {
    Bikes: '## Hire\n\nWe hire out bikes by the day. The bike hire is open in summer.',
    Pets: 'Dogs are welcome in the garden. A dog bowl stands at the door.',
    Parking: '## Cars\n\nGuests leave their car in the yard behind the house. A night costs € 7.',
    History: 'Two sisters founded the house in an old mill.',
  };
  const QUESTION = 'Is there room for a jalopy at the bike hire?';

  it('is given what its own search finds, once', async () => {
    server.behave(
      { writes: searches('Where can guests leave their car?') },
      { writes: sentences({ text: 'Guests leave their car in the yard behind the house.', cite: [1] }) },
    );
    const { engine } = await startSite(server, 'en', SITE);
    const reply = await ask(engine, {}, QUESTION);
    assert.equal(reply.answer, 'Guests leave their car in the yard behind the house. [1]');
    assert.deepEqual([reply.citations[0]?.pageId, reply.wasRefused], ['parking', false]);
    assert.doesNotMatch(promptOf(server, 0).data, /behind the house/);
    const { rules, data } = promptOf(server, 1);
    assert.match(data, /\[1\] Parking - Cars\nGuests leave their car/);
    assert.doesNotMatch(data, /hire out bikes/, 'passages that held no answer are not read again');
    assert.match(rules, /a short question in English/);
    assert.ok(data.endsWith(`<question x7Qm2>\n${QUESTION}\n</question x7Qm2>`), 'the question stays');
  });

  it('is asked no third time, and the pages of both searches are linked', async () => {
    server.behave({ writes: searches('Where can guests leave their car?') });
    const { engine } = await startSite(server, 'en', SITE);
    const reply = await ask(engine, {}, QUESTION);
    assert.deepEqual([reply.wasRefused, server.requests.length], [true, 2]);
    assert.deepEqual(
      reply.relatedArticles.slice(0, 2).map(({ pageId }) => pageId),
      ['bikes', 'parking'],
    );
  });

  for (const [name, search] of [
    ['it names nothing to look for', ''],
    ['its search is the question again', QUESTION.toUpperCase()],
    ['its search finds nothing', 'Who composed the opera Tosca?'],
    ['its search finds the same', 'Is the bike hire open in summer?'],
    ['its search has no end', 'car '.repeat(100)],
  ] as const) {
    it(`is asked once where ${name}`, async () => {
      server.behave({ writes: searches(search) });
      const { engine } = await startSite(server, 'en', SITE);
      const reply = await ask(engine, {}, QUESTION);
      assert.deepEqual([reply.wasRefused, server.requests.length], [true, 1]);
    });
  }

  it('makes a refusal also where it fails after its search', async () => {
    server.behave({ writes: searches('Where can guests leave their car?') }, { status: 404 });
    const { engine } = await startSite(server, 'en', SITE);
    const reply = await ask(engine, {}, QUESTION);
    assert.deepEqual([reply.wasRefused, server.requests.length], [true, 2]);
  });

  it('has no say in contact facts, asked for by the visitor or by its search', async () => {
    const site = { ...SITE, Contact: 'Phone: +49 30 901820\n\nMail: hello@acme.example' };
    const { engine, plain } = await startSite(server, 'en', site);
    server.behave({ writes: NONE });
    const fact = await ask(engine, {}, "What's your phone number?");
    assert.match(fact.answer, /\+49 30 901820/);
    assert.equal(server.requests.length, 0);
    assert.deepEqual(fact, await ask(plain, {}, "What's your phone number?"));

    server.behave({ writes: searches('What is your phone number?') });
    assert.match((await ask(engine, {}, QUESTION)).answer, /\+49 30 901820/);
  });
});

describe('a model and the gate', () => {
  let server: FaultyModel;
  before(async () => {
    server = await startFaultyModel();
  });
  after(() => server.stop());
  beforeEach(() => {
    server.requests.length = 0;
  });

  const hedged = {
    answer: 'This may help:\n\nYou can return any unused lamp within 30 days.',
    confidenceScore: 0.25,
  };
  const refused = { answer: 'No.', citations: [], confidenceScore: 0.06, wasRefused: true };
  for (const [name, reply, found] of [
    ['may help', hedged, 0.4],
    ['the gate refused though something is near', refused, 0.1],
  ] as const) {
    it(`make a plain answer of what ${name}, if the model finds it`, async () => {
      server.behave({ writes: GOOD });
      const evidence = { found, reply: { ...REPLY, ...reply } };
      const answered = await ask(startEngine(server, { evidence }).engine);
      assert.equal(answered.wasRefused, false);
      assert.match(answered.answer, /^Unused lamps can be returned/);
      assert.deepEqual(
        answered.citations.map(({ pageId }) => pageId),
        ['returns', 'shipping'],
      );
      assert.ok(answered.confidenceScore > reply.confidenceScore && answered.confidenceScore < 0.95);
    });

    it(`leave what ${name} as it is, if the model fails`, async () => {
      const evidence = { found, reply: { ...REPLY, ...reply } };
      for (const behaviour of [{ status: 500 }, { writes: 'Hm.' }]) {
        server.behave(behaviour);
        assert.equal(await ask(startEngine(server, { evidence }).engine), evidence.reply);
      }
    });
  }

  it('are surer of an answer the surer the search was, and never certain', async () => {
    server.behave({ writes: GOOD });
    const scores: number[] = [];
    for (const found of [0.05, 0.18, 0.4, 0.7, 0.9, 1]) {
      const reply = { ...REPLY, wasRefused: true, confidenceScore: 0.05 };
      scores.push((await ask(startEngine(server, { evidence: { found, reply } }).engine)).confidenceScore);
    }
    assert.deepEqual(scores, [...scores].sort());
    assert.equal(scores.at(-1), 0.95);
  });
});
