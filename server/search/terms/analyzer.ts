/** From text to the terms that the index counts: words without function words, stemmed, plain letters. */
import { byLanguage } from '../../languages/by-language.js';
import { unlessAbsent } from '../../languages/definition/absent.js';
import { foldDiacritics } from '../../languages/definition/diacritic-folding.js';
import { functionWordsOf } from '../../languages/function-words.js';
import { findLanguage } from '../../languages/language-table.js';
import { canonicalWord, phrasalVerb, spellingOf } from '../../languages/spelling.js';
import { wordsOf } from './tokenize.js';

/** Enough for the vocabulary of a large site; the cache starts afresh beyond it. */
const MAX_CACHED = 200_000;

export interface Analyzer {
  /** The language that its words are stemmed in. */
  readonly language: string;
  /** The term of one word; '' for a function word. */
  termOf(word: string): string;
  /** The terms of a text in order; '' keeps the place of a function word. */
  termsOf(text: string): string[];
}

/**
 * The analyzer of a language, given as a primary subtag such as `de`: all pages and questions share it, with what is
 * worked out for it, such as its thesaurus.
 */
export const analyzerOf = byLanguage(createAnalyzer);

/** Makes one that shares nothing. */
export function createAnalyzer(code: string): Analyzer {
  const language = findLanguage(code);
  const stem = (language && unlessAbsent(language.stem)) ?? ((word: string) => word);
  const functionWords = functionWordsOf(code);
  const spelling = spellingOf(code);
  let cache = new Map<string, string>();

  const termOf = (word: string): string => {
    const known = cache.get(word);
    if (known !== undefined) return known;
    const canonical = spelling ? canonicalWord(word, spelling) : word;
    const term = functionWords.has(canonical) ? '' : foldDiacritics(stem(canonical) || canonical);
    if (cache.size >= MAX_CACHED) cache = new Map();
    cache.set(word, term);
    return term;
  };

  const termsOf = (text: string): string[] => {
    const words = wordsOf(text);
    const terms: string[] = [];
    for (let i = 0; i < words.length; i++) {
      const word = words[i]?.text ?? '';
      terms.push(termOf(word));
      const next = words[i + 1]?.text;
      // Behind a pronoun too: `send it back`.
      const particle = next !== undefined && functionWords.has(next) ? words[i + 2]?.text : undefined;
      const compound =
        spelling && (phrasalVerb(word, next, spelling) ?? phrasalVerb(word, particle, spelling));
      if (compound) terms.push(termOf(compound));
    }
    return terms;
  };

  return { language: code, termOf, termsOf };
}
