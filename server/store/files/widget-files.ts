/** Widgets as files, one each, that people and other processes may edit at any time. */
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import { removeDurably, writeAtomic } from './atomic-file.js';
import { CHECK_INTERVAL_MS, reasonOf } from './data-folder.js';
import type { DataFolder } from './data-folder.js';
import { fileStamp, listNames, makeFolder } from './file-system.js';
import { freezeWidget } from '../port/freeze-widget.js';
import { assertWidgetId, isWidgetId } from '../port/ids.js';
import { byName } from '../port/order.js';
import type { StoreProblem } from '../port/store-problem.js';
import { assertRevision, revisionOf } from '../port/widget-revision.js';
import type { WidgetStore } from '../port/widget-store.js';
import { LastGoodWidgets } from './last-good-widgets.js';
import { formatWidgetFile, parseWidgetFile } from './widget-file.js';

/** What is known of one file. */
interface Entry {
  stamp: string | undefined;
  checkedAt: number;
  /** As last read well; kept while the file is broken. */
  widget: Widget | undefined;
  problems: StoreProblem[];
}

/**
 * A widget, or the list of them, is looked at again at most once in `CHECK_INTERVAL_MS`, so an edit takes effect within that time.
 * A broken edit changes nothing but `problems()`, and a broken file is never written over.
 */
export class WidgetFiles implements WidgetStore {
  readonly #data: DataFolder;
  readonly #folder: string;
  readonly #lastGood: LastGoodWidgets;
  readonly #keepsLastGood: boolean;
  readonly #entries = new Map<string, Entry>();
  readonly #saves = new Map<string, Promise<string>>();
  readonly #looks = new Map<string, Promise<Entry | undefined>>();
  #listedAt = -Infinity;
  #misnamed: StoreProblem[] = [];
  /** What `known()` gives, until an entry changes. */
  #known: readonly Widget[] | undefined;

  /** @param keepsLastGood whether copies are kept for a restart that finds a file broken; the server does that */
  constructor(data: DataFolder, keepsLastGood = false) {
    this.#data = data;
    this.#folder = data.path('widgets');
    this.#lastGood = new LastGoodWidgets(data);
    this.#keepsLastGood = keepsLastGood;
  }

  async get(id: string): Promise<Widget | undefined> {
    if (!isWidgetId(id)) return undefined;
    const known = this.#entries.get(id);
    const isCurrent = known && this.#data.now() - known.checkedAt < CHECK_INTERVAL_MS;
    const entry = isCurrent ? known : await (this.#looks.get(id) ?? this.#look(id));
    return entry?.widget;
  }

  async list(): Promise<Widget[]> {
    if (this.#data.now() - this.#listedAt >= CHECK_INTERVAL_MS) await this.look();
    return [...this.known()];
  }

  known(): readonly Widget[] {
    this.#known ??= [...this.#entries.values()].flatMap(({ widget }) => widget ?? []).sort(byName);
    return this.#known;
  }

  async revision(id: string): Promise<string | undefined> {
    if (!isWidgetId(id)) return undefined;
    const widget = (await this.#lookNow(id))?.widget;
    return widget && revisionOf(widget);
  }

  /** One save of a widget at a time, so that each sees what the one before has made of it. */
  async save(widget: Widget, { ifRevision }: { ifRevision?: string | undefined } = {}): Promise<string> {
    assertWidgetId(widget.id);
    const before = this.#saves.get(widget.id);
    const save = (async () => {
      await before?.catch(() => undefined);
      return this.#saveNow(widget, ifRevision);
    })();
    this.#saves.set(widget.id, save);
    try {
      return await save;
    } finally {
      if (this.#saves.get(widget.id) === save) this.#saves.delete(widget.id);
    }
  }

  async #saveNow(widget: Widget, ifRevision: string | undefined): Promise<string> {
    const there = await this.#lookNow(widget.id);
    const [problem] = there?.problems ?? [];
    if (problem) {
      const place = problem.line === undefined ? problem.file : `${problem.file}, line ${problem.line}`;
      const message = `${place} is broken (${problem.reason}) and is not written over; mend or remove it first`;
      throw new AppError('store_unavailable', message);
    }
    assertRevision(ifRevision, there?.widget);
    const path = this.#path(widget.id);
    await this.#data.write(path, async () => {
      await makeFolder(this.#data.files, this.#folder);
      await writeAtomic(this.#data.files, path, formatWidgetFile(widget));
    });
    await this.#lookNow(widget.id);
    return revisionOf(widget);
  }

  async remove(id: string): Promise<boolean> {
    if (!isWidgetId(id)) return false;
    const path = this.#path(id);
    const removed = await this.#data.write(path, () => removeDurably(this.#data.files, path));
    await this.#lookNow(id);
    return removed;
  }

  async problems(): Promise<StoreProblem[]> {
    await this.look();
    return this.knownProblems();
  }

  /** What was wrong at the last look. */
  knownProblems(): StoreProblem[] {
    return [...this.#misnamed, ...[...this.#entries.values()].flatMap(({ problems }) => problems)];
  }

  #path(id: string): string {
    return this.#data.path('widgets', `${id}.json`);
  }

  /** Looks at every file there is. */
  async look(): Promise<void> {
    const listedAt = this.#data.now();
    const names = await this.#names();
    const ids = new Set(names.map((name) => name.slice(0, -'.json'.length)));
    // What was removed while no server ran.
    if (this.#keepsLastGood && this.#listedAt === -Infinity) await this.#lastGood.keepOnly(ids);
    for (const id of this.#entries.keys()) if (!ids.has(id)) await this.#forget(id);
    const valid = [...ids].filter(isWidgetId);
    await Promise.all(valid.map((id) => this.#lookNow(id)));
    this.#listedAt = listedAt;
    this.#misnamed = [...ids]
      .filter((id) => !isWidgetId(id))
      .map((id) => this.#data.problem(this.#path(id), { reason: 'is not named <widget id>.json' }));
  }

  #keep(id: string, entry: Entry): void {
    if (this.#entries.get(id)?.widget !== entry.widget) this.#known = undefined;
    this.#entries.set(id, entry);
  }

  async #names(): Promise<string[]> {
    const names = await this.#data.read(this.#folder, () => listNames(this.#data.files, this.#folder));
    return names.filter((name) => name.endsWith('.json') && !name.startsWith('.'));
  }

  /** A look that began after this call, and so sees what was written before it. */
  async #lookNow(id: string): Promise<Entry | undefined> {
    await this.#looks.get(id);
    return this.#looks.get(id) ?? this.#look(id);
  }

  async #look(id: string): Promise<Entry | undefined> {
    const look = this.#readIfChanged(id);
    this.#looks.set(id, look);
    try {
      return await look;
    } finally {
      this.#looks.delete(id);
    }
  }

  /** A file that is gone is not served any more, nor when another of its name comes. */
  async #forget(id: string): Promise<void> {
    this.#entries.delete(id);
    this.#known = undefined;
    if (this.#keepsLastGood) await this.#lastGood.forget(id);
  }

  /** Reads the file if it changed since it was last read, and forgets the widget if the file is gone. */
  async #readIfChanged(id: string): Promise<Entry | undefined> {
    const { files, now } = this.#data;
    const path = this.#path(id);
    const known = this.#entries.get(id);
    const entry: Entry = { stamp: undefined, checkedAt: now(), widget: known?.widget, problems: [] };
    try {
      entry.stamp = await fileStamp(files, path);
      if (entry.stamp === undefined) {
        if (known) await this.#forget(id);
        return undefined;
      }
      if (known && entry.stamp === known.stamp) {
        known.checkedAt = entry.checkedAt;
        return known;
      }
      const text = await files.readFile(path, 'utf8');
      const parsed = parseWidgetFile(id, text);
      if (parsed.widget && this.#keepsLastGood) await this.#lastGood.keep(id, text);
      const widget = parsed.widget ?? entry.widget ?? (await this.#lastGood.read(id));
      entry.widget = widget && freezeWidget(widget);
      entry.problems = parsed.faults.map((fault) => this.#data.problem(path, fault));
    } catch (error) {
      // Not kept under a stamp, so that the next look tries again.
      entry.stamp = undefined;
      entry.problems = [this.#data.problem(path, { reason: `cannot be read: ${reasonOf(error)}` })];
    }
    this.#keep(id, entry);
    return entry;
  }
}
