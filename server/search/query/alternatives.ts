/** Finds the terms of a site that stand for a word of a question: the word itself, its spelling repaired, and other words. */
import { findSpokenLanguage } from '../../languages/language-table.js';
import { withoutSeparablePrefix } from '../../languages/separable-verbs.js';
import { RecentMap } from '../../runtime/recent-map.js';
import type { PassageIndex } from '../index/passage-index.js';
import type { Alternative } from '../index/query-term.js';
import { isEverydayWord } from './everyday-words.js';
import type { SiteWords } from './site-words.js';
import { meantTerm, standInsOf } from './synonyms.js';

/** How well a repaired spelling, a synonym, and a word of the same letters stand for the word that was asked. */
const REPAIR_WEIGHT = 0.85;
const SYNONYM_WEIGHT = 0.6;
const SIMILAR_WEIGHT = 0.6;
/** Repairs tried of a word that the site does not know. */
const MAX_REPAIRS = 2;
/** A message with more unknown words than this is not misspelt; it is about something else. */
const MAX_REPAIRED_WORDS = 12;
/**
 * Words whose alternatives are remembered at least; at most twice as many, of no more letters than words have. They
 * take a few megabytes, too little to be counted with the index.
 */
const REMEMBERED = 2000;
const LONGEST_REMEMBERED = 60;

/** What of a question bears on each of its words. */
export interface QuestionWords {
  /** What stands for words that are parts of a longer one, or of a phrase. */
  standIns: ReadonlyMap<string, readonly string[]>;
  /** Words met so far that the site does not have. */
  unknown: Set<string>;
}

/** Terms with how well they stand for a word; the first that is said of a term counts. */
class WeighedTerms {
  readonly #index: PassageIndex;
  readonly #weights = new Map<number, number>();

  constructor(index: PassageIndex) {
    this.#index = index;
  }

  get isEmpty(): boolean {
    return this.#weights.size === 0;
  }

  add(term: number | undefined, weight: number): void {
    if (term === undefined || this.#weights.has(term) || this.#index.passagesWith(term) === 0) return;
    this.#weights.set(term, weight);
  }

  addTexts(terms: readonly string[], weight: number): void {
    for (const term of terms) this.add(this.#index.vocabulary.find(term), weight);
  }

  finish(): Alternative[] {
    return [...this.#weights].map(([term, weight]) => ({ term, weight }));
  }
}

export class AlternativeFinder {
  readonly #site: SiteWords;
  readonly #usesSimilarTerms: boolean;
  readonly #remembered = new RecentMap<string, readonly Alternative[]>(REMEMBERED);

  constructor(site: SiteWords) {
    this.#site = site;
    this.#usesSimilarTerms = !site.languages.every((language) => findSpokenLanguage(language)?.stemsSuffice);
  }

  /** Best first; a word that the site lacks is noted as unknown. */
  alternativesOf(word: string, { unknown, standIns }: QuestionWords): readonly Alternative[] {
    const isRepaired = unknown.has(word) || unknown.size < MAX_REPAIRED_WORDS;
    const mayRepair = isRepaired && !isEverydayWord(word) && !standIns.has(word);
    // Apart, or what is found would depend on what was asked before.
    const key = `${mayRepair ? 'repaired' : 'as it is'} ${word}`;
    const alternatives = this.#remembered.get(key) ?? this.#find(word, mayRepair);
    if (word.length <= LONGEST_REMEMBERED) this.#remembered.set(key, alternatives);
    if (!alternatives.some(({ weight }) => weight === 1)) unknown.add(word);
    return alternatives;
  }

  /** Terms of the thesaurus that the site has. */
  ofThesaurus(terms: readonly string[]): Alternative[] {
    return terms.flatMap((text) => {
      const term = this.#site.index.heldTerm(text);
      return term === undefined ? [] : [{ term, weight: SYNONYM_WEIGHT }];
    });
  }

  #find(word: string, mayRepair: boolean): Alternative[] {
    const { index, analyzers } = this.#site;
    const stems = this.#site.stemsOf(word);
    const found = new WeighedTerms(index);
    found.addTexts(stems, 1);
    const synonyms = stems.flatMap((stem) => this.#standInsOf(stem));
    // A word that has synonyms is spelt right: "quit" is not "quiet".
    const mayBeMisspelt = mayRepair && synonyms.length === 0;
    const repairs =
      mayBeMisspelt && found.isEmpty ? stems.flatMap((stem) => index.repairsOf(stem, MAX_REPAIRS)) : [];
    found.addTexts(repairs, REPAIR_WEIGHT);
    // Of two words that may be meant, one is not: "showrs" are showers, and no view as "shows" are.
    const meant = repairs.length === 1 ? repairs.flatMap((repair) => this.#standInsOf(repair)) : [];
    const unsaid = mayBeMisspelt && found.isEmpty ? this.#unsaid(stems) : [];
    found.addTexts([...synonyms, ...meant, ...unsaid], SYNONYM_WEIGHT);
    for (const analyzer of analyzers) {
      const verb = withoutSeparablePrefix(word, analyzer.language);
      if (verb !== undefined) found.addTexts([analyzer.termOf(verb)], SIMILAR_WEIGHT);
    }
    for (const stem of this.#usesSimilarTerms ? stems : []) {
      for (const { term, likeness } of index.similarTo(stem)) found.add(term, likeness * SIMILAR_WEIGHT);
    }
    return found.finish();
  }

  #standInsOf(stem: string): string[] {
    return this.#site.analyzers.flatMap((analyzer) => [...standInsOf(analyzer, stem)]);
  }

  /** The site may say by another word what was misspelt: its captions are the `subtitels`. */
  #unsaid(stems: readonly string[]): string[] {
    return this.#site.analyzers.flatMap((analyzer) =>
      stems.flatMap((stem) => meantTerm(analyzer, stem) ?? []).flatMap((term) => standInsOf(analyzer, term)),
    );
  }
}
