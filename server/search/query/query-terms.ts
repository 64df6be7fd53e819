/** From the words of a question to the terms of an index: as asked, repaired, and by other words. */
import { analyzerOf, type Analyzer } from '../terms/analyzer.js';
import { inverseFrequency } from '../index/bm25f.js';
import { EVERYDAY_LANGUAGES, everydayShare, isEverydayWord } from './everyday-words.js';
import { askingWordsOf, FUNCTION_WORD_LANGUAGES } from '../../languages/function-words.js';
import { DEFAULT_LANGUAGE, findSpokenLanguage } from '../../languages/language-table.js';
import { phrasesIn, type AskedPhrase } from './asked-phrases.js';
import { buildPhraseSynonyms } from './phrase-synonyms.js';
import type { PassageIndex } from '../index/passage-index.js';
import type { Alternative, QueryTerm } from '../index/query-term.js';
import { withoutSeparablePrefix } from '../../languages/separable-verbs.js';
import { PHRASAL_VERB_LENGTH, phrasalVerbIn } from '../../languages/spelling.js';
import { meantTerm, standInsOf } from './synonyms.js';
import { withAges } from '../../languages/ages.js';
import { isUnspaced, wordsOf, type Word } from '../terms/tokenize.js';

/** How well a repaired spelling, a synonym, and a word of the same letters stand for the word that was asked. */
const REPAIR_WEIGHT = 0.85;
const SYNONYM_WEIGHT = 0.6;
const SIMILAR_WEIGHT = 0.6;
/** Repairs tried of a word that the site does not know. */
const MAX_REPAIRS = 2;
/** A message with more unknown words than this is not misspelt; it is about something else. */
const MAX_REPAIRED_WORDS = 12;
/** Words whose alternatives are remembered; the memory starts afresh beyond it. */
const MAX_REMEMBERED = 20_000;
/** What a word counts that says little, found and not, and a pair of characters that may be no word at all. */
const LIGHT_WEIGHT = 0.5;
const UNKNOWN_LIGHT_WEIGHT = 0.25;
/** Small numbers stand in many texts for many things. */
const SMALL_NUMBER = /^\p{N}{1,2}$/u;
const UNKNOWN_PAIR_WEIGHT = 0.25;
/** Letters of the shorter part of a word that is made of two. */
const MIN_HALF = 4;
/** A question in a language that the site has no pages in holds at least so many function words of it. */
const MIN_FOREIGN_WORDS = 2;
/** Where so large a part is function words of a language, it is asked in that: close languages share fewer. */
const ENOUGH_FUNCTION_WORDS = 1 / 3;

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
interface Reading {
  /** The language that decides whether its words are of everyday life. */
  everydayLanguage: string;
  lightWords: ReadonlySet<string>;
  /** What stands for words that are parts of a longer one, or of a phrase. */
  standIns: ReadonlyMap<string, readonly string[]>;
  /** Words met so far that the site does not have. */
  unknown: Set<string>;
}

/** Reads questions for an index, in all the languages of its pages. */
export function createQueryAnalyzer(index: PassageIndex): QueryAnalyzer {
  const analyzers = (index.languages.length > 0 ? index.languages : [DEFAULT_LANGUAGE.code]).map(analyzerOf);
  const languages = analyzers.map(({ language }) => language);
  const phrases = buildPhraseSynonyms(analyzers);
  const usesSimilarTerms = !languages.every((language) => findSpokenLanguage(language)?.stemsSuffice);

  let remembered = new Map<string, Alternative[]>();

  const findAlternatives = (word: string, mayRepair: boolean): Alternative[] => {
    const stems = stemsOf(analyzers, word);
    const weights = new Map<number, number>();
    const add = (id: number | undefined, weight: number): void => {
      if (id !== undefined && !weights.has(id) && index.passagesWith(id) > 0) weights.set(id, weight);
    };
    const addTerm = (term: string, weight: number): void => {
      add(index.vocabulary.find(term), weight);
    };
    for (const stem of stems) addTerm(stem, 1);
    const synonymsFor = (stem: string): string[] =>
      analyzers.flatMap((analyzer) => [...standInsOf(analyzer, stem)]);
    const synonyms = stems.flatMap(synonymsFor);
    // A word that has synonyms is spelt right: "quit" is not "quiet".
    const repairs =
      mayRepair && weights.size === 0 && synonyms.length === 0
        ? stems.flatMap((stem) => index.repairsOf(stem, MAX_REPAIRS))
        : [];
    for (const repair of repairs) addTerm(repair, REPAIR_WEIGHT);
    // Of two words that may be meant, one is not: "showrs" are showers, and no view as "shows" are.
    const meant = repairs.length === 1 ? repairs.flatMap(synonymsFor) : [];
    // The site may say by another word what was misspelt: its captions are the `subtitels`.
    const isUnknown = mayRepair && weights.size === 0 && synonyms.length === 0;
    const unsaid = isUnknown
      ? analyzers.flatMap((analyzer) =>
          stems
            .flatMap((stem) => meantTerm(analyzer, stem) ?? [])
            .flatMap((term) => standInsOf(analyzer, term)),
        )
      : [];
    for (const synonym of [...synonyms, ...meant, ...unsaid]) addTerm(synonym, SYNONYM_WEIGHT);
    for (const analyzer of analyzers) {
      const verb = withoutSeparablePrefix(word, analyzer.language);
      if (verb !== undefined) addTerm(analyzer.termOf(verb), SIMILAR_WEIGHT);
    }
    if (usesSimilarTerms) {
      for (const stem of stems) {
        for (const { term, likeness } of index.similarTo(stem)) add(term, likeness * SIMILAR_WEIGHT);
      }
    }
    return [...weights].map(([term, weight]) => ({ term, weight }));
  };

  const alternativesOf = (word: string, { unknown, standIns }: Reading): Alternative[] => {
    const isRepaired = unknown.has(word) || unknown.size < MAX_REPAIRED_WORDS;
    const mayRepair = isRepaired && !isEverydayWord(word) && !standIns.has(word);
    // Apart, or what is found would depend on what was asked before.
    const key = `${mayRepair ? 'repaired' : 'as it is'} ${word}`;
    const alternatives = remembered.get(key) ?? findAlternatives(word, mayRepair);
    if (remembered.size >= MAX_REMEMBERED) remembered = new Map();
    remembered.set(key, alternatives);
    if (!alternatives.some(({ weight }) => weight === 1)) unknown.add(word);
    return alternatives;
  };

  /** Terms of the thesaurus that the site has. */
  const foundOf = (terms: readonly string[]): Alternative[] =>
    terms.flatMap((text) => {
      const term = index.heldTerm(text);
      return term === undefined ? [] : [{ term, weight: SYNONYM_WEIGHT }];
    });

  const isOnSite = (word: string): boolean =>
    stemsOf(analyzers, word).some((stem) => index.heldTerm(stem) !== undefined);

  /** Two words of the site that a word which it lacks is made of: `motor boat` for `motorboat`. */
  const halvesOf = (word: string): Word[] | undefined => {
    if (word.length < 2 * MIN_HALF || isUnspaced(word) || isOnSite(word) || isEverydayWord(word))
      return undefined;
    for (let at = MIN_HALF; at <= word.length - MIN_HALF; at++) {
      const halves = [word.slice(0, at), word.slice(at)];
      if (halves.every(isOnSite)) return halves.map((text) => ({ text, isJoined: true }));
    }
    return undefined;
  };

  /** Adds `login` after `log in`, as the index does, and whatever else the site writes as one word, or as two. */
  const withCompounds = ([word, ...rest]: readonly Word[], functionWords: ReadonlySet<string>): Word[] => {
    if (!word) return [];
    const [next] = rest;
    const halves = halvesOf(word.text);
    if (halves) return halves;
    const isPair =
      next && word.text.length >= MIN_HALF && next.text.length >= MIN_HALF && !isUnspaced(word.text);
    const compound =
      phrasalVerbIn(
        [word, ...rest].map(({ text }) => text),
        (text) => functionWords.has(text),
      ) ?? (isPair && isOnSite(word.text + next.text) ? word.text + next.text : undefined);
    return compound === undefined ? [word] : [word, { text: compound, isJoined: true }];
  };

  const queryTerm = (word: Word, weight: number, reading: Reading): QueryTerm | undefined => {
    const { everydayLanguage, lightWords, standIns } = reading;
    const alternatives = [...alternativesOf(word.text, reading)];
    for (const found of foundOf(standIns.get(word.text) ?? []))
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
    const alternatives = foundOf(terms);
    if (alternatives.length === 0) return undefined;
    const word = words.join(' ');
    return { key: word, word, weight, alternatives, everydayShare: 0, rarity: rarityOf(index, alternatives) };
  };

  return {
    termsOf(question, weight = 1) {
      const terms = new Map<string, QueryTerm>();
      const words = wordsOf(withAges(question));
      const language = askedIn(words, languages);
      const { functionWords, lightWords } = askingWordsOf(language);
      const saysLittle = (word: string): boolean => functionWords.has(word) || lightWords.has(word);
      const standIns = new Map(phrases.standInsFor(words));
      const asked = analyzers.flatMap((analyzer) => phrasesIn(words, analyzer));
      for (const phrase of asked)
        for (const word of phrase.words.filter((one) => !saysLittle(one)))
          standIns.set(word, [...(standIns.get(word) ?? []), ...phrase.terms]);
      const reading: Reading = {
        everydayLanguage: languageOf(words, [...languages, ...EVERYDAY_LANGUAGES]),
        lightWords,
        standIns,
        unknown: new Set(),
      };
      for (const word of words.flatMap((_, i) =>
        withCompounds(words.slice(i, i + PHRASAL_VERB_LENGTH), functionWords),
      )) {
        // Also where it is typed in another way, such as `wat`.
        if (functionWords.has(word.text) || stemsOf(analyzers, word.text).length === 0) continue;
        const term = queryTerm(word, weight, reading);
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
  if (lightWords.has(word)) return isFound ? LIGHT_WEIGHT : UNKNOWN_LIGHT_WEIGHT;
  if (SMALL_NUMBER.test(word)) return isFound ? LIGHT_WEIGHT : UNKNOWN_LIGHT_WEIGHT;
  return !isFound && isUnspaced(word) ? UNKNOWN_PAIR_WEIGHT : 1;
}

/** One of the languages of the site, or another that the question clearly uses more function words of. */
function askedIn(words: readonly Word[], languages: readonly string[]): string {
  const own = languageOf(words, languages);
  if (functionWordsIn(words, own) >= ENOUGH_FUNCTION_WORDS * words.length) return own;
  const other = languageOf(words, [own, ...FUNCTION_WORD_LANGUAGES]);
  return functionWordsIn(words, other) >= MIN_FOREIGN_WORDS ? other : own;
}

function functionWordsIn(words: readonly Word[], language: string): number {
  const { functionWords: known } = askingWordsOf(language);
  return words.filter(({ text }) => known.has(text)).length;
}

/** The language, of those given, whose function words the question uses most; the first of equals. */
function languageOf(words: readonly Word[], languages: readonly string[]): string {
  let best = DEFAULT_LANGUAGE.code;
  let most = -1;
  for (const language of languages) {
    const count = functionWordsIn(words, language);
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

/** The stems of a word in every language of the site. */
function stemsOf(analyzers: readonly Analyzer[], word: string): string[] {
  return [...new Set(analyzers.map((analyzer) => analyzer.termOf(word)).filter((stem) => stem !== ''))];
}

/** The rarity of the word itself where the site has it, else of the rarest word that stands for it. */
function rarityOf(index: PassageIndex, alternatives: readonly Alternative[]): number {
  const own = alternatives.filter(({ weight }) => weight === 1);
  if (own.length > 0) return Math.min(...own.map(({ term }) => index.rarityOf(term)));
  if (alternatives.length > 0) return Math.max(...alternatives.map(({ term }) => index.rarityOf(term)));
  return inverseFrequency(0, index.passageCount);
}
