/** What an answer is made of: the shapes of a passage and its units. */
import { asks } from '../../languages/closing-marks.js';

/**
 * The smallest piece that is quoted: a sentence, a list item, a table row or a block of code. The column headings of a
 * table stand before its rows, as a `head`. `text` is what a reader sees, white space folded (code keeps its lines).
 */
export interface Unit {
  kind: 'sentence' | 'item' | 'head' | 'row' | 'code';
  text: string;
  /** The same piece as Markdown, ready to be shown; absent where it equals `text`. */
  markdown?: string;
  /** What to quote instead of `text`: a part that stands the same in the raw page; '' where nothing does. */
  excerpt?: string;
  /** True for the first unit of its paragraph, item, row or code block. */
  isBlockStart: boolean;
  /** Items alone: `-` or `1.`, and how deep they are nested, from 1. */
  marker?: string;
  depth?: number;
  /** Rows and heads alone: Markdown of every cell, '' for an empty one. */
  cells?: string[];
  /** Code alone: what the fence says of it. */
  language?: string;
}

/** A piece of a page under one heading. */
export interface Passage {
  /** Headings above it, outermost first, without the page's title. */
  headings: string[];
  units: Unit[];
}

/** Whether the heading right above a passage is a question that the page asks itself. */
export const isBelowQuestion = ({ headings }: Passage): boolean => asks(headings.at(-1) ?? '');

/** Whether a unit belongs to a table. */
export const isTabular = (unit: Unit | undefined): boolean => unit?.kind === 'row' || unit?.kind === 'head';

/** Whether a unit belongs to a list or a table. */
export const isListed = (unit: Unit | undefined): boolean => unit?.kind === 'item' || isTabular(unit);
