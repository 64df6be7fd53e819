/** Reads one file as pages. */
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { MAX_FILE_MB } from '../../defaults.js';
import type { DocumentReader } from '../documents/document-reader.js';
import type { ReadDocument } from '../documents/read-document.js';
import { reasonOf } from './file-error.js';

const MB = 1024 * 1024;

/** Reads the file, or tells why it is skipped in words that follow its name. */
export async function readPageFile(
  path: string,
  reader: Pick<DocumentReader, 'read'>,
): Promise<ReadDocument['result']> {
  const extension = extname(path).toLowerCase();
  try {
    const { size } = await stat(path);
    const limit = extension === '.pdf' ? MAX_FILE_MB.pdf : MAX_FILE_MB.page;
    if (size > limit * MB) return { reason: `is larger than ${limit} MB (${(size / MB).toFixed(1)} MB)` };
    return (await reader.read({ from: 'file', extension, bytes: await readFile(path) })).result;
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}
