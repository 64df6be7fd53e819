/** Orders the passages that may answer a question. */
import { SATURATION } from '../../search/index/bm25f.js';
import type { QuestionKind } from '../../languages/question-kind.js';
import type { IndexedPassage, PassageIndex } from '../../search/index/passage-index.js';
import type { QueryTerm } from '../../search/index/query-term.js';
import { isHomePage } from './home-page.js';
import { isNewsPage } from './news-page.js';
import { createShownReader } from './shown-before.js';
import { createKindReader } from './kind-reader.js';
import { columnHits, matchPassage, TermTable, type PassageMatch, type TermHits } from './passage-match.js';
import type { Signals } from './signals.js';
import { RANK } from './weights.js';

export interface Candidate {
  /** Numbers in the index. */
  passage: number;
  page: number;
  match: PassageMatch;
  /** BM25F with proximity, not relative to anything. */
  lexical: number;
  signals: Signals;
  /** Signals weighed: what the order follows. */
  score: number;
}

export interface Ranking {
  table: TermTable;
  /** Best first. */
  candidates: Candidate[];
  /** How many passages the site has. */
  passages: number;
  /** The highest BM25F score that any passage could reach with this question. */
  ceiling: number;
}

/** Passages whose terms are looked at one by one, and those that are ranked. */
const READ = 100;
const RANKED = 40;
/** Passages whose lexical score is known where others than the best are ranked too. */
const READ_WITH_OTHERS = 1000;
/** Passages further down in their page are as deep as this one, from 0: long pages answer at any depth. */
const DEEPEST = 3;
/** What nearness adds to BM25F when the candidates are chosen. */
const PROXIMITY_WEIGHT = 0.6;

/** Dice likeness of the question and a heading: what they share, by rarity, in both. */
function likeness(table: TermTable, hits: TermHits, rarityOfHeading: number): number {
  if (rarityOfHeading === 0) return 0;
  const question = table.rarity;
  return Math.min(1, (2 * table.coverage(hits) * question) / (rarityOfHeading + question));
}

interface Found {
  passage: number;
  page: number;
  match: PassageMatch;
  bm25f: number;
  lexical: number;
}

function findCandidates(index: PassageIndex, table: TermTable, also: readonly number[]): Found[] {
  const read = (passage: number, bm25f: number): Found => {
    const match = matchPassage(index, passage, table);
    const lexical = bm25f + PROXIMITY_WEIGHT * match.proximity;
    return { passage, page: index.pageOf(passage), match, bm25f, lexical };
  };
  const hits = index.search(table.terms, also.length > 0 ? READ_WITH_OTHERS : READ);
  const best = hits
    .slice(0, READ)
    .map(({ passage, score }) => read(passage, score))
    .sort((a, b) => b.lexical - a.lexical || a.passage - b.passage)
    .slice(0, RANKED);
  const scores = new Map(hits.map(({ passage, score }) => [passage, score]));
  const known = new Set(best.map(({ passage }) => passage));
  const others = also.filter((passage) => !known.has(passage));
  return [...best, ...others.map((passage) => read(passage, scores.get(passage) ?? 0))];
}

function coverageByPage(found: readonly Found[], table: TermTable): Map<number, number> {
  const hits = new Map<number, TermHits[]>();
  for (const { page, match } of found) {
    const known = hits.get(page) ?? [];
    known.push(match.title, match.path, match.body);
    hits.set(page, known);
  }
  return new Map([...hits].map(([page, all]) => [page, table.coverage(...all)]));
}

/** What else is known of the question than its terms. */
export interface RankOptions {
  /** Ids of pages that the conversation is about. */
  citedBefore?: ReadonlySet<string>;
  /** What was answered last in it. */
  answerBefore?: string | undefined;
  /** Passages to be ranked besides those that share most words with the question. */
  also?: readonly number[];
  /** What kind of answer it asks for. */
  kind?: QuestionKind | undefined;
}

/** Kinds of answers that few passages hold: those of the others stand nearly everywhere. */
const TELLING_KINDS: readonly (QuestionKind | undefined)[] = ['price', 'time', 'duration', 'person'];

/** Finds and orders the passages for a question. */
export function rank(
  index: PassageIndex,
  terms: readonly QueryTerm[],
  { citedBefore = new Set(), answerBefore, also = [], kind }: RankOptions = {},
): Ranking {
  const table = new TermTable(terms);
  const found = findCandidates(index, table, also);
  // Passages that share no word with the question have no share of the best.
  const bestBm25f = Math.max(Number.MIN_VALUE, ...found.map(({ bm25f }) => bm25f));
  const bestLexical = Math.max(Number.MIN_VALUE, ...found.map(({ lexical }) => lexical));
  const pageCoverage = coverageByPage(found, table);
  const wasShown = createShownReader(answerBefore);
  const asked = kind !== undefined && TELLING_KINDS.includes(kind) ? kind : undefined;
  const candidates = found.map(({ passage, page, match, bm25f, lexical }): Candidate => {
    const entry = index.pageAt(page);
    const wasCited = citedBefore.has(entry.id);
    const signals: Signals = {
      lexical: bm25f / bestBm25f,
      proximity: match.proximity / bestLexical,
      headingLikeness: likeness(table, match.leaf, match.leafRarity),
      titleLikeness: likeness(table, match.title, match.titleRarity),
      coverage: table.coverage(match.title, match.path, match.body),
      unitCoverage: coverageOfUnit(index.passageAt(passage), match, table),
      pageCoverage: pageCoverage.get(page) ?? 0,
      depth: Math.log(1 + Math.min(DEEPEST, index.depthOf(passage))) / Math.log(1 + DEEPEST),
      ofKind: asked === undefined ? 0 : coverageOfKind(index.passageAt(passage), match, table, asked),
      isHome: Number(isHomePage(entry)),
      isNews: Number(isNewsPage(entry)),
      citedBefore: Number(wasCited),
      shownBefore: Number(wasCited && wasShown(index.passageAt(passage).passage.units)),
    };
    let score = 0;
    for (const name of Object.keys(RANK) as (keyof Signals)[]) score += RANK[name] * signals[name];
    return { passage, page, match, lexical, signals, score };
  });
  candidates.sort((a, b) => b.score - a.score || a.passage - b.passage);
  return { table, candidates, passages: index.passageCount, ceiling: table.rarity * (SATURATION + 1) };
}

/** The highest share of the question that a unit covers under its heading: a row under the names of its columns too. */
function coverageOfUnit({ passage }: IndexedPassage, match: PassageMatch, table: TermTable): number {
  const columns = columnHits(passage.units, match, table);
  // A table without a heading of its own is what the page is about.
  const above = match.leafRarity === 0 ? match.title : match.leaf;
  return Math.max(
    0,
    ...match.units.map((hits, i) =>
      passage.units[i]?.kind === 'row'
        ? table.coverage(hits, above, columns[i] ?? hits)
        : table.coverage(hits, match.leaf),
    ),
  );
}

/** The highest share of the question that a unit of a kind covers, with what stands above it. */
function coverageOfKind(
  indexed: IndexedPassage,
  match: PassageMatch,
  table: TermTable,
  kind: QuestionKind,
): number {
  const { passage } = indexed;
  const kindReader = createKindReader(indexed, kind);
  const columns = columnHits(passage.units, match, table);
  let most = kindReader.heading ? table.coverage(match.title, match.path) : 0;
  for (const [i, unit] of passage.units.entries()) {
    const own = columns[i] ?? table.noHits();
    const coverage = table.coverage(match.units[i] ?? own, own, match.title, match.path);
    if (coverage > most && unit.kind !== 'head' && kindReader.unit(unit)) most = coverage;
  }
  return most;
}
