/** Makes pages of what was read: gives each its id, its address and its links to the others. */
import type { Page } from '../../model.js';
import { isNamedForItself, pageIdOf, pageUrlOf, wholePageIdOf } from './page-address.js';
import type { PageDraft } from './page-draft.js';
import { linkToPages } from './page-links.js';

export interface ReadFile {
  /** Files of one folder link to each other; the number of the source they came from. */
  folder: number;
  relativePath: string;
  draft: PageDraft;
}

/** Pages in the order of `files`. Names that collide are made to differ, the same way at each import. */
export function namePages(files: ReadFile[], baseUrl: string | undefined): Page[] {
  const ids = chooseIds(files);
  const urlsOfFolder = new Map<number, Map<string, string>>();
  for (const file of files) {
    const urls = urlsOfFolder.get(file.folder) ?? new Map<string, string>();
    urlsOfFolder.set(file.folder, urls.set(file.relativePath, urlOf(file, baseUrl)));
  }
  return files.map((file) => {
    const { draft, relativePath, folder } = file;
    const urls = urlsOfFolder.get(folder) ?? new Map<string, string>();
    const id = ids.get(file) ?? pageIdOf(relativePath);
    return {
      id,
      title: draft.title ?? titleFrom(id),
      url: urlOf(file, baseUrl),
      ...(draft.lang !== undefined && { lang: draft.lang }),
      content: `${linkToPages(draft.content.trim(), relativePath, urls)}\n`,
    };
  });
}

function urlOf({ draft, relativePath }: ReadFile, baseUrl: string | undefined): string {
  return draft.url ?? pageUrlOf(relativePath, baseUrl);
}

function chooseIds(files: ReadFile[]): Map<ReadFile, string> {
  const ids = new Map<ReadFile, string>();
  const taken = new Set<string>();
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
    const whole = wholePageIdOf(file.relativePath);
    if (take(file, pageIdOf(file.relativePath)) || take(file, whole)) continue;
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
