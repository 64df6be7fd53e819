/** Finds the row or the sentence with the price, the length or the amount that a question asks for. */
import { isForAge } from '../../languages/ages.js';
import { namesMoney } from '../../languages/amounts.js';
import { isOfKind, type QuestionKind } from '../../languages/question-kind.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { isListed } from '../../search/passages/passage.js';
import { columnHits, times, type TermTable } from '../ranking/passage-match.js';
import type { Candidate, Ranking } from '../ranking/rank.js';

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
/** What one for the age of those whom it is asked for gains. */
const FOR_AGE = 0.2;

/** What is asked for, and the age of the people whom it is for. */
export interface AskedFact {
  kind: QuestionKind;
  age: number | undefined;
}

/** How much of the question the best row or sentence with an answer of its kind holds. */
function bestRow(
  index: PassageIndex,
  { passage: number, match }: Candidate,
  asked: TermTable,
  { kind, age }: AskedFact,
): number {
  const { page, passage } = index.passageAt(number);
  const titles = [match.title, match.path];
  const above = titles.map((hits) => times(hits, ABOVE));
  const columns = columnHits(passage.units, match, asked);
  let best = 0;
  for (const [i, unit] of passage.units.entries()) {
    const own = match.units[i] ?? asked.noHits();
    const isEntry = isListed(unit);
    const share = isEntry ? asked.coverage(own, columns[i] ?? own, ...titles) : asked.coverage(own, ...above);
    const isForThem = age !== undefined && isForAge(unit.cells?.[0] ?? unit.text, age);
    const worth = share + (isEntry ? IN_LIST : 0) + (isForThem ? FOR_AGE : 0);
    if (share === 0 || worth <= best) continue;
    // What is free says so in many ways, of which few are prices.
    if (kind === 'price' ? namesMoney(unit.text) : isOfKind(unit.text, kind, page.language)) best = worth;
  }
  return best;
}

/**
 * The ranking with the passage first whose row or sentence holds by far the most of the question: of the page that was
 * found first, and for a price of any other.
 * @param asked the terms of the question as they tell rows apart
 */
export function withBestRow(
  index: PassageIndex,
  ranking: Ranking,
  asked: TermTable,
  fact: AskedFact,
): Ranking {
  const { candidates } = ranking;
  const [first] = candidates;
  if (!first) return ranking;
  // Who asks on about a page is answered from it.
  const mayLeave = fact.kind === 'price' && first.signals.citedBefore === 0;
  const rows = candidates
    .slice(0, COMPARED)
    .filter(({ page }) => mayLeave || page === first.page)
    .map((candidate) => ({ candidate, share: bestRow(index, candidate, asked, fact) }))
    .sort((a, b) => b.share - a.share || b.candidate.score - a.candidate.score);
  const [best] = rows;
  if (!best || best.candidate === first) return ranking;
  const isElsewhere = best.candidate.page !== first.page;
  const known = rows.find(({ candidate }) =>
    isElsewhere ? candidate.page === first.page : candidate === first,
  );
  const isLikely = best.share >= ENOUGH || best.candidate.score >= first.score - NEAR;
  if (best.share < (known?.share ?? 0) + LEAD || (isElsewhere && !isLikely)) return ranking;
  const others = candidates.filter((candidate) => candidate !== best.candidate);
  return { ...ranking, candidates: [{ ...best.candidate, score: first.score }, ...others] };
}
