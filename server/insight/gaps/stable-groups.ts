/** Puts questions that ask for the same into groups one after the other, so that no later question moves an earlier one. */
import { AlikeIndex, probesOf } from '../questions/alike-index.js';

export class StableGroups {
  /** By the words of the question that began each group. */
  readonly #index = new AlikeIndex<number>();
  /** What each group is found by. */
  readonly #probes = new Map<number, readonly string[]>();
  #begun = 0;

  /** The number of the group that a question with these words belongs to: the one most like it, or a new one. */
  place(terms: ReadonlySet<string>): number {
    const probes = probesOf(terms, longFirst);
    const alike = this.#index.find(terms, probes);
    if (alike !== undefined) return alike;
    const group = this.#begun++;
    this.#index.add(group, terms, probes);
    this.#probes.set(group, probes);
    return group;
  }

  /** No question joins it any more. */
  forget(group: number): void {
    this.#index.remove(group, this.#probes.get(group) ?? []);
    this.#probes.delete(group);
  }
}

/** Long words are rare, whatever is asked later. */
const longFirst = (a: string, b: string): number => b.length - a.length || (a < b ? -1 : 1);
