/** Ranges of lengths of time: `7 to 13 days`, `up to 4 hours`, `less than 48 hours before`. */
import { byLanguage } from './by-language.js';
import { unlessAbsent } from './definition/absent.js';
import { findSpokenLanguage } from './language-table.js';
import { lengthNotation, type LengthNotation } from './lengths-of-time.js';

/** How well a length suits ranges that hold it: best one with two ends, and of the others the nearest end. */
const BETWEEN = 0.7;
const OPEN = 0.4;
const NEAR_END = 0.2;

interface Reader {
  notation: LengthNotation;
  between: RegExp;
  /** Up to a length, or from it on. */
  open: RegExp;
}

const readerFor = byLanguage(createReader);

function createReader(code: string): Reader | undefined {
  const notation = lengthNotation(code);
  const ranges = findSpokenLanguage(code)?.timeRanges;
  const words = ranges && unlessAbsent(ranges);
  if (!notation || !words) return undefined;
  const { number, unit, end } = notation;
  const { to, upTo, below, above, orMore, ahead } = words;
  const start = String.raw`(?<![\p{L}\p{M}\p{N}.,:])`;
  const length = String.raw`(?<number>${number})(?<plus>\+)?[\s-]?(?<unit>${unit})s?${end}`;
  const dash = String.raw`\s?[-–—]\s?|\s(?:${to})\s`;
  return {
    notation,
    between: new RegExp(
      String.raw`${start}(?<first>${number})(?:[\s-]?(?<firstUnit>${unit})s?)?(?:${dash})(?<last>${number})[\s-]?(?<unit>${unit})s?${end}`,
      'giu',
    ),
    open: new RegExp(
      String.raw`${start}(?:(?<upTo>${upTo})\s|(?<below>${below})\s|(?<above>${above})\s)?${length}(?:\s(?<orMore>${orMore})${end})?(?:\s(?<ahead>${ahead})${end})?`,
      'giu',
    ),
  };
}

/**
 * How well the ranges of a text suit a length of time, 0 to 1: 0 where none holds it.
 * @param code of the language of the text, such as `de`
 */
export function suitsTimeRange(text: string, minutes: number, code: string): number {
  const reader = readerFor(code);
  if (!reader) return 0;
  const { notation, between, open } = reader;
  let best = 0;
  const rest = text.replace(between, (...found) => {
    const {
      first = '',
      firstUnit,
      last = '',
      unit = '',
    } = found.at(-1) as Record<string, string | undefined>;
    const ends = [notation.minutesOf(first, firstUnit ?? unit), notation.minutesOf(last, unit)];
    if (Math.min(...ends) <= minutes && minutes <= Math.max(...ends)) best = BETWEEN;
    return '|';
  });
  for (const { groups = {} } of rest.matchAll(open)) {
    const { number = '', unit = '', upTo, below, above, plus, orMore, ahead } = groups;
    const end = notation.minutesOf(number, unit);
    const isLowest = (above ?? plus ?? orMore ?? (upTo && ahead)) !== undefined;
    const isHighest = !isLowest && (upTo ?? below) !== undefined;
    const share = isLowest ? end / minutes : minutes / end;
    if ((isLowest || isHighest) && share <= 1) best = Math.max(best, OPEN + NEAR_END * share);
  }
  return best;
}
