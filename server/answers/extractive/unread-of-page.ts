/** Finds what else the page says that the visitor has just read of, where a question asks on. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import { writeAnswer } from '../composing/write-answer.js';
import type { Candidate } from '../ranking/rank.js';
import { tellsOf } from './choose-retrieval.js';
import type { Retrieval } from './retrieve.js';

/** How many of the best passages for the question by itself are looked at, and how far their score may be from the best. */
const AMONG = 5;
const NEAR = 1.5;

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
  if (!unread) return undefined;
  const best = { ...alone.best, candidates: [unread, ...candidates.filter((one) => one !== unread)] };
  const answer = writeAnswer(index, { ...best, candidates: [unread] }, alone.sought);
  return { ...alone, best, answer };
}
