/** What a passage says, in forms that a sentence can be held against. */
import { createAnalyzer, type Analyzer } from '../../search/terms/analyzer.js';
import { detectLanguage } from '../../languages/detect-language.js';
import { addressesIn, hostsOf } from './addresses.js';
import type { EvidencePassage } from '../evidence.js';
import { numberForms } from './number-facts.js';
import { foldSpace, plainForm } from './plain-form.js';
import { clausesOf, isNegated } from '../../languages/negation.js';

/** A part of a sentence that can be so or not so by itself. */
export interface Clause {
  terms: ReadonlySet<string>;
  isNegated: boolean | undefined;
}

export interface PassageFacts {
  analyzer: Analyzer;
  /** Title, headings, text and host, in plain form and lower case. */
  lowerCase: string;
  /** Text with white space folded. */
  folded: string;
  terms: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  clauses: readonly Clause[];
  isNegated: boolean | undefined;
}

/** Content words of a text, stemmed, without repetition. Numbers are not words; they are held against numbers. */
export const contentTerms = (text: string, analyzer: Analyzer): Set<string> =>
  new Set(analyzer.termsOf(text).filter((term) => /[^\p{N}]/u.test(term)));

export function readPassageFacts({ pageTitle, pageUrl, heading, text }: EvidencePassage): PassageFacts {
  // Most sites are named like their host, and a sentence may name the site.
  const all = [pageTitle, heading, text, ...hostsOf([pageUrl])].join('\n').normalize('NFKC');
  const language = detectLanguage(all);
  const analyzer = createAnalyzer(language);
  return {
    analyzer,
    lowerCase: plainForm(all).toLowerCase(),
    folded: foldSpace(all),
    terms: contentTerms(all, analyzer),
    numbers: numberForms(all, language),
    addresses: new Set([...addressesIn(all), ...addressesIn(pageUrl)]),
    clauses: clausesOf(text, language).map((clause) => ({
      terms: contentTerms(clause, analyzer),
      isNegated: isNegated(clause, language),
    })),
    isNegated: isNegated(all, language),
  };
}
