/**
 * Reads cards of people: a name in a heading or on a line in bold, and what its bearer is right below it, or right above it.
 * Which of both, only all cards of a run tell: what stands between two names belongs to one of them.
 */
import { readInline } from '../../markdown/inline-markdown.js';
import { readBlocks, type Block } from '../../markdown/markdown-blocks.js';
import { isLabel, isName, isRole } from './persons.js';

/** Somebody who leads. */
export interface NameCard {
  name: string;
  role: string;
}

interface Title {
  kind: 'title';
  text: string;
}
/** What stands below, or above, a name: its first line and its last, which are one mostly. */
interface Text {
  kind: 'text';
  first: string;
  last: string;
}
type Part = Title | Text | { kind: 'other' } | { kind: 'end' };

const MAY_HOLD_NAMES = /^(?:#{2,6}\s|\*\*)\s*\p{Lu}[^\n]{0,80}$/mu;
/** A longer page tells of its people somewhere in the beginning. */
const MAX_BLOCKS = 2000;

/** The cards of those who lead. */
export function nameCardsOf(content: string, language: string): NameCard[] {
  if (!MAY_HOLD_NAMES.test(content)) return [];
  const parts = partsOf(content, language);
  if (!parts.some(({ kind }) => kind === 'title')) return [];
  const cards: NameCard[] = [];
  let run: Part[] = [];
  for (const part of [...parts, { kind: 'end' } as const]) {
    if (part.kind !== 'end') run.push(part);
    else {
      for (const card of cardsOfRun(run, language)) cards.push(card);
      run = [];
    }
  }
  return cards;
}

/** Headings that are no names end a run. */
function partsOf(content: string, language: string): Part[] {
  const { blocks, references } = readBlocks(content);
  const common = wordsInLowerCase(content);
  return blocks.slice(0, MAX_BLOCKS).map((block): Part => {
    if (block.kind !== 'heading' && block.kind !== 'paragraph') return { kind: 'other' };
    const read = (source: string) => readInline(source, references);
    const { text } = read(block.source);
    const isTitled = block.kind === 'heading' || isBold(block, read(block.source));
    if (isTitled && isName(text, language) && !isCommon(text, common)) return { kind: 'title', text };
    if (block.kind === 'heading')
      return isRole(text, language) ? { kind: 'text', first: text, last: text } : { kind: 'end' };
    const lines = block.source.split('\n').map((line) => read(line).text);
    return { kind: 'text', first: lines[0] ?? '', last: lines.at(-1) ?? '' };
  });
}

function isBold(
  { source }: Extract<Block, { source: string }>,
  { text, marks }: ReturnType<typeof readInline>,
): boolean {
  return (
    !source.includes('\n') &&
    marks.some(({ kind, start, end }) => kind === 'strong' && start === 0 && end === text.length)
  );
}

function wordsInLowerCase(content: string): ReadonlySet<string> {
  return new Set(content.match(/(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]+/gu) ?? []);
}

/** Whether all words of a title are words of the page as well, as those of `Harbour Branch` are. */
const isCommon = (text: string, common: ReadonlySet<string>): boolean =>
  text.split(/\s+/).every((word) => common.has(word.toLowerCase()));

function cardsOfRun(run: readonly Part[], language: string): NameCard[] {
  const titles = run.flatMap(({ kind }, place) => (kind === 'title' ? [place] : []));
  const isBelow = rolesAreBelow(run, titles);
  if (isBelow === undefined) return [];
  return titles.flatMap((place) => {
    const [title, beside] = [run[place], run[isBelow ? place + 1 : place - 1]];
    if (title?.kind !== 'title' || beside?.kind !== 'text') return [];
    const role = isBelow ? beside.first : beside.last;
    return isRole(role, language) ? [{ name: title.text, role }] : [];
  });
}

/** Undefined where it cannot be told: names and labels in turn, with a label at both ends. */
function rolesAreBelow(run: readonly Part[], titles: readonly number[]): boolean | undefined {
  const isLabelAt = (place: number, line: 'first' | 'last'): boolean => {
    const part = run[place];
    return part?.kind === 'text' && isLabel(part[line]);
  };
  const [first = 0] = titles;
  for (const [i, place] of titles.slice(0, -1).entries()) {
    const next = titles[i + 1] ?? place;
    // Between two names stand a label and a text: the label belongs to the name that it stands beside.
    if (next - place < 3) continue;
    const [below, above] = [isLabelAt(place + 1, 'first'), isLabelAt(next - 1, 'last')];
    if (below !== above) return below;
  }
  const isAbove = isLabelAt(first - 1, 'last');
  const isLastBelow = isLabelAt((titles.at(-1) ?? 0) + 1, 'first');
  return isAbove === isLastBelow ? undefined : isLastBelow;
}
