/** Puts questions that ask for the same into groups one after the other, so that no later question moves an earlier one. */
import { commonShare, LEAST_COMMON_SHARE } from '../questions/similar-questions.js';

export class StableGroups {
  /** The words of the question that began each group. */
  readonly #leaders: ReadonlySet<string>[] = [];
  readonly #withTerm = new Map<string, number[]>();

  /** The number of the group that a question with these words belongs to: the one most like it, or a new one. */
  place(terms: ReadonlySet<string>): number {
    const probes = probesOf(terms);
    const candidates = new Set(probes.flatMap((term) => this.#withTerm.get(term) ?? []));
    let best: number | undefined;
    let most = 0;
    for (const group of [...candidates].sort((a, b) => a - b)) {
      const share = commonShare(terms, this.#leaders[group] ?? new Set());
      if (share < LEAST_COMMON_SHARE || share <= most) continue;
      [best, most] = [group, share];
    }
    return best ?? this.#begin(terms, probes);
  }

  #begin(terms: ReadonlySet<string>, probes: readonly string[]): number {
    const group = this.#leaders.push(terms) - 1;
    for (const term of probes) {
      const groups = this.#withTerm.get(term);
      if (groups) groups.push(group);
      else this.#withTerm.set(term, [group]);
    }
    return group;
  }
}

/**
 * So few terms that two questions which are alike share one of them, in whichever order all terms stand (the prefix
 * filter of set similarity joins). Long words, which are rare, stand first.
 */
function probesOf(terms: ReadonlySet<string>): string[] {
  const longFirst = [...terms].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return longFirst.slice(0, terms.size - Math.ceil(LEAST_COMMON_SHARE * terms.size) + 1);
}
