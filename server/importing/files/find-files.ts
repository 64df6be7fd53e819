/** Finds the files to import below the paths that an operator gives. */
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { AppError } from '../../errors.js';
import { reasonOf } from './file-error.js';

export interface PageFile {
  /** Path to open, and to name in a report. */
  path: string;
  /** Path inside the imported folder, with `/` between its parts: what the id and the address follow from. */
  relativePath: string;
}

/** What a site's folder holds for programs and for failures, beside its pages. */
const NO_PAGE =
  /^(?:(?:404|500|50x)\.html?|(?:robots|humans|security|ads|llms|llms-full)\.txt|(?:.*\.)?licen[cs]es?\.txt)$/i;

export const PAGE_EXTENSIONS = ['.md', '.markdown', '.mdx', '.html', '.htm', '.pdf', '.txt'];

/**
 * The files at `source`: itself, or all pages of a folder and the folders in it, in the order of their paths. Hidden files and `node_modules` are left out. Links are followed, each folder once.
 *
 * @throws {AppError} `not_found` where the source cannot be read or is no page
 */
export async function findPageFiles(source: string): Promise<PageFile[]> {
  const kind = await kindOf(source);
  if (kind === 'folder') return filesBelow(source);
  if (kind === 'file' && isPage(source)) {
    const isIndex = /^(?:_?index|readme)\./i.test(basename(source));
    // Alone, `guides/index.md` can only take its name from its folder.
    const folder = basename(dirname(resolve(source)));
    const relativePath = isIndex && folder ? `${folder}/${basename(source)}` : basename(source);
    return [{ path: source, relativePath }];
  }
  throw new AppError(
    'not_found',
    `${source} is not a page. Import a folder, or a file that ends in ${PAGE_EXTENSIONS.join(', ')}.`,
  );
}

async function kindOf(source: string): Promise<'folder' | 'file' | 'other'> {
  try {
    const found = await stat(source);
    if (found.isDirectory()) return 'folder';
    return found.isFile() ? 'file' : 'other';
  } catch (error) {
    throw new AppError('not_found', `${source} cannot be imported: it ${reasonOf(error)}.`, { cause: error });
  }
}

async function filesBelow(root: string): Promise<PageFile[]> {
  const files: PageFile[] = [];
  const visited = new Set<string>();
  const visit = async (folder: string, relativeFolder: string): Promise<void> => {
    const real = await realpath(folder);
    if (visited.has(real)) return;
    visited.add(real);
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = join(folder, entry.name);
      const relativePath = relativeFolder === '' ? entry.name : `${relativeFolder}/${entry.name}`;
      const found = entry.isSymbolicLink() ? await linkTarget(path) : entry;
      if (found?.isDirectory()) await visit(path, relativePath);
      // A link that leads nowhere is listed, to be reported as unreadable.
      else if (isPage(entry.name) && (found?.isFile() ?? true)) files.push({ path, relativePath });
    }
  };
  try {
    await visit(root, '');
  } catch (error) {
    const place = (error as NodeJS.ErrnoException).path ?? root;
    throw new AppError('not_found', `${place} cannot be imported: it ${reasonOf(error)}.`, { cause: error });
  }
  return files.sort((a, b) => (a.relativePath < b.relativePath ? -1 : 1));
}

async function linkTarget(path: string) {
  try {
    return await stat(path);
  } catch {
    return undefined;
  }
}

function isPage(name: string): boolean {
  return PAGE_EXTENSIONS.includes(extname(name).toLowerCase()) && !NO_PAGE.test(name);
}
