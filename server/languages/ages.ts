/** How old somebody is, as questions tell it: `8 year old` asks for what children pay, whatever ages a price list names. */
import { unlessAbsent } from './definition/absent.js';
import { functionWordsOf } from './function-words.js';
import { findSpokenLanguage, SPOKEN_LANGUAGES } from './language-table.js';
import { withDigits } from './number-words.js';

/** A child is younger, and a senior no younger. */
const ADULT = 18;
const SENIOR = 60;

const KNOWN = SPOKEN_LANGUAGES.flatMap(({ ages }) => unlessAbsent(ages) ?? []);
const anyOf = (read: (words: (typeof KNOWN)[number]) => string): string => KNOWN.map(read).join('|');

const whole = (alternatives: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`, 'giu');

const told = KNOWN.map((words) => ({
  words,
  pattern: whole(words.told),
}));
const called = KNOWN.flatMap((words) =>
  Object.entries(words.called ?? {}).map(([names, age]) => ({ age, pattern: whole(names) })),
);
const toldBare = KNOWN.flatMap(({ toldBare: bare }) => (bare === undefined ? [] : [whole(bare)]));

/** Behind an age: `5s`, `5 years`. A word that follows is read apart: not `up to 3 children`. */
const END = String.raw`(?:s|\s?(?:${anyOf(({ years }) => years)}))?(?!\p{L}|\p{N})(?:\s(?<next>\p{L}+))?`;
const TO = SPOKEN_LANGUAGES.flatMap(({ timeRanges }) => unlessAbsent(timeRanges)?.to ?? []).join('|');
const RANGE = new RegExp(
  String.raw`(?<![\p{N}:.,/])(\d{1,2})(?:\s?[-–—]\s?|\s(?:${TO})\s)(\d{1,2})${END}(?![:.,]\p{N})`,
  'giu',
);
/** `up to 4 years`, which needs the unit: not `up to 4`. */
const UP_TO = new RegExp(
  String.raw`(?<!\p{L})(?:${SPOKEN_LANGUAGES.flatMap(({ timeRanges }) => unlessAbsent(timeRanges)?.upTo ?? []).join('|')})\s(\d{1,2})\s(?:${anyOf(({ years }) => years)})(?!\p{L})`,
  'giu',
);
const UNDER = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(({ under }) => under)})[\s-](\d{1,2})${END}`, 'giu');
const OVER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(({ over }) => over)})[\s-](\d{1,2})${END}|(?<!\p{N})(\d{1,2})\s?\+`,
  'giu',
);

const AND_OVER = new RegExp(
  String.raw`(?<![\p{N}:.,/])(\d{1,2})(?:\s?(?:${anyOf(({ years }) => years)}))?\s(?:${anyOf(({ andOver }) => andOver)})(?!\p{L})`,
  'giu',
);

/** The question with the word for people of an age in place of how that is told: `8 child` for `8 years old`. */
export function withAges(question: string): string {
  let text = question;
  for (const { words, pattern } of told) {
    text = text.replace(pattern, (phrase) => {
      const age = numberIn(phrase);
      return `${age} ${age < ADULT ? words.child : age >= SENIOR ? words.senior : words.adult}`;
    });
  }
  return text;
}

/** With numbers in words as digits, by each language whose words for them are known: `a three year old`. */
const inDigits = (text: string): string[] => SPOKEN_LANGUAGES.map(({ code }) => withDigits(text, code));

const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0]);

/** The age that a question tells, in a number or by what people of it are called; undefined where it tells none. */
export function ageIn(question: string): number | undefined {
  const patterns = [...told.map(({ pattern }) => pattern), ...toldBare];
  for (const text of new Set([question, ...inDigits(question)])) {
    const phrase = patterns.flatMap((pattern) => text.match(pattern) ?? [])[0];
    if (phrase !== undefined) return numberIn(phrase);
  }
  return called.find(({ pattern }) => question.search(pattern) >= 0)?.age;
}

/**
 * The words for children, adults and seniors; none where they are not known.
 * @param code of a language, such as `de`
 */
export function ageGroups(code: string): string[] {
  const words = findSpokenLanguage(code)?.ages;
  const ages = words && unlessAbsent(words);
  return ages ? [ages.child, ages.adult, ages.senior] : [];
}

/**
 * Whether a line of a price list, or a sentence, is for people of an age: `5–15`, `under 5`, `65+`, `Children under eight
 * must hold a hand`.
 * @param code of its language, such as `de`
 */
export function isForAge(line: string, age: number, code: string): boolean {
  const light = functionWordsOf(code);
  const text = withDigits(line, code);
  const numbers = (pattern: RegExp): number[][] =>
    [...text.matchAll(pattern)]
      .filter(({ groups }) => groups?.['next'] === undefined || light.has(groups['next'].toLowerCase()))
      .map(([, ...found]) => found.filter((group) => /^\d+$/.test(group)).map(Number));
  return (
    numbers(RANGE).some(([from = 0, to = 0]) => from <= age && age <= to) ||
    numbers(UNDER).some(([end = 0]) => age < end) ||
    numbers(UP_TO).some(([end = 0]) => age <= end) ||
    numbers(OVER).some(([start = 0]) => age >= start) ||
    numbers(AND_OVER).some(([start = 0]) => age >= start) ||
    told.some(({ pattern }) => text.match(pattern)?.some((phrase) => numberIn(phrase) === age))
  );
}
