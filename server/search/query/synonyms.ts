/** Finds the synonyms of a term among the terms of a language. */
import { onceForEach } from '../../runtime/once-for-each.js';
import type { Analyzer } from '../terms/analyzer.js';
import { createSpellingRepair, type SpellingRepair } from '../index/spelling.js';
import { synonymGroups, type SynonymGroup } from '../../languages/synonym-groups.js';

type TermsByTerm = ReadonlyMap<string, readonly string[]>;

interface Thesaurus {
  synonyms: TermsByTerm;
  /** The synonyms, and behind them what a term is one of. */
  standIns: TermsByTerm;
  /** Of its terms; made when it is first needed. */
  spelling?: SpellingRepair;
}

/** The terms that share a group of the thesaurus with a stemmed term, in the language of the analyzer. */
export const synonymsOf = (analyzer: Analyzer, term: string): readonly string[] =>
  thesaurusOf(analyzer).synonyms.get(term) ?? [];

/** The terms that a page may hold in place of a stemmed term that is asked for: its synonyms and what it is one of. */
export const standInsOf = (analyzer: Analyzer, term: string): readonly string[] =>
  thesaurusOf(analyzer).standIns.get(term) ?? [];

/** The one term of the thesaurus that is a slip away from a word which nobody knows: `subtitel` is `subtitle`. */
export function meantTerm(analyzer: Analyzer, term: string): string | undefined {
  const thesaurus = thesaurusOf(analyzer);
  thesaurus.spelling ??= createSpellingRepair([...thesaurus.standIns.keys()].map((known) => [known, 1]));
  const [meant, other] = thesaurus.spelling.repair(term, 2);
  return other === undefined ? meant : undefined;
}

/** The terms of a group that are one word each: several words are asked, but are not looked for. */
export const singleTerms = (analyzer: Analyzer, words: readonly string[]): string[] => [
  ...new Set(
    words
      .filter((word) => !word.includes(' '))
      .map((word) => analyzer.termOf(word))
      .filter((term) => term !== ''),
  ),
];

const thesaurusOf = onceForEach(buildThesaurus);

function buildThesaurus(analyzer: Analyzer): Thesaurus {
  const groups = synonymGroups(analyzer.language);
  const synonyms = collect(
    groups.filter(({ wider }) => wider.length === 0),
    analyzer,
    ({ words }) => words,
  );
  const kinds = collect(groups, analyzer, ({ wider }) => wider);
  const standIns = new Map(synonyms);
  for (const [term, wider] of kinds)
    standIns.set(term, [...new Set([...(synonyms.get(term) ?? []), ...wider])]);
  return { synonyms, standIns };
}

function collect(
  groups: readonly SynonymGroup[],
  analyzer: Analyzer,
  foundFor: (group: SynonymGroup) => readonly string[],
): Map<string, string[]> {
  const sets = new Map<string, Set<string>>();
  for (const group of groups) {
    const found = singleTerms(analyzer, foundFor(group));
    for (const term of singleTerms(analyzer, group.words)) {
      const others = sets.get(term) ?? new Set();
      for (const other of found) if (other !== term) others.add(other);
      sets.set(term, others);
    }
  }
  return new Map([...sets].map(([term, others]) => [term, [...others]]));
}
