/** Tells which words a site has, in all the languages of its pages. */
import { DEFAULT_LANGUAGE } from '../../languages/language-table.js';
import type { PassageIndex } from '../index/passage-index.js';
import { analyzerOf, type Analyzer } from '../terms/analyzer.js';

export class SiteWords {
  readonly index: PassageIndex;
  /** One for each language, that of most pages first. */
  readonly analyzers: readonly Analyzer[];
  readonly languages: readonly string[];

  constructor(index: PassageIndex) {
    this.index = index;
    this.languages = index.languages.length > 0 ? index.languages : [DEFAULT_LANGUAGE.code];
    this.analyzers = this.languages.map(analyzerOf);
  }

  /** The stems of a word in every language of the site; none of a function word. */
  stemsOf(word: string): string[] {
    return [
      ...new Set(this.analyzers.map((analyzer) => analyzer.termOf(word)).filter((stem) => stem !== '')),
    ];
  }

  /** Whether it has a word in any form. */
  has(word: string): boolean {
    return this.stemsOf(word).some((stem) => this.index.heldTerm(stem) !== undefined);
  }
}
