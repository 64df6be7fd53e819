/** The pages that come out of a crawl: stored once each, named, compared with the last time, and taken out again. */
import { WRITTEN_ORIGIN, type Page } from '../../model.js';
import type { SiteVisit } from '../../site-records.js';
import type { PageStore } from '../../store/port/page-store.js';
import type { DocumentReader } from '../documents/document-reader.js';
import type { ReadDraft } from '../documents/read-document.js';
import { addressOf, digestOf } from './draft-identity.js';
import { partId, partUrl, titleOf } from '../pages/name-pages.js';
import type { Next } from './crawl.js';
import { changeOf } from '../pages/page-change.js';
import { choosePageId } from '../pages/page-id.js';
import { repeatedNotice } from '../pages/repeated-pages.js';
import type { Found } from './fetch-page.js';
import type { Clock } from './pace.js';
import type { IsWanted } from './path-patterns.js';
import type { UnreadablePages } from './unreadable-pages.js';
import type { Validators } from './web-client.js';
import { linkKey } from './site-scope.js';
import type { Failure } from './web-error.js';

export interface SitePagesOptions {
  pages: Pick<PageStore, 'list' | 'save' | 'remove'>;
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

  readonly #options: SitePagesOptions;
  readonly #stored: Map<string, Page>;
  readonly #before: Map<string, SiteVisit>;
  readonly #visits = new Map<string, SiteVisit>();
  /** Address of the first page with a text, and with an address of its own choice. */
  readonly #byDigest = new Map<string, string>();
  readonly #byCanonical = new Map<string, string>();
  readonly #gone = new Set<string>();
  readonly #failed = new Set<string>();
  #text = 0;
  readonly #counts = { imported: 0, updated: 0, unchanged: 0 };

  private constructor(options: SitePagesOptions, stored: Page[]) {
    this.#options = options;
    this.#stored = new Map(stored.map((page) => [page.id, page]));
    this.#before = new Map(options.before.map((visit) => [visit.url, visit]));
    for (const visit of options.done) this.#note(visit);
  }

  static open = async (options: SitePagesOptions): Promise<SitePages> =>
    new SitePages(options, await options.pages.list(options.widgetId));

  /** What spares the site from sending a page again; nothing where we do not hold it any more. */
  validatorsOf(url: URL): Validators | undefined {
    const visit = this.#before.get(url.href);
    const isKnown = visit && (visit.pageIds ?? visit.reason) !== undefined;
    const { unreadable, clock } = this.#options;
    const isHeld = visit?.pageIds?.every((id) => this.#stored.has(id) && !this.#isWritten(id)) ?? true;
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
      this.#visits.set(requested.href, { ...visit, url: requested.href, reason: `redirects to ${url.href}` });
    }
    if (kind === 'fetched') return this.#takeResponse(found, visit);
    if (kind !== 'skipped') (kind === 'gone' ? this.#gone : this.#failed).add(requested.href);
    this.#skip({ ...visit, url: requested.href }, found);
    return NO_LINKS;
  }

  /** What to remember for the next import: nothing of what is gone; what failed stays as it was before. */
  visits(): SiteVisit[] {
    const failed = [...this.#failed].flatMap((url) => this.#before.get(url) ?? []);
    const unseen = [...this.#before.values()].filter(({ url }) => this.#isUnseen(url));
    return [...this.#visits.values(), ...failed, ...unseen];
  }

  /**
   * Removes pages that the last import made and this one did not find.
   *
   * @param isWhole true where every address was visited; otherwise only what is known to be gone is removed
   */
  async removeVanished(isWhole: boolean): Promise<{ removed: number; notice?: string }> {
    const kept = this.#pageIds();
    const isUnwanted = (url: string) => !this.#options.isWanted(new URL(url));
    const vanished = [...this.#before.values()]
      .filter(
        ({ url }) =>
          isUnwanted(url) ||
          (!this.#failed.has(url) && (isWhole || this.#gone.has(url) || this.#visits.has(url))),
      )
      .flatMap(({ url, pageIds = [] }) => pageIds.map((pageId) => ({ url, pageId })))
      .filter(({ pageId }) => !kept.has(pageId) && this.#stored.has(pageId) && !this.#isWritten(pageId));
    const leftOut = vanished.filter(({ url }) => isUnwanted(url));
    const missing = vanished.length - leftOut.length;
    const isMostMissing = missing > 0 && kept.size < LEAST_SHARE * (kept.size + missing + this.#failed.size);
    const removed = isMostMissing ? leftOut : vanished;
    for (const { url, pageId } of removed) {
      await this.#options.pages.remove(this.#options.widgetId, pageId);
      this.#stored.delete(pageId);
      this.#before.delete(url);
    }
    if (isMostMissing) {
      const notice = `Kept ${missing} pages that the site does not have any more, because most of it is missing.`;
      return { removed: removed.length, notice };
    }
    const gone = isWhole ? [...this.#before.keys()].filter((url) => this.#isUnseen(url)) : [];
    for (const url of gone) this.#before.delete(url);
    return { removed: removed.length };
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

  report() {
    const passages = [...this.#visits.values()].reduce((sum, visit) => sum + (visit.passages ?? 0), 0);
    return { pages: this.#pageIds().size, passages, ...this.#counts, skipped: this.skipped };
  }

  /** What an operator is told where pages of the site are there twice; undefined where none is. */
  repeatedNotice = (): string | undefined => repeatedNotice([...this.#stored.values()], this.#pageIds());

  /** The site says that nothing changed since the last import. */
  #keep(url: URL, requested: URL, visitedAt: string): Next {
    const before = this.#before.get(url.href) ?? this.#before.get(requested.href);
    // A page that repeated another stands for itself where the other has changed.
    const isRepetition = before?.sameAs !== undefined && !this.#stillRepeats(before, before.sameAs);
    const isLeftOut = before?.pageIds !== undefined && !this.#options.isWanted(url);
    if (!before || isRepetition || isLeftOut) return 'refetch';
    this.visited += 1;
    const redirect = this.#before.get(requested.href);
    if (redirect && redirect !== before) this.#visits.set(redirect.url, { ...redirect, visitedAt });
    const visit = { ...before, visitedAt };
    if (before.pageIds === undefined) this.#skip(visit, { reason: before.reason ?? 'has no page' });
    else {
      this.#counts.unchanged += before.pageIds.length;
      this.#note(visit);
    }
    return NO_LINKS;
  }

  #isUnseen = (url: string): boolean => !this.#visits.has(url) && !this.#failed.has(url);

  #stillRepeats({ digest }: SiteVisit, sameAs: string): boolean {
    const original = this.#visits.get(sameAs);
    if (original?.pageIds === undefined) return false;
    const hadSameText = this.#before.get(sameAs)?.digest === digest;
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
    for (const page of pages) await this.#store(page);
    const passages = drafts.reduce((sum, draft) => sum + draft.passages, 0);
    this.#note({ ...visit, digest, pageIds: pages.map(({ id }) => id), passages });
    return { links };
  }

  #pagesFrom(
    drafts: readonly ReadDraft[],
    address: URL,
    { url, response }: Found & { kind: 'fetched' },
  ): Page[] {
    const known = this.#before.get(url.href)?.pageIds?.[0];
    const own = known !== undefined && this.#isWritten(known) ? undefined : known;
    // Ids of parts follow from that of the whole.
    const id =
      own?.replace(/\/page-\d+$/, '') ??
      choosePageId(address, (taken) => drafts.some(({ part }) => this.#isTaken(taken, part, address)));
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

  /** What an operator wrote stays as it is, whatever becomes of the page that the website has beside it. */
  #isWritten(pageId: string): boolean {
    return this.#stored.get(pageId)?.origin === WRITTEN_ORIGIN;
  }

  /** An id is free for the page at the same address: an earlier import, of files perhaps, made it. */
  #isTaken(whole: string, part: number | undefined, address: URL): boolean {
    const id = partId(whole, part);
    const key = id.toLowerCase();
    const page =
      this.#stored.get(id) ?? [...this.#stored.values()].find((other) => other.id.toLowerCase() === key);
    if (page === undefined) return false;
    return page.origin === WRITTEN_ORIGIN || page.url !== partUrl(address.href, part);
  }

  async #store(page: Page): Promise<void> {
    const change = changeOf(this.#stored.get(page.id), page);
    this.#counts[change] += 1;
    if (change === 'unchanged') return;
    await this.#options.pages.save(this.#options.widgetId, page);
    this.#stored.set(page.id, page);
  }

  #skip(visit: SiteVisit, { reason, advice }: Failure): void {
    this.skipped.push({ source: visit.url, reason, ...(advice !== undefined && { advice }) });
    if (!this.#failed.has(visit.url) && !this.#gone.has(visit.url))
      this.#visits.set(visit.url, { ...visit, reason });
  }

  #note(visit: SiteVisit): void {
    this.#visits.set(visit.url, visit);
    const page = this.#stored.get(visit.pageIds?.[0] ?? '');
    if (!page) return;
    if (visit.digest !== undefined) this.#byDigest.set(visit.digest, visit.url);
    this.#byCanonical.set(page.url.replace(/#.*$/, ''), visit.url);
  }

  #pageIds(): Set<string> {
    return new Set([...this.#visits.values()].flatMap(({ pageIds }) => pageIds ?? []));
  }
}
