/** Recognises hours in the lines of a page: in tables of days, in lists of them and in sentences. */
import {
  contactPatterns,
  contactPatternsOrDefault,
  foldForPatterns,
  LABELS,
} from '../../languages/contact-patterns.js';
import { withHoursInDigits } from '../../languages/hours-in-words.js';
import { daysIn } from '../../languages/weekdays.js';
import { yearPeriodsIn } from '../../languages/year-periods.js';
import { sentencesOf } from '../passages/sentences.js';
import type { FactLine } from './fact-lines.js';
import { addHoursTable, isOnlyDays, MAX_DAY } from './hours-tables.js';
import { readHoursLine, tellsTimeOfSomething } from './opening-hours.js';
import { addFact, type PageFact } from './page-fact.js';

/** A longer sentence tells what happens on a day, unless it begins with `On Sundays`. */
const MAX_DAY_WORDS = 6;
const MAX_WORDS_AFTER_DAY = 20;
const MAX_DATE_WORDS = 10;
/** A longer one below a heading that says when it is shut tells of something else. */
const MAX_CLOSURE_WORDS = 24;
/** What stands before the first sign or number: `Monday` of `Monday: we sleep`. */
const OPENING = /^[^\p{N}:：,;–—(]+/u;
const MONEY = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/**
 * Adds the hours that lines say which stand together.
 * @param remarks of days, in the lists of the page
 */
export function addHours(
  group: readonly FactLine[],
  remarks: ReadonlySet<FactLine>,
  language: string,
  facts: PageFact[],
): void {
  if (addHoursTable(group, language, facts)) return;
  for (const line of group) {
    const { text } = line;
    if (remarks.has(line)) addFact(facts, line, { kind: 'hours', value: text, label: '', quote: text });
    else addHoursOfLine(line, language, facts);
  }
}

/** Lines of lists of days that name no time, whatever they say: `Monday: we sleep` beside `Tuesday 7.30–17.00`. */
export function remarksOfDays(lines: readonly FactLine[], language: string): Set<FactLine> {
  const patterns = contactPatternsOrDefault(language);
  const openingOf = ({ text }: FactLine): string => OPENING.exec(text)?.[0] ?? '';
  const opensWithDay = (line: FactLine): boolean => {
    const { text, cells } = line;
    if (cells.length > 0 || MONEY.test(text) || daysIn(openingOf(line), patterns).size === 0) return false;
    const [first = ''] = sentencesOf(text);
    return first.length <= MAX_DAY;
  };
  const remarks = new Set<FactLine>();
  let list: FactLine[] = [];
  const close = (): void => {
    const untimed = list.filter(({ text }) => !readHoursLine(text, language)?.hasTimes);
    if (untimed.length < list.length) {
      // `Wednesday evening` belongs to the list, and is no day that is told of.
      for (const line of untimed) if (isOnlyDays(openingOf(line), patterns)) remarks.add(line);
    }
    list = [];
  };
  for (const line of lines) {
    if (line.heading !== list[0]?.heading) close();
    if (opensWithDay(line)) list.push(line);
    else close();
  }
  close();
  return remarks;
}

function addHoursOfLine(line: FactLine, language: string, facts: PageFact[]): void {
  const { text, label } = line;
  if (!mayTellTimes(text, language)) return;
  const isListed = line.cells.length > 0;
  if (isListed && line.value === '') return;
  // `Weekdays, 8 to 5` before what an hour costs then are the hours of a price.
  const isTold = isListed && !MONEY.test(line.value) && tellsTimes(text, line.heading, language);
  for (const sentence of isListed ? (isTold ? [text] : []) : hoursLinesOf(line, language)) {
    // `Monday: 9–17` is labelled by its day, `Reception: 9–17` by what is open.
    const isDay = label === '' || !sentence.startsWith(label) || namesDays(label, language);
    const said = isClosure(sentence, line.heading, language) ? `${line.heading}: ${sentence}` : sentence;
    const value = isListed ? `${label}: ${line.value}` : said;
    const quote = isListed ? line.value : sentence;
    // The other sentences of a paragraph may speak of something else.
    addFact(facts, { ...line, text: sentence }, { kind: 'hours', value, label: isDay ? '' : label, quote });
  }
}

function mayTellTimes(text: string, language: string): boolean {
  if (/\d/.test(withHoursInDigits(text, language))) return true;
  const folded = foldForPatterns(text);
  const { beforeClosing, holiday } = contactPatternsOrDefault(language);
  return LABELS.closed.test(folded) || folded.search(beforeClosing) >= 0 || folded.search(holiday) >= 0;
}

/** Days of the year below a heading such as `Shut altogether`. */
const isClosure = (sentence: string, heading: string, language: string): boolean =>
  LABELS.closed.test(foldForPatterns(heading)) &&
  sentence.split(/\s+/).length <= MAX_CLOSURE_WORDS &&
  yearPeriodsIn(sentence, language).some(({ start, end }) => /\p{N}/u.test(sentence.slice(start, end)));

/** What something costs at a time is a price. */
const tellsTimes = (text: string, heading: string, language: string): boolean =>
  readHoursLine(text, language) !== undefined ||
  (!MONEY.test(text) && tellsTimeOfSomething(text, heading, language));

function namesDays(label: string, language: string): boolean {
  const patterns = contactPatterns(language);
  if (!patterns) return false;
  return daysIn(label, patterns).size > 0 || foldForPatterns(label).search(patterns.holiday) >= 0;
}

/**
 * Sentences that say hours, and the parts of one such as `Mon–Fri 9–5 · Sat 9–12 · Tel. 123` that do so by themselves.
 * Beside them, short ones that name a day belong to them: `Sunday lunch only.`
 */
function hoursLinesOf({ text, heading }: FactLine, language: string): string[] {
  const lines = sentencesOf(text).flatMap((sentence) => {
    const parts = sentence.split(/\s+[·•|]\s+/u);
    const own = parts.filter((part) => readHoursLine(part, language));
    if (own.length > 0) return own.map((line) => ({ line, saysHours: true, isTold: true }));
    const isTold = tellsTimes(sentence, heading, language) || isClosure(sentence, heading, language);
    return [{ line: sentence, saysHours: false, isTold }];
  });
  const isBeside = (at: number): boolean =>
    [lines[at - 1], lines[at + 1]].some((neighbour) => neighbour?.saysHours);
  return lines
    .filter(({ line, isTold }, at) => isTold || (isBeside(at) && isAboutDay(line, language)))
    .map(({ line }) => line);
}

/** Whether a short sentence is about a day and nothing that one can count, or about days by their date. */
function isAboutDay(sentence: string, language: string): boolean {
  const words = sentence.split(/\s+/).length;
  if (/\d/.test(sentence)) return words <= MAX_DATE_WORDS && yearPeriodsIn(sentence, language).length > 0;
  if (words <= MAX_DAY_WORDS) return namesDays(sentence, language);
  // `Monday is for home visits` tells what happens on it.
  const [first = '', second = ''] = sentence.split(/\s+/);
  const beginsWithDay = !namesDays(first, language) && namesDays(`${first} ${second}`, language);
  return words <= MAX_WORDS_AFTER_DAY && beginsWithDay;
}
