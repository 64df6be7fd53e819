/** Finds which of many sets of words is most like another, and compares few of them for it. */

/** Share of their words, all together, that two questions must have in common to ask for the same. */
const LEAST_COMMON_SHARE = 0.5;

type Terms = ReadonlySet<string>;

interface Entry<T> {
  readonly value: T;
  readonly terms: Terms;
  /** How many were added before it. */
  readonly order: number;
  /** The search that compared it last: what is alike shares more than one probe. */
  comparedIn: number;
}

/**
 * Sets are found by a few of their words, their probes: of any two that are alike, one probe at least must be common to
 * both (the prefix filter of set similarity joins). So many words of each are enough, in an order that is the same for
 * all sets.
 */
export const probesOf = (terms: Terms, inOrder: (a: string, b: string) => number): string[] =>
  [...terms].sort(inOrder).slice(0, terms.size - Math.ceil(LEAST_COMMON_SHARE * terms.size) + 1);

export class AlikeIndex<T> {
  readonly #byProbe = new Map<string, Entry<T>[]>();
  #added = 0;
  #searches = 0;

  add(value: T, terms: Terms, probes: readonly string[]): void {
    const entry = { value, terms, order: this.#added++, comparedIn: 0 };
    for (const probe of probes) {
      const entries = this.#byProbe.get(probe);
      if (entries) entries.push(entry);
      else this.#byProbe.set(probe, [entry]);
    }
  }

  remove(value: T, probes: readonly string[]): void {
    for (const probe of probes) {
      const left = (this.#byProbe.get(probe) ?? []).filter((entry) => entry.value !== value);
      if (left.length > 0) this.#byProbe.set(probe, left);
      else this.#byProbe.delete(probe);
    }
  }

  /** The one most alike, of equals the one that was added first; undefined where none is alike. */
  find(terms: Terms, probes: readonly string[]): T | undefined {
    const search = ++this.#searches;
    let best: Entry<T> | undefined;
    let most = 0;
    for (const probe of probes) {
      for (const entry of this.#byProbe.get(probe) ?? []) {
        if (entry.comparedIn === search) continue;
        entry.comparedIn = search;
        const share = commonShare(terms, entry.terms);
        if (share < LEAST_COMMON_SHARE || share < most) continue;
        if (share === most && best && best.order < entry.order) continue;
        [best, most] = [entry, share];
      }
    }
    return best?.value;
  }
}

/** Jaccard index of two sets; 0 where their sizes alone say that they are not alike. */
function commonShare(a: Terms, b: Terms): number {
  if (Math.min(a.size, b.size) < LEAST_COMMON_SHARE * Math.max(a.size, b.size)) return 0;
  let common = 0;
  for (const term of a) if (b.has(term)) common++;
  return common / (a.size + b.size - common);
}
