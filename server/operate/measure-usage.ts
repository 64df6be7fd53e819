/** Counts what visitors asked in a time, how it ended, and what widgets have left of their quotas. */
import { addDays, createCalendar, daysFrom } from '../insight/days.js';
import type { TopQuestion } from '../insight/top-questions.js';
import { addUsage, noUsage, UsageFold, type TopPage, type UsageCounts } from '../insight/usage-fold.js';
import type { Widget } from '../model.js';
import type { QuotaUsage } from '../store/port/conversation-store.js';
import type { RecordType } from '../store/port/record-log.js';
import type { OperatorStore } from '../store/port/store.js';
import { quotaUseOf, type QuotaUse } from './quota-use.js';

const COUNTED_TYPES = [
  'question',
  'reply',
  'feedback',
  'escalation',
  'erased',
] as const satisfies RecordType[];

export interface UsageQuery {
  /** Of one widget; of all where absent. */
  widgetId?: string | undefined;
  /** First and last day, such as `2025-01-31`, both included. */
  from: string;
  to: string;
  /** What the days are those of: a name of the IANA database, such as `Europe/Berlin`. */
  timeZone: string;
  /** How many questions and pages are named. */
  top: number;
}

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

/** @param now milliseconds since 1970, for the quotas */
export async function measureUsage(
  { log, widgets: records, quotas }: Pick<OperatorStore, 'log' | 'widgets' | 'quotas'>,
  query: UsageQuery,
  now: number,
): Promise<UsageReport> {
  const { widgetId, from, to, timeZone, top } = query;
  const dayOf = createCalendar(timeZone);
  const fold = new UsageFold((at) => {
    const day = dayOf(at);
    return day >= from && day <= to ? day : undefined;
  });
  // No zone is more than a day ahead of UTC. Where replies end is open: they are counted with their questions.
  const earliest = Date.parse(addDays(from, -1));
  for await (const record of log.read({ types: COUNTED_TYPES, widgetId, from: earliest })) fold.add(record);

  const wanted = (await records.list()).filter(({ id }) => widgetId === undefined || id === widgetId);
  const known = new Map(wanted.map((widget) => [widget.id, widget]));
  const used = await quotas.usage(wanted, now);
  const ids = new Set([...known.keys(), ...fold.widgets.keys()]);
  const reports = [...ids].map((id) =>
    reportOf(id, fold.widgets.get(id)?.totals() ?? noUsage(), known.get(id), used.get(id)),
  );
  return {
    ...{ from, to, timeZone },
    totals: sum(reports.map(({ totals }) => totals)),
    days: daysFrom(from, to).map((day) => ({
      day,
      ...sum([...fold.widgets.values()].flatMap(({ buckets }) => buckets.get(day) ?? [])),
    })),
    topQuestions: fold.topQuestions(top),
    topPages: fold.topPages(top),
    askedOn: fold.topAskedOn(top),
    widgets: reports.sort((a, b) => b.totals.questions - a.totals.questions),
  };
}

function sum(all: readonly UsageCounts[]): UsageCounts {
  const total = noUsage();
  for (const counts of all) addUsage(total, counts);
  return total;
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
