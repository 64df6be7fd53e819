import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createKnowledge } from '../../search/knowledge.js';
import { createQueryAnalyzer } from '../../search/query/query-terms.js';
import { createExtractiveEngine } from '../extractive/extractive-engine.js';
import { storeOf } from '../../evaluation/question-set.js';
import { rank, type Ranking } from '../ranking/rank.js';
import type { Embedder } from '../../model-client/embedder.js';
import { judge, toldConfidence } from '../ranking/confidence.js';
import { SHIPPED_MODELS } from './hybrid-confidence.js';
import { hybridFeaturesOf } from './hybrid-features.js';
import { createDenseIndex } from './dense-index.js';
import { openVectorFile } from './vector-file.js';

const page = (id: string, content: string) => ({ id, title: id, url: `/${id}`, lang: 'en', content });
const PAGES = [
  page('Refunds', '## How long does a refund take?\n\nA refund takes five working days.'),
  page('Delivery', '## Where do we ship?\n\nWe ship to every country of Europe.'),
  page('Payment', '## How can I pay?\n\nYou can pay by card.'),
];
const QUESTION = { widgetId: 'w', text: 'How long does a refund take?', history: [] };

const LONG_STORY = `Yesterday evening my colleague ordered a lamp for an important customer, then the parcel
  arrived late, crushed, without its bulb and in a strange colour, although the address, the invoice, the model
  and the warehouse had been checked twice since last winter.`;

const SHOWN = {
  coverage: 1,
  lacksKind: false,
  hasUnaskedTable: false,
};

const logOdds = (chance: number): number => Math.log(chance / (1 - chance));

/** What a reply is judged by, with a model that chooses as words do. */
async function explainWith(t: TestContext, isFitted: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'fused-'));
  const embedder: Embedder = {
    name: 'of refunds',
    isFitted,
    embed: (texts) =>
      Promise.resolve(texts.map((text) => Float32Array.of(...(/refund/i.test(text) ? [1, 0] : [0, 1])))),
  };
  const dense = createDenseIndex({
    passages: embedder,
    questions: embedder,
    vectors: await openVectorFile(folder, embedder.name),
    logger: { info: () => undefined, warn: () => undefined },
  });
  t.after(async () => {
    await dense.close();
    await rm(folder, { recursive: true });
  });
  const knowledge = createKnowledge({ pages: storeOf(PAGES) });
  const index = await knowledge.indexFor('w');
  while (!(await dense.find(index, QUESTION.text, 'en'))) await sleep(5);
  const alone = await createExtractiveEngine({ knowledge }).explain(QUESTION);
  const both = await createExtractiveEngine({ knowledge, dense }).explain(QUESTION);
  return { alone, both };
}

describe('the confidence of an answer by words and meaning', () => {
  it('weighs nearness too with the model that it was fitted with', async (t) => {
    const { alone, both } = await explainWith(t, true);
    const { gate, reply } = both;
    assert.ok(gate?.fused);
    assert.ok(Math.abs(gate.fused.nearestText.value - 1) < 1e-9);
    const sum = Object.values(gate.fused).reduce((all, { addsToRight }) => all + addsToRight, 0);
    assert.ok(Math.abs(SHIPPED_MODELS.hybrid.right.bias + sum - logOdds(gate.right)) < 1e-9);
    assert.ok(Math.abs(reply.confidenceScore - toldConfidence(gate.right)) < 1e-3);
    assert.notEqual(reply.confidenceScore, alone.reply.confidenceScore);
  });

  it('is that of words alone with any other model', async (t) => {
    const { alone, both } = await explainWith(t, false);
    assert.equal(both.gate?.fused, undefined);
    assert.equal(both.reply.confidenceScore, alone.reply.confidenceScore);
  });

  it('is a number where no passage chosen shares a word with the question', async () => {
    const index = await createKnowledge({ pages: storeOf(PAGES) }).indexFor('w');
    const ranking = rank(index, createQueryAnalyzer(index).termsOf(QUESTION.text), { also: [0, 1, 2] });
    const candidates = ranking.candidates.map((candidate) => ({ ...candidate, lexical: 0 }));
    const { found, right } = judge(
      hybridFeaturesOf({ ...ranking, candidates }, SHOWN, ranking),
      SHIPPED_MODELS.hybrid,
    );
    assert.ok(found > 0 && found < 1 && right > 0 && right < 1, `${found} ${right}`);
  });

  it('refuses less where the page found is near in meaning', async () => {
    const index = await createKnowledge({ pages: storeOf(PAGES) }).indexFor('w');
    const ranking = rank(index, createQueryAnalyzer(index).termsOf(QUESTION.text));
    const features = hybridFeaturesOf(ranking, SHOWN, ranking);
    const foundAt = (near: number) => judge({ ...features, nearestText: near }, SHIPPED_MODELS.hybrid).found;
    assert.ok(foundAt(0.2) < foundAt(0.8));
  });

  it('expects of an answer to repeat all of a short question, and less of a long message', async () => {
    const index = await createKnowledge({ pages: storeOf(PAGES) }).indexFor('w');
    const coveredOf = (question: string): number => {
      const ranking = rank(index, createQueryAnalyzer(index).termsOf(question));
      return hybridFeaturesOf(ranking, { ...SHOWN, coverage: 0.5 }, ranking).answerCoverage;
    };
    assert.equal(coveredOf(QUESTION.text), 0.5);
    assert.ok(coveredOf(`${QUESTION.text} ${LONG_STORY}`) > 0.75);
  });

  it('is less sure where other pages answer nearly as well', async () => {
    const index = await createKnowledge({ pages: storeOf(PAGES) }).indexFor('w');
    const ranking = rank(index, createQueryAnalyzer(index).termsOf(QUESTION.text));
    const features = hybridFeaturesOf(ranking, SHOWN, ranking);
    const rightBeside = (others: number): number =>
      judge({ ...features, rivals: Math.log1p(others) }, SHIPPED_MODELS.hybrid).right;
    assert.ok(rightBeside(5) < rightBeside(0));
  });

  it('refuses less where words alone choose the same page', async () => {
    const index = await createKnowledge({ pages: storeOf(PAGES) }).indexFor('w');
    const ranking = rank(index, createQueryAnalyzer(index).termsOf(QUESTION.text));
    const other = { ...ranking, candidates: ranking.candidates.toReversed() };
    const foundBeside = (byWords: Ranking) =>
      judge(hybridFeaturesOf(ranking, SHOWN, byWords), SHIPPED_MODELS.hybrid).found;
    assert.ok(foundBeside(other) < foundBeside(ranking));
  });
});
