/** Pages as Markdown files, a folder for each widget, that people and other processes may edit at any time. */
import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import type { Page } from '../../model.js';
import { KeyedMutex } from '../../runtime/mutex.js';
import { removeDurably, writeAtomic } from './atomic-file.js';
import { reasonOf } from './data-folder.js';
import type { DataFolder } from './data-folder.js';
import { isMissing, listNames, makeFolder, syncFolder } from './file-system.js';
import { assertPageId, assertWidgetId, isPageId, isWidgetId } from '../port/ids.js';
import { removedFolderName } from './leftovers.js';
import { byPageId } from '../port/order.js';
import { formatPageFile, parsePageFile } from './page-file.js';
import { PageFolder } from './page-folder.js';
import type { FoundFile } from './page-folder.js';
import { assertDigest } from '../port/page-digest.js';
import type { PageStore, SavePageOptions } from '../port/page-store.js';
import type { StoreProblem } from '../port/store-problem.js';

/** How many page files are read at the same time. */
const READ_AHEAD = 32;

export class PageFiles implements Omit<PageStore, 'change'> {
  readonly #data: DataFolder;
  readonly #folders = new Map<string, PageFolder>();
  readonly #mutex = new KeyedMutex();

  constructor(data: DataFolder) {
    this.#data = data;
  }

  async list(widgetId: string): Promise<Page[]> {
    if (!isWidgetId(widgetId)) return [];
    const folder = this.#folder(widgetId);
    const found = await folder.scan();
    const pages = await this.#readAll(folder, found);
    folder.settle(found);
    return pages.sort(byPageId);
  }

  async get(widgetId: string, pageId: string): Promise<Page | undefined> {
    if (!isWidgetId(widgetId) || !isPageId(pageId)) return undefined;
    const path = this.#path(widgetId, pageId);
    return this.#data.read(path, async () => {
      try {
        const parsed = parsePageFile(pageId, await this.#data.files.readFile(path));
        return 'page' in parsed ? parsed.page : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  async count(widgetId: string): Promise<number> {
    return isWidgetId(widgetId) ? this.#folder(widgetId).count() : 0;
  }

  /** One write of a page at a time, so that each sees what the one before has made of it. */
  async save(widgetId: string, page: Page, { ifDigest }: SavePageOptions = {}): Promise<void> {
    assertWidgetId(widgetId);
    assertPageId(page.id);
    const path = this.#path(widgetId, page.id);
    await this.#mutex.runExclusive(path, async () => {
      if (ifDigest !== undefined) assertDigest(ifDigest, await this.get(widgetId, page.id));
      await this.#data.write(path, async () => {
        await makeFolder(this.#data.files, dirname(path));
        await writeAtomic(this.#data.files, path, formatPageFile(page));
        await this.#folder(widgetId).announceChange();
      });
    });
  }

  async remove(widgetId: string, pageId: string): Promise<boolean> {
    if (!isWidgetId(widgetId) || !isPageId(pageId)) return false;
    const path = this.#path(widgetId, pageId);
    const remove = async () => {
      const removed = await removeDurably(this.#data.files, path);
      if (removed) await this.#folder(widgetId).announceChange();
      return removed;
    };
    return this.#mutex.runExclusive(path, () => this.#data.write(path, remove));
  }

  /** Removes all pages of a widget in one step, whatever else lies in their folder. */
  async removeAll(widgetId: string): Promise<void> {
    if (!isWidgetId(widgetId)) return;
    const { files } = this.#data;
    const path = this.#data.path('pages', widgetId);
    const removed = this.#data.path('pages', removedFolderName(randomUUID()));
    await this.#data.write(path, async () => {
      try {
        await files.rename(path, removed);
      } catch (error) {
        if (isMissing(error)) return;
        throw error;
      }
      await syncFolder(files, this.#data.path('pages'));
      await files.rm(removed, { recursive: true });
    });
    this.#folders.delete(widgetId);
  }

  async revision(widgetId: string): Promise<string> {
    return isWidgetId(widgetId) ? this.#folder(widgetId).revision() : '';
  }

  /** Looks for what cannot be read, of all widgets or of one. */
  async problems(widgetId?: string): Promise<StoreProblem[]> {
    if (widgetId !== undefined) {
      await this.look(widgetId);
      return this.#folder(widgetId).problems();
    }
    for (const id of await this.widgetIds()) await this.look(id);
    return this.knownProblems();
  }

  /** What could not be read when it was last looked at. */
  knownProblems(): StoreProblem[] {
    return [...this.#folders.values()].flatMap((folder) => folder.problems());
  }

  /** Reads what was not read as it is now. */
  async look(widgetId: string): Promise<void> {
    const folder = this.#folder(widgetId);
    const found = await folder.scan();
    await this.#readAll(folder, folder.unread(found));
    folder.settle(found);
  }

  /** The widgets that have a folder; what is known of others is forgotten. */
  async widgetIds(): Promise<string[]> {
    const path = this.#data.path('pages');
    const names = await this.#data.read(path, () => listNames(this.#data.files, path));
    const ids = new Set(names.filter(isWidgetId));
    for (const id of this.#folders.keys()) if (!ids.has(id)) this.#folders.delete(id);
    return [...ids];
  }

  async #readAll(folder: PageFolder, found: readonly FoundFile[]): Promise<Page[]> {
    const pages: Page[] = [];
    for (let start = 0; start < found.length; start += READ_AHEAD) {
      const batch = found.slice(start, start + READ_AHEAD);
      for (const page of await Promise.all(batch.map((file) => this.#read(folder, file)))) {
        if (page) pages.push(page);
      }
    }
    return pages;
  }

  /** Reads one page; `undefined` where it is broken, which is noted, or has just been removed. */
  async #read(folder: PageFolder, file: FoundFile): Promise<Page | undefined> {
    try {
      const parsed = parsePageFile(file.pageId, await this.#data.files.readFile(file.path));
      folder.noteRead(file, 'fault' in parsed ? parsed.fault : undefined);
      return 'page' in parsed ? parsed.page : undefined;
    } catch (error) {
      if (!isMissing(error)) folder.noteRead(file, { reason: `cannot be read: ${reasonOf(error)}` });
      return undefined;
    }
  }

  #folder(widgetId: string): PageFolder {
    const folder =
      this.#folders.get(widgetId) ?? new PageFolder(this.#data, this.#data.path('pages', widgetId));
    this.#folders.set(widgetId, folder);
    return folder;
  }

  #path(widgetId: string, pageId: string): string {
    return this.#data.path('pages', widgetId, ...`${pageId}.md`.split('/'));
  }
}
