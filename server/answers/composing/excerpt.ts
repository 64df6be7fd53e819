/** Picks the words that a citation quotes. */
import type { Citation } from '../../contract.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { Unit } from '../../search/passages/passage.js';
import type { AnswerWindow } from './window.js';
import { quoteAddress } from './quote-address.js';

/**
 * The quotation of a window: its best unit, or else the nearest that stands word for word in the raw page. Empty
 * only where no unit of the passage does.
 */
function excerptOf(units: readonly Unit[], window: AnswerWindow): { unit: number; text: string } {
  let nearest = { unit: 0, text: '' };
  let distance = Infinity;
  for (const [i, unit] of units.entries()) {
    const text = unit.excerpt ?? unit.text;
    if (text === '' || Math.abs(i - window.best) >= distance) continue;
    nearest = { unit: i, text };
    distance = Math.abs(i - window.best);
  }
  return nearest;
}

/** What a reader sees of the page before a unit of a passage, a block a line. */
function textBefore(index: PassageIndex, passage: number, unit: number): string {
  const lines: string[] = [];
  for (let i = index.firstPassageOf(index.pageOf(passage)); i <= passage; i++) {
    const { headings, units } = index.passageAt(i).passage;
    lines.push(headings.at(-1) ?? '');
    for (const { text, isBlockStart } of units.slice(0, i === passage ? unit : units.length)) {
      lines.push((isBlockStart ? '' : `${lines.pop() ?? ''} `) + text);
    }
  }
  return lines.join('\n');
}

/** Cites the page of a passage with the words of the window that carry the answer. */
export function cite(index: PassageIndex, passageNumber: number, window: AnswerWindow): Citation {
  const { page, passage } = index.passageAt(passageNumber);
  const { unit, text } = excerptOf(passage.units, window);
  const pageUrl = quoteAddress(page.url, text, textBefore(index, passageNumber, unit));
  return { pageId: page.id, pageTitle: page.title, pageUrl, excerpt: text };
}

/** Cites words of one cell of a row: those further left in the row stand before them. */
export function citeCell(index: PassageIndex, passageNumber: number, unit: number, words: string): Citation {
  const { page, passage } = index.passageAt(passageNumber);
  const cells = passage.units[unit]?.cells ?? [];
  const column = cells.findIndex((cell) => cell.includes(words));
  const before = [textBefore(index, passageNumber, unit), ...cells.slice(0, Math.max(0, column))].join('\n');
  return {
    pageId: page.id,
    pageTitle: page.title,
    pageUrl: quoteAddress(page.url, words, before),
    excerpt: words,
  };
}
