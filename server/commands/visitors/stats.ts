/** `stats`: how much was asked, how it ended, and what is left of the quota. */
import { addDays, createCalendar, isDay, isTimeZone } from '../../insight/days.js';
import { AppError } from '../../errors.js';
import type { UsageQuery } from '../../operate/measure-usage.js';
import { defineCommand, UsageError, type FlagValues, type Flags } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { readCount } from '../terminal/log-flags.js';
import { checkWidgetId, noteProblems, withLog } from '../terminal/open-data.js';
import { describeUsage } from './usage-text.js';

const DEFAULT_DAYS = 30;
/** Ten years, so that a slip of the year does not print a million days. */
const MOST_DAYS = 3660;
const DEFAULT_TOP = 10;
const DEFAULT_TIME_ZONE = 'UTC';

const STATS_FLAGS = {
  from: { type: 'string', value: 'DAY', help: 'First day, such as 2025-01-01, or 7d for the last 7 days.' },
  to: { type: 'string', value: 'DAY', help: 'Last day, included; today where not given.' },
  'time-zone': { type: 'string', value: 'ZONE', help: 'Whose days, such as Europe/Berlin; otherwise UTC.' },
  top: { type: 'string', value: 'N', help: 'So many questions and pages; otherwise 10.' },
  ...SHARED_FLAGS,
} as const satisfies Flags;

export const statsCommand = defineCommand({
  name: 'stats',
  summary: 'Counts questions, how they ended, and the quota.',
  synopsis: '[ID] [--from DAY] [--to DAY] [--FLAG…]',
  positionals: ['[ID'],
  flags: STATS_FLAGS,
  notes: `Of one widget, or of all; of the last 30 days where nothing else is said.

Answered, unsure, refused and small talk add up to the questions, but for those
that got no reply or were erased. Unsure is an answer with a confidence below
0.5; small talk cites no page, such as a greeting. Of a reply that was rated
twice, the newest rating counts. A question counts on the day on which it was
asked, and the rating of its reply with it. Questions that ask for the same in
other words count together.

The quota is that of now, whatever the days; its day or month is in UTC.

Examples:
  service-chat stats
  service-chat stats ID --from 2025-01-01 --to 2025-01-31 --time-zone Europe/Berlin`,
  run(values, [id], terminal) {
    const now = Date.now();
    if (id !== undefined) checkWidgetId(id);
    const query = { ...(id !== undefined && { widgetIds: [id] }), ...readQuery(values, now) };
    return withLog(values.data, terminal, async (data) => {
      // The other commands start faster without the stemmers.
      const { measureUsage, spanOfDays } = await import('../../operate/measure-usage.js');
      const { readInsight } = await import('../../insight/read-insight.js');
      // Replies and ratings stand behind their questions, whenever they came.
      const { from } = spanOfDays(query);
      const { log, ...store } = data.store;
      const insight = await readInsight(log, { widgetId: id, from }, Date.now);
      const report = await measureUsage({ ...store, insight }, query, now);
      if (id !== undefined && report.widgets.length === 0) {
        throw new AppError(
          'widget_not_found',
          `There is no widget ${id} in ${data.place}, and nothing was asked of it in these days. See all with: ${terminal.program} widget list`,
        );
      }
      if (id === undefined) await noteProblems(data, terminal, 'widgets');
      return { json: report, text: describeUsage(report, query.top, terminal.width) };
    });
  },
});

/** @throws {UsageError} */
function readQuery(values: FlagValues<typeof STATS_FLAGS>, now: number): UsageQuery {
  const { from: first, to: last, 'time-zone': timeZone = DEFAULT_TIME_ZONE } = values;
  if (!isTimeZone(timeZone)) {
    throw new UsageError(`--time-zone "${timeZone}" is no time zone; one looks like Europe/Berlin.`);
  }
  const today = createCalendar(timeZone)(now);
  const to = last === undefined ? today : readDay('--to', last);
  const from = first === undefined ? addDays(to, 1 - DEFAULT_DAYS) : readFirst(first, to);
  if (from > to)
    throw new UsageError(`--from ${from} comes after ${last === undefined ? 'today, ' : '--to '}${to}.`);
  if (from < addDays(to, 1 - MOST_DAYS)) {
    throw new UsageError(`From ${from} to ${to} is more than ten years; ask for less.`);
  }
  return { from, to, timeZone, top: readCount('--top', values.top, DEFAULT_TOP) };
}

/** `7d` is the last seven days, the last one included. */
function readFirst(text: string, to: string): string {
  const [, days] = /^([1-9]\d{0,4})d$/.exec(text) ?? [];
  return days === undefined ? readDay('--from', text) : addDays(to, 1 - Number(days));
}

function readDay(flag: string, text: string): string {
  if (isDay(text)) return text;
  const other = flag === '--from' ? ', or a number of days such as 7d' : '';
  throw new UsageError(`${flag} "${text}" must be a day of the calendar such as 2025-01-31${other}.`);
}
