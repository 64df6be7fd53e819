import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineReply, Question } from '../answers/answer-engine.js';
import { figuresOf } from './answer-figures.js';
import { judgeReplies, type MeasuredEngine } from './judge-replies.js';
import type { TestQuestion } from './question-set.js';
import { askAfterOpeners } from './topic-switches.js';

const page = (id: string) => ({ id, title: id, url: `/${id}`, lang: 'en', content: `All about ${id}.` });
const PAGES = ['cats', 'dogs', 'birds'].map(page);

const question = (text: string, about: Partial<TestQuestion> = {}): TestQuestion => ({
  id: text,
  text,
  kind: 'natural',
  answerable: true,
  goldPages: ['cats'],
  goldPhrases: [],
  notPhrases: [],
  history: [],
  ...about,
});

/** A reply that cites some pages and names others as related; a refusal where it cites none. */
function reply(cited: string[], related: string[] = [], confidenceScore = 0.9, answer = ''): EngineReply {
  return {
    answer: answer || cited.map((id) => `All about ${id}.`).join(' '),
    citations: cited.map((id) => ({
      pageId: id,
      pageTitle: id,
      pageUrl: `/${id}`,
      excerpt: `All about ${id}.`,
    })),
    relatedArticles: related.map((id) => ({ pageId: id, pageTitle: id, pageUrl: `/${id}` })),
    confidenceScore,
    wasRefused: cited.length === 0,
  };
}

/** An engine that replies by the text of the question. */
function engineOf(replyTo: (question: Question) => EngineReply): MeasuredEngine {
  return {
    answer: (asked) => Promise.resolve(replyTo(asked)),
    explain: (asked) => Promise.resolve({ terms: [], candidates: [], reply: replyTo(asked) }),
  };
}

async function figuresFor(cases: [question: TestQuestion, reply: EngineReply][]) {
  const replies = new Map(cases.map(([{ text }, given]) => [text, given]));
  const engine = engineOf(({ text }) => replies.get(text) ?? reply([]));
  const questions = cases.map(([asked]) => asked);
  return figuresOf(await judgeReplies(engine, { name: 'test', pages: PAGES, questions }, () => undefined));
}

describe('the figures of a set', () => {
  it('count no sentence of the chat as an answer to what the pages do not hold', async () => {
    const talk = { ...reply([], [], 1, 'I am an automated assistant.'), wasRefused: false };
    const { questions, plainPrecision } = await figuresFor([
      [question('first'), reply(['cats'])],
      [question('are you a robot', { kind: 'adversarial', answerable: false }), talk],
      [question('what do cats eat'), talk],
    ]);
    assert.equal(questions, 2);
    assert.equal(plainPrecision, 0.5);
  });

  it('tell what was found first, what was seen among three pages, and what was refused without a way on', async () => {
    const figures = await figuresFor([
      [question('first'), reply(['cats', 'dogs'])],
      [question('second'), reply(['dogs', 'dogs'], ['cats'])],
      [question('related'), reply([], ['birds', 'cats'], 0.1)],
      [question('hard'), reply([], ['birds'], 0.1)],
    ]);
    const { foundAt1, seenAt3, hardRefusals, falseRefusals } = figures;
    assert.deepEqual([foundAt1, seenAt3, hardRefusals, falseRefusals], [0.25, 0.75, 0.25, 0.5]);
  });

  it('tell what is in sight, in the answer or below the name of a related page', async () => {
    const phrases = { goldPhrases: ['two naps'], notPhrases: ['one nap'] };
    const related = (excerpt: string): EngineReply => ({
      ...reply(['dogs'], [], 0.3),
      relatedArticles: [{ pageId: 'cats', pageTitle: 'cats', pageUrl: '/cats', excerpt }],
    });
    const { holdsGold, inSight } = await figuresFor([
      [question('answered', phrases), reply(['cats'], [], 0.9, 'Cats take two naps.')],
      [question('near', phrases), related('Cats take two naps.')],
      [question('too much', phrases), related('Cats take one nap or two naps.')],
      [question('nowhere', phrases), related('Cats sleep.')],
    ]);
    assert.deepEqual([holdsGold, inSight], [0.25, 0.5]);
  });

  it('judge plain answers apart from those with a note of doubt', async () => {
    const nothing = { answerable: false, goldPages: [] };
    const figures = await figuresFor([
      [question('plainly right'), reply(['cats'])],
      [question('plainly wrong'), reply(['dogs'])],
      [question('doubtfully wrong'), reply(['dogs'], [], 0.3)],
      [question('nothing, plainly answered', nothing), reply(['dogs'])],
      [question('nothing, refused', nothing), reply([])],
    ]);
    assert.equal(figures.plainPrecision, 1 / 3);
    assert.equal(figures.unanswerablePlain, 1 / 2);
  });

  it('call a right answer noisy that carries a part from a wrong page', async () => {
    const figures = await figuresFor([
      [question('clean'), reply(['cats', 'cats'])],
      [question('noisy'), reply(['cats', 'dogs'])],
      [question('wrong'), reply(['dogs'])],
    ]);
    assert.equal(figures.noise, 1 / 2);
  });

  it('take an answer for wrong that holds what a wrong one holds', async () => {
    const priced = { goldPhrases: ['€ 29'], notPhrases: ['€ 42'] };
    const figures = await figuresFor([
      [question('cell', priced), reply(['cats'], [], 0.9, 'A day costs € 29.')],
      [question('row', priced), reply(['cats'], [], 0.9, 'A day costs € 29 or € 42.')],
    ]);
    assert.equal(figures.holdsGold, 1 / 2);
    assert.equal(figures.rightAmongGiven, 1 / 2);
  });

  it('keep small talk and requests for a person apart', async () => {
    const none = { answerable: false, goldPages: [] };
    const figures = await figuresFor([
      [question('asked'), reply(['cats'])],
      [question('Hello!', { ...none, kind: 'small-talk' }), reply([])],
      [question('get me a person', { ...none, kind: 'human' }), reply([])],
      [question('is somebody at the desk at night', { ...none, kind: 'human' }), reply(['dogs'])],
    ]);
    assert.equal(figures.questions, 1);
    assert.equal(figures.humanOffered, 1 / 2);
    assert.equal(figures.unanswerablePlain, Number.NaN);
  });
});

describe('questions that follow another', () => {
  const followUp = { kind: 'follow-up', history: ['first'], goldPhrases: ['three'] };
  const said = reply(['cats'], [], 0.9, 'Cats sleep. [1]');

  for (const [what, answer, repeats] of [
    ['the same once more', 'Cats sleep. [1]', 1],
    ['a part of it beside something else', 'Cats eat. [1]\n\nCats sleep. [2]', 1],
    ['something else', 'Cats eat. [1]', 0],
    ['a table that was not shown', 'Cats sleep.\n\n| Cat | Naps |\n| --- | --- |\n| Tom | 9 |\n\n[1]', 0],
    ['a sentence above a mark of its own', 'It may help:\n\nCats sleep.\n\n[1]', 1],
    ['what answers it, though said before', 'Cats sleep. [1]\n\nIt is three. [2]', 0],
  ] as const) {
    it(`are repeats where a wrong answer is what was said before: ${what}`, async () => {
      const figures = await figuresFor([
        [question('first'), said],
        [question('next', followUp), reply(['cats'], [], 0.9, answer)],
      ]);
      assert.equal(figures.repeats, repeats);
      assert.equal(figures.followUpsRight, Number(answer.includes('three')));
    });
  }
});

describe('changes of topic', () => {
  it('are counted where the first page differs after an unrelated opener', async () => {
    const questions = ['cats', 'dogs', 'birds', 'fish'].map((id) => question(id, { goldPages: [id] }));
    const set = { name: 'test', pages: PAGES, questions };
    const switchesOf = (replyTo: (asked: Question) => EngineReply) =>
      askAfterOpeners(engineOf(replyTo), set, () => undefined);
    assert.deepEqual(await switchesOf(({ text }) => reply([text])), { asked: 4, changed: 0, repeated: 0 });
    const clinging = ({ text, history }: Question) => reply([history[0]?.question ?? text]);
    assert.equal((await switchesOf(clinging)).changed, 4);
    const half = ({ text, history }: Question) => reply(history.length > 0 && text.length > 4 ? [] : [text]);
    assert.equal((await switchesOf(half)).changed, 1);
  });

  it('count what is said again where the question alone is answered with something else', async () => {
    const questions = ['cats', 'dogs'].map((id) => question(id, { goldPages: [id] }));
    const set = { name: 'test', pages: PAGES, questions };
    const about = (id: string) => reply([id], [], 0.9, `All about ${id}. [1]`);
    const clinging = ({ text, history }: Question) =>
      history.length > 0 ? reply(['cats'], [], 0.9, `All about cats. [1]\n\nAnd ${text}. [2]`) : about(text);
    const { repeated } = await askAfterOpeners(engineOf(clinging), set, () => undefined);
    assert.equal(repeated, 1);
  });
});
