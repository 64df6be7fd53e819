/** What the judged replies of a set come to. */
import {
  areaUnderCurve,
  calibrationError,
  reliability,
  type Judged,
  type ReliabilityBin,
} from './calibration.js';
import type { JudgedReply } from './judge-replies.js';
import { percentile, ratio } from './statistics.js';

/** Shares, 0 to 1; NaN where a set has no question of the kind. */
export interface AnswerFigures {
  questions: number;
  /** Of answerable questions: the first page cited is a right one. */
  foundAt1: number;
  /** Of answerable questions: a right page is among the first three distinct pages shown, cited ones before related ones, under refusals too. */
  seenAt3: number;
  /** Of answerable questions: refused, and no right page shown either. */
  hardRefusals: number;
  /** Of plain answers, those with a confidence of at least .5: right. */
  plainPrecision: number;
  /** Of unanswerable questions: answered plainly. */
  unanswerablePlain: number;
  /** Of right answers to questions whose right pages are known: a part of the answer is from another page. */
  noise: number;
  /** Of answerable questions that follow another: right. */
  followUpsRight: number;
  /** Of questions that follow another: a wrong answer shows again, as if it were new, what the reply before it showed. */
  repeats: number;
  /** Of answerable questions for a contact fact, for hours, and for a price: right. */
  contactsRight: number;
  hoursRight: number;
  pricesRight: number;
  /** Of requests for a person: understood as one, so that the widget opens its form. */
  humanOffered: number;
  /** Of answerable questions: a right page is among the first three citations. */
  citedAt3: number;
  /** Of answerable questions: a right page is among the first three that the engine ranked. */
  rankedAt3: number;
  /** Of answerable questions with known phrases: the answer holds one of them, and none that makes it wrong. */
  holdsGold: number;
  /** The same, or a line that is told of a related page does. */
  inSight: number;
  /** Of answerable questions: refused. */
  falseRefusals: number;
  /** Of refusals: the question was unanswerable. */
  refusalPrecision: number;
  /** Of unanswerable questions: refused. */
  refusalRecall: number;
  /** Harmonic mean of the two. */
  refusalF1: number;
  /** Of answers given: right. */
  rightAmongGiven: number;
  /** Of answers given to answerable questions: right. */
  rightAmongAnswerable: number;
  /** Expected calibration error (ECE) of the answers given: the mean distance of confidence from the share that is right. */
  calibrationError: number;
  /** Of two answers given, a right and a wrong one: the chance that the right one has more confidence (AUROC). */
  areaUnderCurve: number;
  /** The same of all questions, refused ones counting as not right. */
  areaUnderCurveOfAll: number;
  /** Of excerpts: they stand in their page word for word. */
  verbatim: number;
  /** Time of a reply in milliseconds: half of them take at most so long, and 95 of 100. */
  p50: number;
  p95: number;
  /** Mean length of the answers given, in words. */
  answerWords: number;
  /** Confidence beside the share that was right, in ten steps. */
  reliability: ReliabilityBin[];
}

/** From this confidence on, the widget shows an answer without a note of doubt. */
const PLAIN_FROM = 0.5;

const isPlain = ({ reply }: JudgedReply): boolean => !reply.wasRefused && reply.confidenceScore >= PLAIN_FROM;

function shareOf<T>(all: readonly T[], isIn: (one: T) => boolean): number {
  return ratio(all.filter(isIn).length, all.length);
}

/** A greeting or an apology where the pages hold no answer: a sentence of the chat, which claims nothing of the pages. */
const isChat = ({ question, reply }: JudgedReply): boolean =>
  !question.answerable && !reply.wasRefused && reply.citations.length === 0;

/** Small talk counts for the excerpts alone, and requests for a person for that and `humanOffered`. */
export function figuresOf(all: readonly JudgedReply[]): AnswerFigures {
  const hasKind =
    (kind: string) =>
    ({ question }: JudgedReply): boolean =>
      question.kind === kind;
  const judged = all.filter((one) => !hasKind('small-talk')(one) && !hasKind('human')(one) && !isChat(one));
  const answerable = judged.filter(({ question }) => question.answerable);
  const withPhrases = answerable.filter(({ question }) => question.goldPhrases.length > 0);
  const unanswerable = judged.filter(({ question }) => !question.answerable);
  const refused = judged.filter(({ reply }) => reply.wasRefused);
  const given = judged.filter(({ reply }) => !reply.wasRefused);
  const confidenceOf = ({ reply, isRight }: JudgedReply): Judged => ({
    confidence: reply.confidenceScore,
    isRight,
  });
  const within3 = (place: number): boolean => place >= 1 && place <= 3;
  const excerpts = all.reduce((sum, { reply }) => sum + reply.citations.length, 0);
  const unfaithful = all.reduce((sum, { unfaithfulExcerpts }) => sum + unfaithfulExcerpts.length, 0);
  const times = judged.map(({ ms }) => ms);
  const words = given.map(({ reply }) => reply.answer.split(/\s+/).length);
  const refusalPrecision = shareOf(refused, ({ question }) => !question.answerable);
  const refusalRecall = shareOf(unanswerable, ({ reply }) => reply.wasRefused);
  const isRight = (one: JudgedReply): boolean => one.isRight;
  const knownRight = judged.filter((one) => one.isRight && one.question.goldPages.length > 0);
  return {
    questions: judged.length,
    foundAt1: shareOf(answerable, ({ place }) => place === 1),
    seenAt3: shareOf(answerable, ({ placeShown }) => within3(placeShown)),
    hardRefusals: shareOf(answerable, ({ reply, placeShown }) => reply.wasRefused && placeShown === 0),
    plainPrecision: shareOf(judged.filter(isPlain), isRight),
    unanswerablePlain: shareOf(unanswerable, isPlain),
    noise: shareOf(knownRight, ({ question, reply }) =>
      reply.citations.some(({ pageId }) => !question.goldPages.includes(pageId ?? '')),
    ),
    followUpsRight: shareOf(answerable.filter(hasKind('follow-up')), isRight),
    repeats: shareOf(
      judged.filter(({ question }) => question.history.length > 0),
      ({ repeats }) => repeats,
    ),
    contactsRight: shareOf(answerable.filter(hasKind('contact')), isRight),
    hoursRight: shareOf(answerable.filter(hasKind('hours')), isRight),
    pricesRight: shareOf(answerable.filter(hasKind('price')), isRight),
    humanOffered: shareOf(all.filter(hasKind('human')), ({ reply }) => reply.suggestedAction === 'escalate'),
    citedAt3: shareOf(answerable, ({ place }) => within3(place)),
    rankedAt3: shareOf(answerable, ({ placeRanked }) => within3(placeRanked)),
    holdsGold: shareOf(withPhrases, ({ holdsGold }) => holdsGold),
    inSight: shareOf(withPhrases, ({ isInSight }) => isInSight),
    falseRefusals: shareOf(answerable, ({ reply }) => reply.wasRefused),
    refusalPrecision,
    refusalRecall,
    refusalF1: ratio(2 * refusalPrecision * refusalRecall, refusalPrecision + refusalRecall),
    rightAmongGiven: shareOf(given, isRight),
    rightAmongAnswerable: shareOf(
      given.filter(({ question }) => question.answerable),
      isRight,
    ),
    calibrationError: calibrationError(given.map(confidenceOf)),
    areaUnderCurve: areaUnderCurve(given.map(confidenceOf)),
    areaUnderCurveOfAll: areaUnderCurve(judged.map(confidenceOf)),
    verbatim: ratio(excerpts - unfaithful, excerpts),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    answerWords: words.reduce((sum, count) => sum + count, 0) / Math.max(1, words.length),
    reliability: reliability(given.map(confidenceOf)),
  };
}
