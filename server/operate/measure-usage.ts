/** Counts what visitors asked in a time, how it ended, and what widgets have left of their quotas. */
import type {
  AskedOnPage,
  AskedQuestion,
  CitedPage,
  UsageCounts as Counts,
} from '../admin-contract/usage.js';
import { addDays, createCalendar, daysFrom } from '../insight/days.js';
import type { Insight } from '../insight/insight.js';
import { startOfDay } from '../insight/time-buckets.js';
import type { Widget } from '../model.js';
import type { QuotaUsage } from '../store/port/conversation-store.js';
import type { OperatorStore } from '../store/port/store.js';
import { quotaUseOf, type QuotaUse } from './widgets/quota-use.js';

export interface UsageQuery {
  /** The only widgets; all where absent. */
  widgetIds?: readonly string[] | undefined;
  /** First and last day, such as `2025-01-31`, both included. */
  from: string;
  to: string;
  /** What the days are those of: a name of the IANA database, such as `Europe/Berlin`. */
  timeZone: string;
  /** How many questions and pages are named. */
  top: number;
}

/** `questions` is the sum of the outcomes, of what was `erased`, and of what got no reply. */
export interface UsageCounts extends Pick<
  Counts,
  | ('questions' | 'conversations' | 'answered' | 'unsure' | 'refused' | 'smallTalk' | 'erased')
  | ('helpful' | 'notHelpful')
> {
  /** For a human. */
  requests: number;
}

export type TopQuestion = Omit<AskedQuestion, 'answered'>;
/** A page, and how often answers cited it or visitors asked on it. */
export type TopPage = Pick<CitedPage, 'widgetId' | 'url' | 'count'> & Partial<Pick<CitedPage, 'title'>>;

export interface WidgetReport {
  widgetId: string;
  /** Absent, as its quota, where it was removed. */
  name?: string;
  totals: UsageCounts;
  /** Now, whatever the time asked about. */
  quota?: QuotaUse;
}

export interface UsageReport extends Pick<UsageQuery, 'from' | 'to' | 'timeZone'> {
  totals: UsageCounts;
  /** Every day of the time, also those on which nothing was asked. */
  days: ({ day: string } & UsageCounts)[];
  topQuestions: TopQuestion[];
  /** That answers cited. */
  topPages: TopPage[];
  /** Of the websites, on which visitors asked. */
  askedOn: TopPage[];
  /** Those with a quota to use or something to count, the most asked first. */
  widgets: WidgetReport[];
}

export const noUsage = (): UsageCounts => ({
  questions: 0,
  conversations: 0,
  answered: 0,
  unsure: 0,
  refused: 0,
  smallTalk: 0,
  erased: 0,
  helpful: 0,
  notHelpful: 0,
  requests: 0,
});

const COUNTED = Object.keys(noUsage()) as (keyof UsageCounts)[];

/** Adds what the second counts to the first. */
export function addUsage(into: UsageCounts, other: UsageCounts): void {
  for (const name of COUNTED) into[name] += other[name];
}

/** From then on, up to and not including then, in milliseconds since 1970. */
export function spanOfDays({ from, to, timeZone }: Pick<UsageQuery, 'from' | 'to' | 'timeZone'>) {
  const dayOf = createCalendar(timeZone);
  return { from: startOfDay(dayOf, from), to: startOfDay(dayOf, addDays(to, 1)) };
}

export interface UsageDeps extends Pick<OperatorStore, 'widgets' | 'quotas'> {
  insight: Insight;
}

/** @param now milliseconds since 1970, for the quotas */
export async function measureUsage(
  { insight, widgets: records, quotas }: UsageDeps,
  query: UsageQuery,
  now: number,
): Promise<UsageReport> {
  const { widgetIds, from, to, timeZone, top: limit } = query;
  const scope = { widgetIds, ...spanOfDays(query) };
  const { totals, buckets } = await insight.usage({ ...scope, bucket: 'day', timeZone });
  const dayOf = createCalendar(timeZone);
  const days = new Map(buckets.map(({ at, ...counts }) => [dayOf(Date.parse(at)), countsOf(counts)]));
  const wanted = (await records.list()).filter(({ id }) => widgetIds?.includes(id) ?? true);
  const known = new Map(wanted.map((widget) => [widget.id, widget]));
  const used = await quotas.usage(wanted, now);
  const counted = new Map(
    (await insight.usageByWidget(scope)).map(({ widgetId, totals: own }) => [widgetId, countsOf(own)]),
  );
  const reports = [...new Set([...known.keys(), ...counted.keys()])].map((id) =>
    reportOf(id, counted.get(id) ?? noUsage(), known.get(id), used.get(id)),
  );
  return {
    from,
    to,
    timeZone,
    totals: countsOf(totals),
    days: daysFrom(from, to).map((day) => ({ day, ...(days.get(day) ?? noUsage()) })),
    topQuestions: (await insight.questions({ ...scope, limit })).map(
      ({ answered: _, ...question }) => question,
    ),
    topPages: (await insight.citedPages({ ...scope, limit })).map(({ widgetId, title, url, count }) => ({
      widgetId,
      title,
      url,
      count,
    })),
    askedOn: (await insight.askedOn({ ...scope, limit })).map(pageOf),
    widgets: reports.sort((a, b) => b.totals.questions - a.totals.questions),
  };
}

const pageOf = ({ widgetId, url, count }: AskedOnPage): TopPage => ({ widgetId, url, count });

function countsOf({ escalations: requests, ...counts }: Counts): UsageCounts {
  const named = { ...counts, requests };
  return Object.fromEntries(COUNTED.map((name) => [name, named[name]])) as unknown as UsageCounts;
}

function reportOf(
  widgetId: string,
  totals: UsageCounts,
  widget: Widget | undefined,
  usage: QuotaUsage | undefined,
): WidgetReport {
  return {
    widgetId,
    ...(widget && { name: widget.name }),
    totals,
    ...(widget && usage && { quota: quotaUseOf(widget.quota, usage) }),
  };
}
