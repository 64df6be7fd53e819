/** Makes pages of what was read: gives each its id, its address and its links to the others. */
import { FILE_ORIGIN, type Page } from '../../model.js';
import type { ReadDraft } from '../documents/read-document.js';
import type { Generator } from './generator.js';
import { isNamedForItself, pageIdOf, pageUrlOf, wholePageIdOf } from './page-address.js';
import { linkToPages } from '../documents/page-links.js';

export interface ReadFile {
  /** Path to name in a report. */
  path: string;
  /** Files of one folder link to each other; the number of the source they came from. */
  folder: number;
  relativePath: string;
  /** What publishes the folder, where it is known. */
  generator: Generator | undefined;
  draft: ReadDraft;
}

export interface NamedPage {
  page: Page;
  passages: number;
}

/**
 * Pages in the order of `files`. Names that collide are made to differ, the same way at each import.
 *
 * @param duplicates files that say the same as one of `files`, where links to them lead then
 * @param written ids of pages that no file may replace
 */
export function namePages(
  files: ReadFile[],
  baseUrl: string | undefined,
  duplicates: ReadonlyMap<ReadFile, ReadFile>,
  written: readonly string[] = [],
): NamedPage[] {
  const ids = chooseIds(files, written);
  const urlsOfFolder = new Map<number, Map<string, string>>();
  for (const [file, page] of [...files.map((file) => [file, file] as const), ...duplicates]) {
    const urls = urlsOfFolder.get(file.folder) ?? new Map<string, string>();
    urlsOfFolder.set(file.folder, urls.set(file.relativePath, withoutPart(urlOf(page, baseUrl))));
  }
  return files.map((file) => {
    const { draft, relativePath, folder } = file;
    const urls = urlsOfFolder.get(folder) ?? new Map<string, string>();
    const id = ids.get(file) ?? pageIdOf(relativePath);
    const page = {
      id,
      title: titleOf(draft, pageIdOf(relativePath)),
      url: urlOf(file, baseUrl),
      ...(draft.lang !== undefined && { lang: draft.lang }),
      origin: FILE_ORIGIN,
      ...(draft.facts && { facts: draft.facts }),
      content: `${linkToPages(draft.content.trim(), relativePath, urls)}\n`,
    };
    return { page, passages: draft.passages };
  });
}

/** The title of a draft, with the number of its page where the document has several. */
export function titleOf({ title, part }: ReadDraft, id: string): string {
  const name = title ?? titleFrom(id);
  return part === undefined ? name : `${name}, page ${part}`;
}

/** Where a page of a document of several is found in it. */
export function partUrl(url: string, part: number | undefined): string {
  return part === undefined ? url : `${url}#page=${part}`;
}

/** What stands in the id of a page for its place in a document of several. */
export function partId(id: string, part: number | undefined): string {
  return part === undefined ? id : `${id}/page-${part}`;
}

function withoutPart(url: string): string {
  return url.replace(/#page=\d+$/, '');
}

function urlOf({ draft, relativePath, generator }: ReadFile, baseUrl: string | undefined): string {
  const { url, part } = draft;
  const ownUrl = url !== undefined && baseUrl !== undefined ? new URL(url, baseUrl).href : url;
  return partUrl(ownUrl ?? pageUrlOf(relativePath, baseUrl, draft, generator), part);
}

function chooseIds(files: ReadFile[], written: readonly string[]): Map<ReadFile, string> {
  const ids = new Map<ReadFile, string>();
  const taken = new Set(written.map((id) => id.toLowerCase()));
  const take = (file: ReadFile, id: string): boolean => {
    // Some file systems take `FAQ` and `faq` for the same name.
    const key = id.toLowerCase();
    if (taken.has(key)) return false;
    taken.add(key);
    ids.set(file, id);
    return true;
  };
  // `guides.md` has more right to the id `guides` than `guides/index.md`.
  const hasRight = ({ relativePath }: ReadFile) => isNamedForItself(relativePath);
  for (const file of [...files.filter(hasRight), ...files.filter((file) => !hasRight(file))]) {
    const { part } = file.draft;
    const whole = partId(wholePageIdOf(file.relativePath), part);
    if (take(file, partId(pageIdOf(file.relativePath), part)) || take(file, whole)) continue;
    for (let number = 2; !take(file, `${whole}-${number}`); number += 1);
  }
  return ids;
}

/** `guides/getting-started` is about "Getting started". */
function titleFrom(id: string): string {
  const words = id
    .slice(id.lastIndexOf('/') + 1)
    .replace(/[-_.]+/g, ' ')
    .trim();
  return words === '' ? id : words.charAt(0).toUpperCase() + words.slice(1);
}
