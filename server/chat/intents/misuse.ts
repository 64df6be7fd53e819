/** Tells attempts to make the chat do what it is not for: to change its rules, or to tell of others. */
import type { MisuseWord } from '../../languages/definition/intents.js';
import type { Meaning, PhraseBook } from './phrase-book.js';

export type MisuseFamily = MisuseWord | 'around';

export interface MisuseRules {
  /** Whether a clause is such an attempt. */
  isMisuse: (clause: string) => boolean;
}

export function misuseRules(book: PhraseBook<MisuseFamily>): MisuseRules {
  const has = (meaning: Meaning, ...families: MisuseFamily[]): boolean =>
    families.every((family) => (meaning & book.bitsOf(family)) !== 0);
  const shows = (meaning: Meaning): boolean => has(meaning, 'show') || has(meaning, 'asks');
  const isMisuse = (meaning: Meaning): boolean =>
    has(meaning, 'disregard', 'instructions') ||
    has(meaning, 'change') ||
    (shows(meaning) && has(meaning, 'prompt')) ||
    (shows(meaning) && has(meaning, 'data', 'others')) ||
    has(meaning, 'show', 'data', 'of', 'holder');
  const isOfSomebody = (meaning: Meaning): boolean => has(meaning, 'show', 'secret', 'of');
  const startsWithOwn = (rest: string): boolean => {
    const own = book.bitsOf('own');
    return book.phraseBitsAt(rest).some((bits) => (bits & own) !== 0);
  };
  const rules = {
    isOpen: (meaning: Meaning, rest: string): boolean =>
      !has(meaning, 'own') && (isMisuse(meaning) || (isOfSomebody(meaning) && !startsWithOwn(rest))),
  };
  return {
    isMisuse: (clause) =>
      [...book.meanings(clause, 0, rules)].some(
        (meaning) => !has(meaning, 'own') && (isMisuse(meaning) || isOfSomebody(meaning)),
      ),
  };
}
