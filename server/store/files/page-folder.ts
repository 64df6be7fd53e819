/** The folder with the pages of one widget: which files are in it, and whether any of them changed. */
import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import { CHECK_INTERVAL_MS, reasonOf } from './data-folder.js';
import type { DataFolder } from './data-folder.js';
import { fileStamp, isMissing } from './file-system.js';
import { isPageId } from '../port/ids.js';
import type { StoreProblem } from '../port/store-problem.js';
import type { FileFault } from './widget-file.js';

interface PageFile {
  pageId: string;
  path: string;
}

export interface FoundFile extends PageFile {
  stamp: string;
}

/** Looking for hand edits takes at most one part in this many of the time, however many pages there are. */
const SCAN_SHARE = 10;

/** The longest look for hand edits that a question waits for, in milliseconds. */
const QUICK_SCAN_MS = 50;

/** The state of a folder that does not exist. */
const NO_FOLDER = 'none';

interface Scan {
  fingerprint: string;
  rootStamp: string;
  ownChanges: number;
  /** Took too long for a question to wait for the next one. */
  isSlow: boolean;
  nextAt: number;
}

export class PageFolder {
  readonly #data: DataFolder;
  readonly #path: string;
  /** Files that were read since `#settled`, and of those before it the broken ones. */
  readonly #reads = new Map<string, { stamp: string; problem: StoreProblem | undefined }>();
  /** Fingerprint of the files when every one of them had been read. */
  #settled: string | undefined;
  #namingProblems: StoreProblem[] = [];
  #ownChanges = 0;
  #lastScan: Scan | undefined;
  #scanning: Promise<FoundFile[]> | undefined;

  constructor(data: DataFolder, path: string) {
    this.#data = data;
    this.#path = path;
  }

  /**
   * Text that differs whenever the files do. A save or removal, by any process, shows at once, because it touches
   * the folder; an edit in place shows with the next scan, which is due every `CHECK_INTERVAL_MS`, and where there
   * are so many pages that it takes long, after that one.
   */
  async revision(): Promise<string> {
    if (this.#lastScan?.isSlow && !(await this.#isTouched(this.#lastScan))) {
      if (this.#isDue(this.#lastScan)) (this.#scanning ?? this.scan()).catch(() => undefined);
      return this.#lastScan.fingerprint;
    }
    // What is in flight may have begun before a change.
    await this.#scanning;
    const last = this.#lastScan;
    if (!last || this.#isDue(last) || (await this.#isTouched(last))) await (this.#scanning ?? this.scan());
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

  /** How many page files there are, whether they can be read or not. */
  async count(): Promise<number> {
    return (await this.#walk(this.#path, [])).length;
  }

  /** Those of the files, which `scan` gave, that were not read as they are now. */
  unread(found: readonly FoundFile[]): FoundFile[] {
    if (this.#settled !== undefined && this.#settled === fingerprintOf(found)) return [];
    return found.filter(({ path, stamp }) => this.#reads.get(path)?.stamp !== stamp);
  }

  /** Remembers how reading a file went, until the file changes. */
  noteRead({ path, stamp }: FoundFile, fault: FileFault | undefined): void {
    this.#reads.set(path, { stamp, problem: fault && this.#data.problem(path, fault) });
  }

  /** To be called when all the files that `scan` gave have been read: of those that are whole nothing is kept. */
  settle(found: readonly FoundFile[]): void {
    this.#settled = fingerprintOf(found);
    for (const [path, { problem }] of this.#reads) if (!problem) this.#reads.delete(path);
  }

  /** What was wrong with the files that were found and read last. */
  problems(): StoreProblem[] {
    return [...this.#namingProblems, ...[...this.#reads.values()].flatMap(({ problem }) => problem ?? [])];
  }

  /** Whether anybody saved or removed a page since the scan began. */
  async #isTouched({ ownChanges, rootStamp }: Scan): Promise<boolean> {
    return ownChanges !== this.#ownChanges || rootStamp !== (await this.#rootStamp());
  }

  #isDue({ nextAt }: Scan): boolean {
    return this.#data.now() >= nextAt;
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

    const problems: StoreProblem[] = [];
    const files = await this.#walk(this.#path, problems);
    const found = (await Promise.all(files.map((file) => this.#stamp(file, problems)))).flat();
    found.sort((a, b) => (a.path < b.path ? -1 : 1));
    this.#namingProblems = problems;
    const paths = new Set(found.map(({ path }) => path));
    for (const path of this.#reads.keys()) if (!paths.has(path)) this.#reads.delete(path);

    const endedAt = this.#data.now();
    const took = endedAt - startedAt;
    this.#lastScan = {
      fingerprint: fingerprintOf(found),
      rootStamp,
      ownChanges,
      isSlow: took > QUICK_SCAN_MS,
      nextAt: endedAt + Math.max(CHECK_INTERVAL_MS, took * SCAN_SHARE),
    };
    return found;
  }

  /** The page files there are below a folder. */
  async #walk(folder: string, problems: StoreProblem[]): Promise<PageFile[]> {
    try {
      const entries = await this.#data.files.readdir(folder, { withFileTypes: true });
      const visible = entries.filter(({ name }) => !name.startsWith('.'));
      const below = visible.filter((entry) => entry.isDirectory());
      const files = visible.filter((entry) => !entry.isDirectory() && entry.name.endsWith('.md'));
      return [
        ...files.flatMap(({ name }) => this.#pageFile(join(folder, name), problems)),
        ...(await Promise.all(below.map(({ name }) => this.#walk(join(folder, name), problems)))).flat(),
      ];
    } catch (error) {
      if (!isMissing(error))
        problems.push(this.#data.problem(folder, { reason: `cannot be read: ${reasonOf(error)}` }));
      return [];
    }
  }

  #pageFile(path: string, problems: StoreProblem[]): PageFile[] {
    const pageId = relative(this.#path, path).slice(0, -'.md'.length).split(sep).join('/');
    if (isPageId(pageId)) return [{ pageId, path }];
    const reason = 'has a name that cannot be a page id; use letters, digits, ".", "_" and "-"';
    problems.push(this.#data.problem(path, { reason }));
    return [];
  }

  async #stamp(file: PageFile, problems: StoreProblem[]): Promise<FoundFile[]> {
    try {
      const stamp = await fileStamp(this.#data.files, file.path);
      return stamp === undefined ? [] : [{ ...file, stamp }];
    } catch (error) {
      problems.push(this.#data.problem(file.path, { reason: `cannot be read: ${reasonOf(error)}` }));
      return [];
    }
  }
}

function fingerprintOf(files: readonly FoundFile[]): string {
  const hash = createHash('sha1');
  for (const { path, stamp } of files) hash.update(`${path}\0${stamp}\n`);
  return hash.digest('base64url');
}
