/** Finds the synonyms of a term among the terms of a language. */
import type { Analyzer } from '../terms/analyzer.js';
import { synonymGroups } from '../../languages/synonym-groups.js';

type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Worked out once for each language. */
const known = new WeakMap<Analyzer, Synonyms>();

/** The terms that share a group of the thesaurus with a stemmed term, in the language of the analyzer. */
export function synonymsOf(analyzer: Analyzer, term: string): readonly string[] {
  let synonyms = known.get(analyzer);
  if (!synonyms) known.set(analyzer, (synonyms = buildSynonyms(analyzer)));
  return synonyms.get(term) ?? [];
}

function buildSynonyms(analyzer: Analyzer): Synonyms {
  const synonyms = new Map<string, Set<string>>();
  for (const group of synonymGroups(analyzer.language)) {
    const terms = [...new Set(group.map((word) => analyzer.termOf(word)).filter((term) => term !== ''))];
    for (const term of terms) {
      const others = synonyms.get(term) ?? new Set();
      for (const other of terms) if (other !== term) others.add(other);
      synonyms.set(term, others);
    }
  }
  return new Map([...synonyms].map(([term, others]) => [term, [...others]]));
}
