/** The pages that replies cite, and the sets of them: many replies cite the same. */
import { plainUrl } from '../answers/composing/quote-address.js';
import type { Citation } from '../contract.js';
import { StringTable } from '../columns/string-table.js';

/** A page as the newest citation named it. */
export interface CitedPageName {
  widget: number;
  pageId: string;
  title: string;
  url: string;
}

export class PageSets {
  readonly #pages = new StringTable();
  readonly #names: CitedPageName[] = [];
  /** Numbers of pages, with commas between them. */
  readonly #sets = new StringTable();
  /** The same, as they are asked for. */
  readonly #members: number[][] = [];

  /** The set of the pages that these citations are of. */
  numberOf(widget: number, citations: readonly Citation[]): number {
    const numbers = new Set(citations.map((citation) => this.#pageOf(widget, citation)));
    return this.#sets.numberOf([...numbers].join(','));
  }

  /** Numbers of the pages of a set; `stored` is one more than the number of the set, or 0 for none. */
  pagesOf(stored: number): readonly number[] {
    if (stored === 0) return [];
    const known = this.#members[stored];
    if (known) return known;
    const text = this.#sets.textOf(stored - 1);
    return (this.#members[stored] = text === '' ? [] : text.split(',').map(Number));
  }

  nameOf(page: number): CitedPageName {
    return this.#names[page] ?? { widget: 0, pageId: '', title: '', url: '' };
  }

  #pageOf(widget: number, { pageId, pageTitle, pageUrl = '' }: Citation): number {
    const id = pageId ?? pageTitle;
    const page = this.#pages.numberOf(`${widget} ${id}`);
    const url = plainUrl(pageUrl);
    const known = this.#names[page];
    if (known?.title !== pageTitle || known.url !== url)
      this.#names[page] = { widget, pageId: id, title: pageTitle, url };
    return page;
  }
}
