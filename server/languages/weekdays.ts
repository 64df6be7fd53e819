/** Which days of the week a text names. */
import { foldForPatterns, type ContactPatterns } from './contact-patterns.js';

const WEEKDAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];
const ALL = [...WEEKDAYS, ...WEEKEND];
const DASH = /^[\s.,]*[-–—~〜～][\s.,]*$/;

/** Days that a text names, 0 for Monday: those of a range too, and all for "daily". */
export function daysIn(text: string, patterns: ContactPatterns): Set<number> {
  const folded = foldForPatterns(text);
  const days = new Set<number>();
  const has = (pattern: RegExp): boolean => folded.search(pattern) >= 0;
  if (has(patterns.daily)) for (const day of ALL) days.add(day);
  if (has(patterns.weekdays)) for (const day of WEEKDAYS) days.add(day);
  if (has(patterns.weekend)) for (const day of WEEKEND) days.add(day);
  const named = patterns.days
    .flatMap((pattern, day) =>
      [...folded.matchAll(pattern)].map(({ index, 0: word }) => ({
        day,
        start: index,
        end: index + word.length,
      })),
    )
    .sort((a, b) => a.start - b.start);
  for (const [i, { day, end }] of named.entries()) {
    days.add(day);
    const next = named[i + 1];
    if (!next || !isRange(folded.slice(end, next.start), patterns)) continue;
    for (let between = day; between !== next.day; between = (between + 1) % 7) days.add(between);
  }
  return days;
}

/** Whether what stands between two days makes a range of them. */
function isRange(between: string, { range, language }: ContactPatterns): boolean {
  if (DASH.test(between)) return true;
  const trimmed = between.trim().replace(/^\.\s*/, '');
  const match = trimmed.match(range);
  // "Monday and Friday" are two days.
  return match?.[0] === trimmed && trimmed !== '' && !(language === 'en' && trimmed === 'and');
}
