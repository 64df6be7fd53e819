/** Tells questions for the contact facts and the hours of a business from those that only hold such a word. */
import { calendarPart } from '../../languages/calendar.js';
import { contactPatterns, foldForPatterns, type ContactPatterns } from '../../languages/contact-patterns.js';
import { CONTACT_TOPICS, type ContactTopic } from '../../languages/definition/contact-words.js';
import { askingWordsOf } from '../../languages/function-words.js';
import { questionKind } from '../../languages/question-kind.js';
import { daysIn } from '../../languages/weekdays.js';

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
  /** The day of the year that is asked about, with the name of its month, and the words that name it. */
  date: { day: number; month: string; words: readonly string[] } | undefined;
  /** Whether its form asks for a fact, and not only a word in it. */
  isPlain: boolean;
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
const DAY_OF_MONTH = /^\d{1,2}(?:st|nd|rd|th)?$/u;
/** Kinds of facts before the catch-all. */
const ORDER: readonly ContactTopic[] = ['email', 'phone', 'fax', 'address', 'hours', 'person', 'contact'];

/** @param isFirst whether nothing was said before; "And on Sunday?" goes on with what was */
export function readFactQuestion(text: string, language: string, isFirst: boolean): FactQuestion | undefined {
  const patterns = contactPatterns(language);
  if (!patterns || text.length > MAX_LENGTH) return undefined;
  const question = foldForPatterns(text).replace(PUNCTUATION, ' ').replace(/\s+/g, ' ').trim();
  const asked = take(question, patterns.asks);
  const named = take(asked.rest, patterns.names);
  const topics = topicsOf([...asked.topics, ...named.topics]);
  const days = daysIn(question.replace(patterns.holiday, TAKEN), patterns);
  const rest = withoutTimes(named.rest, patterns);
  // Of no day, "how long is a lesson" asks what it takes.
  const isOfLength = days.size === 0 && questionKind(text) === 'duration';
  const asksTime = topics.length === 0 && !isOfLength && question.search(patterns.times) >= 0;
  const isShort = question.split(' ').length <= MAX_BARE_WORDS;
  const isOnlyDays = topics.length === 0 && !asksTime && days.size > 0 && isShort;
  if (topics.length === 0 && !asksTime && !(isOnlyDays && isFirst)) return undefined;
  const isPlain = asked.topics.length > 0;
  if (!isPlain && isSomebodyElses(asked.rest, named, patterns)) return undefined;
  const left = withoutFrame(asksTime ? rest.replace(patterns.times, TAKEN) : rest, patterns);
  const { functionWords } = askingWordsOf(language);
  const date = dateIn(question, language);
  const subject = left.filter((word) => !functionWords.has(word) && !date?.words.includes(word));
  if (!isPlain && left.length > 0 && (subject.length === 0 || isOnlyDays)) return undefined;
  if (asksTime && subject.length === 0 && (days.size === 0 || !isFirst)) return undefined;
  return {
    topics: isOnlyDays || asksTime ? ['hours'] : topics,
    subject,
    words: question.split(' '),
    days,
    // "Seid ihr Silvester da" asks for hours around the day.
    holidays: [...question.matchAll(patterns.holiday)].map(([name]) => name),
    date,
    isPlain,
    language,
  };
}

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

/** The day and the month of `december 24th` and `24 dezember`. */
function dateIn(text: string, language: string): FactQuestion['date'] {
  const words = text.split(' ');
  const at = words.findIndex((word) => calendarPart(word, language) === 'month');
  const day = [words[at - 1], words[at + 1]].find((word) => at >= 0 && DAY_OF_MONTH.test(word ?? ''));
  const month = words[at];
  if (day === undefined || month === undefined) return undefined;
  return { day: Number.parseInt(day, 10), month, words: [day, month] };
}

/** Whether the fact is that of the visitor or of somebody else: "my phone", "the user's email". */
function isSomebodyElses(before: string, { rest }: Taken, { notOurs, isUnspaced }: ContactPatterns): boolean {
  const owners = [...before.matchAll(notOurs)].map(([owner]) => owner);
  const gap = isUnspaced ? '\\s?\\S{0,3}\\s?' : '(?: [^ \\u0001]+)? ?';
  return owners.some((owner) => new RegExp(`${escaped(owner)}${gap}${TAKEN}`, 'u').test(rest));
}

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

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
