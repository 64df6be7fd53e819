/** An index as it would be with other pages: for trying what is not kept yet. */
import type { Page } from '../../model.js';
import { createLocalIndexer } from './indexer.js';
import { PassageIndex } from './passage-index.js';
import type { LiveSegment } from './segment.js';
import { Vocabulary } from './vocabulary.js';

/** @param drafts take the place of pages with their ids; nothing of `live` is changed */
export async function draftIndex(
  live: readonly LiveSegment[],
  drafts: readonly Page[],
): Promise<PassageIndex> {
  const ids = new Set(drafts.map(({ id }) => id));
  const kept = live.map(({ segment, deadPages }): LiveSegment => {
    const replaced = segment.pages.flatMap(({ id }, page) => (ids.has(id) ? [page] : []));
    return { segment, deadPages: new Set([...deadPages, ...replaced]) };
  });
  const known = new Vocabulary(kept.map(({ segment }) => segment.dictionary));
  const segment = await createLocalIndexer().build(drafts, known);
  return new PassageIndex([...kept, { segment, deadPages: new Set() }]);
}
