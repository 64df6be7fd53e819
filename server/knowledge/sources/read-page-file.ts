/** Reads one file as a page. */
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { reasonOf } from './file-error.js';
import type { ReadResult } from './page-draft.js';
import { readHtmlPage } from './read-html-page.js';
import { readMarkdownPage } from './read-markdown-page.js';

/** Larger files are exports or mistakes, not pages. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

/** Reads the file, or tells why it is skipped. */
export async function readPageFile(path: string): Promise<ReadResult> {
  const read = await readText(path);
  if ('reason' in read) return read;
  const extension = extname(path).toLowerCase();
  const result = extension.startsWith('.htm')
    ? readHtmlPage(read.text)
    : readMarkdownPage(read.text, extension === '.mdx');
  const isEmpty = 'draft' in result && !/[\p{L}\p{N}]/u.test(result.draft.content);
  return isEmpty ? { reason: 'has no text' } : result;
}

async function readText(path: string): Promise<{ text: string } | { reason: string }> {
  try {
    const { size } = await stat(path);
    if (size > MAX_PAGE_BYTES)
      return { reason: `is larger than 2 MB (${(size / 1024 / 1024).toFixed(1)} MB)` };
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)) };
  } catch (error) {
    if (error instanceof TypeError) return { reason: 'is not UTF-8 text; save it as UTF-8' };
    return { reason: reasonOf(error) };
  }
}
