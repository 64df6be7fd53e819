/** What an import sees at the addresses of a site, beside what the last one saw there. */
import type { SiteVisit } from '../../site-records.js';
import type { IsWanted } from './path-patterns.js';
import { linkKey } from './site-scope.js';

export class SiteVisits {
  readonly #before: Map<string, SiteVisit>;
  readonly #visits = new Map<string, SiteVisit>();
  readonly #gone = new Set<string>();
  readonly #failed = new Set<string>();

  /** @param before what the last import saw */
  constructor(before: readonly SiteVisit[]) {
    this.#before = new Map(before.map((visit) => [visit.url, visit]));
  }

  /** Addresses that could not be fetched. */
  get failures(): number {
    return this.#failed.size;
  }

  get passages(): number {
    return [...this.#visits.values()].reduce((sum, visit) => sum + (visit.passages ?? 0), 0);
  }

  /** What the last import saw at an address. */
  before(url: string): SiteVisit | undefined {
    return this.#before.get(url);
  }

  /** What this one saw at an address. */
  get(url: string): SiteVisit | undefined {
    return this.#visits.get(url);
  }

  note(visit: SiteVisit): void {
    this.#visits.set(visit.url, visit);
  }

  /** Notes an address without a page, unless there is nothing at it or it could not be fetched. */
  noteSkipped(visit: SiteVisit): void {
    if (!this.#failed.has(visit.url) && !this.#gone.has(visit.url)) this.note(visit);
  }

  noteGone(url: string): void {
    this.#gone.add(url);
  }

  noteFailed(url: string): void {
    this.#failed.add(url);
  }

  /** The ids of the pages that this import made or kept. */
  pageIds(): Set<string> {
    return new Set([...this.#visits.values()].flatMap(({ pageIds }) => pageIds ?? []));
  }

  /**
   * The pages that the last import made and this one did not find, with their addresses.
   *
   * @param isWhole true where every address was visited; otherwise pages alone that are known to be gone
   */
  vanished(isWhole: boolean, isWanted: IsWanted): { url: string; pageId: string }[] {
    const kept = this.pageIds();
    const isOver = (url: string): boolean =>
      !isWanted(new URL(url)) ||
      (!this.#failed.has(url) && (isWhole || this.#gone.has(url) || this.#visits.has(url)));
    return [...this.#before.values()]
      .filter(({ url }) => isOver(url))
      .flatMap(({ url, pageIds = [] }) => pageIds.map((pageId) => ({ url, pageId })))
      .filter(({ pageId }) => !kept.has(pageId));
  }

  /** Forgets what the last import saw at an address. */
  forgetBefore(url: string): void {
    this.#before.delete(url);
  }

  /** Forgets the addresses that this import has not come to. */
  forgetUnseen(): void {
    for (const url of this.#before.keys()) if (this.#isUnseen(url)) this.#before.delete(url);
  }

  /**
   * The addresses of pages that no other page links to, besides the first one. A page that has not changed links to
   * what it linked to before.
   *
   * @param linked what the pages that were read link to, by `linkKey`
   */
  noteUnlinked(linked: ReadonlySet<string>, first: URL): string[] {
    const found: string[] = [];
    for (const visit of this.#visits.values()) {
      const before = this.#before.get(visit.url);
      const key = linkKey(new URL(visit.url));
      const isNew = before === undefined || before.isUnlinked === true;
      const isUnlinked = visit.pageIds !== undefined && isNew && !linked.has(key) && key !== linkKey(first);
      if (isUnlinked) {
        visit.isUnlinked = true;
        found.push(visit.url);
      } else delete visit.isUnlinked;
    }
    return found;
  }

  /** What to remember for the next import: nothing of what is gone; what failed stays as it was before. */
  toRemember(): SiteVisit[] {
    const failed = [...this.#failed].flatMap((url) => this.#before.get(url) ?? []);
    const unseen = [...this.#before.values()].filter(({ url }) => this.#isUnseen(url));
    return [...this.#visits.values(), ...failed, ...unseen];
  }

  #isUnseen(url: string): boolean {
    return !this.#visits.has(url) && !this.#failed.has(url);
  }
}
