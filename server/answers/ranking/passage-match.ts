/** Lays a question beside a passage: which of its terms stand where, and how close together. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import { Vocabulary } from '../../search/index/vocabulary.js';
import type { QueryTerm } from '../../search/index/query-term.js';
import type { Unit } from '../../search/passages/passage.js';

/** For every term of a table, at its place there, how well (0 to 1) the best word of some text stands for it. */
export type TermHits = Float32Array;

/** The hits of a text that counts for less than others. */
export const times = (hits: TermHits, credit: number): TermHits => hits.map((hit) => hit * credit);

export interface PassageMatch {
  title: TermHits;
  /** All headings above the passage. */
  path: TermHits;
  /** The heading right above it. */
  leaf: TermHits;
  body: TermHits;
  /** One for each unit of the passage. */
  units: TermHits[];
  /** Rarity of the terms that stand near each other, divided by their distance; see `PROXIMITY`. */
  proximity: number;
  /** Sums of the rarities of the words of the title and of the leaf heading. */
  titleRarity: number;
  leafRarity: number;
}

/** Terms up to two apart in the question count when they stand within so many words of each other. */
const PROXIMITY = { questionSpan: 2, window: 8 };

/**
 * Finds which terms of the question a term of the index stands for. Hits tell of a term by its place, so a table also
 * reads hits of one that it was made of, or that was made of it, by `reweighted` and `extended`: terms that the hits do
 * not reach are not met, and hits beyond its terms count nothing.
 */
export class TermTable {
  readonly terms: readonly QueryTerm[];
  /** Rarities of all terms, added up: what there is to cover. */
  readonly rarity: number;
  /** Rarity by weight of each term. */
  private readonly masses: readonly number[];
  private readonly byTerm = new Map<number, { query: number; weight: number }[]>();

  constructor(terms: readonly QueryTerm[]) {
    this.terms = terms;
    this.masses = terms.map(({ rarity, weight }) => rarity * weight);
    this.rarity = this.masses.reduce((sum, mass) => sum + mass, 0);
    for (const [query, { alternatives }] of terms.entries()) {
      for (const { term, weight } of alternatives) {
        const entry = { query, weight };
        const entries = this.byTerm.get(term);
        if (entries) entries.push(entry);
        else this.byTerm.set(term, [entry]);
      }
    }
  }

  /** The same terms at the same places, each with another weight. */
  reweighted(weightOf: (term: QueryTerm, place: number) => number): TermTable {
    return new TermTable(this.terms.map((term, place) => ({ ...term, weight: weightOf(term, place) })));
  }

  /** The same terms at the same places, and others behind them. */
  extended(others: readonly QueryTerm[]): TermTable {
    return new TermTable([...this.terms, ...others]);
  }

  lookUp(term: number): readonly { query: number; weight: number }[] | undefined {
    return this.byTerm.get(term);
  }

  noHits(): TermHits {
    return new Float32Array(this.terms.length);
  }

  /** Share, 0 to 1, of the question that the hits cover; rare terms count for more. */
  coverage(...hits: TermHits[]): number {
    let covered = 0;
    for (let i = 0; i < this.masses.length; i++) {
      let best = 0;
      for (const some of hits) best = Math.max(best, some[i] ?? 0);
      covered += (this.masses[i] ?? 0) * best;
    }
    return this.rarity === 0 ? 0 : covered / this.rarity;
  }
}

/** Smallest distance between two rising lists of positions; Infinity where one is empty. */
function smallestGap(a: readonly number[], b: readonly number[]): number {
  let gap = Infinity;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left !== right) gap = Math.min(gap, Math.abs(left - right));
    if (left < right) i++;
    else j++;
  }
  return gap;
}

function proximityOf(terms: readonly QueryTerm[], positions: readonly number[][]): number {
  let sum = 0;
  for (let i = 0; i < terms.length; i++) {
    for (let j = i + 1; j <= Math.min(terms.length - 1, i + PROXIMITY.questionSpan); j++) {
      const gap = smallestGap(positions[i] ?? [], positions[j] ?? []);
      const first = terms[i];
      const second = terms[j];
      if (gap > PROXIMITY.window || !first || !second) continue;
      sum += Math.min(first.rarity * first.weight, second.rarity * second.weight) / gap;
    }
  }
  return sum;
}

/** Rarities of the words of a heading, added up; function words have none. */
function rarityOf(index: PassageIndex, terms: Uint32Array): number {
  let sum = 0;
  for (const term of terms) if (term !== Vocabulary.NONE) sum += index.rarityOf(term);
  return sum;
}

/** Reads one passage of the index. */
export function matchPassage(index: PassageIndex, passageNumber: number, table: TermTable): PassageMatch {
  const { words } = index.passageAt(passageNumber);
  const { terms, titleStart, titleEnd, path, leaf, body, end, unitStarts } = words;
  const positions: number[][] = table.terms.map(() => []);
  const read = (from: number, to: number, hits: TermHits, also?: TermHits): void => {
    for (let i = from; i < to; i++) {
      const found = table.lookUp(terms[i] ?? 0);
      if (!found) continue;
      for (const { query, weight } of found) {
        hits[query] = Math.max(hits[query] ?? 0, weight);
        if (also) {
          also[query] = Math.max(also[query] ?? 0, weight);
          positions[query]?.push(i);
        }
      }
    }
  };
  const match: PassageMatch = {
    title: table.noHits(),
    path: table.noHits(),
    leaf: table.noHits(),
    body: table.noHits(),
    units: Array.from(unitStarts, () => table.noHits()),
    proximity: 0,
    titleRarity: rarityOf(index, terms.subarray(titleStart, titleEnd)),
    leafRarity: rarityOf(index, terms.subarray(leaf, body)),
  };
  read(titleStart, titleEnd, match.title);
  read(path, body, match.path);
  read(leaf, body, match.leaf);
  for (const [i, hits] of match.units.entries()) {
    read(unitStarts[i] ?? end, unitStarts[i + 1] ?? end, hits, match.body);
  }
  match.proximity = proximityOf(table.terms, positions);
  return match;
}

/** For each unit, what the names of the columns above it hold of the question. */
export function columnHits(units: readonly Unit[], match: PassageMatch, table: TermTable): TermHits[] {
  let columns = table.noHits();
  return units.map((unit, i) => {
    if (unit.kind === 'head') columns = match.units[i] ?? table.noHits();
    else if (unit.kind !== 'row') columns = table.noHits();
    return columns;
  });
}
