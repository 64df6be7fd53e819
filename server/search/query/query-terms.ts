/** From the words of a question to the terms of an index: as asked, repaired, and by other words. */
import { withAges } from '../../languages/ages.js';
import { askingWordsOf } from '../../languages/function-words.js';
import { inverseFrequency } from '../index/bm25f.js';
import type { PassageIndex } from '../index/passage-index.js';
import type { Alternative, QueryTerm } from '../index/query-term.js';
import { isUnspaced, wordsOf, type Word } from '../terms/tokenize.js';
import { AlternativeFinder, type QuestionWords } from './alternatives.js';
import { askedIn, likeliestLanguage } from './asked-language.js';
import { phrasesIn, type AskedPhrase } from './asked-phrases.js';
import { withCompounds } from './compounds.js';
import { EVERYDAY_LANGUAGES, everydayShare } from './everyday-words.js';
import { buildPhraseSynonyms } from './phrase-synonyms.js';
import { SiteWords } from './site-words.js';

/** What a word counts that says little, found and not, and a pair of characters that may be no word at all. */
const LIGHT_WEIGHT = 0.5;
const UNKNOWN_LIGHT_WEIGHT = 0.25;
const UNKNOWN_PAIR_WEIGHT = 0.25;
/** Small numbers stand in many texts for many things. */
const SMALL_NUMBER = /^\p{N}{1,2}$/u;

export interface QueryAnalyzer {
  /**
   * The terms of a question, each once, in its order; empty where it holds function words alone.
   * @param weight how much they count, 1 for the question itself
   */
  termsOf(question: string, weight?: number): QueryTerm[];
  /** How many passages hold a term, or what stands for it best. */
  passagesWith(term: QueryTerm): number;
}

/** What holds for all words of one question. */
interface ReadQuestion extends QuestionWords {
  /** The language that decides whether its words are of everyday life. */
  everydayLanguage: string;
  lightWords: ReadonlySet<string>;
}

/** Reads questions for an index, in all the languages of its pages. */
export function createQueryAnalyzer(index: PassageIndex): QueryAnalyzer {
  const site = new SiteWords(index);
  const { analyzers, languages } = site;
  const phrases = buildPhraseSynonyms(analyzers);
  const finder = new AlternativeFinder(site);

  const queryTerm = (word: Word, weight: number, question: ReadQuestion): QueryTerm | undefined => {
    const { everydayLanguage, lightWords, standIns } = question;
    const alternatives = [...finder.alternativesOf(word.text, question)];
    for (const found of finder.ofThesaurus(standIns.get(word.text) ?? []))
      if (!alternatives.some(({ term }) => term === found.term)) alternatives.push(found);
    const own = alternatives.find((alternative) => alternative.weight === 1);
    if (!own && word.isJoined) return undefined;
    return {
      key: own ? `#${own.term}` : word.text,
      word: word.text,
      weight: weight * importanceOf(word.text, alternatives.length > 0, lightWords),
      alternatives,
      everydayShare: everydayShare(word.text, everydayLanguage),
      rarity: rarityOf(index, alternatives),
    };
  };

  /** What a phrase is asked for where its words say little themselves: `get in`. */
  const phraseTerm = ({ words, terms }: AskedPhrase, weight: number): QueryTerm | undefined => {
    const alternatives = finder.ofThesaurus(terms);
    if (alternatives.length === 0) return undefined;
    const word = words.join(' ');
    return { key: word, word, weight, alternatives, everydayShare: 0, rarity: rarityOf(index, alternatives) };
  };

  return {
    termsOf(question, weight = 1) {
      const terms = new Map<string, QueryTerm>();
      const words = wordsOf(withAges(question));
      const { functionWords, lightWords } = askingWordsOf(askedIn(words, languages));
      const saysLittle = (word: string): boolean => functionWords.has(word) || lightWords.has(word);
      const standIns = new Map(phrases.standInsFor(words));
      const asked = analyzers.flatMap((analyzer) => phrasesIn(words, analyzer));
      for (const phrase of asked)
        for (const word of phrase.words.filter((one) => !saysLittle(one)))
          standIns.set(word, [...(standIns.get(word) ?? []), ...phrase.terms]);
      const everydayLanguage = likeliestLanguage(words, [...languages, ...EVERYDAY_LANGUAGES]);
      const read: ReadQuestion = { everydayLanguage, lightWords, standIns, unknown: new Set() };
      for (const word of withCompounds(words, functionWords, site)) {
        // Also where it is typed in another way, such as `wat`.
        if (functionWords.has(word.text) || site.stemsOf(word.text).length === 0) continue;
        const term = queryTerm(word, weight, read);
        if (term && !terms.has(term.key)) terms.set(term.key, term);
      }
      for (const phrase of asked.filter((one) => one.words.every(saysLittle))) {
        const term = phraseTerm(phrase, weight);
        if (term) terms.set(term.key, term);
      }
      return [...terms.values()];
    },
    passagesWith({ alternatives: [own] }) {
      return own ? index.passagesWith(own.term) : 0;
    },
  };
}

function importanceOf(word: string, isFound: boolean, lightWords: ReadonlySet<string>): number {
  if (lightWords.has(word) || SMALL_NUMBER.test(word)) return isFound ? LIGHT_WEIGHT : UNKNOWN_LIGHT_WEIGHT;
  return !isFound && isUnspaced(word) ? UNKNOWN_PAIR_WEIGHT : 1;
}

/** The rarity of the word itself where the site has it, else of the rarest word that stands for it. */
function rarityOf(index: PassageIndex, alternatives: readonly Alternative[]): number {
  const own = alternatives.filter(({ weight }) => weight === 1);
  if (own.length > 0) return Math.min(...own.map(({ term }) => index.rarityOf(term)));
  if (alternatives.length > 0) return Math.max(...alternatives.map(({ term }) => index.rarityOf(term)));
  return inverseFrequency(0, index.passageCount);
}
