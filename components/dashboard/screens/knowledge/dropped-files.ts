/** The files that somebody drops or chooses, with the paths that they have among each other. */

export interface PickedFile {
  readonly path: string;
  readonly file: File;
}

/** As the server takes them. */
const FITS = /\.(?:md|markdown|mdx|html?|pdf|txt)$/i;
/** Hidden parts of a folder are no pages. */
const HIDDEN = /(?:^|\/)(?:\.|node_modules\/)/;

export const fits = ({ path }: PickedFile): boolean => FITS.test(path) && !HIDDEN.test(path);

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
