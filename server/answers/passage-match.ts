/** Lays a question beside a passage: which of its terms stand where, and how close together. */
import type { PassageIndex } from '../knowledge/passage-index.js';
import type { QueryTerm } from '../knowledge/query-term.js';

/** For every term of the question, how well (0 to 1) the best word of some text stands for it. */
export type TermHits = Float32Array;

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
  /** Sum of the rarities of the words of the leaf heading. */
  leafRarity: number;
}

/** Terms up to two apart in the question count when they stand within so many words of each other. */
const PROXIMITY = { questionSpan: 2, window: 8 };

/** Finds which terms of the question a term of the index stands for. */
export class TermTable {
  readonly terms: readonly QueryTerm[];
  private readonly byTerm = new Map<number, { query: number; weight: number }[]>();

  constructor(terms: readonly QueryTerm[]) {
    this.terms = terms;
    for (const [query, { alternatives }] of terms.entries()) {
      for (const { term, weight } of alternatives) {
        const entry = { query, weight };
        const entries = this.byTerm.get(term);
        if (entries) entries.push(entry);
        else this.byTerm.set(term, [entry]);
      }
    }
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
    let total = 0;
    for (const [i, { rarity, weight }] of this.terms.entries()) {
      let best = 0;
      for (const some of hits) best = Math.max(best, some[i] ?? 0);
      covered += rarity * weight * best;
      total += rarity * weight;
    }
    return total === 0 ? 0 : covered / total;
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

/** Reads one passage of the index. */
export function matchPassage(index: PassageIndex, passageNumber: number, table: TermTable): PassageMatch {
  const { page, passage, terms } = index.passageAt(passageNumber);
  const positions: number[][] = table.terms.map(() => []);
  const read = (from: number, to: number, hits: TermHits, also?: TermHits): void => {
    for (let i = from; i < to; i++) {
      for (const { query, weight } of table.lookUp(page.terms[i] ?? 0) ?? []) {
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
    units: passage.units.map(() => table.noHits()),
    proximity: 0,
    leafRarity: 0,
  };
  read(0, page.titleEnd, match.title);
  read(terms.path, terms.body, match.path);
  read(terms.leaf, terms.body, match.leaf);
  for (const [i, hits] of match.units.entries()) {
    const start = page.unitStarts[terms.firstUnit + i] ?? terms.end;
    const isLast = i === match.units.length - 1;
    read(
      start,
      isLast ? terms.end : (page.unitStarts[terms.firstUnit + i + 1] ?? terms.end),
      hits,
      match.body,
    );
  }
  for (let i = terms.leaf; i < terms.body; i++) match.leafRarity += index.rarityOf(page.terms[i] ?? 0);
  match.proximity = proximityOf(table.terms, positions);
  return match;
}
