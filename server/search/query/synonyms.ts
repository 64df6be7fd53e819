/** Finds the synonyms of a term among the terms of the index. */
import type { Analyzer } from '../terms/analyzer.js';
import { synonymGroups } from '../../languages/synonym-groups.js';

/** For each stemmed term of the thesauri, in the languages of the analyzers, the terms that share a group with it. */
export function buildSynonyms(analyzers: readonly Analyzer[]): ReadonlyMap<string, readonly string[]> {
  const synonyms = new Map<string, Set<string>>();
  for (const analyzer of analyzers) {
    for (const group of synonymGroups(analyzer.language)) {
      const terms = [...new Set(group.map((word) => analyzer.termOf(word)).filter((term) => term !== ''))];
      for (const term of terms) {
        const others = synonyms.get(term) ?? new Set();
        for (const other of terms) if (other !== term) others.add(other);
        synonyms.set(term, others);
      }
    }
  }
  return new Map([...synonyms].map(([term, others]) => [term, [...others]]));
}
