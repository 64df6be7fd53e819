/** How a question is read: by itself, or with what the conversation is about. */
import type { PastTurn } from '../answer-engine.js';
import { goesOn, isFollowUp, pointsBack } from '../../languages/follow-up-detection.js';
import { questionKind, type QuestionKind } from '../../languages/question-kind.js';
import { withoutLengths } from '../../languages/lengths-of-time.js';
import { detailOf } from './detail.js';
import { focusedTerms, SHORT_MESSAGE } from './question-focus.js';
import type { QueryAnalyzer } from '../../search/query/query-terms.js';
import type { QueryTerm } from '../../search/index/query-term.js';

export interface Reading {
  /** As it was asked. */
  question: string;
  /** What is compared by its vector: the question, behind the one that it follows on. */
  text: string;
  terms: readonly QueryTerm[];
  /** What kind of answer it asks for. */
  kind: QuestionKind | undefined;
  /** What tells how to answer: the question, with the one before where it does not say what kind of answer it asks for. */
  asks: string;
  /** Ids of the pages cited in the turn that it follows; empty when it stands alone. */
  citedBefore: ReadonlySet<string>;
  /** Whether its first words, such as `and`, say that it goes on from the question before. */
  goesOn: boolean;
  /** Whether a word of it, such as `it`, points to what was said before. */
  pointsBack: boolean;
}

/** What a term of the question before counts, and of each one before that which it follows itself. */
const CONTEXT_WEIGHT = 0.5;
const FADING = 0.6;
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

/** The question by itself. */
export function readAlone(question: string, analyzer: QueryAnalyzer): Reading {
  const kind = questionKind(question);
  return {
    question,
    text: question,
    terms: askedOf(kind, focusedTerms(question, analyzer)),
    kind,
    asks: question,
    citedBefore: new Set(),
    goesOn: false,
    pointsBack: false,
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
  language = 'en',
): Reading | undefined {
  if (!isFollowUp(alone.text, lengthOf(alone.terms), language)) return undefined;
  const terms = [...alone.terms];
  const known = new Set(terms.map(({ key }) => key));
  const given = new Set(alone.terms.flatMap(({ word }) => detailOf(word, language) ?? []));
  const isReplaced = (word: string): boolean => {
    const detail = detailOf(word, language);
    return detail !== undefined && given.has(detail);
  };
  let followed: PastTurn | undefined;
  let weight = CONTEXT_WEIGHT;
  let turns = 0;
  for (const turn of history.toReversed()) {
    const own = analyzer.termsOf(turn.question, weight);
    if (own.length === 0) continue;
    followed ??= turn;
    for (const term of own) {
      if (known.has(term.key) || isReplaced(term.word)) continue;
      known.add(term.key);
      terms.push(term);
    }
    if (++turns === MAX_TURNS || !isFollowUp(turn.question, lengthOf(own) / weight, language)) break;
    weight *= FADING;
  }
  if (!followed) return undefined;
  // Half a day takes the place of the hour that was asked about before.
  const before = given.has('unit of time') ? withoutLengths(followed.question, language) : followed.question;
  return {
    question: alone.question,
    text: `${followed.question}\n${alone.text}`,
    terms,
    kind: alone.kind ?? questionKind(followed.question),
    asks: alone.kind ? alone.question : `${alone.question}\n${before}`,
    citedBefore: new Set(followed.citedPageIds),
    goesOn: goesOn(alone.text, language),
    pointsBack: pointsBack(alone.text, language),
  };
}
