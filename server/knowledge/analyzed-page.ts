/** A page ready to be indexed: its passages, and their terms as numbers. */
import { createHash } from 'node:crypto';
import type { Page } from '../model.js';
import type { Analyzer } from './analyzer.js';
import type { Passage } from './passage.js';
import { passagesOf } from './passages.js';
import type { Vocabulary } from './vocabulary.js';

/** Where the terms of a passage stand in its page's `terms`. */
export interface PassageTerms {
  /** The heading path is `[path, body)`, its last heading `[leaf, body)`. */
  path: number;
  leaf: number;
  body: number;
  end: number;
  /** Index of its first unit in the page's `unitStarts`. */
  firstUnit: number;
}

export interface AnalyzedPage {
  id: string;
  title: string;
  url: string;
  language: string;
  /** Equal for pages with equal content, title, address and language. */
  digest: string;
  passages: Passage[];
  /** Title first, then for each passage its headings and its units; 0 for a function word. */
  terms: Uint32Array;
  titleEnd: number;
  passageTerms: PassageTerms[];
  /** Where each unit starts in `terms`, all passages in order. */
  unitStarts: Uint32Array;
}

/** Identifies what the index knows of a page. */
export function digestOf(page: Page): string {
  const hash = createHash('sha256');
  for (const part of [page.title, page.url, page.lang ?? '', page.content]) hash.update(part).update('\0');
  return hash.digest('base64');
}

/** Cuts a page into passages and turns every word into its term. */
export function analyzePage(page: Page, analyzer: Analyzer, vocabulary: Vocabulary): AnalyzedPage {
  const passages = passagesOf(page);
  const terms: number[] = [];
  const unitStarts: number[] = [];
  const add = (text: string): void => {
    for (const term of analyzer.termsOf(text)) terms.push(vocabulary.intern(term));
  };
  add(page.title);
  const titleEnd = terms.length;
  const passageTerms = passages.map((passage): PassageTerms => {
    const path = terms.length;
    for (const heading of passage.headings.slice(0, -1)) add(heading);
    const leaf = terms.length;
    add(passage.headings.at(-1) ?? '');
    const body = terms.length;
    const firstUnit = unitStarts.length;
    for (const unit of passage.units) {
      unitStarts.push(terms.length);
      add(unit.text);
    }
    return { path, leaf, body, end: terms.length, firstUnit };
  });
  return {
    id: page.id,
    title: page.title,
    url: page.url,
    language: analyzer.language,
    digest: digestOf(page),
    passages,
    terms: Uint32Array.from(terms),
    titleEnd,
    passageTerms,
    unitStarts: Uint32Array.from(unitStarts),
  };
}
