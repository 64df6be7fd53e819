/** Recognises hours in tables: by rows of days and columns of parts, or the other way round. */
import {
  contactPatternsOrDefault,
  foldForPatterns,
  timeBoundsIn,
  type ContactPatterns,
} from '../../languages/contact-patterns.js';
import { daysIn } from '../../languages/weekdays.js';
import { yearPeriodsIn } from '../../languages/year-periods.js';
import { countClockTimes, followEachOther } from './clock-times.js';
import type { FactLine } from './fact-lines.js';
import { isTimeCell, readHoursLine } from './opening-hours.js';
import { addFact, type PageFact } from './page-fact.js';

/** A cell that is longer names no day or part of a week. */
export const MAX_DAY = 100;
/** A longer cell says more than `by appointment`. */
const MAX_REMARK = 40;

/** Columns that together say when it is open on the day of a row. */
interface TogetherColumns {
  columns: readonly number[];
  /** Whether they are the first and the last time of one range, and not ranges of their own. */
  isRange: boolean;
}

/** Adds the hours of a table; false where it is none of days and times. */
export function addHoursTable(group: readonly FactLine[], language: string, facts: PageFact[]): boolean {
  const [first] = group;
  const patterns = contactPatternsOrDefault(language);
  if (!first || first.cells.length < 2) return false;
  const hasDays = (text: string | undefined): boolean =>
    text !== undefined && text.length <= MAX_DAY && daysIn(text, patterns).size > 0;
  const rowsOfDays = group.filter(({ cells }) => hasDays(cells[0])).length;
  // Where rows have no name, the first column is one of days too.
  const isUnnamed =
    hasDays(first.header[0]) &&
    group.every(({ cells: [cell = ''] }) => isTimeCell(cell, language) && !hasDays(cell));
  const firstColumn = isUnnamed ? 0 : 1;
  const columnsOfDays = first.header.slice(firstColumn).filter(hasDays).length;
  const isOfDays = rowsOfDays > 0 && rowsOfDays >= columnsOfDays;
  const columnsOfTimes = new Set(
    group.flatMap(({ cells }) =>
      [...cells.keys()].filter((column) => column > 0 && isTimeCell(cells[column] ?? '', language)),
    ),
  );
  const together = isOfDays
    ? columnsTogether(
        group.filter(({ cells }) => hasDays(cells[0])),
        [...columnsOfTimes],
        language,
      )
    : undefined;
  let isTable = false;
  for (const line of group) {
    const joined = together && hasDays(line.label) ? joinedCells(line, together, language) : undefined;
    if (joined) {
      isTable = true;
      addFact(facts, line, {
        kind: 'hours',
        value: `${line.label}: ${joined.value}`,
        label: '',
        quote: joined.quote,
      });
    }
    for (const [column, cell] of line.cells.entries()) {
      if (joined && together?.columns.includes(column)) continue;
      const header = line.header[column] ?? '';
      // `by appointment` is what a column of times says of a day.
      const isOfColumn =
        isOfDays && rowsOfDays === group.length && isRemark(cell) && columnsOfTimes.has(column);
      // So is `unstaffed` in a row of times whose columns are days.
      const isOfRow =
        columnsOfDays > 1 &&
        hasDays(header) &&
        isRemark(cell) &&
        line.cells.some((other, at) => hasDays(line.header[at]) && isTimeCell(other, language));
      if (column < firstColumn || !(isTimeCell(cell, language) || isOfColumn || isOfRow)) continue;
      const isRow = isOfDays && hasDays(line.label);
      // `Sat 10–13` beside `Saturday course` are the hours of the course, and say their day themselves.
      if (
        hasDays(cell) &&
        !(isRow && isOnlyDays(line.label, patterns)) &&
        readHoursLine(cell, language)?.hasTimes
      ) {
        isTable = true;
        addFact(facts, line, { kind: 'hours', value: cell, label: line.label, quote: cell });
        continue;
      }
      // Below the days stand other times: `25 December`, `Last orders`.
      if (isOfDays && !isRow && line.cells.length === 2 && isTimeCell(cell, language)) {
        const isDate = yearPeriodsIn(line.label, language).length > 0;
        const value = `${line.label}: ${cell}`;
        addFact(facts, line, { kind: 'hours', value, label: isDate ? '' : line.label, quote: cell });
        continue;
      }
      if (!isRow && !hasDays(header)) continue;
      isTable = true;
      const [day, part] = isRow ? [line.label, header] : [header, isUnnamed ? '' : line.label];
      addFact(facts, line, { kind: 'hours', value: `${day}: ${cell}`, label: part, quote: cell });
    }
  }
  return isTable;
}

/**
 * The columns of a table of days that belong together: `Opens` and `Closes`, two with a time each, or parts of the day
 * such as `Morning` and `Afternoon`, whose times follow each other in every row. Hours of several things overlap.
 */
function columnsTogether(
  rows: readonly FactLine[],
  columns: readonly number[],
  language: string,
): TogetherColumns | undefined {
  const patterns = contactPatternsOrDefault(language);
  const header = rows[0]?.header ?? [];
  const [opens, closes] = opensAndCloses(header, patterns);
  if (opens !== undefined && closes !== undefined) return { columns: [opens, closes], isRange: true };
  if (columns.length < 2 || columns.some((column) => isBound(header[column] ?? '', patterns)))
    return undefined;
  const sorted = [...columns].sort((a, b) => a - b);
  const times = rows.map(({ cells }) =>
    sorted.map((column) => cells[column] ?? '').filter((cell) => countClockTimes(cell) > 0),
  );
  const whole = times.filter((cells) => cells.length === sorted.length);
  if (whole.length === 0 || !times.every(followEachOther)) return undefined;
  const hasOneTime = (cell: string): boolean => countClockTimes(cell) === 1;
  if (times.every((cells) => cells.every(hasOneTime))) {
    // `Kitchen closes` is the end of something else.
    const isRange = sorted.length === 2 && sorted.every((column) => isOneWord(header[column] ?? ''));
    return isRange ? { columns: sorted, isRange } : undefined;
  }
  return times.flat().every((cell) => countClockTimes(cell) > 1)
    ? { columns: sorted, isRange: false }
    : undefined;
}

const isOneWord = (name: string): boolean => !/\s/.test(name.trim());

/** Whether a column is named for the last time to come or to go, which is no end of a range: `Last entry`. */
const isBound = (name: string, patterns: ContactPatterns): boolean =>
  timeBoundsIn(foldForPatterns(name), patterns).includes('last');

/** What the cells say together, and what of it stands in the page. */
function joinedCells(
  { cells, header }: FactLine,
  { columns, isRange }: TogetherColumns,
  language: string,
): { value: string; quote: string } | undefined {
  const told = columns.filter((column) => {
    const cell = cells[column] ?? '';
    return isTimeCell(cell, language) || (!isRange && isRemark(cell));
  });
  const [first] = told;
  const quote = cells[first ?? -1];
  if (quote === undefined || (isRange && told.length < columns.length)) return undefined;
  const texts = told.map((column) => cells[column] ?? '');
  if (!isRange) {
    return {
      value: told.map((column, i) => `${header[column] ?? ''} ${texts[i] ?? ''}`.trim()).join(', '),
      quote,
    };
  }
  // A day on which it is closed has one cell for both.
  return { value: [...new Set(texts)].join(' – '), quote };
}

/** Numbers of the columns that say when it opens and closes, each by that word alone: `Opens`, `Closes`. */
function opensAndCloses(header: readonly string[], { open, closed }: ContactPatterns): [number?, number?] {
  const columnOf = (pattern: RegExp): number =>
    header.findIndex((name, column) => {
      const folded = foldForPatterns(name);
      return column > 0 && folded.search(pattern) >= 0 && !/\p{L}/u.test(folded.replace(pattern, ''));
    });
  const [opens, closes] = [columnOf(open), columnOf(closed)];
  return opens > 0 && closes > 0 ? [opens, closes] : [];
}

const isRemark = (cell: string): boolean =>
  /\p{L}/u.test(cell) && !/\d/.test(cell) && cell.length <= MAX_REMARK;

/** Whether a label names days and nothing else: `Mon – Thu`, not `Saturday course`. */
export function isOnlyDays(
  label: string,
  { days, weekdays, weekend, daily, range }: ContactPatterns,
): boolean {
  let rest = foldForPatterns(label);
  for (const pattern of [...days, weekdays, weekend, daily, range]) rest = rest.replace(pattern, ' ');
  return !/\p{L}{3}/u.test(rest);
}
