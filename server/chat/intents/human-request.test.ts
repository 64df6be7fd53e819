import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SPOKEN_LANGUAGES } from '../../languages/language-table.js';
import { HUMAN_REQUESTS } from './human-requests.fixture.js';
import { intentReply } from './intent-reply.js';
import { recogniseIntent } from './recognise-intent.js';

const isRequest = (text: string): boolean => recogniseIntent(text)?.kind === 'human';

describe('a request for a human', () => {
  it('is known in every language that the chat speaks', () => {
    assert.deepEqual(
      HUMAN_REQUESTS.map(({ code }) => code).sort(),
      SPOKEN_LANGUAGES.map(({ code }) => code).sort(),
    );
  });

  for (const { code, known, unseen } of HUMAN_REQUESTS) {
    it(`is told from questions that mention people (${code})`, () => {
      assert.deepEqual(
        known.requests.filter((text) => !isRequest(text)),
        [],
      );
      assert.deepEqual([...known.others, ...unseen.others].filter(isRequest), []);
    });

    it(`is replied to in its language, with the form (${code})`, () => {
      const own = SPOKEN_LANGUAGES.find((language) => language.code === code)?.intents.humanRequest.reply;
      for (const text of known.requests.filter(
        (request) => !['agent', 'agente', 'operatore'].includes(request),
      )) {
        const { suggestedAction, answer, ...rest } = intentReply(text) ?? {};
        assert.deepEqual([suggestedAction, answer], ['escalate', own], text);
        const said = { citations: [], relatedArticles: [], confidenceScore: 1, wasRefused: false };
        assert.deepEqual(rest, said);
      }
    });
  }

  it('is understood in nineteen of twenty wordings that its words were not collected from', () => {
    const all = HUMAN_REQUESTS.flatMap(({ unseen }) => unseen.requests);
    const missed = all.filter((text) => !isRequest(text));
    assert.ok(missed.length <= all.length / 20, missed.join('\n'));
  });

  it('may stand anywhere in a message', () => {
    for (const text of [
      'hi, this is useless. get me a real person!',
      'I ordered a lamp three weeks ago and it has not come; my number is 1234. Can someone call me back?',
      'Please call me. The door of the shed does not close any more.',
      'I bought the wrong size and I want to talk to someone about an exchange',
    ])
      assert.ok(isRequest(text), text);
  });

  it('may name who is wanted', () => {
    for (const text of [
      'can I speak to Maria',
      "I don't want a bot, get me Paul",
      'kann ich mit Frau Berger reden',
    ])
      assert.ok(isRequest(text), text);
    for (const text of ['can i talk to my friends in the app', 'how do I speak to customers in French'])
      assert.ok(!isRequest(text), text);
  });

  it('is none where software is named', () => {
    for (const text of ['can it talk to slack', 'does it connect to Zapier', 'talk to salesforce'])
      assert.equal(isRequest(text), false, text);
  });

  it('is looked for in linear time', () => {
    for (const text of [
      'please '.repeat(570),
      'i want to talk to '.repeat(220),
      'and i want '.repeat(360),
      'please, '.repeat(500),
      '我要'.repeat(2000),
      '사람'.repeat(2000),
      `${'a'.repeat(3999)}?`,
    ]) {
      const before = process.cpuUsage();
      recogniseIntent(text);
      const { user } = process.cpuUsage(before);
      assert.ok(user < 500_000, `${text.slice(0, 20)} took ${user / 1000} ms`);
    }
  });
});
