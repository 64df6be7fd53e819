/** Counts what was asked in a time, and how it ended. */
import type { UsageCounts, UsagePeriod } from '../admin-contract/usage.js';
import type { BucketQuery, Scope } from './insight.js';
import type { Occurrence, ReadModel } from './read-model.js';
import { rowsOf } from './scope-rows.js';
import { bucketStarts } from './time-buckets.js';
import { Durations, UsageTally } from './usage-tally.js';

/** For each conversation, the bucket that counted it last, + 1. */
const createSeen = ({ conversationCount }: ReadModel) => new Uint32Array(conversationCount);

/** A time without a widget that is known counts zeros. */
export function countUsage(model: ReadModel, query: BucketQuery): UsagePeriod {
  const { from, to, bucket, timeZone } = query;
  const starts = bucketStarts(from, to, bucket, timeZone);
  const tallies = starts.map(() => new UsageTally());
  let current = tallies.length - 1;
  // Rows follow each other in time, so the bucket is mostly the last one or the one beside it.
  const tallyAt = (at: number): UsageTally | undefined => {
    while (current > 0 && at < (starts[current] ?? 0)) current--;
    while (current + 1 < starts.length && at >= (starts[current + 1] ?? 0)) current++;
    return tallies[current];
  };
  const { turns } = model;
  const total = new UsageTally();
  const seen = createSeen(model);
  for (const row of rowsOf(model, query)) {
    const tally = tallyAt(turns.at.get(row));
    tally?.add(turns, row);
    const conversation = turns.conversation.get(row);
    const last = seen[conversation] ?? 0;
    if (last === current + 1) continue;
    seen[conversation] = current + 1;
    const isEscalated = model.escalationsOf(conversation) > 0;
    tally?.addConversation(isEscalated);
    if (last === 0) total.addConversation(isEscalated);
  }
  for (const { at } of erasedIn(model, query)) tallyAt(at)?.addErased();
  for (const { at } of requestsIn(model, query)) tallyAt(at)?.addEscalation();
  for (const tally of tallies) total.include(tally);
  const durations = new Durations();
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    totals: total.finish(durations),
    buckets: tallies.map((tally, index) => ({
      at: new Date(starts[index] ?? 0).toISOString(),
      ...tally.finish(durations),
    })),
  };
}

export function countByWidget(model: ReadModel, scope: Scope): { widgetId: string; totals: UsageCounts }[] {
  const { turns, widgets } = model;
  const tallies = new Map<string, UsageTally>();
  const tallyOf = (widgetId: string) => {
    const tally = tallies.get(widgetId) ?? new UsageTally();
    tallies.set(widgetId, tally);
    return tally;
  };
  const ofWidget: UsageTally[] = [];
  const seen = createSeen(model);
  for (const row of rowsOf(model, scope)) {
    const widget = turns.widget.get(row);
    const tally = (ofWidget[widget] ??= tallyOf(widgets.textOf(widget)));
    tally.add(turns, row);
    // A conversation is of one widget.
    const conversation = turns.conversation.get(row);
    if (seen[conversation] === 1) continue;
    seen[conversation] = 1;
    tally.addConversation(model.escalationsOf(conversation) > 0);
  }
  for (const { widgetId } of erasedIn(model, scope)) tallyOf(widgetId).addErased();
  for (const { widgetId } of requestsIn(model, scope)) tallyOf(widgetId).addEscalation();
  const durations = new Durations();
  return [...tallies].map(([widgetId, tally]) => ({ widgetId, totals: tally.finish(durations) }));
}

const erasedIn = (model: ReadModel, scope: Scope) => timesOf(model.erased.values(), scope);
const requestsIn = (model: ReadModel, scope: Scope) => timesOf(model.requests.values(), scope);

function* timesOf(records: Iterable<Occurrence>, { widgetIds, from, to }: Scope): Generator<Occurrence> {
  const wanted = widgetIds && new Set(widgetIds);
  for (const { widgetId, at } of records) {
    if (at >= from && at < to && (wanted?.has(widgetId) ?? true)) yield { widgetId, at };
  }
}
