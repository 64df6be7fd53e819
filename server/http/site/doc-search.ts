/** Finds places of the documentation by their words, with the index and the ranking that answer visitors. */
import { rank, type Candidate } from '../../answers/ranking/rank.js';
import type { TermTable } from '../../answers/ranking/passage-match.js';
import type { Page } from '../../model.js';
import { createLocalIndexer } from '../../search/index/indexer.js';
import { PassageIndex, type IndexedPassage } from '../../search/index/passage-index.js';
import { updateSegments } from '../../search/index/segments.js';
import type { QueryTerm } from '../../search/index/query-term.js';
import { createQueryAnalyzer } from '../../search/query/query-terms.js';
import { analyzerOf, type Analyzer } from '../../search/terms/analyzer.js';
import { createWordCompletion } from './complete-word.js';
import { cutExcerpt, type ExcerptPart } from './cut-excerpt.js';
import { headingId } from './heading-id.js';
import type { Doc } from './read-docs.js';

/** A place of the documentation that a search found. */
export interface DocHit {
  /** Of the page, with the heading. */
  url: string;
  title: string;
  /** The heading that the place stands under; empty for the beginning of a page. */
  heading: string;
  excerpt: ExcerptPart[];
}

export interface DocSearch {
  /** Makes the index, which takes longest at the first search, before anybody searches. */
  prepare(): void;
  /** The best places, best first; none where the documentation says nothing like it. */
  find(query: string, limit: number): Promise<DocHit[]>;
}

const LANGUAGE = 'en';
/** A place holds at least so much of what is asked, and so much of what the best place holds. */
const LEAST_COVERAGE = 0.34;
const SHARE_OF_BEST = 0.5;

export function createDocSearch(docs: readonly Doc[]): DocSearch {
  let opening: Promise<Searcher> | undefined;
  const open = () => (opening ??= openSearcher(docs));
  return {
    prepare() {
      // Whoever searches is told of a failure.
      open().catch(() => undefined);
    },
    find: async (query, limit) => search(await open(), query, limit),
  };
}

interface Searcher {
  index: PassageIndex;
  analyzer: Analyzer;
  /** The terms of a query whose last word may still be written. */
  termsOf: (query: string) => QueryTerm[];
}

async function openSearcher(docs: readonly Doc[]): Promise<Searcher> {
  const pages = docs.map(({ url, title, content }): Page => ({
    id: url,
    title,
    url,
    lang: LANGUAGE,
    content,
  }));
  const index = new PassageIndex(await updateSegments([], pages, createLocalIndexer()));
  const analyzer = analyzerOf(LANGUAGE);
  const query = createQueryAnalyzer(index);
  const complete = createWordCompletion(index, analyzer);
  return { index, analyzer, termsOf: (text) => complete(text, query.termsOf(text)) };
}

function search({ index, analyzer, termsOf }: Searcher, query: string, limit: number): DocHit[] {
  const { table, candidates } = rank(index, termsOf(query));
  const best = Math.max(0, ...candidates.map(({ signals }) => signals.coverage));
  const least = Math.max(LEAST_COVERAGE, SHARE_OF_BEST * best);
  const isMatch = (word: string) => {
    const term = index.vocabulary.find(analyzer.termOf(word.toLowerCase()));
    return term !== undefined && table.lookUp(term) !== undefined;
  };
  const hits = new Map<string, DocHit>();
  for (const candidate of candidates) {
    if (hits.size === limit) break;
    if (candidate.signals.coverage < least) continue;
    const found = index.passageAt(candidate.passage);
    const heading = found.passage.headings.at(-1) ?? '';
    const url = heading === '' ? found.page.url : `${found.page.url}#${headingId(heading)}`;
    if (hits.has(url)) continue;
    const excerpt = cutExcerpt(bestText(found, candidate, table), isMatch);
    hits.set(url, { url, title: found.page.title, heading, excerpt });
  }
  return [...hits.values()];
}

/** The sentence, item, row or code that holds most of what is asked; the first of them where none holds any. */
function bestText({ passage }: IndexedPassage, { match }: Candidate, table: TermTable): string {
  const covered = match.units.map((hits) => table.coverage(hits));
  const best = covered.indexOf(Math.max(...covered));
  return passage.units[Math.max(0, best)]?.text ?? '';
}
