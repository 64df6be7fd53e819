/** Tells names that a question says as they are: all that stands in them is asked for. */
import type { TermTable } from '../ranking/passage-match.js';
import type { ReadHits } from './read-hits.js';

/** Whether a question holds each word of a label. */
export const isNamedWhole = (label: string, read: ReadHits, table: TermTable): boolean =>
  (label.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => table.coverage(read(word)) > 0);
