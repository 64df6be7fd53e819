/** Copies of widget files as they last read well, so that a file that an edit has broken is served after a restart too. */
import { randomUUID } from 'node:crypto';
import type { Widget } from '../../model.js';
import type { DataFolder } from './data-folder.js';
import { FILE_MODE, listNames, makeFolder } from './file-system.js';
import { parseWidgetFile } from './widget-file.js';

/** In the data folder, beside `widgets/`, with files of the same names. */
export const LAST_GOOD_FOLDER = 'last-good';

export class LastGoodWidgets {
  readonly #data: DataFolder;

  constructor(data: DataFolder) {
    this.#data = data;
  }

  /** The widget as it last read well, where that is known. */
  async read(id: string): Promise<Widget | undefined> {
    const text = await this.#text(id);
    return text === undefined ? undefined : parseWidgetFile(id, text).widget;
  }

  /**
   * Keeps a text that reads well. A copy that cannot be written, as on a full disk, leaves an older one: nothing rests
   * on it while the file itself is good.
   */
  async keep(id: string, text: string): Promise<void> {
    if ((await this.#text(id)) === text) return;
    const { files } = this.#data;
    const temporary = this.#data.path(LAST_GOOD_FOLDER, `.${id}.json.${randomUUID()}.tmp`);
    try {
      await makeFolder(files, this.#data.path(LAST_GOOD_FOLDER));
      const handle = await files.open(temporary, 'wx', FILE_MODE);
      try {
        await handle.writeFile(text);
      } finally {
        await handle.close();
      }
      await files.rename(temporary, this.#path(id));
    } catch {
      await files.rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  /** Forgets all other widgets. */
  async keepOnly(ids: ReadonlySet<string>): Promise<void> {
    const names = await listNames(this.#data.files, this.#data.path(LAST_GOOD_FOLDER)).catch(() => []);
    const known = names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length));
    for (const id of known.filter((each) => !ids.has(each))) await this.forget(id);
  }

  async forget(id: string): Promise<void> {
    await this.#data.files.rm(this.#path(id), { force: true }).catch(() => undefined);
  }

  async #text(id: string): Promise<string | undefined> {
    try {
      return await this.#data.files.readFile(this.#path(id), 'utf8');
    } catch {
      return undefined;
    }
  }

  #path(id: string): string {
    return this.#data.path(LAST_GOOD_FOLDER, `${id}.json`);
  }
}
