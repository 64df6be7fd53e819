/** From the words of a question to the terms of an index: as asked, repaired, and by another word. */
import { createAnalyzer, type Analyzer } from './analyzer.js';
import { inverseFrequency } from './bm25f.js';
import type { PassageIndex } from './passage-index.js';
import type { Alternative, QueryTerm } from './query-term.js';
import { phrasalVerb } from './spellings.js';
import { buildSynonyms } from './synonyms.js';
import { wordsOf, type Word } from './words.js';

/** How well a repaired spelling, and a synonym, stand for the word that was asked. */
const REPAIR_WEIGHT = 0.85;
const SYNONYM_WEIGHT = 0.6;
/** Repairs tried of a word that the site does not know. */
const MAX_REPAIRS = 2;

export interface QueryAnalyzer {
  /**
   * The terms of a question, each once, in its order; empty where it holds function words alone.
   * @param weight how much they count, 1 for the question itself
   */
  termsOf(question: string, weight?: number): QueryTerm[];
}

/** Reads questions for an index, in all the languages of its pages. */
export function createQueryAnalyzer(index: PassageIndex): QueryAnalyzer {
  const analyzers = (index.languages.length > 0 ? index.languages : ['en']).map(createAnalyzer);
  const synonyms = analyzers.some(({ language }) => language === 'en')
    ? buildSynonyms(createAnalyzer('en'))
    : new Map<string, readonly string[]>();
  const found = (term: string): number | undefined => {
    const id = term === '' ? undefined : index.vocabulary.find(term);
    return id !== undefined && index.passagesWith(id) > 0 ? id : undefined;
  };

  const queryTerm = (word: Word, isFirst: boolean, weight: number): QueryTerm | undefined => {
    const stems = stemsOf(analyzers, word.text);
    if (stems.length === 0) return undefined;
    const alternatives = new Map<number, number>();
    const add = (term: string, termWeight: number): void => {
      const id = found(term);
      if (id !== undefined && !alternatives.has(id)) alternatives.set(id, termWeight);
    };
    for (const stem of stems) add(stem, 1);
    const isKnown = alternatives.size > 0;
    if (!isKnown && word.isJoined) return undefined;
    const repairs = isKnown ? [] : stems.flatMap((stem) => index.repairsOf(stem, MAX_REPAIRS));
    for (const repair of repairs) add(repair, REPAIR_WEIGHT);
    for (const stem of [...stems, ...repairs]) {
      for (const synonym of synonyms.get(stem) ?? []) add(synonym, SYNONYM_WEIGHT);
    }
    const ranked = [...alternatives].map(([term, termWeight]): Alternative => ({ term, weight: termWeight }));
    return {
      word: word.text,
      weight,
      alternatives: ranked,
      isKnown,
      rarity: rarityOf(index, ranked),
      isName: word.isCapitalised === true && !isFirst,
    };
  };

  return {
    termsOf(question, weight = 1) {
      const terms = new Map<string, QueryTerm>();
      const words = withCompounds(wordsOf(question));
      for (const [i, word] of words.entries()) {
        const term = queryTerm(word, i === 0, weight);
        if (!term) continue;
        const key = term.isKnown ? `#${term.alternatives[0]?.term ?? 0}` : term.word;
        if (!terms.has(key)) terms.set(key, term);
      }
      return [...terms.values()];
    },
  };
}

/** Adds `login` after `log in`, as the index does. */
function withCompounds(words: Word[]): Word[] {
  return words.flatMap((word, i) => {
    const compound = phrasalVerb(word.text, words[i + 1]?.text);
    return compound ? [word, { text: compound, isJoined: true }] : [word];
  });
}

/** The stems of a word in every language; none where some language knows it as a function word. */
function stemsOf(analyzers: readonly Analyzer[], word: string): string[] {
  const stems = analyzers.map((analyzer) => analyzer.termOf(word));
  return stems.includes('') ? [] : [...new Set(stems)];
}

/** The rarity of the word itself where the site knows it, else of the rarest word that stands for it. */
function rarityOf(index: PassageIndex, alternatives: readonly Alternative[]): number {
  const own = alternatives.filter(({ weight }) => weight === 1);
  if (own.length > 0) return Math.min(...own.map(({ term }) => index.rarityOf(term)));
  if (alternatives.length > 0) return Math.max(...alternatives.map(({ term }) => index.rarityOf(term)));
  return inverseFrequency(0, index.passageCount);
}
