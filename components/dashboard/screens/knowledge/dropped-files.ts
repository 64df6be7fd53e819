/** The files that somebody drops or chooses, with the paths that they have among each other. */
import { MAX_FILE_MB } from '../../../../server/defaults.js';
import type { importMessages } from '../../messages/knowledge/import-messages.js';

export interface PickedFile {
  readonly path: string;
  readonly file: File;
}

/** As the server takes them. */
const FITS = /\.(?:md|markdown|mdx|html?|pdf|txt)$/i;
/** Hidden parts of a folder are no pages. */
const HIDDEN = /(?:^|\/)(?:\.|node_modules\/)/;

const BYTES_OF_MB = 1024 * 1024;

/** Why a file is left out. */
export type Unfit = keyof typeof importMessages.unfit;

/** Undefined for what the server takes. */
export function unfitOf({ path, file }: PickedFile): Unfit | undefined {
  if (HIDDEN.test(path)) return 'hidden';
  if (!FITS.test(path)) return 'kind';
  if (file.size === 0) return 'empty';
  const kind = /\.pdf$/i.test(path) ? 'pdf' : 'page';
  return file.size > MAX_FILE_MB[kind] * BYTES_OF_MB ? kind : undefined;
}

/** Of a field for files or for a folder. */
export const pickedIn = (input: HTMLInputElement): PickedFile[] =>
  [...(input.files ?? [])].map((file) => ({
    path: withoutFolder(file.webkitRelativePath) || file.name,
    file,
  }));

/** Of a drop; folders are read with all that is in them. */
export async function droppedIn({ items }: DataTransfer): Promise<PickedFile[]> {
  // They must be asked for before anything is waited for.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found = await Promise.all(entries.map((entry) => filesBelow(entry, '')));
  return found.flat();
}

async function filesBelow(entry: FileSystemEntry, above: string): Promise<PickedFile[]> {
  const path = above + entry.name;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject);
    });
    return [{ path: withoutFolder(path), file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const all: PickedFile[] = [];
  for (;;) {
    // Browsers give some at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    for (const each of some) all.push(...(await filesBelow(each, `${path}/`)));
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** The folder that was chosen is no part of the addresses below it. */
const withoutFolder = (path: string): string =>
  path.includes('/') ? path.slice(path.indexOf('/') + 1) : path;
