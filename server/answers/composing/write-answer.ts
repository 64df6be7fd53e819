/** Writes the answer that a ranking gives, with its citations. */
import type { Citation } from '../../contract.js';
import type { Unit } from '../../search/passages/passage.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { AnswerWindow } from './window.js';
import { writeMarkdown } from './compose.js';
import { writeCells } from './write-cells.js';
import { markOf } from './marks.js';
import { needsHeading } from './needs-heading.js';
import { cite } from './excerpt.js';
import { repeats } from './repeats.js';
import { shownParts, type ShownPart } from './shown-parts.js';
import type { PassageView } from './passage-view.js';
import type { Sought } from './sought.js';
import type { ShownAnswer } from '../ranking/features.js';
import type { TermHits } from '../ranking/passage-match.js';
import { isPersonName } from '../../languages/question-kind.js';
import type { Ranking } from '../ranking/rank.js';

/** From this share of its words on, a sentence says what another says. */
const SAME = 0.8;
/** Longer code is not shown beside a text that says what it is. */
const MOST_CODE_LINES = 25;
/** Headings that hold so large a share of the question are what it asks for. */
const ASKED = 0.7;

export interface WrittenAnswer extends ShownAnswer {
  /** Markdown; behind each part stands the mark of its citation. */
  text: string;
  /** In the order of the marks. */
  citations: Citation[];
  /** Numbers of the pages that are cited. */
  pages: ReadonlySet<number>;
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[\s.,;:!?]+/u);

/** Whether most words of a text stand in one that is shown already. */
function saysTheSame(text: string, shown: readonly ReadonlySet<string>[]): boolean {
  const words = wordsOf(text);
  return shown.some((known) => words.filter((word) => known.has(word)).length >= SAME * words.length);
}

/**
 * Answers from the best passages of a ranking, which must not be empty. Pages often say the same thing in
 * nearly the same words: that is shown once.
 * @param sought in these and other passages
 * @param isBrief whether the best sentence or list is all that is wanted
 * @param before what the reply before said, which is not said again beside something new
 */
export function writeAnswer(
  index: PassageIndex,
  ranking: Ranking,
  sought: Sought,
  { isBrief = false, before }: { isBrief?: boolean; before?: string | undefined } = {},
): WrittenAnswer {
  const shown: Set<string>[] = [];
  const texts: string[] = [];
  const citations: Citation[] = [];
  const pages = new Set<number>();
  const hits: TermHits[] = [];
  let hasUnaskedTable = false;
  let isKindShown = false;
  const { kind } = sought;
  for (const { view, window } of unsaid(shownParts(index, ranking, sought, isBrief), before)) {
    const { page, passage, units: all, kindReader, read, candidate } = view;
    const { places, best, cells } = window;
    if (saysTheSame(all[best]?.text ?? '', shown)) continue;
    const mark = markOf(citations.length + 1);
    const part = writePart(view, window, mark);
    for (const place of [...places, ...(cells?.rows ?? [])]) {
      shown.push(new Set(wordsOf(all[place]?.text ?? '')));
      isKindShown ||= kindReader?.unit(all[place]) ?? false;
    }
    const units = places.flatMap((place) => all[place] ?? []);
    const heading = view.heading ?? page.title;
    const isToldAbove = kindReader?.heading === true && !units.some(kindReader.unit);
    isKindShown ||= isToldAbove;
    const isNamedAbove = kind === 'person' && isPersonName(heading);
    const above =
      isToldAbove ||
      isNamedAbove ||
      needsHeading(units, all, { text: heading, isOwn: view.heading !== undefined }, page.language)
        ? [`**${heading.replaceAll('*', '\\*')}**`]
        : [];
    citations.push(cite(index, candidate.passage, window));
    texts.push(...above, part.text);
    hits.push(read([...above, part.text.replaceAll(mark, '')].join('\n')));
    const headings = [page.title, ...passage.headings, ...headCells(all, window)];
    hasUnaskedTable ||= part.hasTable && ranking.table.coverage(read(headings.join('\n'))) < ASKED;
    pages.add(candidate.page);
  }
  const coverage = ranking.table.coverage(...hits);
  const lacksKind = kind !== undefined && kind !== 'definition' && !isKindShown;
  return { text: texts.join('\n\n'), citations, pages, coverage, lacksKind, hasUnaskedTable };
}

/** The names of the columns of a table that is shown. */
const headCells = (units: readonly Unit[], { cells }: AnswerWindow): readonly string[] =>
  (cells?.head === undefined ? undefined : units[cells.head]?.cells) ?? [];

/** Without the parts that the reply before showed, unless it showed all. */
function unsaid(parts: readonly ShownPart[], before: string | undefined): readonly ShownPart[] {
  if (before === undefined) return parts;
  const others = parts.filter(({ view, window }) => !repeats(writePart(view, window, '').text, before));
  return others.length > 0 ? others : parts;
}

/** Code that is read on its page, and not in a window of the chat. */
const isLongCode = ({ kind, text }: Unit): boolean =>
  kind === 'code' && text.split('\n').length > MOST_CODE_LINES;

/** What a window shows; where a list or a table goes on, it ends with a link to its page. */
function writePart(
  { units: all, page }: PassageView,
  { places, cells, isCut }: AnswerWindow,
  mark: string,
): { text: string; hasTable: boolean } {
  const table = cells && writeCells(all, cells);
  const chosen = places.flatMap((place) => all[place] ?? []);
  const short = chosen.filter((unit) => !isLongCode(unit));
  const units = short.length > 0 ? short : chosen;
  const more = (isCut ?? false) || table?.isCut || units.length < chosen.length ? `\n\n${linkOn(page)}` : '';
  if (!table) {
    const text = writeMarkdown(units, more === '' ? mark : '');
    return { text: more === '' ? text : `${text}${more} ${mark}`, hasTable: false };
  }
  const text = units.length > 0 ? `${writeMarkdown(units, '')}\n\n` : '';
  const end = more === '' ? (table.isTable ? '\n\n' : ' ') : `${more} `;
  return { text: text + table.markdown + end + mark, hasTable: table.isTable };
}

/** Says that the page goes on, in any language. */
function linkOn({ title, url }: { title: string; url: string }): string {
  const label = title.replace(/[\\`*_[\]]/g, '\\$&');
  const address = url.replaceAll('(', '%28').replaceAll(')', '%29');
  return /^(?:https?:\/)?\//i.test(url) ? `… [${label}](${address})` : `… ${label}`;
}
