/** Remembers the documents that the process which reads them had to be ended for, and leaves them alone for a while. */
import { createHash } from 'node:crypto';
import type { UnreadablePage } from '../../site-records.js';

const DAY_MS = 24 * 3_600_000;
/** It is waited a day, and twice as long after each further time, up to this. */
const LONGEST_MS = 32 * DAY_MS;
/** The newest are remembered. */
const MAX_PAGES = 1000;

export class UnreadablePages {
  /** How many were noted since. */
  failures = 0;

  /** By the digest of the document, the newest last. */
  readonly #pages: Map<string, UnreadablePage>;

  /** @param before what the last import remembered */
  constructor(before: readonly UnreadablePage[]) {
    this.#pages = new Map(before.map((page) => [page.digest, page]));
  }

  /** Why the document is not read now, in words that follow its address; undefined where it is to be read. */
  reasonToWait(bytes: Uint8Array, now: number): string | undefined {
    const page = this.#pages.size > 0 ? this.#pages.get(digestOf(bytes)) : undefined;
    if (!page || now >= waitsUntil(page)) return undefined;
    return `${page.reason}, and is not tried again before ${new Date(waitsUntil(page)).toISOString().slice(0, 16)}Z`;
  }

  /** True where a document at the address has been left alone for long enough. */
  isDue(url: string, now: number): boolean {
    return [...this.#pages.values()].some((page) => page.url === url && now >= waitsUntil(page));
  }

  note(url: string, bytes: Uint8Array, reason: string, failedAt: string): void {
    const digest = digestOf(bytes);
    const failures = 1 + (this.#pages.get(digest)?.failures ?? 0);
    this.failures += 1;
    this.#pages.delete(digest);
    this.#pages.set(digest, { url, digest, failedAt, failures, reason });
  }

  /** The address has a document that can be read. */
  forget(url: string): void {
    for (const [digest, page] of this.#pages) if (page.url === url) this.#pages.delete(digest);
  }

  kept(): UnreadablePage[] {
    return [...this.#pages.values()].slice(-MAX_PAGES);
  }
}

function waitsUntil({ failedAt, failures }: UnreadablePage): number {
  return Date.parse(failedAt) + Math.min(DAY_MS * 2 ** (failures - 1), LONGEST_MS);
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
