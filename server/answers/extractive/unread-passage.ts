/** Finds what a question may mean that asks on, where the best is what the visitor has just read. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import { isBelowQuestion } from '../../search/passages/passage.js';
import { writeAnswer } from '../composing/write-answer.js';
import type { Candidate } from '../ranking/rank.js';
import { tellsOf } from './choose-retrieval.js';
import type { Retrieval } from './retrieve.js';

/** How many of the best passages for the question by itself are looked at, and how far their score may be from the best. */
const AMONG = 5;
const NEAR = 1.5;
/** How far in score the next may be from a passage that answered the question before. */
const NEAR_ANSWERED = 2;

/**
 * The best passage for the question by itself that stands on a page just cited and of which nothing was shown; undefined
 * where none is near the best, or where the question asks for an amount, a time or a person, which what was shown may tell.
 * @param inContext the question with what was said before
 */
export function unreadOfPage(
  index: PassageIndex,
  inContext: Retrieval,
  alone: Retrieval,
): Retrieval | undefined {
  const { kind } = alone.reading;
  // Without what was said before it is not known what was shown.
  if (inContext.reading.answerBefore === undefined || !tellsOf(alone)) return undefined;
  if (kind !== undefined && kind !== 'definition') return undefined;
  const known = new Map(inContext.best.candidates.map(({ passage, signals }) => [passage, signals]));
  const isUnread = ({ passage }: Candidate): boolean => {
    const signals = known.get(passage);
    return signals?.citedBefore === 1 && signals.shownBefore === 0;
  };
  const { candidates } = alone.best;
  const least = (candidates[0]?.score ?? 0) - NEAR;
  const unread = candidates.slice(0, AMONG).find((one) => one.score >= least && isUnread(one));
  return unread && withFirst(index, alone, unread);
}

/**
 * The best passage in context of which nothing was shown, where the very best stands below a question of its page: that
 * was answered, and has little more to tell. Undefined where none comes near.
 */
export function nextToAnswered(index: PassageIndex, inContext: Retrieval): Retrieval | undefined {
  const [first, ...others] = inContext.best.candidates;
  if (!first || !isBelowQuestion(index.passageAt(first.passage).passage)) return undefined;
  const next = others.find(({ signals }) => signals.shownBefore === 0);
  return next && next.score >= first.score - NEAR_ANSWERED ? withFirst(index, inContext, next) : undefined;
}

/** What was found, with another of its passages as the best. */
function withFirst(index: PassageIndex, found: Retrieval, first: Candidate): Retrieval {
  const { best, sought } = found;
  const others = best.candidates.filter((one) => one !== first);
  const answer = writeAnswer(index, { ...best, candidates: [first] }, sought);
  return { ...found, best: { ...best, candidates: [first, ...others] }, answer };
}
