/** Reads what a question asks of a table. */
import { calendarPart } from '../../languages/calendar.js';
import { isNegated } from '../../languages/negation.js';
import { countWords } from '../../search/passages/passages.js';
import { isTabular } from '../../search/passages/passage.js';
import { askedWords, type AskedWords } from '../matching/closest-names.js';
import type { TermHits } from '../ranking/passage-match.js';
import type { PassageView } from './passage-view.js';
import type { Sought } from './sought.js';

/** A caption of a table has so many words at most. */
const MAX_CAPTION = 6;

export interface AskedOfTable {
  sought: Sought;
  /** Of the passage that the table stands in. */
  view: PassageView;
  /** What the heading above the table, with its caption, holds of the question. */
  heading: TermHits;
  words: AskedWords;
  /** Places of the terms that are days or months. */
  days: readonly number[];
  /** Places of the terms that it is said to be without: `no membership`. */
  denied: readonly number[];
}

/** @param at place of a unit of the table */
export function readAskedOfTable(view: PassageView, sought: Sought, at: number): AskedOfTable {
  const { question, table } = sought;
  const { language, read } = view;
  return {
    sought,
    view,
    heading: hitsAbove(view, at),
    words: askedWords(question, language, read),
    days: table.terms.flatMap(({ word }, i) => (calendarPart(word, language) === undefined ? [] : [i])),
    denied: deniedTerms(sought, language),
  };
}

/** Places of the terms that are denied, with no other term between: `no membership`, `not in the club`. */
function deniedTerms({ question, table }: Sought, language: string): number[] {
  const words: string[] = question.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  const terms = new Set(table.terms.map(({ word }) => word));
  return table.terms.flatMap(({ word }, i) => {
    const before = words.slice(0, Math.max(0, words.indexOf(word)));
    const gap = before.slice(before.findLastIndex((other) => terms.has(other)) + 1);
    return isNegated(gap.join(' '), language) ? [i] : [];
  });
}

/** What the heading and the caption of a table hold of the question. */
function hitsAbove({ units, match, read }: PassageView, at: number): TermHits {
  let first = at;
  while (isTabular(units[first - 1])) first--;
  const caption = units[first - 1];
  const isCaption = caption?.kind === 'sentence' && !/[.!?:。！？：]$/u.test(caption.text);
  if (!isCaption || countWords(caption.text) > MAX_CAPTION) return match.leaf;
  return read(caption.text).map((hit, i) => Math.max(hit, match.leaf[i] ?? 0));
}
