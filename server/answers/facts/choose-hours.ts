/** Chooses the hours that answer a question: those of the business or of a part of it, of the day that is asked about. */
import {
  announcesHours,
  contactPatternsOrDefault,
  foldForPatterns,
  LABELS,
  type ContactPatterns,
} from '../../languages/contact-patterns.js';
import { calendarPart } from '../../languages/calendar.js';
import { phoneNumbersIn } from '../../search/facts/phone-numbers.js';
import { daysIn } from '../../languages/weekdays.js';
import type { ChosenFacts } from './chosen-facts.js';
import type { FactQuestion } from './fact-question.js';
import type { SiteFact } from './site-facts.js';
import { createSubjectMatch } from './subject-match.js';

/** Lines that stand under one heading for one part of the business. */
interface Hours {
  lines: SiteFact[];
  weight: number;
}

/** All days of two seasons. */
const MAX_LINES = 14;
/** Longest word between two months, such as `till`. */
const LONGEST_BETWEEN = 4;
/** A line of so few words is no sentence. */
const MAX_LINE_WORDS = 10;
/** Lighter ones are the hours of something in the house, not of the house. */
const OWN_FROM = 3;
/** From here on they tell what the business's own hours leave out: the day on which it is closed. */
const NEARLY_OWN = 2;
const ENOUGH = { plain: 0.5, word: 1 };
const CONFIDENCE = { day: 0.92, week: 0.92, part: 0.85, otherDay: 0.7 };

export function chooseHours(question: FactQuestion, facts: readonly SiteFact[]): ChosenFacts | undefined {
  const all = facts.filter(({ kind }) => kind === 'hours');
  const ofDate = all.filter((fact) => namesDate(question, fact));
  if (ofDate.length > 0) return { facts: ofDate.slice(0, MAX_LINES), confidence: CONFIDENCE.part };
  const ofHouse = (): ChosenFacts | undefined => {
    const groups = collectHours(all.filter(saysHours).filter(isOfHouse), facts).sort(
      (a, b) => b.weight - a.weight,
    );
    const [best] = groups;
    if (!best || best.weight < OWN_FROM) return undefined;
    const ofDay = groups.find(({ lines, weight }) => weight >= NEARLY_OWN && hasLineFor(question, lines));
    return linesFor(question, (ofDay ?? best).lines, CONFIDENCE.week);
  };
  if (question.subject.length > 0) {
    const ofPart = chooseOfPart(question, all);
    // Hours of lunch on Sunday say nothing of Saturday, which those of the house may.
    const isOtherDay = ofPart !== undefined && !hasLineFor(question, ofPart.facts);
    const own = isOtherDay ? ofHouse() : undefined;
    return own && hasLineFor(question, own.facts) ? { ...own, confidence: CONFIDENCE.otherDay } : ofPart;
  }
  return question.holidays.length > 0 ? chooseOfHoliday(question, all) : ofHouse();
}

/** Whether a line names the very day of the year that is asked about. */
function namesDate({ date }: FactQuestion, { value }: SiteFact): boolean {
  if (!date) return false;
  const folded = foldForPatterns(value);
  return folded.includes(date.month) && new RegExp(`(?<!\\d)${date.day}(?![\\d:])`).test(folded);
}

/** Lines that name the holiday, or else holidays, or else days by their date; nothing where the pages do not say. */
function chooseOfHoliday({ holidays }: FactQuestion, facts: readonly SiteFact[]): ChosenFacts | undefined {
  const exceptions = facts.filter((fact) => namesHoliday(fact));
  const named = exceptions.filter(({ value }) =>
    holidays.some((name) => foldForPatterns(value).includes(name.replace(/s$/, ''))),
  );
  // Days that are named by their date may be what is asked about.
  const closures = facts.filter(isClosure);
  const [best] = [...named, ...exceptions, ...closures];
  if (!best) return undefined;
  const lines = (named.length > 0 ? named : exceptions).filter(({ page }) => page === best.page);
  const beside = closures.filter((fact) => named.length === 0 && isTogether(fact, best));
  return {
    facts: [...lines, ...beside].slice(0, MAX_LINES),
    confidence: named.length > 0 ? CONFIDENCE.part : CONFIDENCE.otherDay,
  };
}

function chooseOfPart(question: FactQuestion, facts: readonly SiteFact[]): ChosenFacts | undefined {
  const match = createSubjectMatch(question.subject, question.language);
  const ranked = facts
    .map((fact) => ({ fact, ...match(fact, '') }))
    .filter(({ share }) => share >= (question.isPlain ? ENOUGH.plain : ENOUGH.word))
    .sort((a, b) => b.share - a.share || Number(b.isLabelled) - Number(a.isLabelled));
  const [best] = ranked;
  if (!best) return undefined;
  const lines = ranked
    .filter(
      ({ fact, share, isLabelled }) =>
        isTogether(fact, best.fact) && share === best.share && isLabelled === best.isLabelled,
    )
    .map(({ fact }) => fact);
  return linesFor(question, lines, CONFIDENCE.part);
}

/** The hours of all seasons of a year are one answer. */
const isTogether = (a: SiteFact, b: SiteFact): boolean =>
  a.page === b.page && a.heading === b.heading && (a.label === b.label || [a, b].every(isOfSeason));

/** Whether a label names months, and nothing that is open in them: `April – October`. */
function isOfSeason({ label = '', entry: { language } }: SiteFact): boolean {
  const words = label.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isMonth = (word: string): boolean => calendarPart(word, language) === 'month';
  const isBetween = (word: string): boolean => word.length <= LONGEST_BETWEEN;
  return words.some(isMonth) && words.every((word) => isMonth(word) || isBetween(word));
}

function collectHours(hours: readonly SiteFact[], facts: readonly SiteFact[]): Hours[] {
  const groups: SiteFact[][] = [];
  for (const fact of hours) {
    const group = groups.find(([first]) => first && isTogether(first, fact));
    if (group) group.push(fact);
    else groups.push([fact]);
  }
  return groups.map((lines) => ({ lines, weight: weigh(lines, facts) }));
}

function weigh(lines: readonly SiteFact[], facts: readonly SiteFact[]): number {
  const [first] = lines;
  // Holidays alone are the exceptions of hours that stand elsewhere.
  if (!first || lines.every(isException)) return 0;
  const { label = '', heading, entry, quote } = first;
  const patterns = contactPatternsOrDefault(entry.language);
  const isPart =
    label !== '' &&
    !isOfSeason(first) &&
    !LABELS.hours.test(foldForPatterns(label)) &&
    !isHouse(label, patterns);
  const above = foldForPatterns(heading === '' && quote !== '' ? entry.title : heading);
  const isNamed = announcesHours(`${foldForPatterns(label)} ${above}`);
  // Under "Pick up the phone" they are the hours of the telephone.
  const isOfLine = !isNamed && (LABELS.phone.test(above) || LABELS.email.test(above));
  const isBesideAddress = facts.some(
    (fact) =>
      fact.kind === 'address' && fact.quote !== '' && fact.page === first.page && fact.heading === heading,
  );
  const days = new Set(lines.flatMap(({ value }) => [...daysIn(value, patterns)]));
  const saysOpen = lines.some(({ value }) => foldForPatterns(value).search(patterns.open) >= 0);
  return (
    Math.max(...lines.map(({ weight }) => weight)) +
    (isPart ? -5 : 0) +
    (isOfLine ? -3 : 0) +
    (isNamed ? 3 : 0) +
    (days.size >= 5 ? 2 : 0) +
    (saysOpen ? 1 : 0) +
    (quote === '' || isBesideAddress ? 1 : 0)
  );
}

/** Whether a label is but a word for the business: `Office`, `Our shop`. */
function isHouse(label: string, patterns: ContactPatterns): boolean {
  return !/\p{L}/u.test(foldForPatterns(label).replace(patterns.beside, ''));
}

/** Of the day that is asked about, where a line of its own says it; the whole otherwise. */
function linesFor(question: FactQuestion, lines: readonly SiteFact[], confidence: number): ChosenFacts {
  const inPageOrder = [...lines].sort((a, b) => a.group - b.group);
  const labels = [...new Set(inPageOrder.map(({ label }) => label))];
  const ordered = labels.flatMap((each) => inPageOrder.filter(({ label }) => label === each));
  const whole = { facts: ordered.slice(0, MAX_LINES), confidence };
  if (question.days.size === 0) return whole;
  const asked = ordered.filter((fact) => [...daysOf(fact)].some((day) => question.days.has(day)));
  if (asked.length === 0) return { ...whole, confidence: CONFIDENCE.otherDay };
  return { facts: asked, confidence };
}

function daysOf({ value, entry }: SiteFact): Set<number> {
  return daysIn(value, contactPatternsOrDefault(entry.language));
}

function namesHoliday({ value, entry }: SiteFact): boolean {
  return foldForPatterns(value).search(contactPatternsOrDefault(entry.language).holiday) >= 0;
}

function hasLineFor({ days }: FactQuestion, lines: readonly SiteFact[]): boolean {
  return days.size === 0 || lines.some((line) => [...daysOf(line)].some((day) => days.has(day)));
}

/** A number, a dash somewhere behind it, and another number. */
const HOLDS_RANGE = /^\P{N}*\p{N}[^-–—~〜～]*[-–—~〜～].*\p{N}/u;

/** A line of days and times, or a sentence that says "open" or "closed": not any sentence with a day in it. */
function saysHours({ value, entry }: SiteFact): boolean {
  const patterns = contactPatternsOrDefault(entry.language);
  const folded = foldForPatterns(value);
  const isTold = folded.search(patterns.open) >= 0 || folded.search(patterns.closed) >= 0;
  return isTold || HOLDS_RANGE.test(value) || value.split(/\s+/).length <= MAX_LINE_WORDS;
}

/** Not the hours of a telephone: `24/7 emergency line: (520) 555-0191`. */
const isOfHouse = ({ value }: SiteFact): boolean => phoneNumbersIn(value, false).length === 0;

/** Says that it is closed, on no day of the week. */
function isClosure(fact: SiteFact): boolean {
  const patterns = contactPatternsOrDefault(fact.entry.language);
  if (namesHoliday(fact) || daysOf(fact).size > 0) return false;
  return /\d/.test(fact.value) && foldForPatterns(fact.value).search(patterns.closed) >= 0;
}

const isException = (fact: SiteFact): boolean =>
  (namesHoliday(fact) || isClosure(fact)) && daysOf(fact).size === 0;
