/** Hours that a page states for search engines, as lines that people read. */

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const SHORT_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const BETWEEN_ENTRIES = /(?<=\d)[,;]?\s+(?=(?:Mo|Tu|We|Th|Fr|Sa|Su)\b)/;
/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

interface Hours {
  days: number[];
  times: string;
}

/**
 * Lines such as `Monday – Friday: 09:00 – 17:00`. An entry that cannot be read gives none, and a text that cannot be
 * read stays as it is.
 */
export function formatHours(specifications: readonly unknown[], language: string): string[] {
  const names = weekdayNames(language);
  return specifications.flatMap(splitText).flatMap((specification) => {
    const hours = typeof specification === 'string' ? readShort(specification) : readHours(specification);
    if (!hours) return typeof specification === 'string' ? [specification] : [];
    const days = runsOf(hours.days).map(([first, last]) =>
      first === last
        ? names[first]
        : `${names[first] ?? ''}${last === first + 1 ? ', ' : ' – '}${names[last] ?? ''}`,
    );
    return [days.length > 0 ? `${days.join(', ')}: ${hours.times}` : hours.times];
  });
}

/** `Mo-Fr 9:00-17:00, Sa 9:00-12:00` holds two entries. */
const splitText = (specification: unknown): unknown[] =>
  typeof specification === 'string' ? specification.trim().split(BETWEEN_ENTRIES) : [specification];

/** The short form of schema.org's `openingHours`: `Mo-Fr,Su 09:00-17:00`. */
function readShort(text: string): Hours | undefined {
  const [, named = '', opens, closes] =
    /^((?:(?:Mo|Tu|We|Th|Fr|Sa|Su)[\s,-]*)+)(\d{1,2}:\d{2})\s?[-–]\s?(\d{1,2}:\d{2})$/.exec(text.trim()) ??
    [];
  if (opens === undefined || closes === undefined) return undefined;
  const days = new Set<number>();
  for (const [, first = '', last = first] of named.matchAll(/([A-Z][a-z])(?:\s?-\s?([A-Z][a-z]))?/g)) {
    const end = SHORT_DAYS.indexOf(last);
    for (let day = SHORT_DAYS.indexOf(first); ; day = (day + 1) % 7) {
      days.add(day);
      if (day === end) break;
    }
  }
  return { days: [...days].sort((a, b) => a - b), times: `${opens} – ${closes}` };
}

/** Of the last page: a format takes long to make, and a page may state thousands of hours. */
let known: { language: string; names: string[] } | undefined;

function weekdayNames(language: string): string[] {
  if (known?.language !== language) known = { language, names: formatWeekdays(language) };
  return known.names;
}

function formatWeekdays(language: string): string[] {
  const format = (tag: string) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const names = /^[a-z]{2,3}\b/i.test(language) ? format(language) : format('en');
  return DAYS.map((_, day) => names.format(FIRST_DAY + day * DAY_MS));
}

function readHours(specification: unknown): Hours | undefined {
  if (typeof specification !== 'object' || specification === null) return undefined;
  const { dayOfWeek, opens, closes, validFrom, validThrough } = specification as Record<string, unknown>;
  if (typeof opens !== 'string' || typeof closes !== 'string') return undefined;
  const named: unknown[] = Array.isArray(dayOfWeek) ? dayOfWeek : [dayOfWeek];
  const days = named.flatMap(daysIn).sort((a, b) => a - b);
  // Hours of days that cannot be told, such as public holidays, would be those of every day.
  if (dayOfWeek !== undefined && dayOfWeek !== null && days.length === 0) return undefined;
  const isClosed = opens === closes;
  const short = (time: string): string => time.replace(/^(\d{1,2}:\d{2}):\d{2}.*$/, '$1');
  const span = [validFrom, validThrough].filter((date) => typeof date === 'string').join(' – ');
  const times = isClosed ? '–' : `${short(opens)} – ${short(closes)}`;
  return { days, times: span === '' ? times : `${times} (${span})` };
}

/** By its name, its address or its two letters, or from one to another: `Mo-Fr`. */
function daysIn(day: unknown): number[] {
  const { name, '@id': id } = Object(day) as Record<string, unknown>;
  const text = [day, id, name].find((value) => typeof value === 'string') ?? '';
  const [first = -1, last = first] = text
    .toLowerCase()
    .replace(/^.*[/#]/, '')
    .split(/\s*[-–]\s*/)
    .map((part) => DAYS.findIndex((known) => part.length > 1 && known.startsWith(part)));
  if (first < 0 || last < 0) return [];
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7);
}

/** `[0, 1, 2, 4]` is two runs: 0 to 2, and 4. */
function runsOf(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && day === last[1] + 1) last[1] = day;
    else if (!last || day !== last[1]) runs.push([day, day]);
  }
  return runs;
}
