/** Tells questions for the contact facts and the hours of a business from those that only hold such a word. */
import { escapeRegExp } from '../../runtime/escape-reg-exp.js';
import {
  contactPatterns,
  foldForPatterns,
  timeBoundsIn,
  type ContactPatterns,
} from '../../languages/contact-patterns.js';
import {
  CONTACT_TOPICS,
  type ContactTopic,
  type TimeBound,
} from '../../languages/definition/contact-words.js';
import { askingWordsOf } from '../../languages/function-words.js';
import { questionKind } from '../../languages/question-kind.js';
import { daysIn } from '../../languages/weekdays.js';
import { yearPeriodsIn, type YearPeriod } from '../../languages/year-periods.js';

export interface FactQuestion {
  topics: ContactTopic[];
  /** What is meant of the business, such as `sauna`; empty where it is the business itself. */
  subject: string[];
  /** All its words: `text` of "can I text you" is also a label. */
  words: string[];
  /** Days that are asked about, 0 for Monday. */
  days: ReadonlySet<number>;
  /** Holidays that are asked about, as they are called; empty where none is. */
  holidays: string[];
  /** Days, months and seasons of the year that are asked about. */
  periods: readonly YearPeriod[];
  /** The times to come or to go by that it asks for; empty where it asks when something is open. */
  bounds: readonly TimeBound[];
  /** Whether it asks for a time of anything. */
  asksWhen: boolean;
  /** Whether it asks when something is open, and not only when something is. */
  asksOpening: boolean;
  /** Whether it asks for a time and says nothing else, not even that something is open: `until when`. */
  isBareTime: boolean;
  /** Whether it asks when somebody answers the telephone. */
  timesOfPhone: boolean;
  /** Whether its form asks for a fact, and not only a word in it. */
  isPlain: boolean;
  /** Whether it is the name of a fact and what it is of: `email for groups`. */
  opensWithName: boolean;
  /** The language that it was understood in. */
  language: string;
}

/** Who asks for a phone number does not write a letter. */
const MAX_LENGTH = 200;
/** More words around a day ask for something that happens on it. */
const MAX_BARE_WORDS = 4;
const TAKEN = '\u0001';
const PUNCTUATION = /[?!.,;:"“”„«»()¿¡？！。、，：؟،।/…]+/gu;
const TIME_WORD = /^(?:\d{1,2}(?:[:.h]\d{2})?(?:am|pm|h|uhr)?|am|pm)$/u;
/** Kinds of facts before the catch-all. */
const ORDER: readonly ContactTopic[] = [
  'parking',
  'email',
  'phone',
  'fax',
  'address',
  'hours',
  'person',
  'contact',
];

/** @param isFirst whether nothing was said before; "And on Sunday?" goes on with what was */
export function readFactQuestion(text: string, language: string, isFirst: boolean): FactQuestion | undefined {
  const patterns = contactPatterns(language);
  if (!patterns || text.length > MAX_LENGTH) return undefined;
  const question = foldForPatterns(text).replace(PUNCTUATION, ' ').replace(/\s+/g, ' ').trim();
  const asked = take(question, patterns.asks);
  const named = take(asked.rest, patterns.names);
  const topics = topicsOf([...asked.topics, ...named.topics]);
  const asksWhen = question.search(patterns.times) >= 0;
  const isShort = question.split(' ').length <= MAX_BARE_WORDS;
  const mayAskTime = asksWhen || (isShort && isFirst);
  if (topics.length === 0 && !mayAskTime) return undefined;
  // Without spaces, a word for the telephone may hold one for a day.
  const told = patterns.isUnspaced ? named.rest : question;
  const days = daysIn(told.replace(patterns.holiday, TAKEN), patterns);
  // Of no day, "how long is a lesson" asks what it takes.
  const isOfLength = (): boolean => days.size === 0 && questionKind(text) === 'duration';
  const asksTime = topics.length === 0 && asksWhen && !isOfLength();
  const isOnlyDays = topics.length === 0 && !asksTime && days.size > 0 && isShort;
  if (topics.length === 0 && !asksTime && !(isOnlyDays && isFirst)) return undefined;
  const periods = yearPeriodsIn(question, language);
  const rest = withoutTimes(named.rest, patterns);
  const isPlain = asked.topics.length > 0;
  if (!isPlain && isSomebodyElses(asked.rest, named, patterns)) return undefined;
  const dated = new Set(periods.flatMap(({ start, end }) => question.slice(start, end).split(' ')));
  const left = withoutFrame(asksTime ? rest.replace(patterns.times, TAKEN) : rest, patterns).filter(
    (word) => !dated.has(word),
  );
  const { functionWords } = askingWordsOf(language);
  const opensWithName = isNameOf(named.rest, patterns, functionWords);
  const subject = left.filter((word) => !functionWords.has(word));
  if (!isPlain && !opensWithName && left.length > 0 && (subject.length === 0 || isOnlyDays)) return undefined;
  if (asksTime && subject.length === 0 && (days.size === 0 || !isFirst)) return undefined;
  return {
    topics: isOnlyDays || asksTime ? ['hours'] : topics,
    subject,
    words: question.split(' '),
    days,
    // "Seid ihr Silvester da" asks for hours around the day.
    holidays: [...question.matchAll(patterns.holiday)].map(([name]) => name),
    periods,
    bounds: boundsOf(question, patterns),
    asksWhen,
    asksOpening: topics.includes('hours') || saysOpening(question, patterns),
    isBareTime:
      asksWhen &&
      named.topics.length + left.length + days.size + periods.length === 0 &&
      !saysOpening(question, patterns) &&
      question.search(patterns.holiday) < 0,
    timesOfPhone: topics.includes('phone') && (asksWhen || days.size + periods.length > 0),
    isPlain,
    opensWithName,
    language,
  };
}

/** `When is the last entry` asks for one, `how late do you open` for none. */
function boundsOf(question: string, patterns: ContactPatterns): TimeBound[] {
  return saysOpening(question, patterns) ? [] : timeBoundsIn(question, patterns);
}

const saysOpening = (question: string, { open, closed }: ContactPatterns): boolean =>
  [open, closed].some((pattern) => question.search(pattern) >= 0);

/**
 * A question as it is meant after those before it: "and on sunday?" goes on with the hours that were asked about.
 * @param before the earlier questions, the last of them last
 */
export function readInConversation(
  text: string,
  language: string,
  before: readonly string[],
): FactQuestion | undefined {
  const question = readFactQuestion(text, language, before.length === 0);
  const last = before.at(-1);
  if (question || last === undefined) return question;
  const patterns = contactPatterns(language);
  const next = readAsHours(text, language);
  if (!patterns || !next) return undefined;
  const bounds = boundsOf(foldForPatterns(text), patterns);
  if (bounds.length === 0 && (next.subject.length > 0 || !namesTime(next))) return undefined;
  const earlier = readInConversation(last, language, before.slice(0, -1));
  if (earlier?.topics.length !== 1 || earlier.topics[0] !== 'hours') return undefined;
  // "And check-out?" asks for another such time.
  if (bounds.length > 0) return earlier.bounds.length > 0 ? { ...next, bounds } : undefined;
  const { days, holidays, periods } = next;
  // Sundays are those of the month that was asked about; a holiday is one by itself.
  const isOneDay = holidays.length > 0;
  return {
    ...earlier,
    days: days.size > 0 || isOneDay ? days : earlier.days,
    periods: periods.length > 0 || earlier.holidays.length > 0 ? periods : earlier.periods,
    holidays,
  };
}

/** A text as a question for hours, though it says no word of them: `on sunday`. */
export function readAsHours(text: string, language: string): FactQuestion | undefined {
  const patterns = contactPatterns(language);
  return patterns && readFactQuestion(`${patterns.words.headings.hours} ${text}`, language, true);
}

const namesTime = ({ days, holidays, periods }: FactQuestion): boolean =>
  days.size + holidays.length + periods.length > 0;

interface Taken {
  topics: ContactTopic[];
  /** The question with what was found taken out. */
  rest: string;
}

function take(text: string, patterns: Readonly<Partial<Record<ContactTopic, RegExp>>>): Taken {
  let rest = text;
  const topics: ContactTopic[] = [];
  for (const topic of ORDER) {
    const pattern = patterns[topic];
    if (!pattern || rest.search(pattern) < 0) continue;
    topics.push(topic);
    rest = rest.replace(pattern, TAKEN);
  }
  return { topics, rest };
}

/** `contact` says nothing beside what it is about: `contact number`. */
function topicsOf(found: readonly ContactTopic[]): ContactTopic[] {
  const topics = CONTACT_TOPICS.filter((topic) => found.includes(topic));
  return topics.length > 1 ? topics.filter((topic) => topic !== 'contact') : topics;
}

function withoutTimes(text: string, patterns: ContactPatterns): string {
  const { holiday, days, weekdays, weekend, daily, now } = patterns;
  let rest = text;
  // First, for "Easter Monday" is no Monday.
  for (const pattern of [holiday, ...days, weekdays, weekend, daily, now])
    rest = rest.replace(pattern, TAKEN);
  return rest;
}

/** Whether a question is the name of a fact and what it is of: `email for groups`, not `email settings`. */
function isNameOf(text: string, patterns: ContactPatterns, functionWords: ReadonlySet<string>): boolean {
  const [before = '', after = ''] = text.split(TAKEN);
  const [next = ''] = after.trim().split(' ');
  return functionWords.has(next) && withoutFrame(before, patterns).length === 0;
}

/** Whether the fact is that of the visitor or of somebody else: "my phone", "the user's email". */
function isSomebodyElses(before: string, { rest }: Taken, { notOurs, isUnspaced }: ContactPatterns): boolean {
  const owners = [...before.matchAll(notOurs)].map(([owner]) => owner);
  const gap = isUnspaced ? '\\s?\\S{0,3}\\s?' : '(?: [^ \\u0001]+)? ?';
  return owners.some((owner) => new RegExp(`${escapeRegExp(owner)}${gap}${TAKEN}`, 'u').test(rest));
}

/** The words that are neither the frame of a question nor of politeness. */
function withoutFrame(text: string, { openings, beside, isUnspaced }: ContactPatterns): string[] {
  let rest = text
    .replaceAll(TAKEN, isUnspaced ? '' : ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (;;) {
    const next = rest.replace(openings, '').trim();
    if (next === rest) break;
    rest = next;
  }
  return rest
    .replace(beside, ' ')
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !TIME_WORD.test(word));
}
