/** Finds the row or the sentence with the price, the length or the amount that a question asks for. */
import { ageGroups, ageIn } from '../../languages/ages.js';
import { byLanguage } from '../../languages/by-language.js';
import { lengthWords } from '../../languages/lengths-of-time.js';
import type { QueryTerm } from '../../search/index/query-term.js';
import { isListed, type Unit } from '../../search/passages/passage.js';
import {
  columnHits,
  times,
  type PassageMatch,
  type TermHits,
  type TermTable,
} from '../ranking/passage-match.js';
import { createKindReader } from '../ranking/kind-reader.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import { pointsBack } from './anaphora.js';
import type { PassageView, ViewOf } from './passage-view.js';
import type { Sought } from './sought.js';

/** Passages whose rows are compared. */
const COMPARED = 20;
/** What a hit in the titles above a sentence is worth beside one in it; entries of a list are what its titles say. */
const ABOVE = 0.7;
/** A row must hold so much more of the question than those found first. */
const LEAD = 0.1;
/** A row of another page must hold so much of the question, or its passage be ranked so near the first. */
const ENOUGH = 0.6;
const NEAR = 0.3;
/** What an entry of a list or a table gains over a sentence that mentions an amount. */
const IN_LIST = 0.12;
/** What one for the age, or the length of time, that the question says gains. */
const SUITED = 0.25;
/** What a word that says so is worth elsewhere: `ten children at least` is for nobody of ten years. */
const UNSUITED = 0.5;

/** What a price of news is worth, which was that of its day. */
const OF_NEWS = 0.7;

/** What a row must be worth where a question does not say that it asks for a price: `canoe all day`. */
const UNTOLD = 1;
const UNTOLD_KIND = 'price';

interface Row {
  candidate: Candidate;
  /** What the best row or sentence of the passage is worth, 0 where it has none. */
  share: number;
}

/** Places of the terms that say for whom, and for how long, a question asks: a row may say that in other words. */
function detailsIn({ question, table }: Sought, language: string): ReadonlySet<number> {
  const length = lengthWords(question, language);
  // A price for somebody of an age is one for children, or whoever they are.
  const people = ageIn(question) === undefined ? [] : ageGroups(language);
  const words = [...length, ...people];
  const isDetail = ({ word }: QueryTerm): boolean =>
    words.length > 0 && (words.includes(word) || /^\p{N}/u.test(word));
  return new Set(table.terms.flatMap((term, i) => (isDetail(term) ? [i] : [])));
}

/** For each row of a table, what the paragraph right above it holds of the question. */
function captionHits(units: readonly Unit[], match: PassageMatch, asked: TermTable): TermHits[] {
  let caption = asked.noHits();
  return units.map((unit, i) => {
    const own = times(match.units[i] ?? asked.noHits(), ABOVE);
    if (unit.kind === 'sentence') {
      caption = unit.isBlockStart ? own : own.map((hit, term) => Math.max(hit, caption[term] ?? 0));
    }
    return caption;
  });
}

/** How much of the question the best row or sentence with an answer of its kind holds. */
function bestRow(view: PassageView, sought: Sought, details: ReadonlySet<number>): number {
  const { match, units, suits } = view;
  const { table: asked } = sought;
  const isTold = sought.kind !== undefined;
  const said = asked.noHits().map((_, term) => Number(details.has(term)));
  const mostOfRow = asked.coverage(match.title, match.path, match.body, said) + IN_LIST + SUITED;
  if (!isTold && mostOfRow < UNTOLD) return 0;
  const { sum: isSum, heading: isInHeading } = view.kindReader ?? createKindReader(view, UNTOLD_KIND);
  const titles = [match.title, match.path];
  const above = titles.map((hits) => times(hits, ABOVE));
  const captions = captionHits(units, match, asked);
  const columns = columnHits(units, match, asked);
  const ofHeading = isInHeading && isTold;
  let best = ofHeading ? asked.coverage(...titles) + IN_LIST + SUITED * suits(view.heading ?? '') : 0;
  for (const [i, unit] of units.entries()) {
    const suited = suits(unit.cells?.[0] ?? unit.text);
    const hits = match.units[i] ?? asked.noHits();
    // `120 minutes` is what `two hours` are.
    const own = hits.map((hit, term) => (!details.has(term) ? hit : suited > 0 ? 1 : hit * UNSUITED));
    const isEntry = isListed(unit);
    // What `they` are stands in the sentence before.
    const before = pointsBack(unit, view.language) ? (match.units[i - 1] ?? own) : own;
    const share = isEntry
      ? asked.coverage(own, columns[i] ?? own, captions[i] ?? own, ...titles)
      : asked.coverage(own, times(before, ABOVE), ...above);
    const worth = share + (isEntry ? IN_LIST : 0) + SUITED * suited;
    if (share === 0 || worth <= best || !(isTold || isEntry)) continue;
    if (isSum(unit)) best = worth;
  }
  return best;
}

/**
 * The ranking with the passage first whose row or sentence holds by far the most of the question: of the page that was
 * found first, and of any other for a price, or where that page holds nothing of the kind. A question that tells no kind
 * asks for the price of a row that holds nearly all of it.
 */
export function withBestRow(ranking: Ranking, sought: Sought, viewOf: ViewOf): Ranking {
  const { candidates } = ranking;
  const [first] = candidates;
  if (!first) return ranking;
  // Who asks on about a page is answered from it.
  const mayLeave = first.signals.citedBefore === 0;
  const { kind = UNTOLD_KIND } = sought;
  const isTold = sought.kind !== undefined;
  const detailsOf = byLanguage((language) => detailsIn(sought, language));
  const rows: Row[] = candidates
    .slice(0, COMPARED)
    .filter(({ page }) => mayLeave || page === first.page)
    .map((candidate) => {
      const view = viewOf(candidate);
      const share = bestRow(view, sought, detailsOf(view.language));
      return { candidate, share: candidate.signals.isNews > 0 ? share * OF_NEWS : share };
    })
    .sort((a, b) => b.share - a.share || b.candidate.score - a.candidate.score);
  const [best] = rows;
  const onPage = rows.filter(({ candidate }) => candidate.page === first.page);
  const [here] = onPage;
  // A length of time or an amount is looked for elsewhere only where the page found first has none.
  const mayBeElsewhere = kind === 'price' || (here?.share ?? 0) === 0;
  const isLikely =
    mayBeElsewhere && best && (best.share >= ENOUGH || best.candidate.score >= first.score - NEAR);
  const leads = (row: Row | undefined, known: Row | undefined): boolean =>
    (row?.share ?? 0) >= Math.max((known?.share ?? 0) + LEAD, isTold ? 0 : UNTOLD);
  const ofFirst = onPage.find(({ candidate }) => candidate === first);
  const onSamePage = leads(here, ofFirst) ? here : undefined;
  const chosen = isLikely && leads(best, here) ? best : onSamePage;
  if (!chosen || chosen.candidate === first) return ranking;
  const others = candidates.filter((candidate) => candidate !== chosen.candidate);
  return { ...ranking, candidates: [{ ...chosen.candidate, score: first.score }, ...others] };
}
