/** Finds files that are the same page, as generators leave them for addresses that moved and for start pages. */
import { pageUrlOf } from '../pages/page-address.js';
import type { ReadFile } from '../pages/name-pages.js';

export interface FoldedFiles {
  /** One file of each page. */
  files: ReadFile[];
  /** The other files, with the one that stands for them. */
  duplicates: Map<ReadFile, ReadFile>;
}

/**
 * Folds files of the same text. Of several, the one that lies where its page says to be published stands for all, or
 * else the first. The sheets of a document of several stay apart.
 */
export function foldDuplicates(read: readonly ReadFile[], baseUrl: string | undefined): FoldedFiles {
  const groups = new Map<string, ReadFile[]>();
  for (const [at, file] of read.entries()) {
    const { title = '', content, part } = file.draft;
    const key = part === undefined ? `${title}\n${content.trim()}` : `#${at}`;
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  const duplicates = new Map<ReadFile, ReadFile>();
  for (const group of groups.values()) {
    const kept = group.find((file) => isAtItsAddress(file, baseUrl)) ?? group[0];
    for (const file of group) if (kept && file !== kept) duplicates.set(file, kept);
  }
  return { files: read.filter((file) => !duplicates.has(file)), duplicates };
}

function isAtItsAddress({ draft, relativePath }: ReadFile, baseUrl: string | undefined): boolean {
  if (draft.url === undefined) return false;
  return comparable(draft.url) === comparable(pageUrlOf(relativePath, baseUrl));
}

/** `/pay`, `/pay/` and `/pay.html` are one page to most servers. */
function comparable(url: string): string {
  return url.replace(/(?:\.html?|\/)$/i, '');
}
