/** Weighs the hours of a site for how much they are those of the business, and not of a part of it. */
import {
  announcesHours,
  contactPatternsOrDefault,
  foldForPatterns,
  LABELS,
  type ContactPatterns,
} from '../../languages/contact-patterns.js';
import { askingWordsOf } from '../../languages/function-words.js';
import { daysIn } from '../../languages/weekdays.js';
import type { FactQuestion } from './fact-question.js';
import { isException, isOfSeason, isTogether } from './hours-lines.js';
import { wordsOfBusiness, type SiteFact } from './site-facts.js';

/** Lines that stand under one heading for one part of the business. */
export interface Hours {
  lines: SiteFact[];
  weight: number;
  /** Whether what stands above or before them is but a word of the question: `The shop`. */
  isCalled: boolean;
}

export function collectHours(
  hours: readonly SiteFact[],
  facts: readonly SiteFact[],
  { words }: FactQuestion,
): Hours[] {
  const ownWords = wordsOfBusiness(facts);
  const groups: SiteFact[][] = [];
  for (const fact of hours) {
    const group = groups.find(([first]) => first && isTogether(first, fact));
    if (group) group.push(fact);
    else groups.push([fact]);
  }
  return groups.map((lines) => ({
    lines,
    weight: weigh(lines, facts, ownWords, words),
    isCalled: lines.slice(0, 1).some((line) => isCalled(line, words)),
  }));
}

/**
 * Those that a question means along with some which it does not name: of the other houses, where they are those of one of
 * several, and of the other columns of a table, where one of them is the `Office` and another the `Yard`.
 */
export function withOthersMeant(
  meant: Hours,
  groups: readonly Hours[],
  facts: readonly SiteFact[],
  { words }: FactQuestion,
): readonly Hours[] {
  const [first] = meant.lines;
  if (!first || wordsIn(first.label ?? '').some((word) => words.includes(word))) return [meant];
  const beside = groups.filter(
    ({ lines: [line] }) => line?.page === first.page && line.heading === first.heading,
  );
  if (isBranch(first, facts)) return beside.filter(({ lines: [line] }) => line && isBranch(line, facts));
  const isOfTable = ({ lines: [line] }: Hours): boolean =>
    line?.group === first.group && isNamed(line) && !isOfSeason(line);
  const columns = beside.filter(isOfTable);
  return isNamed(first) && columns.some(({ lines: [line] }) => line && isPart(line)) ? columns : [meant];
}

/** Whether a label says what is open. */
const isNamed = ({ label = '' }: SiteFact): boolean =>
  label !== '' && !LABELS.hours.test(foldForPatterns(label));

/** Whether a label names a part of the business: no season, and not the house itself. */
const isPart = (fact: SiteFact): boolean =>
  isNamed(fact) &&
  !isOfSeason(fact) &&
  !isHouse(fact.label ?? '', contactPatternsOrDefault(fact.entry.language));

function isCalled({ label = '', heading, entry: { language } }: SiteFact, asked: readonly string[]): boolean {
  const { functionWords } = askingWordsOf(language);
  const patterns = contactPatternsOrDefault(language);
  return [label, heading].some((text) => {
    const words = wordsIn(foldForPatterns(text).replace(LABELS.hours, ' '));
    const isDay = (one: string): boolean => daysIn(one, patterns).size > 0;
    const [word, ...others] = words.filter((one) => !functionWords.has(one) && !isDay(one));
    return word !== undefined && others.length === 0 && asked.includes(word);
  });
}

const wordsIn = (text: string): string[] => foldForPatterns(text).match(/\p{L}{3,}/gu) ?? [];

/**
 * @param ownWords of the business's name
 * @param asked all words of the question
 */
function weigh(
  lines: readonly SiteFact[],
  facts: readonly SiteFact[],
  ownWords: ReadonlySet<string>,
  asked: readonly string[],
): number {
  const [first] = lines;
  // Holidays alone are the exceptions of hours that stand elsewhere.
  if (!first || lines.every(isException)) return 0;
  const { label = '', heading, entry, quote } = first;
  const patterns = contactPatternsOrDefault(entry.language);
  const above = foldForPatterns(heading === '' && quote !== '' ? entry.title : heading);
  // `Café hours` are not those of the hall.
  const others = wordsIn(
    LABELS.hours.test(above) ? above.replace(LABELS.hours, ' ').replace(patterns.beside, ' ') : '',
  );
  const isOfPartBelow =
    others.length > 0 && !others.some((word) => ownWords.has(word) || asked.includes(word));
  const isCalled = wordsIn(label).some((word) => asked.includes(word));
  const isAnnounced = announcesHours(`${foldForPatterns(label)} ${above}`);
  // Under "Pick up the phone" they are the hours of the telephone.
  const isOfLine =
    !isAnnounced && !isHouse(above, patterns) && (LABELS.phone.test(above) || LABELS.email.test(above));
  const isBesideAddress = facts.some(
    (fact) =>
      fact.kind === 'address' && fact.quote !== '' && fact.page === first.page && fact.heading === heading,
  );
  const days = new Set(lines.flatMap(({ value }) => [...daysIn(value, patterns)]));
  const saysOpen = lines.some(({ value }) => foldForPatterns(value).search(patterns.open) >= 0);
  return (
    Math.max(...lines.map(({ weight }) => weight)) +
    (isPart(first) && !isBranch(first, facts) ? -5 : 0) +
    (isOfPartBelow ? -1.5 : 0) +
    (isCalled ? 1.5 : 0) +
    (isOfLine ? -3 : 0) +
    (isAnnounced ? 3 : 0) +
    (days.size >= 5 ? 2 : 0) +
    (saysOpen ? 1 : 0) +
    (quote === '' || isBesideAddress ? 1 : 0)
  );
}

/** Whether hours are those of one of several houses, which are told apart by words of their addresses: `Leicester`. */
function isBranch({ label = '' }: SiteFact, facts: readonly SiteFact[]): boolean {
  const name = foldForPatterns(label);
  const addresses = facts.filter(({ kind }) => kind === 'address').map(({ value }) => foldForPatterns(value));
  return (
    name !== '' &&
    addresses.some((address) => address.includes(name)) &&
    !addresses.every((address) => address.includes(name))
  );
}

/** Whether a label is but a word for the business: `Office`, `Our shop`, `Office and telephone`. */
function isHouse(label: string, { beside, names }: ContactPatterns): boolean {
  const rest = foldForPatterns(label).replace(beside, '');
  return (
    !/\p{L}/u.test(rest) || (rest !== foldForPatterns(label) && !/\p{L}/u.test(rest.replace(names.phone, '')))
  );
}
