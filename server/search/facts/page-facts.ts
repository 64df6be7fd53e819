/** Recognises the facts of a business in the text of a page. */
import type { Fact, FactKind, Page } from '../../model.js';
import {
  contactPatterns,
  contactPatternsOrDefault,
  foldForPatterns,
  LABELS,
  type ContactPatterns,
} from '../../languages/contact-patterns.js';
import { daysIn } from '../../languages/weekdays.js';
import { yearPeriodsIn } from '../../languages/year-periods.js';
import { sentenceRanges } from '../passages/sentences.js';
import { emailAddressesIn } from './email-addresses.js';
import { factLinesOf, type FactLine } from './fact-lines.js';
import { isTimeCell, readHoursLine } from './opening-hours.js';
import { namesLeader, personAtStart } from './persons.js';
import { phoneNumbersIn } from './phone-numbers.js';
import { parkingIn } from './parking.js';
import { addressIn } from './postal-addresses.js';

/** A fact with what stands around it. */
export interface PageFact extends Fact {
  /** Stands word for word in the page; empty where the fact is no part of its text. */
  quote: string;
  /** The heading above it. */
  heading: string;
  /** What else its line says. */
  context: string;
  /** Facts of one number stand in one list, table or paragraph. */
  group: number;
}

/** A page with more says them of others: a directory, a log, a list of examples. */
const MAX_FACTS = 80;
const MAX_CONTEXT = 200;
/** As much of a sentence as may announce an address. */
const MAX_OPENING = 120;
/** A longer sentence without a number speaks of more than a day on which it is closed. */
const MAX_CLOSED = 120;
/** A cell that is longer names no day or part of a week. */
const MAX_DAY = 100;
/** A longer cell says more than `by appointment`. */
const MAX_REMARK = 40;
/** A longer sentence tells what happens on a day. */
const MAX_DAY_WORDS = 6;
const MAX_DATE_WORDS = 10;
const MONEY = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;
const MAY_HOLD_FACTS = /\d|@|\p{Lu}/u;

/** The facts of a page: those in its text, then those it says outside of it. */
export function factsOf(page: Page, language: string): PageFact[] {
  const found = MAY_HOLD_FACTS.test(page.content) ? textFacts(page.content, page.title, language) : [];
  const outside = (page.facts ?? []).map((fact): PageFact => ({
    ...fact,
    quote: '',
    heading: '',
    context: '',
    group: 0,
  }));
  return [...found.slice(0, MAX_FACTS), ...outside.slice(0, MAX_FACTS)];
}

/** @param title of the page, which stands for a heading where there is none */
export function textFacts(content: string, title: string, language: string): PageFact[] {
  const lines = factLinesOf(content);
  const facts: PageFact[] = [];
  for (const group of groupsOf(lines)) {
    addAddress(group, title, facts);
    for (const line of group) {
      const { heading } = line;
      addNumbers(line, heading === '' ? title : heading, facts);
      addPerson(line, facts);
      addParking(line, facts);
    }
    if (!addHoursTable(group, language, facts)) {
      for (const line of group) addHours(line, language, facts);
    }
  }
  return facts;
}

function groupsOf(lines: readonly FactLine[]): FactLine[][] {
  const groups: FactLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0]?.group === line.group) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

type Found = Pick<PageFact, 'kind' | 'value' | 'label' | 'quote'>;

function add(facts: PageFact[], { heading, text, group }: FactLine, { label, ...found }: Found): void {
  if (found.value.includes('\uFFFC')) return;
  const context = text.slice(0, MAX_CONTEXT);
  facts.push({ ...found, ...(label && { label }), heading, context, group });
}

function addNumbers(line: FactLine, heading: string, facts: PageFact[]): void {
  const { text, links } = line;
  const linked = links.filter((link) => /^(?:tel|callto|sms|https:\/\/wa\.me)[:/]/i.test(link));
  const numbers = /\d{3}|\d{2}[\s./-]\d{2}/.test(text)
    ? phoneNumbersIn(text, linked.length > 0 || announcesNumber(`${line.label} ${heading}`))
    : [];
  for (const [i, number] of numbers.entries()) {
    const between = text.slice(numbers[i - 1]?.end ?? 0, number.start);
    const label = i === 0 && announces(line, between) ? line.label : ownLabel(between);
    // `Tel. / Fax 123` is both; the words nearest to the number decide.
    const isFax = LABELS.fax.test(foldForPatterns(label === '' ? lastClause(between) : label));
    add(facts, line, { kind: isFax ? 'fax' : 'phone', value: number.text, label, quote: number.text });
  }
  const addresses = emailAddressesIn(text);
  const isOfNumber = addresses.length > 0 && numbers.length > 0 && announcesNumber(line.label);
  const label = isOfNumber || line.label.includes('@') ? '' : line.label;
  for (const { text: address } of addresses) {
    add(facts, line, { kind: 'email', value: address, label, quote: address });
  }
}

/** Whether the label of a line is that of its first number: not in `Owner: Ann Lee. Fax 123`. */
const announces = ({ label }: FactLine, before: string): boolean =>
  label !== '' && !/[.;,·|•]/.test(before.slice(label.length));

function announcesNumber(label: string): boolean {
  const folded = foldForPatterns(label);
  return LABELS.phone.test(folded) || LABELS.fax.test(folded);
}

/** The words right before a number, where they are nothing but what it is called: `Fax` of `… · Fax 123`. */
function ownLabel(before: string): string {
  const words =
    before
      .split(/[·|;,/•–—]|\.\s|\s{2,}/)
      .at(-1)
      ?.trim()
      .replace(/[:.]$/, '') ?? '';
  return words !== '' && words.split(/\s+/).length <= 3 && /\p{L}/u.test(words) ? words : '';
}

const lastClause = (text: string): string => text.split(/[.;,·|]/).at(-1) ?? text;

function addAddress(group: readonly FactLine[], title: string, facts: PageFact[]): void {
  // Items and rows hold an address each, the lines of a paragraph one together.
  const isParagraph = group.every(({ cells, label }) => cells.length === 0 && label === '');
  const parts = isParagraph ? [group] : group.map((line) => [line]);
  for (const part of parts) {
    const [first] = part;
    if (!first) continue;
    const texts = part.map((line) => (line.label === '' ? line.text : line.value));
    const found = addressIn(texts, () => announcesAddress(first, title));
    if (!found) continue;
    const [value, quote] = [found.lines.join(', '), found.lines.join(' ')];
    add(facts, part[found.at] ?? first, { kind: 'address', value, label: first.label, quote });
  }
}

function announcesAddress({ label, heading, text }: FactLine, title: string): boolean {
  const above = foldForPatterns(heading === '' ? title : heading);
  if (LABELS.contact.test(above)) return true;
  const before =
    label === '' ? `${above} ${foldForPatterns(text.slice(0, MAX_OPENING))}` : foldForPatterns(label);
  return LABELS.address.test(before);
}

function addPerson(line: FactLine, facts: PageFact[]): void {
  const { label, value, text } = line;
  const isAnnounced = label !== '' && LABELS.person.test(foldForPatterns(label));
  const named = isAnnounced ? personAtStart(value) : undefined;
  if (named !== undefined) add(facts, line, { kind: 'person', value: named, label, quote: named });
  // A sentence says more of them than their name: who founded a business may own it no more.
  else
    for (const sentence of sentencesOf(text)) {
      if (namesLeader(sentence))
        add(facts, line, { kind: 'person', value: sentence, label: '', quote: sentence });
    }
}

function addParking(line: FactLine, facts: PageFact[]): void {
  const value = parkingIn(line, sentencesOf(line.text));
  if (value !== '') add(facts, line, { kind: 'parking', value, label: '', quote: value });
}

function addHours(line: FactLine, language: string, facts: PageFact[]): void {
  const { text, label } = line;
  if (!/\d/.test(text) && !LABELS.closed.test(foldForPatterns(text))) return;
  const isListed = line.cells.length > 0;
  if (isListed && line.value === '') return;
  // `Weekdays, 8 to 5` before what an hour costs then are the hours of a price.
  const isTold = isListed && !MONEY.test(line.value) && readHoursLine(text, language) !== undefined;
  for (const sentence of isListed ? (isTold ? [text] : []) : hoursLinesOf(text, language)) {
    if (!/\d/.test(sentence) && sentence.length > MAX_CLOSED) continue;
    // `Monday: 9–17` is labelled by its day, `Reception: 9–17` by what is open.
    const isDay = label === '' || !sentence.startsWith(label) || namesDays(label, language);
    const value = isListed ? `${label}: ${line.value}` : sentence;
    const quote = isListed ? line.value : sentence;
    // The other sentences of a paragraph may speak of something else.
    add(facts, { ...line, text: sentence }, { kind: 'hours', value, label: isDay ? '' : label, quote });
  }
}

function namesDays(label: string, language: string): boolean {
  const patterns = contactPatterns(language);
  if (!patterns) return false;
  return daysIn(label, patterns).size > 0 || foldForPatterns(label).search(patterns.holiday) >= 0;
}

const sentencesOf = (text: string): string[] =>
  sentenceRanges(text).map(([start, end]) => text.slice(start, end));

/**
 * Sentences that say hours, and the parts of one such as `Mon–Fri 9–5 · Sat 9–12 · Tel. 123` that do so by themselves.
 * Beside them, short ones that name a day belong to them: `Sunday lunch only.`
 */
function hoursLinesOf(text: string, language: string): string[] {
  const lines = sentencesOf(text).flatMap((sentence) => {
    const parts = sentence.split(/\s+[·•|]\s+/u);
    const own = parts.filter((part) => readHoursLine(part, language));
    if (own.length > 0) return own.map((line) => ({ line, saysHours: true }));
    return [{ line: sentence, saysHours: readHoursLine(sentence, language) !== undefined }];
  });
  const isBeside = (at: number): boolean =>
    [lines[at - 1], lines[at + 1]].some((neighbour) => neighbour?.saysHours);
  return lines
    .filter(({ line, saysHours }, at) => saysHours || (isBeside(at) && isAboutDay(line, language)))
    .map(({ line }) => line);
}

/** Whether a short sentence is about a day and nothing that one can count, or about days by their date. */
function isAboutDay(sentence: string, language: string): boolean {
  const words = sentence.split(/\s+/).length;
  if (/\d/.test(sentence)) return words <= MAX_DATE_WORDS && yearPeriodsIn(sentence, language).length > 0;
  return words <= MAX_DAY_WORDS && namesDays(sentence, language);
}

/** A table of days and times: by rows of days and columns of parts, or the other way round. */
function addHoursTable(group: readonly FactLine[], language: string, facts: PageFact[]): boolean {
  const [first] = group;
  const patterns = contactPatternsOrDefault(language);
  if (!first || first.cells.length < 2) return false;
  const hasDays = (text: string | undefined): boolean =>
    text !== undefined && text.length <= MAX_DAY && daysIn(text, patterns).size > 0;
  const rowsOfDays = group.filter(({ cells }) => hasDays(cells[0])).length;
  const columnsOfDays = first.header.slice(1).filter(hasDays).length;
  const isOfDays = rowsOfDays > 0 && rowsOfDays >= columnsOfDays;
  const columnsOfTimes = new Set(
    group.flatMap(({ cells }) =>
      [...cells.keys()].filter((column) => column > 0 && isTimeCell(cells[column] ?? '', language)),
    ),
  );
  let isTable = false;
  for (const line of group) {
    for (const [column, cell] of line.cells.entries()) {
      const header = line.header[column] ?? '';
      // `by appointment` is what a column of times says of a day.
      const isOfColumn =
        isOfDays && rowsOfDays === group.length && isRemark(cell) && columnsOfTimes.has(column);
      if (column === 0 || !(isTimeCell(cell, language) || isOfColumn)) continue;
      const isRow = isOfDays && hasDays(line.label);
      // `Sat 10–13` beside `Saturday course` are the hours of the course, and say their day themselves.
      if (
        hasDays(cell) &&
        !(isRow && isOnlyDays(line.label, patterns)) &&
        readHoursLine(cell, language)?.hasTimes
      ) {
        isTable = true;
        add(facts, line, { kind: 'hours', value: cell, label: line.label, quote: cell });
        continue;
      }
      if (!isRow && !hasDays(header)) continue;
      isTable = true;
      const [day, part] = isRow ? [line.label, header] : [header, line.label];
      add(facts, line, { kind: 'hours', value: `${day}: ${cell}`, label: part, quote: cell });
    }
  }
  return isTable;
}

const isRemark = (cell: string): boolean =>
  /\p{L}/u.test(cell) && !/\d/.test(cell) && cell.length <= MAX_REMARK;

/** Whether a label names days and nothing else: `Mon – Thu`, not `Saturday course`. */
function isOnlyDays(label: string, { days, weekdays, weekend, daily, range }: ContactPatterns): boolean {
  let rest = foldForPatterns(label);
  for (const pattern of [...days, weekdays, weekend, daily, range]) rest = rest.replace(pattern, ' ');
  return !/\p{L}{3}/u.test(rest);
}

/** Kinds that lead to somebody. */
export const CONTACT_KINDS: readonly FactKind[] = ['phone', 'email', 'address'];
