/** What a passage says, in forms that a sentence can be held against. */
import { analyzerOf, type Analyzer } from '../../search/terms/analyzer.js';
import { addressesIn, hostsOf } from './addresses.js';
import type { EvidencePassage } from '../evidence.js';
import { numberForms } from './number-facts.js';
import { foldQuote, foldSpace, plainForm } from './plain-form.js';
import { toldLanguage } from '../question/visitor-language.js';
import { clausesOf, isNegated } from '../../languages/negation.js';

/** A part of a sentence that can be so or not so by itself. */
export interface Clause {
  terms: ReadonlySet<string>;
  isNegated: boolean | undefined;
}

/** A sentence, list item or table row. */
export interface Line {
  text: string;
  /** With those of the title and the headings above it. */
  terms: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

export interface PassageFacts {
  analyzer: Analyzer;
  /** Title and headings. */
  labels: string;
  /** Title, headings, text and host, in plain form and lower case. */
  lowerCase: string;
  /** Text with white space folded. */
  folded: string;
  /** Lines as quotes are compared. */
  quotable: readonly string[];
  terms: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  lines: readonly Line[];
  clauses: readonly Clause[];
  isNegated: boolean | undefined;
}

/** Content words of a text, stemmed, without repetition. Numbers are not words; they are held against numbers. */
export const contentTerms = (text: string, analyzer: Analyzer): Set<string> =>
  new Set(analyzer.termsOf(text).filter((term) => /[^\p{N}]/u.test(term)));

/** @param spoken language of the visitor, such as `de` */
export function readPassageFacts(passage: EvidencePassage, spoken: string): PassageFacts {
  const { pageTitle, pageUrl, heading, text } = passage;
  const labels = `${pageTitle}\n${heading}`.normalize('NFKC');
  // Most sites are named like their host, and a sentence may name the site.
  const all = [labels, text, ...hostsOf([pageUrl])].join('\n').normalize('NFKC');
  // Many a page says that it is in English and is not: that of its words counts where it is the visitor's.
  const language = toldLanguage(all) === spoken ? spoken : passage.language;
  const analyzer = analyzerOf(language);
  const labelTerms = contentTerms(labels, analyzer);
  const lines = text.split('\n');
  return {
    analyzer,
    labels,
    lowerCase: plainForm(all).toLowerCase(),
    folded: foldSpace(all),
    quotable: lines.map(foldQuote),
    terms: contentTerms(all, analyzer),
    numbers: numberForms(all, language),
    addresses: new Set([...addressesIn(all), ...addressesIn(pageUrl)]),
    lines: lines.map((line) => ({
      text: line,
      terms: new Set([...labelTerms, ...contentTerms(line, analyzer)]),
      numbers: numberForms(line, language),
    })),
    clauses: clausesOf(text, language).map((clause) => ({
      terms: contentTerms(clause, analyzer),
      isNegated: isNegated(clause, language),
    })),
    isNegated: isNegated(all, language),
  };
}
