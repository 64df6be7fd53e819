/** The folder with the pages of one widget: which files are in it, and whether any of them changed. */
import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import { CHECK_INTERVAL_MS, reasonOf } from './data-folder.js';
import type { DataFolder } from './data-folder.js';
import { fileStamp, isMissing } from './file-system.js';
import { isPageId } from '../port/ids.js';
import type { StoreProblem } from '../port/store-problem.js';
import type { FileFault } from './widget-file.js';

export interface FoundFile {
  pageId: string;
  path: string;
  stamp: string;
}

/** Looking for hand edits takes at most one part in this many of the time, however many pages there are. */
const SCAN_SHARE = 10;

/** The state of a folder that does not exist. */
const NO_FOLDER = 'none';

export class PageFolder {
  readonly #data: DataFolder;
  readonly #path: string;
  readonly #reads = new Map<string, { stamp: string; problem: StoreProblem | undefined }>();
  #namingProblems: StoreProblem[] = [];
  #ownChanges = 0;
  #lastScan: { fingerprint: string; rootStamp: string; ownChanges: number; nextAt: number } | undefined;
  #scanning: Promise<FoundFile[]> | undefined;

  constructor(data: DataFolder, path: string) {
    this.#data = data;
    this.#path = path;
  }

  /**
   * Text that differs whenever the files do. A save or removal, by any process, shows at once, because it touches
   * the folder; an edit in place shows with the next scan, which is due every `CHECK_INTERVAL_MS`.
   */
  async revision(): Promise<string> {
    await this.#scanning;
    if (!(await this.#isCurrent())) await (this.#scanning ?? this.scan());
    return this.#lastScan?.fingerprint ?? NO_FOLDER;
  }

  /** Makes a change anywhere below the folder visible to every process. */
  async announceChange(): Promise<void> {
    this.#ownChanges++;
    const now = new Date();
    await this.#data.files.utimes(this.#path, now, now);
  }

  /** All page files, each with a stamp that differs when the file does. */
  async scan(): Promise<FoundFile[]> {
    const scanning = this.#scanNow();
    this.#scanning = scanning;
    try {
      return await scanning;
    } finally {
      if (this.#scanning === scanning) this.#scanning = undefined;
    }
  }

  isRead({ path, stamp }: FoundFile): boolean {
    return this.#reads.get(path)?.stamp === stamp;
  }

  /** Remembers how reading a file went, until the file changes. */
  noteRead({ path, stamp }: FoundFile, fault: FileFault | undefined): void {
    this.#reads.set(path, { stamp, problem: fault && this.#data.problem(path, fault) });
  }

  /** What was wrong with the files that were found and read last. */
  problems(): StoreProblem[] {
    return [...this.#namingProblems, ...[...this.#reads.values()].flatMap(({ problem }) => problem ?? [])];
  }

  async #isCurrent(): Promise<boolean> {
    const scan = this.#lastScan;
    if (scan?.ownChanges !== this.#ownChanges || this.#data.now() >= scan.nextAt) return false;
    return scan.rootStamp === (await this.#rootStamp());
  }

  async #rootStamp(): Promise<string> {
    const stamp = await this.#data.read(this.#path, () => fileStamp(this.#data.files, this.#path));
    return stamp ?? NO_FOLDER;
  }

  async #scanNow(): Promise<FoundFile[]> {
    // Noted before the files are looked at, so that a change meanwhile leads to another scan.
    const startedAt = this.#data.now();
    const ownChanges = this.#ownChanges;
    const rootStamp = await this.#rootStamp();

    const found: FoundFile[] = [];
    const problems: StoreProblem[] = [];
    await this.#walk(this.#path, found, problems);
    found.sort((a, b) => (a.path < b.path ? -1 : 1));
    this.#namingProblems = problems;
    const paths = new Set(found.map(({ path }) => path));
    for (const path of this.#reads.keys()) if (!paths.has(path)) this.#reads.delete(path);

    const endedAt = this.#data.now();
    const pause = Math.max(CHECK_INTERVAL_MS, (endedAt - startedAt) * SCAN_SHARE);
    this.#lastScan = { fingerprint: fingerprintOf(found), rootStamp, ownChanges, nextAt: endedAt + pause };
    return found;
  }

  async #walk(folder: string, found: FoundFile[], problems: StoreProblem[]): Promise<void> {
    try {
      const entries = await this.#data.files.readdir(folder, { withFileTypes: true });
      const visible = entries.filter(({ name }) => !name.startsWith('.'));
      await Promise.all(
        visible.map(async (entry) => {
          const path = join(folder, entry.name);
          if (entry.isDirectory()) await this.#walk(path, found, problems);
          else if (entry.name.endsWith('.md')) await this.#find(path, found, problems);
        }),
      );
    } catch (error) {
      if (isMissing(error)) return;
      problems.push(this.#data.problem(folder, { reason: `cannot be read: ${reasonOf(error)}` }));
    }
  }

  async #find(path: string, found: FoundFile[], problems: StoreProblem[]): Promise<void> {
    const pageId = relative(this.#path, path).slice(0, -'.md'.length).split(sep).join('/');
    if (!isPageId(pageId)) {
      const reason = 'has a name that cannot be a page id; use letters, digits, ".", "_" and "-"';
      problems.push(this.#data.problem(path, { reason }));
      return;
    }
    const stamp = await fileStamp(this.#data.files, path);
    if (stamp !== undefined) found.push({ pageId, path, stamp });
  }
}

function fingerprintOf(files: readonly FoundFile[]): string {
  const hash = createHash('sha1');
  for (const { path, stamp } of files) hash.update(`${path}\0${stamp}\n`);
  return hash.digest('base64url');
}
