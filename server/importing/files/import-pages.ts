/** The use case of bringing a site's pages into a widget. */
import { WRITTEN_ORIGIN } from '../../model.js';
import type { PageStore } from '../../store/port/page-store.js';
import { createDocumentReader, type DocumentReader } from '../documents/document-reader.js';
import { findPageFiles } from './find-files.js';
import { foldDuplicates } from './fold-duplicates.js';
import { findGenerator, isPartial, type Generator } from '../pages/generator.js';
import { namePages } from '../pages/name-pages.js';
import { changeOf } from '../pages/page-change.js';
import { readPageFile } from './read-page-file.js';
import type { ReadFile } from '../pages/name-pages.js';

export interface ImportOptions {
  pages: Pick<PageStore, 'list' | 'save'>;
  widgetId: string;
  /** Folders and files. */
  sources: string[];
  /** Address that pages without one of their own are published under. */
  baseUrl?: string | undefined;
  /** What publishes the Markdown files; `none` lets them lie. Otherwise each folder is looked at for its settings. */
  generator?: Generator | 'none' | undefined;
  /** Reads the files; otherwise a reader for this import alone. */
  reader?: Pick<DocumentReader, 'read'> | undefined;
  /** Called after each file read and each page stored; `total` counts both. */
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Stops the import between two files; what was stored stays. */
  signal?: AbortSignal | undefined;
}

export interface ImportProgress {
  step: 'read' | 'store';
  done: number;
  total: number;
  /** The file that was read, or the address of the page that was stored. */
  current: string;
}

export interface ImportReport {
  /** Pages that the widget now holds from these sources. */
  pages: number;
  /** Passages of these pages. */
  passages: number;
  imported: number;
  updated: number;
  /** Pages that were there as they are; they are not written again. */
  unchanged: number;
  /** Files that did not become pages. */
  skipped: SkippedSource[];
  /** What the operator may not expect, in sentences. */
  notices: string[];
}

export interface SkippedSource {
  source: string;
  /** Words that follow the source: "has no text". */
  reason: string;
  /** What to do, in sentences, where something can be done. */
  advice?: string | undefined;
}

/**
 * Imports files as pages of a widget. Pages of the same id are replaced; pages that came from
 * elsewhere stay. A file that cannot become a page is skipped and reported.
 *
 * @throws {AppError} before anything is changed, where a source cannot be read
 */
export async function importPages(options: ImportOptions): Promise<ImportReport> {
  const { pages: store, widgetId, baseUrl, onProgress } = options;
  const skipped: SkippedSource[] = [];
  const notices: string[] = [];
  const { files, duplicates } = foldDuplicates(await readSources(options, skipped, notices), baseUrl);
  for (const [{ path }, original] of duplicates) {
    skipped.push({ source: path, reason: `is the same page as ${original.path}` });
  }
  const before = new Map((await store.list(widgetId)).map((page) => [page.id, page]));
  const written = [...before.values()].filter(({ origin }) => origin === WRITTEN_ORIGIN);
  const pages = namePages(
    files,
    baseUrl,
    duplicates,
    written.map(({ id }) => id),
  );
  const unplaced = files.findIndex(({ draft }) => draft.url === undefined);
  const example = pages[unplaced]?.page.url;
  if (baseUrl === undefined && example !== undefined) notices.push(describeUnplaced(example));

  const counts = { passages: 0, imported: 0, updated: 0, unchanged: 0 };
  const report: ImportReport = { pages: pages.length, ...counts, skipped, notices };
  for (const [index, { page, passages }] of pages.entries()) {
    options.signal?.throwIfAborted();
    const change = changeOf(before.get(page.id), page);
    if (change !== 'unchanged') await store.save(widgetId, page);
    report[change] += 1;
    report.passages += passages;
    onProgress?.({ step: 'store', done: index + 1, total: pages.length, current: page.url });
  }
  return report;
}

async function readSources(
  options: ImportOptions,
  skipped: SkippedSource[],
  notices: string[],
): Promise<ReadFile[]> {
  const { sources, onProgress } = options;
  const found = await Promise.all(sources.map(findPageFiles));
  const ownReader = createDocumentReader();
  const reader = options.reader ?? ownReader;
  const total = found.flat().length;
  const read: ReadFile[] = [];
  let done = 0;
  try {
    for (const [folder, files] of found.entries()) {
      const generator = generatorOf(sources[folder] ?? '', options.generator, notices);
      for (const { path, relativePath } of files) {
        options.signal?.throwIfAborted();
        const result = isPartial(relativePath, generator)
          ? { reason: 'is a part of other pages' }
          : await readPageFile(path, reader);
        const file = { path, folder, relativePath, generator };
        if ('reason' in result) skipped.push({ source: path, ...result });
        else read.push(...result.drafts.map((draft) => ({ ...file, draft })));
        done += 1;
        onProgress?.({ step: 'read', done, total, current: relativePath });
      }
    }
  } finally {
    await ownReader.close();
  }
  return read;
}

/** Citations link to addresses that only follow from the names of files, which is rarely meant. */
function describeUnplaced(example: string): string {
  return `Citations link to paths such as ${example} on the website that the chat is on. Where the pages are published elsewhere, import them again with the address that they are published under (--base-url on the command line).`;
}

/** Says what was concluded from the settings of a generator. */
function generatorOf(
  source: string,
  given: ImportOptions['generator'],
  notices: string[],
): Generator | undefined {
  if (given !== undefined) return given === 'none' ? undefined : given;
  const found = findGenerator(source);
  if (!found) return undefined;
  const { generator, settings } = found;
  notices.push(
    `Addresses are as ${generator} makes them, because of ${settings}. With --generator none they follow the names of the files.`,
  );
  return generator;
}
