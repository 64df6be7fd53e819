/** Tells what leads up to a question from the question: greetings, thanks, words that announce a new subject. */
import type { PreamblePhrases } from '../../languages/definition/intents.js';
import type { Meaning, PhraseBook } from './phrase-book.js';

export type PreambleFamily =
  | keyof PreamblePhrases
  | 'greeting'
  | 'thanks'
  | 'wellbeing'
  | 'assent'
  | 'filler';

/** What divides the first words of a message from the rest: a mark between clauses, a function word, or nothing. */
export type Divider = 'mark' | 'questionMark' | 'functionWord' | 'none';

/** What a preamble does: `courtesy` changes nothing of what is asked. */
export type Preamble = 'courtesy' | 'newSubject';

/** Tells what the first characters of a text do; undefined where they are part of what it asks. */
export type PreambleReader = (length: number, divider: Divider) => Preamble | undefined;

export interface PreambleRules {
  /** Reads how a text begins; undefined where no preamble is among its first words. */
  readerOf: (text: string) => PreambleReader | undefined;
  /** Whether a text is nothing but what stands in preambles. */
  isPreamble: (text: string) => boolean;
}

export function preambleRules(book: PhraseBook<PreambleFamily>): PreambleRules {
  const newSubject = book.bitsOf('newSubject');
  const newSubjectClause = book.bitsOf('newSubjectClause');
  const aside = book.bitsOf('aside');
  const courtesy = book.bitsOf('greeting', 'thanks', 'aside');
  const besideCourtesy = book.bitsOf('wellbeing', 'filler');
  const assent = book.bitsOf('assent');
  const telling = newSubject | newSubjectClause | courtesy;

  const opensSubject = (meaning: Meaning, divider: Divider): boolean => {
    if (divider === 'mark') return (meaning & (newSubject | newSubjectClause)) !== 0;
    // "Leave it?" asks whether to, "something else for kids" asks for it.
    return (meaning & newSubject) !== 0 && (meaning & newSubjectClause) === 0;
  };
  const isCourtesy = (meaning: Meaning, divider: Divider): boolean => {
    // "Ok, and for kids?" goes on from what was assented to.
    const beside = (meaning & aside) === 0 ? besideCourtesy : besideCourtesy | assent;
    return divider !== 'none' && (meaning & courtesy) !== 0 && (meaning & ~(courtesy | beside)) === 0;
  };
  return {
    readerOf(text) {
      const beginnings = book.beginnings(text);
      const isTelling = (meaning: Meaning): boolean => (meaning & telling) !== 0;
      if (![...beginnings.values()].some((meanings) => [...meanings].some(isTelling))) return undefined;
      return (length, divider) => {
        const meanings = [...(beginnings.get(text[length] === ' ' ? length + 1 : length) ?? [])];
        if (meanings.some((meaning) => opensSubject(meaning, divider))) return 'newSubject';
        return meanings.some((meaning) => isCourtesy(meaning, divider)) ? 'courtesy' : undefined;
      };
    },
    isPreamble: (text) => book.meanings(text).size > 0,
  };
}
