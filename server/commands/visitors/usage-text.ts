/** The numbers of `stats` in words and bars, for people. */
import { addDays } from '../../insight/days.js';
import {
  addUsage,
  noUsage,
  type TopPage,
  type UsageCounts,
  type UsageReport,
  type WidgetReport,
} from '../../operate/measure-usage.js';
import { barPlot } from '../terminal/bar-plot.js';
import { count } from '../../runtime/quantities.js';
import { labelled, table } from '../terminal/text-layout.js';
import { describeQuota } from '../../operate/widgets/quota-text.js';

const BAR_COLUMNS = 40;
const MARGIN = 2;
/** Columns beside the bar: label, number, gaps. */
const BESIDE_BAR = 28;
/** Columns of an entry in a list before its text, without those of the number. */
const BEFORE_ENTRY = 6;
/** Days that are shown each; more of them are shown by week, and many more by month. */
const MOST_DAYS = 45;
const MOST_WEEKS = 53;

const MARKS = { answered: '█', unsure: '▓', refused: '░', other: '·' } as const;
const LEGEND = `${MARKS.answered} answered  ${MARKS.unsure} unsure  ${MARKS.refused} refused  ${MARKS.other} small talk, or no reply`;

/** @param width columns of the terminal; any number where it is none */
export function describeUsage(report: UsageReport, top: number, width: number | undefined): string {
  const { totals, topQuestions, topPages, askedOn, widgets } = report;
  const [only] = widgets.length === 1 ? widgets : [];
  const isEmpty = totals.questions + totals.requests + totals.helpful + totals.notHelpful === 0;
  const sections = [
    headingOf(report, only),
    isEmpty ? 'Nothing was asked in these days.' : labelled(rowsOf(totals)),
    only?.quota ? labelled([['Quota', describeQuota(only.quota)]]) : '',
    isEmpty ? '' : plotOf(report, width),
    listOf(
      'Asked most',
      topQuestions.map((one) => [one.count, one.question, notesOf(one)]),
      width,
    ),
    listOf('Pages cited most', topPages.map(rowOfPage), width),
    listOf('Pages where visitors ask most', askedOn.map(rowOfPage), width),
    only ? '' : widgetTable(widgets.slice(0, top), width),
    !only && widgets.length > top ? `${count(widgets.length - top, 'more widget')}; --json lists all.` : '',
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

function headingOf({ from, to, timeZone }: UsageReport, only: WidgetReport | undefined): string {
  const who = only ? (only.name ?? `Widget ${only.widgetId}, which was removed`) : 'All widgets';
  return `${who}: ${from === to ? from : `${from} to ${to}`}, days in ${timeZone}`;
}

function rowsOf(totals: UsageCounts): [string, string][] {
  const { questions, conversations, helpful, notHelpful, requests, erased } = totals;
  const unreplied = questions - totals.answered - totals.unsure - totals.refused - totals.smallTalk - erased;
  const share = (number: number) =>
    `${number.toLocaleString('en')}${questions > 0 ? ` (${Math.round((number / questions) * 100)} %)` : ''}`;
  return [
    ['Questions', `${questions.toLocaleString('en')} in ${count(conversations, 'conversation')}`],
    ['Answered', share(totals.answered)],
    ['Unsure', share(totals.unsure)],
    ['Refused', share(totals.refused)],
    ...(totals.smallTalk > 0 ? [['Small talk', share(totals.smallTalk)] as [string, string]] : []),
    ...(erased > 0 ? [['Erased', share(erased)] as [string, string]] : []),
    ...(unreplied > 0 ? [['No reply', share(unreplied)] as [string, string]] : []),
    ['Helpful', `${helpful.toLocaleString('en')} of ${(helpful + notHelpful).toLocaleString('en')} rated`],
    ['Asked for a human', requests.toLocaleString('en')],
  ];
}

function plotOf({ days }: UsageReport, width: number | undefined): string {
  const periods = inPeriods(days);
  // The first month of a widget is not to begin with a screen of empty days.
  const first = Math.max(
    0,
    periods.findIndex(({ questions }) => questions > 0),
  );
  const rows = periods.slice(first).map(({ label, ...counts }) => {
    const { answered, unsure, refused, questions } = counts;
    const other = questions - answered - unsure - refused;
    return {
      label,
      parts: [
        { mark: MARKS.answered, value: answered },
        { mark: MARKS.unsure, value: unsure },
        { mark: MARKS.refused, value: refused },
        { mark: MARKS.other, value: other },
      ],
    };
  });
  const columns = Math.max(8, Math.min(BAR_COLUMNS, (width ?? Infinity) - MARGIN - BESIDE_BAR));
  const before =
    first > 0
      ? [`Nothing was asked in these days before ${days.find(({ questions }) => questions > 0)?.day}.`]
      : [];
  const lines = [...before, barPlot(rows, columns), '', LEGEND].join('\n');
  return lines.replace(/^(?=.)/gm, ' '.repeat(MARGIN));
}

/** Days as they are, or added up by week (from Monday on) or by month where they are many. */
function inPeriods(days: UsageReport['days']): ({ label: string } & UsageCounts)[] {
  const labelOf =
    days.length <= MOST_DAYS
      ? (day: string) => `${day} ${weekdayOf(day)}`
      : days.length <= MOST_WEEKS * 7
        ? (day: string) => `week of ${addDays(day, -((new Date(day).getUTCDay() + 6) % 7))}`
        : (day: string) => day.slice(0, 7);
  const periods = new Map<string, UsageCounts>();
  for (const { day, ...counts } of days) {
    const label = labelOf(day);
    const sum = periods.get(label) ?? noUsage();
    addUsage(sum, counts);
    periods.set(label, sum);
  }
  return [...periods].map(([label, counts]) => ({ label, ...counts }));
}

function weekdayOf(day: string): string {
  return new Date(day).toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' });
}

function notesOf({ refused, unsure }: { refused: number; unsure: number }): string {
  return [refused > 0 ? `${refused} refused` : '', unsure > 0 ? `${unsure} unsure` : '']
    .filter((note) => note !== '')
    .join(', ');
}

function rowOfPage({ count: times, title, url }: TopPage): [number, string, string] {
  return title === undefined ? [times, url, ''] : [times, title, url];
}

function listOf(
  heading: string,
  rows: readonly (readonly [number, string, string])[],
  width: number | undefined,
): string {
  if (rows.length === 0) return '';
  const numbers = rows.map(([times]) => times.toLocaleString('en'));
  const room = Math.max(...numbers.map(({ length }) => length));
  const lines = table(
    ['', ''],
    rows.map(([, what, note]) => [what, note]),
    width === undefined ? undefined : width - room - BEFORE_ENTRY,
  ).split('\n');
  const entries = lines.slice(1).map((line, at) => `  ${(numbers[at] ?? '').padStart(room)} ×  ${line}`);
  return [heading, ...entries].join('\n');
}

function widgetTable(widgets: readonly WidgetReport[], width: number | undefined): string {
  const rows = widgets.map(({ widgetId, name, totals, quota }) => [
    widgetId,
    name ?? '(removed)',
    ...[totals.questions, totals.answered, totals.unsure, totals.refused].map((value) =>
      value.toLocaleString('en'),
    ),
    quota ? describeQuota(quota) : '',
  ]);
  return table(['ID', 'NAME', 'QUESTIONS', 'ANSWERED', 'UNSURE', 'REFUSED', 'QUOTA'], rows, width);
}
