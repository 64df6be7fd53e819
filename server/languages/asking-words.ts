/** The words of a question that say nothing or little of what it is about, with their accents or without. */
import { stopWordsOf } from './language-table.js';
import { lightWordsOf } from './light-words.js';
import { typedPlainly } from './stemmers/diacritic-folding.js';

export interface AskingWords {
  functionWords: ReadonlySet<string>;
  lightWords: ReadonlySet<string>;
}

const byLanguage = new Map<string, AskingWords>();

/** Those of a language, such as `de`. */
export function askingWordsOf(language: string): AskingWords {
  let known = byLanguage.get(language);
  if (!known) {
    const typed = (words: ReadonlySet<string>): Set<string> =>
      new Set([...words].flatMap((word) => [word, typedPlainly(word, language)]));
    known = { functionWords: typed(stopWordsOf(language)), lightWords: typed(lightWordsOf(language)) };
    byLanguage.set(language, known);
  }
  return known;
}
