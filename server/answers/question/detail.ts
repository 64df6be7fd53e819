/** What a word is one of, so that another of the kind takes its place: `and on sunday?` leaves Friday behind. */
import { byLanguage } from '../../languages/by-language.js';
import { ageGroups } from '../../languages/ages.js';
import { namesDuration } from '../../languages/amounts.js';
import { calendarPart, namesSeveralDays } from '../../languages/calendar.js';
import { synonymsOf } from '../../search/query/synonyms.js';
import { analyzerOf } from '../../search/terms/analyzer.js';

/** Kinds of details that a question has one of. */
export type Detail = 'number' | 'weekday' | 'month' | 'unit of time' | 'people' | 'system';

/** Operating systems, which have the same names in every language. */
const SYSTEM = /^(?:windows|linux|mac|macos|osx|android|ios|iphone|ipad|chromeos|ubuntu|debian)$/;

/**
 * The kind of detail that a word in lower case is; undefined where it is none.
 * @param language of the word, such as `de`
 */
export function detailOf(word: string, language: string): Detail | undefined {
  if (/^\p{N}/u.test(word)) return 'number';
  if (namesSeveralDays(word, language)) return 'weekday';
  const part = calendarPart(word, language);
  if (part !== undefined) return part;
  if (namesDuration(word, language)) return 'unit of time';
  if (SYSTEM.test(word)) return 'system';
  return peopleReader(language)(word) ? 'people' : undefined;
}

/** Tells the words that stand for people of an age, such as `kids` or `adults`. */
const peopleReader = byLanguage((language): ((word: string) => boolean) => {
  const analyzer = analyzerOf(language);
  const groups = ageGroups(language).map((group) => analyzer.termOf(group));
  const names = new Set(groups.flatMap((group) => [group, ...synonymsOf(analyzer, group)]));
  return (word) => names.has(analyzer.termOf(word));
});
