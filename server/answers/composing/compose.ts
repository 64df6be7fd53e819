/** Writes the units of an answer as Markdown, word for word. */
import { isListed, type Unit } from '../../search/passages/passage.js';
import { withoutOwnMarks } from './marks.js';

const INDENT = '   ';

function fence(unit: Unit): string {
  const ticks = unit.text.includes('```') ? '~~~' : '```';
  return `${ticks}${unit.language ?? ''}\n${unit.text}\n${ticks}`;
}

function listLine(unit: Unit, outermost: number, number: number): string {
  const marker = /^\d/.test(unit.marker ?? '') ? `${number}.` : '-';
  const indent = INDENT.repeat(Math.max(0, (unit.depth ?? 1) - outermost));
  return `${indent}${marker} ${proseOf(unit)}`;
}

const proseOf = (unit: Unit): string => withoutOwnMarks(unit.markdown ?? unit.text);

/**
 * Paragraphs, lists and fenced code of the units, in their order; an item alone is a paragraph.
 * @param mark of their citation, behind the last words, or below where there is but code; '' for none
 */
export function writeMarkdown(units: readonly Unit[], mark: string): string {
  const blocks: string[] = [];
  const items = units.filter((unit) => isListed(unit) && unit.isBlockStart);
  const lastProse = units.findLastIndex(({ kind }) => kind !== 'code');
  const outermost = Math.min(...units.map((unit) => unit.depth ?? Infinity));
  const numbers = new Map<number, number>();
  let last: Unit | undefined;
  for (const [i, unit] of units.entries()) {
    const isList = isListed(unit);
    const wasList = last !== undefined && isListed(last);
    if (!isList || !wasList) numbers.clear();
    const depth = unit.depth ?? 1;
    for (const known of numbers.keys()) if (known > depth) numbers.delete(known);
    let piece: string;
    if (unit.kind === 'code') piece = fence(unit);
    else if (isList && unit.isBlockStart && items.length > 1) {
      const number = (numbers.get(depth) ?? startOf(unit) - 1) + 1;
      numbers.set(depth, number);
      piece = listLine(unit, outermost === Infinity ? 1 : outermost, number);
    } else piece = proseOf(unit);
    if (i === lastProse && mark !== '') piece += ` ${mark}`;
    const joiner = !unit.isBlockStart ? ' ' : isList && wasList ? '\n' : '\n\n';
    const previous = blocks.at(-1);
    if (previous === undefined || joiner === '\n\n') blocks.push(piece);
    else blocks[blocks.length - 1] = previous + joiner + piece;
    last = unit;
  }
  if (lastProse < 0 && mark !== '') blocks.push(mark);
  return blocks.join('\n\n');
}

/** The number that a numbered item starts with; 1 where it has none. */
function startOf(unit: Unit): number {
  return Number.parseInt(unit.marker ?? '', 10) || 1;
}
