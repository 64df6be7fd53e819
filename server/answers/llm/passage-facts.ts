/** What a passage says, in forms that a sentence can be held against. */
import { createAnalyzer, type Analyzer } from '../../knowledge/analyzer.js';
import { detectLanguage } from '../../knowledge/languages.js';
import { addressesIn } from './addresses.js';
import type { EvidencePassage } from './evidence.js';
import { numberForms } from './number-facts.js';
import { foldSpace, plainForm } from './plain-form.js';
import { clausesOf, isNegated, statementsOf } from './polarity.js';

/** A clause, or a whole sentence of several. */
export interface Statement {
  terms: ReadonlySet<string>;
  isNegated: boolean | undefined;
}

export interface PassageFacts {
  analyzer: Analyzer;
  /** Title, headings and text, in plain form and lower case. */
  lowerCase: string;
  /** Text with white space folded. */
  folded: string;
  terms: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  clauses: readonly Statement[];
  sentences: readonly Statement[];
  isNegated: boolean | undefined;
}

/** Content words of a text, stemmed, without repetition. Numbers are not words; they are held against numbers. */
export const contentTerms = (text: string, analyzer: Analyzer): Set<string> =>
  new Set(analyzer.termsOf(text).filter((term) => /[^\p{N}]/u.test(term)));

export function readPassageFacts({ pageTitle, pageUrl, heading, text }: EvidencePassage): PassageFacts {
  const all = `${pageTitle}\n${heading}\n${text}`.normalize('NFKC');
  const language = detectLanguage(all);
  const analyzer = createAnalyzer(language);
  const stateOf = (statement: string): Statement => ({
    terms: contentTerms(statement, analyzer),
    isNegated: isNegated(statement, language),
  });
  const sentences = statementsOf(text);
  return {
    analyzer,
    lowerCase: plainForm(all).toLowerCase(),
    folded: foldSpace(all),
    terms: contentTerms(all, analyzer),
    numbers: numberForms(all, language),
    addresses: new Set([...addressesIn(all), ...addressesIn(pageUrl)]),
    clauses: sentences.flatMap(clausesOf).map(stateOf),
    sentences: sentences.map(stateOf),
    isNegated: isNegated(all, language),
  };
}
