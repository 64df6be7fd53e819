/** Hours of the day that are written in words, such as `from eight to eleven`. */
import { byLanguage } from './by-language.js';
import { contactPatternsOrDefault } from './contact-patterns.js';
import { unlessAbsent } from './definition/absent.js';
import { findSpokenLanguage } from './language-table.js';

const LAST_HOUR = 12;

interface HourWords {
  /** An hour behind a word that stands before one end of a range. */
  pattern: RegExp;
  digits: Readonly<Record<string, string>>;
}

const hourWordsOf = byLanguage((code): HourWords | undefined => {
  const language = findSpokenLanguage(code);
  const digits = language && unlessAbsent(language.numberWords);
  const { words } = contactPatternsOrDefault(code);
  if (!digits || words.from === '') return undefined;
  const hours = Object.keys(digits).filter((word) => Number(digits[word]) <= LAST_HOUR);
  const before = `${words.from}|${words.range}`;
  return {
    pattern: new RegExp(`(?<=(?<!\\p{L})(?:${before})\\s)(?:${hours.join('|')})(?![\\p{L}-])`, 'giu'),
    digits,
  };
});

/** @param code of the language of the text, such as `en`; a text is left alone where its words for numbers are not known */
export function withHoursInDigits(text: string, code: string): string {
  const words = hourWordsOf(code);
  return words ? text.replace(words.pattern, (hour) => words.digits[hour.toLowerCase()] ?? hour) : text;
}
