/** The part of the store port that keeps the pages of widgets, and the sites that they come from. */
import type { Page } from '../../model.js';
import type { Lease } from './leases.js';
import type { Site } from '../../site-records.js';

/** What an import makes of the pages of a widget. */
export interface PageChanges {
  save: readonly Page[];
  /** Ids; what is not there is passed over. */
  remove: readonly string[];
  /** What is remembered of the sites from then on. */
  sites: readonly Site[];
}

/** Pages as they are beside how they were. */
export interface PageComparison {
  /** Ids of those that are as they were. */
  same: ReadonlySet<string>;
  /** Those that differ or are new. */
  changed: Page[];
}

export interface SavePageOptions {
  ifDigest?: string | null;
}

export interface PageStore {
  /** All pages of a widget, by id. */
  list(widgetId: string): Promise<Page[]>;
  /** One page; undefined where there is none that can be read. */
  get(widgetId: string, pageId: string): Promise<Page | undefined>;
  /** How many pages a widget has, counted without reading them: one that cannot be read may count too. */
  count(widgetId: string): Promise<number>;
  /**
   * Creates or replaces a page. Durable when it resolves.
   *
   * @param options.ifDigest replaces the page of this digest alone, or none where it is null: of several at the same
   *   time, one is saved
   * @throws {AppError} `precondition_failed` where the page is another by now
   */
  save(widgetId: string, page: Page, options?: SavePageOptions): Promise<void>;
  /**
   * Makes all the changes together. Durable when it resolves; a store of many servers makes all or none.
   *
   * @throws {AppError} `conflict`, and then nothing is changed, where the lease is given and somebody else has it by now
   */
  change(widgetId: string, changes: PageChanges, lease?: Pick<Lease, 'name' | 'term'>): Promise<void>;
  /**
   * Compares the pages of a widget with how they were, without reading those that are the same; absent where all would
   * have to be read.
   *
   * @param digests how they were, by id, as `digestOf` tells
   */
  compare?(widgetId: string, digests: ReadonlyMap<string, string>): Promise<PageComparison>;
  /** False where there was none. */
  remove(widgetId: string, pageId: string): Promise<boolean>;
  /** An opaque text that differs whenever the widget's pages may have changed, whoever changed them. */
  revision(widgetId: string): Promise<string>;
}

/** What imports from the web remember of the sites that a widget's pages come from. It goes with the widget. */
export interface SiteStore {
  /** The site that begins at `start`; undefined where it was never imported or its record cannot be read. */
  get(widgetId: string, start: string): Promise<Site | undefined>;
  /** All that can be read, by where they begin. */
  list(widgetId: string): Promise<Site[]>;
  /** Creates or replaces the record of a site. Durable when it resolves. */
  save(widgetId: string, site: Site): Promise<void>;
}
