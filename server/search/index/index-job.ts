/** What passes between the indexing thread and the others. Flat memory of an answer is handed over, all else copied. */
import type { Page } from '../../model.js';
import type { Dictionary } from './dictionary.js';
import type { LiveSegment, Segment } from './segment.js';

/** A build is `begin`, any number of `pages`, and `finish`; the thread answers `finish` and `merge`. */
export type IndexRequest =
  | { kind: 'begin'; known: readonly Dictionary[] }
  | { kind: 'pages'; pages: readonly Page[] }
  | { kind: 'finish' }
  | { kind: 'merge'; live: readonly LiveSegment[] };

export type IndexAnswer = { segment: Segment } | { error: unknown };
