/** Reads the numbers that a name of a row or a column stands for: `5 to 7`, `up to 5`, `over 10`. */
import { unlessAbsent } from '../../languages/definition/absent.js';
import { findSpokenLanguage } from '../../languages/language-table.js';

export interface NumberRange {
  from: number;
  to: number;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const valueOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'));

/**
 * Reads `5`, `5 to 7`, `up to 5`, `over 10` and `10+`; undefined for a name without a number.
 * @param language of the names, such as `de`
 */
export function rangeReader(language: string): (name: string) => NumberRange | undefined {
  const ranges = findSpokenLanguage(language)?.timeRanges;
  const words = ranges && unlessAbsent(ranges);
  const to = words ? String.raw`\s?[-–—]\s?|\s(?:${words.to})\s` : String.raw`\s?[-–—]\s?`;
  const between = new RegExp(`${NUMBER}(?:${to})${NUMBER}`, 'iu');
  const highest =
    words && new RegExp(String.raw`(?<!\p{L})(?:${words.upTo}|${words.below})\s${NUMBER}`, 'iu');
  const lowest = new RegExp(
    words
      ? String.raw`(?<!\p{L})(?:${words.above})\s${NUMBER}|${NUMBER}\+|${NUMBER}\s(?:${words.orMore})`
      : String.raw`${NUMBER}\+`,
    'iu',
  );
  return (name) => {
    const ends = between.exec(name);
    if (ends) return { from: valueOf(ends[1]), to: valueOf(ends[2]) };
    const most = highest?.exec(name);
    if (most) return { from: 0, to: valueOf(most[1]) };
    const least = lowest.exec(name)?.slice(1).find(Boolean);
    if (least !== undefined) return { from: valueOf(least), to: Infinity };
    const number = Number.parseInt(name, 10);
    return Number.isNaN(number) ? undefined : { from: number, to: number };
  };
}
