/** Mends typing errors in the words that a fact is asked for with: `sunday openning times`. */
import { contactVocabulary, MIN_LETTERS } from '../../languages/contact-vocabulary.js';
import { foldForPatterns } from '../../languages/contact-patterns.js';
import { isAskingWord } from '../../languages/function-words.js';
import { isEverydayWord } from '../../search/query/everyday-words.js';
import { standInsOf } from '../../search/query/synonyms.js';
import { editDistance } from '../../search/index/spelling.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { analyzerOf } from '../../search/terms/analyzer.js';

/** From this length on, two slips are forgiven. */
const LONG_WORD = 8;
/** Longer texts are letters, in which a word more or less does not matter. */
const MAX_LENGTH = 200;
const WORD = /[\p{L}\p{M}]+/gu;
const VOWEL = /[aeiou]/;

/**
 * A question with the words mended that neither the site nor the language is known to have, and that are a slip away
 * from one word alone that facts are asked for with.
 * @param language in which it is read
 */
export function mendSpelling(text: string, index: PassageIndex, language: string): string {
  if (text.length > MAX_LENGTH) return text;
  const vocabulary = contactVocabulary(language);
  return text.replace(WORD, (typed) => {
    const word = foldForPatterns(typed);
    if (word.length < MIN_LETTERS || vocabulary.has(word)) return typed;
    const meant = nearestIn(vocabulary, word);
    if (meant === undefined) return typed;
    // A stem may be known of a word that is not: `openning` is one of `open`.
    const analyzer = analyzerOf(language);
    const isForm = analyzer.termOf(word) === analyzer.termOf(meant);
    return isForm || !isKnown(word, index, language) ? meant : typed;
  });
}

function isKnown(word: string, index: PassageIndex, language: string): boolean {
  if (isAskingWord(word, language) || isEverydayWord(word)) return true;
  return [...new Set([language, ...index.languages])].some((code) => {
    const analyzer = analyzerOf(code);
    const term = analyzer.termOf(word);
    return index.heldTerm(term) !== undefined || standInsOf(analyzer, term).length > 0;
  });
}

/** Undefined where no word is a slip away, or several that are not forms of one. */
function nearestIn(vocabulary: ReadonlySet<string>, word: string): string | undefined {
  const limit = word.length >= LONG_WORD ? 2 : 1;
  const near = [...vocabulary]
    .filter((known) => known[0] === word[0] && Math.abs(known.length - word.length) <= limit)
    .map((known) => ({ known, distance: editDistance(word, known, limit) }))
    .filter(({ known, distance }) => distance <= limit && isSlip(word, known))
    .sort((a, b) => a.distance - b.distance);
  const [best, next] = near;
  if (!best) return undefined;
  const isOne = !next || next.distance > best.distance || isFormOf(best.known, next.known);
  return isOne ? best.known : undefined;
}

const isFormOf = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

/**
 * Whether letters are missing, doubled, added or swapped. One letter in the place of another makes another word more
 * often than not, as `packing` of `parking`, unless both are vowels.
 */
function isSlip(word: string, known: string): boolean {
  if (word.length !== known.length || word.length >= LONG_WORD) return true;
  const changed = word
    .split('')
    .flatMap((letter, i) => (letter === known[i] ? [] : [[letter, known[i] ?? '']]));
  const [first] = changed;
  // Two letters have changed places.
  if (changed.length !== 1 || !first) return true;
  return word.length > MIN_LETTERS && first.every((letter) => VOWEL.test(letter));
}
