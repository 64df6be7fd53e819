/** Tells which pages are still to be found: those that a widget had last, and those of indexes that are in use. */
import type { PassageIndex } from '../../search/index/passage-index.js';

export class LivePages {
  /** By the id of a widget, whether its index is in memory or not. */
  readonly #ofWidgets = new Map<string, readonly string[]>();
  readonly #indexes = new Set<WeakRef<PassageIndex>>();

  /** Notes an index, whose pages live as long as it does. */
  add(index: PassageIndex): void {
    this.#indexes.add(new WeakRef(index));
  }

  /** Notes what pages a widget has now. */
  set(widgetId: string, { pages }: PassageIndex): void {
    this.#ofWidgets.set(
      widgetId,
      pages.map(({ digest }) => digest),
    );
  }

  /** Forgets the pages of other widgets than these, and says whether there were any. */
  keepOnly(widgetIds: ReadonlySet<string>): boolean {
    const others = [...this.#ofWidgets.keys()].filter((id) => !widgetIds.has(id));
    for (const id of others) this.#ofWidgets.delete(id);
    return others.length > 0;
  }

  /** The digests of all of them. */
  digests(): Set<string> {
    const all = new Set([...this.#ofWidgets.values()].flat());
    for (const known of this.#indexes) {
      const index = known.deref();
      if (!index) this.#indexes.delete(known);
      for (const { digest } of index?.pages ?? []) all.add(digest);
    }
    return all;
  }
}
