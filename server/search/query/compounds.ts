/** Finds the words of a question that a site writes as one, or as two. */
import { PHRASAL_VERB_LENGTH, phrasalVerbIn } from '../../languages/spelling.js';
import { isUnspaced, type Word } from '../terms/tokenize.js';
import { isEverydayWord } from './everyday-words.js';
import type { SiteWords } from './site-words.js';

/** Letters of the shorter part of a word that is made of two. */
const MIN_HALF = 4;

/**
 * The words of a question with `login` after `log in`, as the index has it, and whatever else the site writes as one word,
 * or as two.
 */
export const withCompounds = (
  words: readonly Word[],
  functionWords: ReadonlySet<string>,
  site: SiteWords,
): Word[] =>
  words.flatMap((_, i) => compoundsAt(words.slice(i, i + PHRASAL_VERB_LENGTH), functionWords, site));

/** The first of some words, with what it makes with those behind it. */
function compoundsAt(
  [word, ...rest]: readonly Word[],
  functionWords: ReadonlySet<string>,
  site: SiteWords,
): Word[] {
  if (!word) return [];
  const halves = halvesOf(word.text, site);
  if (halves) return halves;
  const verb = phrasalVerbIn(
    [word, ...rest].map(({ text }) => text),
    (text) => functionWords.has(text),
  );
  const compound = verb ?? pairOf(word, rest[0], site);
  return compound === undefined ? [word] : [word, { text: compound, isJoined: true }];
}

/** Two words of the site that a word which it lacks is made of: `motor boat` for `motorboat`. */
function halvesOf(word: string, site: SiteWords): Word[] | undefined {
  if (word.length < 2 * MIN_HALF || isUnspaced(word) || site.has(word) || isEverydayWord(word))
    return undefined;
  for (let at = MIN_HALF; at <= word.length - MIN_HALF; at++) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => site.has(half))) return halves.map((text) => ({ text, isJoined: true }));
  }
  return undefined;
}

/** A word of the site that two are written as: `motorboat` for `motor boat`. */
function pairOf(word: Word, next: Word | undefined, site: SiteWords): string | undefined {
  if (!next || word.text.length < MIN_HALF || next.text.length < MIN_HALF || isUnspaced(word.text))
    return undefined;
  const joined = word.text + next.text;
  return site.has(joined) ? joined : undefined;
}
