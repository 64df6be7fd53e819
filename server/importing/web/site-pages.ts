/** The pages that come out of a crawl: stored once each, named, compared with the last time, and taken out again. */
import type { Page } from '../../model.js';
import type { SiteVisit } from '../../site-records.js';
import type { DocumentReader } from '../documents/document-reader.js';
import type { ReadDraft } from '../documents/read-document.js';
import { addressOf, digestOf } from './draft-identity.js';
import { partId, partUrl, titleOf } from '../pages/name-pages.js';
import type { Next } from './crawl.js';
import { choosePageId } from '../pages/page-id.js';
import { repeatedNotice } from '../pages/repeated-pages.js';
import type { Found } from './fetch-page.js';
import type { Clock } from './pace.js';
import type { IsWanted } from './path-patterns.js';
import { SiteVisits } from './site-visits.js';
import type { UnreadablePages } from './unreadable-pages.js';
import type { Validators } from './web-client.js';
import type { Failure } from './web-error.js';
import { WidgetPages, type ImportPageStore } from './widget-pages.js';

export interface SitePagesOptions {
  pages: ImportPageStore;
  reader: DocumentReader;
  unreadable: UnreadablePages;
  clock: Pick<Clock, 'now'>;
  widgetId: string;
  /** Where the import begins. */
  start: string;
  /** Of an address that is left out and must be fetched all the same, only links are taken. */
  isWanted: IsWanted;
  /** What the last import saw. */
  before: readonly SiteVisit[];
  /** The part of it that this import goes on from. */
  done: readonly SiteVisit[];
}

/** Vanished pages are removed where at least this share of the site's addresses still has a page. */
const LEAST_SHARE = 0.5;
/** Characters of all pages of a site: they are held in memory. */
const MAX_TEXT = 100_000_000;
const TOO_MUCH = 'is more than is taken of one site (100 million characters of text)';
const LEFT_OUT = { reason: 'is left out, as its source says' };
const NO_LINKS = { links: [] };

export class SitePages {
  readonly skipped: (Failure & { source: string })[] = [];
  /** Addresses visited. */
  visited = 0;
  readonly visits: SiteVisits;

  readonly #options: SitePagesOptions;
  readonly #pages: WidgetPages;
  /** Address of the first page with a text, and with an address of its own choice. */
  readonly #byDigest = new Map<string, string>();
  readonly #byCanonical = new Map<string, string>();
  #text = 0;

  private constructor(options: SitePagesOptions, pages: WidgetPages) {
    this.#options = options;
    this.#pages = pages;
    this.visits = new SiteVisits(options.before);
    for (const visit of options.done) this.#note(visit);
  }

  static async open(options: SitePagesOptions): Promise<SitePages> {
    return new SitePages(options, await WidgetPages.open(options.pages, options.widgetId));
  }

  /** What spares the site from sending a page again; nothing where we do not hold it any more. */
  validatorsOf(url: URL): Validators | undefined {
    const visit = this.visits.before(url.href);
    const isKnown = visit && (visit.pageIds ?? visit.reason) !== undefined;
    const { unreadable, clock } = this.#options;
    const isHeld = visit?.pageIds?.every((id) => this.#pages.isImported(id)) ?? true;
    if (!isKnown || !isHeld || unreadable.isDue(url.href, clock.now())) return undefined;
    return { etag: visit.etag, lastModified: visit.lastModified };
  }

  /** Stores what was found, or notes why there is nothing. */
  async take(found: Found, visitedAt: string): Promise<Next> {
    const { kind, url, requested, validators } = found;
    if (kind === 'unchanged') return this.#keep(url, requested, visitedAt);
    this.visited += 1;
    const visit = { url: url.href, visitedAt, ...validators };
    if (requested.href !== url.href) {
      this.visits.note({ ...visit, url: requested.href, reason: `redirects to ${url.href}` });
    }
    if (kind === 'fetched') return this.#takeResponse(found, visit);
    if (kind === 'gone') this.visits.noteGone(requested.href);
    else if (kind !== 'skipped') this.visits.noteFailed(requested.href);
    this.#skip({ ...visit, url: requested.href }, found);
    return NO_LINKS;
  }

  /**
   * Removes pages that the last import made and this one did not find.
   *
   * @param isWhole true where every address was visited; otherwise only what is known to be gone is removed
   */
  async removeVanished(isWhole: boolean): Promise<{ removed: number; notice?: string }> {
    const { isWanted } = this.#options;
    const kept = this.visits.pageIds().size;
    const vanished = this.visits
      .vanished(isWhole, isWanted)
      .filter(({ pageId }) => this.#pages.isImported(pageId));
    const leftOut = vanished.filter(({ url }) => !isWanted(new URL(url)));
    const missing = vanished.length - leftOut.length;
    const isMostMissing = missing > 0 && kept < LEAST_SHARE * (kept + missing + this.visits.failures);
    const removed = isMostMissing ? leftOut : vanished;
    for (const { url, pageId } of removed) {
      await this.#pages.remove(pageId);
      this.visits.forgetBefore(url);
    }
    if (isMostMissing) {
      const notice = `Kept ${missing} pages that the site does not have any more, because most of it is missing.`;
      return { removed: removed.length, notice };
    }
    if (isWhole) this.visits.forgetUnseen();
    return { removed: removed.length };
  }

  report() {
    const { passages } = this.visits;
    return { pages: this.visits.pageIds().size, passages, ...this.#pages.counts, skipped: this.skipped };
  }

  /** What an operator is told where pages of the site are there twice; undefined where none is. */
  repeatedNotice(): string | undefined {
    return repeatedNotice(this.#pages.all(), this.visits.pageIds());
  }

  /** The site says that nothing changed since the last import. */
  #keep(url: URL, requested: URL, visitedAt: string): Next {
    const before = this.visits.before(url.href) ?? this.visits.before(requested.href);
    // A page that repeated another stands for itself where the other has changed.
    const isRepetition = before?.sameAs !== undefined && !this.#stillRepeats(before, before.sameAs);
    const isLeftOut = before?.pageIds !== undefined && !this.#options.isWanted(url);
    if (!before || isRepetition || isLeftOut) return 'refetch';
    this.visited += 1;
    const redirect = this.visits.before(requested.href);
    if (redirect && redirect !== before) this.visits.note({ ...redirect, visitedAt });
    const visit = { ...before, visitedAt };
    if (before.pageIds === undefined) this.#skip(visit, { reason: before.reason ?? 'has no page' });
    else {
      this.#pages.counts.unchanged += before.pageIds.length;
      this.#note(visit);
    }
    return NO_LINKS;
  }

  #stillRepeats({ digest }: SiteVisit, sameAs: string): boolean {
    const original = this.visits.get(sameAs);
    if (original?.pageIds === undefined) return false;
    const hadSameText = this.visits.before(sameAs)?.digest === digest;
    return !hadSameText || original.digest === digest;
  }

  async #takeResponse(found: Found & { kind: 'fetched' }, visit: SiteVisit): Promise<Next> {
    const { url, headers, body } = found.response;
    const { reader, unreadable, clock } = this.#options;
    const wait = unreadable.reasonToWait(body, clock.now());
    if (wait !== undefined) {
      this.#skip(visit, { reason: wait });
      return NO_LINKS;
    }
    const read = await reader.read({ from: 'web', url: url.href, headers, bytes: body });
    const { result, links, hasEndedReader = false } = read;
    if (!hasEndedReader) unreadable.forget(visit.url);
    if (!this.#options.isWanted(url)) {
      this.#skip(visit, LEFT_OUT);
      return { links };
    }
    if ('reason' in result) {
      if (hasEndedReader) unreadable.note(visit.url, body, result.reason, visit.visitedAt);
      this.#skip(visit, result);
      return { links };
    }
    const { drafts } = result;
    const address = addressOf(drafts[0]?.url, found.url);
    const digest = digestOf(drafts);
    const original = this.#byDigest.get(digest) ?? this.#byCanonical.get(address.href);
    if (original !== undefined && original !== visit.url) {
      this.#skip({ ...visit, digest, sameAs: original }, { reason: `is the same page as ${original}` });
      return { links };
    }
    const length = drafts.reduce((sum, { content }) => sum + content.length, 0);
    if (this.#text + length > MAX_TEXT) {
      this.#skip(visit, { reason: TOO_MUCH });
      return { links };
    }
    this.#text += length;
    const pages = this.#pagesFrom(drafts, address, found);
    for (const page of pages) await this.#pages.save(page);
    const passages = drafts.reduce((sum, draft) => sum + draft.passages, 0);
    this.#note({ ...visit, digest, pageIds: pages.map(({ id }) => id), passages });
    return { links };
  }

  #pagesFrom(
    drafts: readonly ReadDraft[],
    address: URL,
    { url, response }: Found & { kind: 'fetched' },
  ): Page[] {
    const known = this.visits.before(url.href)?.pageIds?.[0];
    const own = known !== undefined && this.#pages.isWritten(known) ? undefined : known;
    // Ids of parts follow from that of the whole.
    const id =
      own?.replace(/\/page-\d+$/, '') ??
      choosePageId(address, (taken) =>
        drafts.some(({ part }) => this.#pages.isTaken(partId(taken, part), partUrl(address.href, part))),
      );
    const modified = Date.parse(response.headers['last-modified'] ?? '');
    return drafts.map((draft) => ({
      id: partId(id, draft.part),
      title: titleOf(draft, id),
      url: partUrl(address.href, draft.part),
      ...(draft.lang !== undefined && { lang: draft.lang }),
      ...(Number.isFinite(modified) && { lastModified: new Date(modified).toISOString() }),
      origin: this.#options.start,
      ...(draft.facts && { facts: draft.facts }),
      content: `${draft.content.trim()}\n`,
    }));
  }

  #skip(visit: SiteVisit, { reason, advice }: Failure): void {
    this.skipped.push({ source: visit.url, reason, ...(advice !== undefined && { advice }) });
    this.visits.noteSkipped({ ...visit, reason });
  }

  #note(visit: SiteVisit): void {
    this.visits.note(visit);
    const page = this.#pages.get(visit.pageIds?.[0] ?? '');
    if (!page) return;
    if (visit.digest !== undefined) this.#byDigest.set(visit.digest, visit.url);
    this.#byCanonical.set(page.url.replace(/#.*$/, ''), visit.url);
  }
}
