/** The pages that a widget has, as an import of a website compares and changes them. */
import { WRITTEN_ORIGIN, type Page } from '../../model.js';
import type { PageStore } from '../../store/port/page-store.js';
import { changeOf } from '../pages/page-change.js';

/** What an import needs of the pages. */
export type ImportPageStore = Pick<PageStore, 'list' | 'save' | 'remove'>;

export class WidgetPages {
  /** What the import made of the pages that it saved. */
  readonly counts = { imported: 0, updated: 0, unchanged: 0 };

  readonly #store: ImportPageStore;
  readonly #widgetId: string;
  readonly #pages: Map<string, Page>;

  private constructor(store: ImportPageStore, widgetId: string, pages: readonly Page[]) {
    this.#store = store;
    this.#widgetId = widgetId;
    this.#pages = new Map(pages.map((page) => [page.id, page]));
  }

  static async open(store: ImportPageStore, widgetId: string): Promise<WidgetPages> {
    return new WidgetPages(store, widgetId, await store.list(widgetId));
  }

  all(): Page[] {
    return [...this.#pages.values()];
  }

  get(id: string): Page | undefined {
    return this.#pages.get(id);
  }

  /** What an operator wrote stays as it is, whatever becomes of the page that the website has beside it. */
  isWritten(id: string): boolean {
    return this.#pages.get(id)?.origin === WRITTEN_ORIGIN;
  }

  /** Whether there is such a page, and no operator wrote it. */
  isImported(id: string): boolean {
    return this.#pages.has(id) && !this.isWritten(id);
  }

  /** An id is free for the page at the same address: an earlier import, of files perhaps, made it. */
  isTaken(id: string, url: string): boolean {
    const key = id.toLowerCase();
    const page = this.#pages.get(id) ?? this.all().find((other) => other.id.toLowerCase() === key);
    if (page === undefined) return false;
    return page.origin === WRITTEN_ORIGIN || page.url !== url;
  }

  async save(page: Page): Promise<void> {
    const change = changeOf(this.#pages.get(page.id), page);
    this.counts[change] += 1;
    if (change === 'unchanged') return;
    await this.#store.save(this.#widgetId, page);
    this.#pages.set(page.id, page);
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove(this.#widgetId, id);
    this.#pages.delete(id);
  }
}
