/** What is known of a question and the best passage found, in figures that the gate and the confidence weigh. */
import { pageChances } from './page-chances.js';
import type { Candidate, Ranking } from './rank.js';
import type { PassageMatch, TermHits } from './passage-match.js';
import type { Features } from './signals.js';

/** A term that something less like it stands for does not count as found. */
const FOUND = 0.5;
/** A term that only the word itself, or another form of it, stands for. */
const EXACT = 0.99;
/** On a site of so many passages, a term or two are found by luck; on one of a few, hardly. */
const LARGE_SITE = 1000;
/** The page that the chosen one is compared with, and what it leads by where it is alone. */
const FIELD_PLACE = 5;
const ALONE = 1;
/** A page that leads the next by more is no surer. */
const MOST_LEAD = 2;
/** Pages that are behind the chosen one by less are its rivals; more of them than these make it no less sure. */
const NEAR = 1;
const MOST_RIVALS = 9;

/** What is known of the answer that would be shown. */
export interface ShownAnswer {
  /** Share, 0 to 1, of the question that its words hold; rare words count for more. */
  coverage: number;
  /** Whether it names nothing of the kind that the question asks for. */
  lacksKind: boolean;
  /** Whether it shows a whole table that nobody asked for: the headings hold too little of the question. */
  hasUnaskedTable: boolean;
}

/** For each term, the best of several hits. */
function bestOf(count: number, hits: readonly TermHits[]): number[] {
  return Array.from({ length: count }, (_, i) => Math.max(0, ...hits.map((some) => some[i] ?? 0)));
}

const allHits = ({ title, path, body }: PassageMatch): TermHits[] => [title, path, body];
const headingHits = ({ title, path }: PassageMatch): TermHits[] => [title, path];

/** The features of a ranking, which must not be empty, and of what is shown of it. */
export function featuresOf({ table, candidates, passages, ceiling }: Ranking, shown: ShownAnswer): Features {
  const [first] = candidates;
  if (!first) throw new RangeError('There is no candidate.');
  const { terms } = table;
  const inPassage = bestOf(terms.length, allHits(first.match));
  const inHeadings = bestOf(
    terms.length,
    candidates.flatMap(({ match }) => headingHits(match)),
  );
  const share = (count: (i: number) => number): number => {
    const sum = terms.reduce((all, { rarity, weight }, i) => all + rarity * weight * count(i), 0);
    return table.rarity === 0 ? 0 : sum / table.rarity;
  };
  const found = inPassage.filter((hit) => hit >= FOUND).length;
  const siteSize = Math.log(1 + passages) / Math.log(1 + LARGE_SITE);
  const isNamed = bestOf(terms.length, headingHits(first.match)).every((hit) => hit >= EXACT);
  const luck = isNamed ? 0 : siteSize;
  const strayShare = (i: number): number =>
    (inHeadings[i] ?? 0) < FOUND ? (terms[i]?.everydayShare ?? 0) : 0;
  return {
    lexicalShare: ceiling === 0 ? 0 : first.lexical / ceiling,
    coverage: first.signals.coverage,
    answerCoverage: shown.coverage,
    otherWordsShare: share((i) => Number((inPassage[i] ?? 0) > 0 && (inPassage[i] ?? 0) < EXACT)),
    headedShare: share((i) => (inPassage[i] ?? 0) * (inHeadings[i] ?? 0)),
    unknownShare: share((i) => 1 - (terms[i]?.alternatives[0]?.weight ?? 0)),
    strayShare: share(strayShare),
    oneTermAtMost: Number(found <= 1) * luck,
    twoTermsAtMost: Number(found <= 2) * luck,
    bestHeading: Math.max(...candidates.map(({ signals }) => signals.headingLikeness)),
    ...leadsOf(candidates),
    pageChance: pageChances(candidates).get(first.page) ?? 0,
    lacksKind: Number(shown.lacksKind),
    unaskedTable: Number(shown.hasUnaskedTable),
  };
}

/** How far the best page is ahead of the others. */
function leadsOf(
  candidates: readonly Candidate[],
): Pick<Features, 'lexicalLead' | 'scoreLead' | 'pageLead' | 'rivals'> {
  const pages = [
    ...new Map(candidates.toReversed().map((candidate) => [candidate.page, candidate])).values(),
  ].sort((a, b) => b.score - a.score);
  const [best = 1, next] = pages.map(({ lexical }) => lexical).sort((a, b) => b - a);
  const [first, second] = pages;
  const field = pages[Math.min(FIELD_PLACE, pages.length - 1)];
  const rivals = pages.slice(1).filter(({ score }) => first && first.score - score < NEAR);
  return {
    // When dense retrieval chose, no page's best passage may share a word with the question.
    lexicalLead: next === undefined ? ALONE : best === 0 ? 0 : 1 - next / best,
    scoreLead: pages.length > 1 && first && field ? first.score - field.score : ALONE,
    pageLead: first && second ? Math.min(MOST_LEAD, first.score - second.score) : MOST_LEAD,
    rivals: Math.log1p(Math.min(MOST_RIVALS, rivals.length)),
  };
}
