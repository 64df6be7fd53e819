/** Runs an engine over a question set and judges every reply. */
import type { AnswerEngine, EngineReply, PastTurn } from '../answers/answer-engine.js';
import { smallTalk } from '../chat/small-talk.js';
import {
  areaUnderCurve,
  calibrationError,
  percentile,
  ratio,
  readable,
  reliability,
  type Judged,
  type ReliabilityBin,
} from './metrics.js';
import type { Explainer } from '../answers/extractive/explanation.js';
import type { QuestionSet, TestQuestion } from './question-sets.js';

export interface JudgedReply {
  question: TestQuestion;
  reply: EngineReply;
  ms: number;
  /** Place of the first cited page that answers the question, from 1; 0 where none does. */
  place: number;
  /** The same among all pages that are shown: those cited, then the related ones, of refusals too. */
  placeShown: number;
  /** The same among all pages that the engine ranked, cited or not. */
  placeRanked: number;
  holdsGold: boolean;
  isRight: boolean;
  unfaithfulExcerpts: string[];
}

export interface Figures {
  questions: number;
  pageAt1: number;
  pageAt3: number;
  shownAt3: number;
  rankedAt3: number;
  holdsGold: number;
  falseRefusals: number;
  refusalPrecision: number;
  refusalRecall: number;
  refusalF1: number;
  /** Of all answers given, and of those to questions that have an answer. */
  rightAmongGiven: number;
  rightAmongAnswerable: number;
  calibrationError: number;
  /** Of the confidence, among the answers given, and among all questions, refused ones counting as not right. */
  areaUnderCurve: number;
  areaUnderCurveOfAll: number;
  verbatim: number;
  p50: number;
  p95: number;
  answerWords: number;
  reliability: ReliabilityBin[];
}

const WIDGET = 'measured';

async function historyOf(engine: AnswerEngine, question: TestQuestion): Promise<PastTurn[]> {
  const history: PastTurn[] = [];
  for (const text of question.history) {
    const { answer, citations } = await engine.answer({ widgetId: WIDGET, text, history });
    history.push({ question: text, answer, citedPageIds: citations.flatMap(({ pageId }) => pageId ?? []) });
  }
  return history;
}

interface Asked {
  reply: EngineReply;
  ms: number;
  /** Ids of the pages that were ranked, best first. */
  ranked: string[];
}

/** Asks one question as the chat does, small talk first. */
async function ask(engine: AnswerEngine & Explainer, question: TestQuestion): Promise<Asked> {
  const talk = smallTalk(question.text);
  if (talk !== undefined) {
    const nothing = { citations: [], relatedArticles: [] };
    return { reply: { answer: talk, ...nothing, confidenceScore: 1, wasRefused: false }, ms: 0, ranked: [] };
  }
  const history = await historyOf(engine, question);
  const start = performance.now();
  const asked = { widgetId: WIDGET, text: question.text, history };
  const reply = await engine.answer(asked);
  const ms = performance.now() - start;
  const { candidates } = await engine.explain(asked);
  return { reply, ms, ranked: candidates.map(({ pageId }) => pageId) };
}

/** Asks all questions of a set; `progress` is called after each. */
export async function measure(
  engine: AnswerEngine & Explainer,
  set: QuestionSet,
  progress: () => void = () => undefined,
): Promise<JudgedReply[]> {
  const contents = new Map(set.pages.map((page) => [page.id, readable(page.content)]));
  const judged: JudgedReply[] = [];
  for (const question of set.questions) {
    const { reply, ms, ranked } = await ask(engine, question);
    const cited = new Set(reply.citations.map(({ pageId }) => pageId));
    const placeIn = (pages: readonly (string | undefined)[]): number =>
      pages.findIndex((pageId) => question.goldPages.includes(pageId ?? '')) + 1;
    const place = placeIn(reply.citations.map(({ pageId }) => pageId));
    const answer = readable(reply.answer);
    const hasPhrases = question.goldPhrases.length > 0;
    const holdsGold = question.goldPhrases.some((phrase) => answer.includes(readable(phrase)));
    const unfaithful = reply.citations.filter(
      ({ pageId, excerpt }) => excerpt === '' || !contents.get(pageId ?? '')?.includes(readable(excerpt)),
    );
    judged.push({
      question,
      reply,
      ms,
      place,
      placeShown: placeIn([...cited, ...reply.relatedArticles.map(({ pageId }) => pageId)]),
      placeRanked: placeIn([...new Set(ranked)]),
      holdsGold,
      isRight: question.answerable && !reply.wasRefused && (hasPhrases ? holdsGold : place === 1),
      unfaithfulExcerpts: unfaithful.map(({ excerpt }) => excerpt),
    });
    progress();
  }
  return judged;
}

const isSmallTalk = ({ question }: JudgedReply): boolean => question.kind === 'small-talk';

/** The figures of judged replies; small talk is left out of all but the excerpts. */
export function figuresOf(all: JudgedReply[]): Figures {
  const judged = all.filter((one) => !isSmallTalk(one));
  const answerable = judged.filter(({ question }) => question.answerable);
  const withPhrases = answerable.filter(({ question }) => question.goldPhrases.length > 0);
  const refused = judged.filter(({ reply }) => reply.wasRefused);
  const given = judged.filter(({ reply }) => !reply.wasRefused);
  const rightlyRefused = refused.filter(({ question }) => !question.answerable).length;
  const precision = ratio(rightlyRefused, refused.length);
  const recall = ratio(rightlyRefused, judged.length - answerable.length);
  const judgedOf = ({ reply, isRight }: JudgedReply): Judged => ({
    confidence: reply.confidenceScore,
    isRight,
  });
  const confidences = given.map(judgedOf);
  const givenTo = given.filter(({ question }) => question.answerable);
  const within3 = (placeOf: (one: JudgedReply) => number): number =>
    ratio(answerable.filter((one) => placeOf(one) >= 1 && placeOf(one) <= 3).length, answerable.length);
  const citations = all.reduce((sum, { reply }) => sum + reply.citations.length, 0);
  const unfaithful = all.reduce((sum, { unfaithfulExcerpts }) => sum + unfaithfulExcerpts.length, 0);
  const times = judged.map(({ ms }) => ms);
  const words = given.map(({ reply }) => reply.answer.split(/\s+/).length);
  return {
    questions: judged.length,
    pageAt1: ratio(answerable.filter(({ place }) => place === 1).length, answerable.length),
    pageAt3: within3(({ place }) => place),
    shownAt3: within3(({ placeShown }) => placeShown),
    rankedAt3: within3(({ placeRanked }) => placeRanked),
    holdsGold: ratio(withPhrases.filter(({ holdsGold }) => holdsGold).length, withPhrases.length),
    falseRefusals: ratio(refused.length - rightlyRefused, answerable.length),
    refusalPrecision: precision,
    refusalRecall: recall,
    refusalF1: ratio(2 * precision * recall, precision + recall),
    rightAmongGiven: ratio(given.filter(({ isRight }) => isRight).length, given.length),
    rightAmongAnswerable: ratio(givenTo.filter(({ isRight }) => isRight).length, givenTo.length),
    calibrationError: calibrationError(confidences),
    areaUnderCurve: areaUnderCurve(confidences),
    areaUnderCurveOfAll: areaUnderCurve(judged.map(judgedOf)),
    verbatim: ratio(citations - unfaithful, citations),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    answerWords: words.reduce((sum, count) => sum + count, 0) / Math.max(1, words.length),
    reliability: reliability(confidences),
  };
}
