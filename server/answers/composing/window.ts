/** What a window is: the part of a passage that is shown. */
import type { TablePart } from './table-part.js';

/** Places of units of a passage, in their order; `best` carries the answer. */
export interface AnswerWindow {
  places: number[];
  best: number;
  /** What is shown of a table, behind the units. */
  cells?: TablePart;
  /** Whether a list or code goes on behind the window. */
  isCut?: boolean;
}

/** The most that a window holds, as running text and as a list; text does not grow beyond `enoughWords`. */
export interface WindowSize {
  units: number;
  words: number;
  enoughWords: number;
  listUnits: number;
  listWords: number;
}
