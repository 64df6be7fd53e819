/**
 * Where the caches of a server lie. They are beside the store and not part of it: each server has its own, all of it
 * can be made again from the pages, and it may be deleted at any time.
 */
import { join } from 'node:path';

export interface CacheFolders {
  /** Indexes of widgets, so that a restart need not build them again. */
  index: string;
  /** Vectors of passages, so that no text is embedded twice. */
  vectors: string;
}

export function cacheFoldersOf(root: string): CacheFolders {
  return { index: join(root, 'index'), vectors: join(root, 'vectors') };
}
