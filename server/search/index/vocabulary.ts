/** The terms of an index and their numbers: the dictionaries of its segments, each numbered on from the one before. */
import { findTerm, termOf, type Dictionary } from './dictionary.js';

export class Vocabulary {
  /** Stands where a function word stood. */
  static readonly NONE = 0;

  readonly dictionaries: readonly Dictionary[];
  /** One more than the highest number given. */
  readonly size: number;

  constructor(dictionaries: readonly Dictionary[]) {
    this.dictionaries = dictionaries;
    this.size = dictionaries.reduce((sum, { ends }) => sum + ends.length, 1);
  }

  /** The number of a term, where it has one. */
  find(term: string): number | undefined {
    for (const dictionary of this.dictionaries) {
      const number = findTerm(dictionary, term);
      if (number !== undefined) return number;
    }
    return undefined;
  }

  termAt(number: number): string {
    const dictionary = this.dictionaries.findLast(({ first }) => first <= number);
    return dictionary && number > Vocabulary.NONE ? termOf(dictionary, number) : '';
  }
}
