/** A data folder and folders of files to import into it, anew for each test of a file. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, afterEach, beforeEach } from 'node:test';
import type { Page } from '../../model.js';
import { openJsonOperatorStore } from '../../store/json/json-operator-store.js';
import type { OperatorStore } from '../../store/port/store.js';
import { createDocumentReader } from '../documents/document-reader.js';
import { importPages } from './import-pages.js';
import type { Generator } from '../pages/generator.js';

export const WIDGET_ID = '11111111-1111-1111-1111-111111111111';

export const reader = createDocumentReader();
after(() => reader.close());

export let root: string;
export let store: OperatorStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'service-chat-import-'));
  store = await openJsonOperatorStore(join(root, 'data'));
});
afterEach(async () => {
  await store.close();
  await rm(root, { recursive: true });
});

/** Writes files below a folder of their own and returns its path. */
export async function folderOf(files: Record<string, string | Buffer>, name = 'site'): Promise<string> {
  const folder = join(root, name);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

export const importFrom = (sources: string | string[], baseUrl?: string, generator?: Generator | 'none') =>
  importPages({
    pages: store.pages,
    widgetId: WIDGET_ID,
    sources: [sources].flat(),
    baseUrl,
    generator,
    reader,
  });

export async function pagesById(): Promise<Record<string, Page>> {
  return Object.fromEntries((await store.pages.list(WIDGET_ID)).map((page) => [page.id, page]));
}
