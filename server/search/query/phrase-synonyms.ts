/**
 * Other words for those of scripts that write no spaces and are longer than a pair of characters: the index knows but
 * their pairs, so each pair of the one stands for the pair at its place in the other, where the question holds all of it.
 */
import type { Analyzer } from '../terms/analyzer.js';
import { synonymGroups } from '../../languages/synonym-groups.js';
import { isUnspaced, wordsOf, type Word } from '../terms/tokenize.js';

export interface PhraseSynonyms {
  /** For words of a question, in its order, the terms that stand for them. */
  standInsFor(words: readonly Word[]): ReadonlyMap<string, readonly string[]>;
}

interface Phrase {
  pairs: readonly string[];
  /** The terms of the pairs of each other word for it. */
  others: readonly (readonly string[])[];
}

const pairsOf = (word: string): string[] => wordsOf(word).map(({ text }) => text);

/** In the languages of the analyzers. */
export function buildPhraseSynonyms(analyzers: readonly Analyzer[]): PhraseSynonyms {
  const byFirstPair = new Map<string, Phrase[]>();
  for (const analyzer of analyzers) {
    for (const { words } of synonymGroups(analyzer.language)) {
      if (!words.some(isUnspaced)) continue;
      const all = words.map(pairsOf);
      for (const pairs of all) {
        // Where both are one pair, they are words of the index like any other.
        const others = all.filter((other) => other !== pairs && (other.length > 1 || pairs.length > 1));
        const phrase = { pairs, others: others.map((other) => other.map((pair) => analyzer.termOf(pair))) };
        const [first = ''] = pairs;
        byFirstPair.set(first, [...(byFirstPair.get(first) ?? []), phrase]);
      }
    }
  }
  return {
    standInsFor(words) {
      const standIns = new Map<string, string[]>();
      for (const [i, { text }] of words.entries()) {
        for (const { pairs, others } of byFirstPair.get(text) ?? []) {
          if (pairs.some((pair, k) => words[i + k]?.text !== pair)) continue;
          for (const [k, pair] of pairs.entries()) {
            const same = others.map(
              (other) => other[Math.floor(((k + 0.5) * other.length) / pairs.length)] ?? '',
            );
            standIns.set(pair, [...(standIns.get(pair) ?? []), ...same]);
          }
        }
      }
      return standIns;
    },
  };
}
