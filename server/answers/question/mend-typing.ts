/** Mends typing errors in a question: `can i cancle 2 days befor`. */
import { byLanguage } from '../../languages/by-language.js';
import { unlessAbsent } from '../../languages/definition/absent.js';
import { isAskingWord } from '../../languages/function-words.js';
import { findSpokenLanguage } from '../../languages/language-table.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { createSpellingRepair, type SpellingRepair } from '../../search/index/spelling.js';
import { synonymGroups } from '../../languages/synonym-groups.js';
import { canonicalWord, spellingOf } from '../../languages/spelling.js';
import { isEverydayWord } from '../../search/query/everyday-words.js';
import { standInsOf } from '../../search/query/synonyms.js';
import { analyzerOf, type Analyzer } from '../../search/terms/analyzer.js';
import { mostSlips, slipsBetween } from './slips.js';
import { formsOnSite } from './words-on-site.js';

/** Longer texts are letters, in which a word more or less does not matter. */
const MAX_LENGTH = 300;
/** Words alone, no names: nothing with a capital letter but the first word, and no part of a file's name or an address. */
const WORD = /(?<![\p{L}\p{M}\p{N}'’@./-])(?:^\p{Lu})?\p{Ll}+(?![\p{L}\p{M}\p{N}'’@/-]|\.\p{L})/gu;
/** What stands behind an apostrophe that not everybody types: `theyre`, and behind any common word `nobodys`. */
const AFTER_APOSTROPHE = /(?:s|re|ve|ll|nt|d)$/;
const POSSESSIVE = /s$/;
/** Such a word is so rare at most. */
const RAREST_OWNER = 35;

/** Words that the thesaurus has are words too, such as `wifi`, which no list of older texts holds. */
const ONE_WORD = /^\p{Ll}{4,}$/u;

/** Nothing rarer than that is what somebody meant to type. */
const RAREST = 50;
/** Words near the one that was typed whose slips are counted. */
const COMPARED = 8;
/** How many slips a word gains that is on the site, one of which it has other forms, and one that is common. */
const ON_SITE = 0.8;
const OF_WORD_ON_SITE = 0.4;
const PREFERENCES: readonly (readonly [rarity: number, slips: number])[] = [
  [10, 0.3],
  [20, 0.1],
  [35, 0],
  [RAREST, -0.2],
];

/** The words of a language. */
interface WordList {
  rarities: ReadonlyMap<string, number>;
  /** Finds those that are not too rare. */
  repair: SpellingRepair;
}

/** Undefined where none is known. Reading one takes a tenth of a second. */
const wordListOf = byLanguage(readList);

function readList(language: string): WordList | undefined {
  const spoken = findSpokenLanguage(language);
  const rarities = spoken && unlessAbsent(spoken.wordList)?.();
  if (!rarities) return undefined;
  const named = synonymGroups(language)
    .flatMap(({ words }) => words)
    .filter((word) => ONE_WORD.test(word) && !rarities.has(word));
  const usual = [...rarities, ...named.map((word) => [word, RAREST_OWNER] as const)].filter(
    ([, rarity]) => rarity <= RAREST,
  );
  return { rarities, repair: createSpellingRepair(usual.map(([word, rarity]) => [word, -rarity])) };
}

/**
 * A question with each word that neither the site nor the language has as the word that was meant, where one is a slip
 * or two away: rather one of the site, and rather a common one.
 * @param language in which it is asked, such as `en`
 */
export function mendTyping(question: string, index: PassageIndex, language: string): string {
  if (question.length > MAX_LENGTH || !index.languages.includes(language)) return question;
  const analyzer = analyzerOf(language);
  const spelling = spellingOf(language);
  return question.replace(WORD, (typed) => {
    const word = typed.toLowerCase();
    if (isAskingWord(word, language) || isEverydayWord(word)) return typed;
    if (index.heldTerm(analyzer.termOf(word)) !== undefined) return typed;
    const list = wordListOf(language);
    if (!list || list.rarities.has(word)) return typed;
    const usual = spelling ? canonicalWord(word, spelling) : word;
    if (usual !== word) return usual;
    if (standInsOf(analyzer, analyzer.termOf(word)).length > 0 || lacksApostrophe(word, list, language))
      return typed;
    return meantBy(word, list, analyzer, index) ?? typed;
  });
}

function lacksApostrophe(word: string, { rarities }: WordList, language: string): boolean {
  const isContraction = isAskingWord(word.replace(AFTER_APOSTROPHE, ''), language);
  return isContraction || (rarities.get(word.replace(POSSESSIVE, '')) ?? Infinity) <= RAREST_OWNER;
}

/** Undefined where nothing is near enough. */
function meantBy(
  typed: string,
  { rarities, repair }: WordList,
  analyzer: Analyzer,
  index: PassageIndex,
): string | undefined {
  const gains = new Map<string, number>();
  for (const word of repair.repair(typed, COMPARED)) {
    const forms = formsOnSite(word, index, analyzer);
    gains.set(word, preferenceOf(rarities.get(word)) + (forms.size > 0 ? OF_WORD_ON_SITE : 0));
    if (forms.has(word)) gains.set(word, ON_SITE);
  }
  // Names and words of its trade, which no list holds.
  for (const term of index.repairsOf(typed, COMPARED))
    for (const word of formsOnSite(term, index, analyzer)) gains.set(word, ON_SITE);
  let best: string | undefined;
  let fewest = Infinity;
  for (const [word, gain] of gains) {
    const slips = slipsBetween(typed, word);
    if (slips > mostSlips(typed, gain === ON_SITE) || slips - gain >= fewest) continue;
    best = word;
    fewest = slips - gain;
  }
  return best;
}

function preferenceOf(rarity = Infinity): number {
  return PREFERENCES.find(([rarest]) => rarity <= rarest)?.[1] ?? 0;
}
