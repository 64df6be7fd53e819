/** Finds phrases that visitors say for what pages call by one word, such as `turn up` for to attend. */
import { onceForEach } from '../../runtime/once-for-each.js';
import type { Analyzer } from '../terms/analyzer.js';
import { synonymGroups } from '../../languages/synonym-groups.js';
import { isUnspaced, wordsOf, type Word } from '../terms/tokenize.js';
import { singleTerms } from './synonyms.js';

/** Words that may stand between two of a phrase, the first of them a function word: `bring my old dog`. */
const MOST_BETWEEN = 2;

export interface AskedPhrase {
  /** Its words in the question, in lower case. */
  words: readonly string[];
  /** The terms that stand for it on pages. */
  terms: readonly string[];
}

interface Phrase {
  /** The terms of its words; function words are themselves. */
  keys: readonly string[];
  /** Without those of its own words: one of these does not stand for the rest. */
  terms: readonly string[];
}

/** The words of a question as those of phrases are kept, and which of them other words may stand behind. */
interface AskedKeys {
  keys: readonly string[];
  areFree: readonly boolean[];
}

/** The phrases of a language by their first word, the longest first. */
type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** The phrases in the words of a question, in its order; they share no word. */
export function phrasesIn(words: readonly Word[], analyzer: Analyzer): AskedPhrase[] {
  const phrases = phrasesOf(analyzer);
  const texts = words.filter(({ isJoined }) => !isJoined).map(({ text }) => text);
  const asked: AskedKeys = {
    keys: texts.map((text) => keyOf(analyzer, text)),
    areFree: texts.map((text) => analyzer.termOf(text) === ''),
  };
  const found: AskedPhrase[] = [];
  for (let at = 0; at < texts.length; at++) {
    const candidates = phrases.get(asked.keys[at] ?? '') ?? [];
    for (const { keys, terms } of candidates) {
      const places = placesOf(keys, asked, at);
      if (!places) continue;
      found.push({ words: places.map((place) => texts[place] ?? ''), terms });
      at = places.at(-1) ?? at;
      break;
    }
  }
  return found;
}

/** Where the words of a phrase stand in a question, from its first word on; undefined where one is missing. */
function placesOf(keys: readonly string[], asked: AskedKeys, start: number): number[] | undefined {
  const places = [start];
  let next = start + 1;
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i];
    const last = next + (asked.areFree[next] ? MOST_BETWEEN : 0);
    while (next < last && asked.keys[next] !== key) next++;
    if (asked.keys[next] !== key) return undefined;
    places.push(next++);
  }
  return places;
}

const keyOf = (analyzer: Analyzer, word: string): string => analyzer.termOf(word) || word;

const phrasesOf = onceForEach(buildPhrases);

function buildPhrases(analyzer: Analyzer): Phrases {
  const byKeys = new Map<string, Phrase>();
  for (const { words, wider } of synonymGroups(analyzer.language)) {
    const phrases = words.filter((word) => word.includes(' ') && !isUnspaced(word));
    if (phrases.length === 0) continue;
    const found = singleTerms(analyzer, wider.length > 0 ? wider : words);
    for (const phrase of phrases) {
      const keys = wordsOf(phrase).map(({ text }) => keyOf(analyzer, text));
      const same = byKeys.get(keys.join(' '))?.terms ?? [];
      const terms = found.filter((term) => !keys.includes(term));
      byKeys.set(keys.join(' '), { keys, terms: [...new Set([...same, ...terms])] });
    }
  }
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of [...byKeys.values()].sort((a, b) => b.keys.length - a.keys.length)) {
    const [first = ''] = phrase.keys;
    const others = byFirst.get(first);
    if (others) others.push(phrase);
    else byFirst.set(first, [phrase]);
  }
  return byFirst;
}
