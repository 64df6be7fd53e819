/** How a question is read: by itself, or with what the conversation is about. */
import type { PastTurn } from '../answer-engine.js';
import { asksYesOrNo, goesOn, isFollowUp, pointsBack } from '../../languages/follow-up-detection.js';
import {
  isAmountKind,
  questionKind,
  withoutAskingWords,
  type QuestionKind,
} from '../../languages/question-kind.js';
import { withoutLengths } from '../../languages/lengths-of-time.js';
import { yearPeriodsIn } from '../../languages/year-periods.js';
import { detailOf, type Detail } from './detail.js';
import { focusedTerms, SHORT_MESSAGE } from './question-focus.js';
import { topicTerms } from './topic-terms.js';
import type { QueryAnalyzer } from '../../search/query/query-terms.js';
import type { QueryTerm } from '../../search/index/query-term.js';

export interface Reading {
  /** As it was asked. */
  question: string;
  /** Whether it is read with what the conversation is about. */
  isInContext: boolean;
  /** What is compared by its vector: the question, behind the one that it follows on. */
  text: string;
  /** In context those of the question itself stand first, in their order. */
  terms: readonly QueryTerm[];
  /** Terms of the reply before, which help to find; what is shown, and how sure that is, is told without them. */
  topic: readonly QueryTerm[];
  /** What kind of answer it asks for. */
  kind: QuestionKind | undefined;
  /** What tells how to answer: the question, with the one before where it does not say what kind of answer it asks for. */
  asks: string;
  /** Ids of the pages cited in the turn that it follows; empty when it stands alone. */
  citedBefore: ReadonlySet<string>;
  /** What the reply to that turn said. */
  answerBefore: string | undefined;
  /** Whether its first words, such as `and`, say that it goes on from the question before. */
  goesOn: boolean;
  /** Whether a word of it, such as `it`, points to what was said before. */
  pointsBack: boolean;
  /** Whether it says what kind of answer it asks for, or of what time of the year, and nothing else: `until what time`. */
  asksOfNothing: boolean;
  /** Whether nothing in its form says that it may follow on what was said before. */
  isWhole: boolean;
}

/** What a term of the question before counts, and of each one before that which it follows itself. */
const CONTEXT_WEIGHT = 0.5;
const FADING = 0.6;
/** A question of so few terms may be about what was just said, whatever its form. */
const SHORT_QUESTION = 2;
/** Questions that are gone back through at most. */
const MAX_TURNS = 3;

/**
 * What a question for a length of time asks of: `long` and `take` of `how long does delivery take` say little of that.
 * All terms where nothing else is left, and of a long message, whose terms count less for other reasons.
 */
function askedOf(kind: QuestionKind | undefined, terms: readonly QueryTerm[]): readonly QueryTerm[] {
  if (kind !== 'duration' || terms.length > SHORT_MESSAGE) return terms;
  const telling = terms.filter(({ weight }) => weight >= 1);
  return telling.length > 0 ? telling : terms;
}

/**
 * The question by itself.
 * @param language of the visitor, such as `de`
 */
export function readAlone(question: string, analyzer: QueryAnalyzer, language: string): Reading {
  const kind = questionKind(question);
  const isOpen = kind !== undefined && (isAmountKind(kind) || kind === 'time');
  const asked = withoutPeriods(isOpen ? withoutAskingWords(question) : question, language);
  const namesPeriod = asked !== question && !isOpen;
  return {
    question,
    isInContext: false,
    text: question,
    terms: askedOf(kind, focusedTerms(question, analyzer)),
    topic: [],
    kind,
    asks: question,
    citedBefore: new Set(),
    answerBefore: undefined,
    goesOn: false,
    pointsBack: false,
    asksOfNothing: (isOpen || namesPeriod) && analyzer.termsOf(asked).every(({ weight }) => weight < 1),
    isWhole: true,
  };
}

/** How many terms a question has, those counting less that say little: `how much per week` has hardly two. */
const lengthOf = (terms: readonly QueryTerm[]): number =>
  Math.round(terms.reduce((sum, { weight }) => sum + weight, 0));

/**
 * The question with the terms of the turns before: back to the one that stands alone, which opened the matter.
 * Undefined where nothing in it points back, or nothing was said before.
 * @param language of the visitor, such as `de`
 */
export function readInContext(
  alone: Reading,
  history: readonly PastTurn[],
  analyzer: QueryAnalyzer,
  language: string,
): Reading | undefined {
  const length = lengthOf(alone.terms);
  const isWhole = !alone.asksOfNothing && !isFollowUp(alone.text, length, language);
  if (isWhole && length > SHORT_QUESTION) return undefined;
  const isGoingOn = goesOn(alone.text, language);
  // "And a single?" says with a word that mostly says little what takes the place of what was said before.
  const saysLittle = isGoingOn && alone.kind === undefined && alone.terms.every(({ weight }) => weight < 1);
  const terms = alone.terms.map((term) => (saysLittle ? { ...term, weight: 1 } : term));
  const known = new Set(terms.map(({ key }) => key));
  const given = new Set(alone.terms.flatMap(({ word }) => detailOf(word, language) ?? []));
  const isReplaced = (word: string): boolean => {
    const detail = detailOf(word, language);
    return detail !== undefined && given.has(detail);
  };
  const namesPeriod = yearPeriodsIn(alone.text, language).length > 0;
  let hasReplaced = false;
  let followed: PastTurn | undefined;
  let weight = CONTEXT_WEIGHT;
  let turns = 0;
  for (const turn of history.toReversed()) {
    // What was asked of July is asked of winter now.
    const asked = namesPeriod ? withoutPeriods(turn.question, language) : turn.question;
    const own = analyzer.termsOf(asked, weight);
    if (own.length === 0) continue;
    hasReplaced ||= asked !== turn.question;
    followed ??= turn;
    for (const term of own) {
      hasReplaced ||= isReplaced(term.word);
      if (known.has(term.key) || isReplaced(term.word)) continue;
      known.add(term.key);
      terms.push(term);
    }
    if (++turns === MAX_TURNS || !isFollowUp(turn.question, lengthOf(own) / weight, language)) break;
    weight *= FADING;
  }
  if (!followed) return undefined;
  const earlier = namesPeriod ? withoutPeriods(followed.question, language) : followed.question;
  const before = withReplaced(earlier, alone.text, given, language);
  // What was said of adults may say nothing of children.
  const answerBefore = hasReplaced ? undefined : followed.answer;
  // "And for a clarinet?" puts something in place of what the reply was about; a refusal was about nothing.
  const isOfSame = answerBefore !== undefined && !isGoingOn && followed.citedPageIds.length > 0;
  // "Do I need a partner?" asks for no time though the question before did; "is it?" asks the same.
  const isClosed = length > 0 && asksYesOrNo(alone.question, language);
  const isKnown = ({ key, word }: QueryTerm): boolean => known.has(key) || isReplaced(word);
  return {
    question: alone.question,
    isInContext: true,
    text: `${earlier}\n${alone.text}`,
    terms,
    topic: isOfSame ? topicTerms(answerBefore, analyzer, isKnown) : [],
    kind: alone.kind ?? (isClosed ? undefined : questionKind(followed.question)),
    asks: alone.kind || isClosed ? alone.question : `${alone.question}\n${before}`,
    citedBefore: new Set(followed.citedPageIds),
    answerBefore,
    goesOn: isGoingOn,
    pointsBack: pointsBack(alone.text, language),
    asksOfNothing: alone.asksOfNothing,
    isWhole,
  };
}

/** A text without the days, months and seasons of the year that it names. */
const withoutPeriods = (text: string, language: string): string =>
  yearPeriodsIn(text, language).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );

/** A number that is no part of a time, a date or a name. */
const NUMBER = /(?<![\p{L}\p{N}][.,:/-]?)\p{N}+(?![.,:/-]?[\p{L}\p{N}])/gu;

/** The question before with what the next one puts in place of its details: a number, a length of time. */
function withReplaced(before: string, next: string, given: ReadonlySet<Detail>, language: string): string {
  // Half a day takes the place of the hour that was asked about.
  if (given.has('unit of time')) return withoutLengths(before, language);
  const [number] = next.match(NUMBER) ?? [];
  return number === undefined ? before : before.replace(NUMBER, number);
}
