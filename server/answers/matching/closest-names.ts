/** Tells apart rows, or columns, that a question names equally well: by what else their names say. */
import { functionWordsOf } from '../../languages/function-words.js';
import { analyzerOf } from '../../search/terms/analyzer.js';
import type { ReadHits } from './read-hits.js';

/** A word of a name, as it is compared. */
interface NamedWords {
  asked: ReadonlySet<string>;
  /** Words that nobody asked for. */
  others: ReadonlySet<string>;
}

export interface AskedWords {
  /** A word in the form in which it is compared. */
  termOf: (word: string) => string;
  isAsked: (word: string) => boolean;
  /** Whether a word says too little to tell names apart, such as `with`, where it is not asked for. */
  isLight: (word: string) => boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const NUMBER = /^\p{N}+$/u;

/**
 * What a question asks for, word by word: its own words in any form, and those that stand for them.
 * @param language of the names, such as `de`
 */
export function askedWords(question: string, language: string, read: ReadHits): AskedWords {
  const analyzer = analyzerOf(language);
  // A word that says little has no term.
  const termOf = (word: string): string => analyzer.termOf(word) || word;
  const own = new Set((question.toLowerCase().match(WORD) ?? []).map(termOf));
  const light = functionWordsOf(language);
  return {
    termOf,
    isAsked: (word) => own.has(termOf(word)) || read(word).some((hit) => hit > 0),
    isLight: (word) => light.has(word),
  };
}

function readName(name: string, { termOf, isAsked, isLight }: AskedWords): NamedWords {
  const words = name.toLowerCase().match(WORD) ?? [];
  const others = words.filter((word) => !isAsked(word) && !isLight(word) && !NUMBER.test(word));
  return { asked: new Set(words.filter(isAsked).map(termOf)), others: new Set(others.map(termOf)) };
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((word) => all.has(word));

/** Whether a name holds as much of the question, with nothing that the other does not say too, and is not its equal. */
const isCloser = (name: NamedWords, other: NamedWords): boolean =>
  isWithin(other.asked, name.asked) &&
  isWithin(name.others, other.others) &&
  (name.asked.size > other.asked.size || name.others.size < other.others.size);

/**
 * The names that no other comes closer to the question than: `Bed`, and not `Bed with drawers`, unless drawers are asked
 * for.
 * @returns their places
 */
export function closestNames(names: readonly string[], words: AskedWords): number[] {
  const read = names.map((name) => readName(name, words));
  return read.flatMap((name, place) => (read.some((other) => isCloser(other, name)) ? [] : [place]));
}
