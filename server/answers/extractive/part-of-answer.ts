/** Finds what answers a question of what the visitor has just read. */
import { isAmountKind, type QuestionKind } from '../../languages/question-kind.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { Candidate } from '../ranking/rank.js';
import { createKindReader } from '../ranking/kind-reader.js';
import { readSought } from '../composing/sought.js';
import { writeAnswer, type WrittenAnswer } from '../composing/write-answer.js';
import { isOfWhatWasShown, tellsOf } from './choose-retrieval.js';
import type { Retrieval } from './retrieve.js';

/** A part of what was said before answers a question, where it holds so large a share of its words. */
const ENOUGH_OF_QUESTION = 0.6;
/** Less will do where nothing else holds more, but not so little. */
const LITTLE_OF_QUESTION = 0.4;

/**
 * The sentence or the list of what was found that answers the question itself; undefined where none does, or several may.
 * @param alone the question by itself, without what was said before
 */
export function partFor(index: PassageIndex, chosen: Retrieval, alone: Retrieval): WrittenAnswer | undefined {
  return partWithWords(index, chosen, alone) ?? partOfKind(index, chosen, alone);
}

/** The one that holds the words of the question. */
function partWithWords(index: PassageIndex, chosen: Retrieval, alone: Retrieval): WrittenAnswer | undefined {
  const { best, reading } = chosen;
  if (!tellsOf(alone)) return undefined;
  // In context the terms of the question itself stand first.
  const own = alone.reading.terms.length;
  const searched = best.table.extended(reading.topic);
  const table = searched.reweighted(({ weight }, place) => (place < own ? weight : 0));
  const part = writeAnswer(index, { ...best, table }, readSought(index, table, reading.asks), {
    isBrief: true,
  });
  const elsewhere = isOfWhatWasShown(alone, chosen)
    ? Math.max(LITTLE_OF_QUESTION, alone.answer?.coverage ?? 0)
    : ENOUGH_OF_QUESTION;
  return part.coverage >= Math.min(ENOUGH_OF_QUESTION, elsewhere) ? part : undefined;
}

/** The only one of the kind that is asked for. */
function partOfKind(
  index: PassageIndex,
  { best, sought }: Retrieval,
  alone: Retrieval,
): WrittenAnswer | undefined {
  const { kind } = alone.reading;
  const [first] = best.candidates;
  if (tellsOf(alone) || !first || !(isAmountKind(kind) || kind === 'time')) return undefined;
  if (unitsOfKind(index, first, kind) !== 1) return undefined;
  const part = writeAnswer(index, { ...best, candidates: [first] }, sought, { isBrief: true });
  return part.lacksKind ? undefined : part;
}

function unitsOfKind(index: PassageIndex, { passage: number }: Candidate, kind: QuestionKind): number {
  const indexed = index.passageAt(number);
  const reader = createKindReader(indexed, kind);
  return indexed.passage.units.filter((unit) => reader.unit(unit)).length;
}
