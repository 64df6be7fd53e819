/** Finds postal addresses: by the forms of streets and of towns with their postcode, in lines that stand together. */
import { STREET } from '../../languages/contact-patterns.js';

/** A town with its postcode, as the countries of the world write it. */
const TOWN = new RegExp(
  [
    // Germany, Austria, France, Spain, Italy, Turkey …: 6199 Niederarven
    String.raw`(?<![\p{L}\p{N}.,:/+-])(?:[A-Z]{1,2}-)?\d{4,5}\s+(?:St\.\s)?\p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Lu}[\p{L}'’-]*|am|an|im|in|der|den|sur|sous|de|del|della|di|la|le|les|lès|do|da|dos|aan|op|bei|ob|b\.)(?![\p{L}]))*`,
    // Netherlands: 1012 AB Amsterdam
    String.raw`(?<![\p{L}\p{N}])\d{4}\s?[A-Z]{2}\s+\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*`,
    // Sweden, Czechia, Slovakia, Greece: 114 55 Stockholm
    String.raw`(?<![\p{L}\p{N}])\d{3}\s\d{2}\s+\p{Lu}[\p{L}'’-]+(?: \p{Lu}?[\p{L}\d'’-]+)?`,
    // Poland: 00-950 Warszawa; Portugal: 1000-205 Lisboa; Brazil: 01310-100; Japan: 100-0001
    String.raw`(?<![\p{L}\p{N}])\d{2}-\d{3}\s+\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*`,
    String.raw`(?<![\p{L}\p{N}])\d{4}-\d{3}\s+\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*`,
    String.raw`(?<![\p{L}\p{N}-])\d{5}-\d{3}(?![\p{N}-])`,
    String.raw`〒\s?\d{3}[-ー－]?\d{4}`,
    // United Kingdom and Ireland: SW1A 1AA, D02 X285
    String.raw`(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])[A-Z]\d[\dW]\s?[A-Z\d]{4}(?![\p{L}\p{N}])`,
    // United States: Alder Falls, CO 81299; Canada: Toronto, ON M5V 2T6; Australia: Sydney NSW 2000
    String.raw`\p{Lu}[\p{L}'’. -]{1,40},?\s+[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?(?![\p{N}])`,
    String.raw`(?:\p{Lu}[\p{L}'’. -]{1,40},?\s+)?[A-Z]{2}\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\p{N}])`,
    String.raw`\p{Lu}[\p{L}'’. -]{1,40},?\s+(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s+\d{4}(?![\p{N}])`,
    // India: Pune 411001; Israel: 6100001; Korea and China before or after the town
    String.raw`(?:\p{L}[\p{L}\p{M}]+)[\s,–-]+\d{3}\s?\d{3}(?![\s.-]?\p{N})`,
    // Japan, China, Korea without a postcode
    String.raw`\p{Script=Han}{1,4}(?:都|道|府|県|省|市)\p{Script=Han}{1,8}[市区區町村县縣]`,
    String.raw`(?:\p{Script=Hangul}{2,8}(?:시|도|특별시|광역시)\s)\p{Script=Hangul}{1,6}[구군시]`,
  ]
    .map((form) => `(?:${form})`)
    .join('|'),
  'u',
);
/** Lanes and villages without house numbers before a postcode that nothing else looks like: `Mill Lane, Harrowby, NG31 9QB`. */
const UNNUMBERED =
  /(?:\p{Lu}[\p{L}'’&.-]*(?:\s[\p{L}'’&.-]+){0,4},\s+){2,5}(?:[\p{L}'’ -]{2,30}\s)?(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[\dW]\s[A-Z\d]{4}|[A-Z]\d[A-Z]\s\d[A-Z]\d)(?![\p{L}\p{N}])/u;
/** What only looks like a town with a postcode: a year or an amount before a name. */
const NO_TOWN =
  /^(?:19|20)\d\d\s|^\d+\s+(?:Euro|Dollars?|Januar|January|Jan|Februar|February|Feb|März|March|Mar|April|Apr|Mai|May|Juni|June|Jun|Juli|July|Jul|August|Aug|September|Sep|Oktober|October|Oct|November|Nov|Dezember|December|Dec|Uhr|Stück|Personen|People)/u;
/** Lines below the town: the region and the country. */
const REGION = /^[\p{L}\p{M}'’.,\s()-]{2,50}$/u;
const MAX_LINES = 6;
/** A line of an address that stands on lines of its own: `Arch 5, Abbey Viaduct`. */
const SHORT_LINE = /^[\p{Lu}\p{N}](?:[^:?!]|:(?=\S)){0,59}$/u;
const MAX_WORDS = 6;
/** A longer line is a whole paragraph that speaks of something else. */
const MAX_LINE = 400;

export interface FoundAddress {
  /** Its lines, from the street down. */
  lines: string[];
  /** True where street and town both stand there. */
  isWhole: boolean;
  /** Number of its first line. */
  at: number;
}

const townIn = (line: string): RegExpExecArray | undefined => {
  const match = TOWN.exec(line);
  return match && !NO_TOWN.test(match[0]) ? match : undefined;
};

/**
 * @param lines of one paragraph, list item or cell
 * @param mayBeAnnounced whether a label or a heading says that an address stands there; asked only where one may
 */
export function addressIn(lines: readonly string[], mayBeAnnounced: () => boolean): FoundAddress | undefined {
  if (!lines.some((line) => /\p{N}/u.test(line)) || lines.some((line) => line.length > MAX_LINE))
    return undefined;
  const street = lines.findIndex((line) => STREET.test(line));
  const town = lines.findIndex((line, i) => i >= Math.max(0, street) && townIn(line) !== undefined);
  if (street < 0 && town < 0) return undefined;
  const unnumbered = street < 0 ? UNNUMBERED.exec(lines[town] ?? '')?.[0] : undefined;
  if (unnumbered !== undefined) return { lines: [unnumbered], isWhole: true, at: town };
  const named = street < 0 && mayBeAnnounced() ? namedIn(lines, town) : undefined;
  if (named) return named;
  const block = street < 0 && town > 0 ? blockOf(lines, town) : undefined;
  if (block !== undefined) return { lines: linesFrom(lines, block, town), isWhole: true, at: block };
  const isWhole = street >= 0 && town >= 0 && town - street < MAX_LINES - 1;
  if (isWhole && street !== town) return { lines: linesFrom(lines, street, town), isWhole, at: street };
  const isAnnounced = mayBeAnnounced();
  if (!isWhole && !isAnnounced) return undefined;
  const only = street >= 0 ? street : town;
  const line = lines[only] ?? '';
  // A line that an announcement stands before is the address; running text holds it somewhere.
  if (isAnnounced && !isProse(line) && startsWithAddress(line)) {
    const first = street < 0 && only > 0 && /\d/.test(lines[only - 1] ?? '') ? only - 1 : only;
    return { lines: linesFrom(lines, first, only), isWhole, at: only };
  }
  return { lines: [cutFromProse(line)], isWhole, at: only };
}

/**
 * An announced address by its postcode, whose street has no number: `Mill Lane, Hereford HR4 8TQ`, on a line or on several.
 * Above the town stand lines that are short and hold no other number.
 */
function namedIn(lines: readonly string[], at: number): FoundAddress | undefined {
  const line = lines[at] ?? '';
  const town = townIn(line);
  if (!town || !isTownAtEnd(line, town)) return undefined;
  const before = line.slice(0, town.index);
  const isWithCode = /^[A-Z]/.test(town[0]) && !before.includes(',') && before !== '';
  const [first, ...others] = before.split(/,\s*/);
  const parts = [first ?? '', ...others].filter((part) => part !== '');
  if (!parts.every(isAddressLine)) return undefined;
  let from = at;
  while (from > 0 && at - from < MAX_LINES - 2 && isNamedLine(lines[from - 1] ?? '')) from--;
  if (from === at && parts.length < (isWithCode ? 2 : 1)) return undefined;
  return { lines: linesFrom(lines, from, at), isWhole: true, at: from };
}

/** Whether nothing stands behind a town but its region or its country, and before it no words of a sentence. */
function isTownAtEnd(line: string, town: RegExpExecArray): boolean {
  const behind = line.slice(town.index + town[0].length).replace(/^\s*[,.]?$|^\s*,\s*/u, '');
  const isParted = town.index === 0 || /,\s*$/u.test(line.slice(0, town.index));
  // `12345 Ort` begins a part of the address; `HR4 8TQ` may follow its town.
  const isCode = /^[A-Z]{1,2}\d/.test(town[0]);
  return (
    (isParted || isCode) &&
    (behind === '' || (/^\p{L}/u.test(behind) && REGION.test(behind) && behind.split(' ').length <= 5))
  );
}

const isAddressLine = (part: string): boolean =>
  SHORT_LINE.test(part.trim()) && part.trim().split(/\s+/).length <= MAX_WORDS && !/[@©]|\d{4}/.test(part);

const isNamedLine = (line: string): boolean =>
  line.split(/,\s*/).every((part) => part === '' || isAddressLine(part)) && !/[.]$/.test(line);

/** The first line of an address without a street that is known as one, where short lines lead down to its town. */
function blockOf(lines: readonly string[], town: number): number | undefined {
  const above = lines.slice(0, town);
  const isShort = (line: string): boolean => SHORT_LINE.test(line) && line.split(/\s+/).length <= MAX_WORDS;
  if (town >= MAX_LINES || !lines.slice(0, town + 1).every(isShort)) return undefined;
  const numbered = above.findIndex((line) => /\p{N}/u.test(line));
  // Above the street stands a name.
  return numbered >= 0 ? numbered : town > 1 ? 1 : undefined;
}

function linesFrom(lines: readonly string[], from: number, to: number): string[] {
  const below = lines[to + 1];
  const hasRegion = below !== undefined && REGION.test(below) && below.split(' ').length <= 5;
  return lines.slice(from, to + (hasRegion ? 2 : 1)).map((line) => line.replace(/[,;]\s*$/, '').trim());
}

/** More than an address: a sentence goes on after it, or leads to it. */
const isProse = (line: string): boolean =>
  /[\p{Ll}\d)]{2}[.!?](?:\s|$)/u.test(line) && line.split(/\s+/).length > 7;

const startsWithAddress = (line: string): boolean =>
  STREET.exec(line)?.index === 0 || townIn(line)?.index === 0;

/** A name with a number, right before a town, or before a floor and the town: a street in a language that is not known. */
const NAMED_STREET =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’.-]+(?:\s[\p{L}'’.-]{1,20}){0,3}\s\d{1,4}\s?[A-Za-z]?,(?:\s[\p{L}\p{N}.º ]{1,25},)?\s$/u;

/** From the street to the town, or as far as the sentence goes. */
function cutFromProse(line: string): string {
  const street = STREET.exec(line) ?? NAMED_STREET.exec(line.slice(0, townIn(line)?.index ?? 0));
  const town = townIn(line);
  const start = Math.min(street?.index ?? Infinity, town?.index ?? Infinity);
  const end = Math.max(street ? street.index + street[0].length : 0, town ? town.index + town[0].length : 0);
  const rest = /^(?:,\s\p{Lu}[\p{L}' -]{1,30}(?=[,.;]|$))?/u.exec(line.slice(end))?.[0] ?? '';
  return line
    .slice(start, end + rest.length)
    .trim()
    .replace(/[.,;]$/, '');
}
