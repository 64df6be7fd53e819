/** Hours that a page states for search engines, as lines that people read. */

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

interface Hours {
  days: number[];
  times: string;
}

/** Lines such as `Monday – Friday: 09:00 – 17:00`; an entry that cannot be read gives none. */
export function formatHours(specifications: readonly unknown[], language: string): string[] {
  const names = weekdayNames(language);
  return specifications.flatMap((specification) => {
    const hours = readHours(specification);
    if (!hours) return [];
    const days = runsOf(hours.days).map(([first, last]) =>
      first === last
        ? names[first]
        : `${names[first] ?? ''}${last === first + 1 ? ', ' : ' – '}${names[last] ?? ''}`,
    );
    return [days.length > 0 ? `${days.join(', ')}: ${hours.times}` : hours.times];
  });
}

function weekdayNames(language: string): string[] {
  const format = (tag: string) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const names = /^[a-z]{2,3}\b/i.test(language) ? format(language) : format('en');
  return DAYS.map((_, day) => names.format(FIRST_DAY + day * DAY_MS));
}

function readHours(specification: unknown): Hours | undefined {
  if (typeof specification !== 'object' || specification === null) return undefined;
  const { dayOfWeek, opens, closes, validFrom, validThrough } = specification as Record<string, unknown>;
  if (typeof opens !== 'string' || typeof closes !== 'string') return undefined;
  const named: unknown[] = Array.isArray(dayOfWeek) ? dayOfWeek : [dayOfWeek];
  const days = named
    .map((day) =>
      DAYS.indexOf(
        String(day)
          .toLowerCase()
          .replace(/^.*[/#]/, ''),
      ),
    )
    .filter((day) => day >= 0)
    .sort((a, b) => a - b);
  const isClosed = opens === closes;
  const short = (time: string): string => time.replace(/^(\d{1,2}:\d{2}):\d{2}.*$/, '$1');
  const span = [validFrom, validThrough].filter((date) => typeof date === 'string').join(' – ');
  const times = isClosed ? '–' : `${short(opens)} – ${short(closes)}`;
  return { days, times: span === '' ? times : `${times} (${span})` };
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
