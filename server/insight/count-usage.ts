/** Counts what was asked in a time, and how it ended. */
import type { UsageCounts, UsagePeriod } from '../admin-contract/usage.js';
import type { BucketQuery, Scope } from './insight.js';
import type { ReadModel } from './read-model.js';
import { rowsOf } from './scope-rows.js';
import { bucketStarts } from './time-buckets.js';
import { HELPFUL, NOT_HELPFUL } from './turn-table.js';

const noUsage = () => ({
  ...{ questions: 0, answered: 0, unsure: 0, refused: 0, smallTalk: 0, none: 0, erased: 0 },
  ...{ helpful: 0, notHelpful: 0, conversations: 0, escalatedConversations: 0, escalations: 0 },
});

/** Counts one bucket, or all of a time. */
class Tally {
  readonly counts = noUsage();
  readonly took: number[] = [];

  /** @param isNew whether its conversation was not met before */
  add({ turns, isEscalated }: TallyModel, row: number, isNew: boolean): void {
    const { counts } = this;
    counts.questions++;
    counts[turns.outcomeOf(row)]++;
    const rating = turns.rating.get(row);
    if (rating === HELPFUL) counts.helpful++;
    if (rating === NOT_HELPFUL) counts.notHelpful++;
    const took = turns.took.get(row);
    if (took > 0) this.took.push(took - 1);
    if (!isNew) return;
    counts.conversations++;
    if (isEscalated(turns.conversation.get(row))) counts.escalatedConversations++;
  }

  addErased(): void {
    this.counts.questions++;
    this.counts.erased++;
  }

  addEscalation(): void {
    this.counts.escalations++;
  }

  finish(): UsageCounts {
    if (this.took.length === 0) return this.counts;
    const took = Float64Array.from(this.took).sort();
    const share = (part: number) => took[Math.max(0, Math.ceil(part * took.length) - 1)] ?? 0;
    return { ...this.counts, p50: share(0.5), p95: share(0.95) };
  }
}

interface TallyModel {
  turns: ReadModel['turns'];
  isEscalated: (conversation: number) => boolean;
}

/** For each conversation, the bucket that counted it last, + 1. */
const createSeen = ({ conversationCount }: ReadModel) => new Uint32Array(conversationCount);

/** A time without a widget that is known counts zeros. */
export function countUsage(model: ReadModel, query: BucketQuery): UsagePeriod {
  const { from, to, bucket, timeZone } = query;
  const starts = bucketStarts(from, to, bucket, timeZone);
  const total = new Tally();
  const tallies = starts.map(() => new Tally());
  let current = tallies.length - 1;
  // Rows follow each other in time, so the bucket is mostly the last one or the one beside it.
  const ownAt = (at: number): Tally | undefined => {
    while (current > 0 && at < (starts[current] ?? 0)) current--;
    while (current + 1 < starts.length && at >= (starts[current + 1] ?? 0)) current++;
    return tallies[current];
  };
  const { turns } = model;
  const known = { turns, isEscalated: (conversation: number) => model.isEscalated(conversation) };
  const seen = createSeen(model);
  for (const row of rowsOf(model, query)) {
    const own = ownAt(turns.at.get(row));
    const conversation = turns.conversation.get(row);
    const last = seen[conversation] ?? 0;
    total.add(known, row, last === 0);
    own?.add(known, row, last !== current + 1);
    seen[conversation] = current + 1;
  }
  for (const { at } of erasedIn(model, query)) for (const tally of [total, ownAt(at)]) tally?.addErased();
  for (const { at } of requestsIn(model, query))
    for (const tally of [total, ownAt(at)]) tally?.addEscalation();
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    totals: total.finish(),
    buckets: tallies.map((tally, index) => ({
      at: new Date(starts[index] ?? 0).toISOString(),
      ...tally.finish(),
    })),
  };
}

export function countByWidget(model: ReadModel, scope: Scope): { widgetId: string; totals: UsageCounts }[] {
  const tallies = new Map<string, Tally>();
  const tallyOf = (widgetId: string) => {
    const tally = tallies.get(widgetId) ?? new Tally();
    tallies.set(widgetId, tally);
    return tally;
  };
  const { turns } = model;
  const known = { turns, isEscalated: (conversation: number) => model.isEscalated(conversation) };
  const seen = createSeen(model);
  const names = new Map<number, string>();
  for (const row of rowsOf(model, scope)) {
    const widget = turns.widget.get(row);
    const name = names.get(widget) ?? model.widgets.textOf(widget);
    names.set(widget, name);
    // A conversation is of one widget.
    const conversation = turns.conversation.get(row);
    tallyOf(name).add(known, row, seen[conversation] === 0);
    seen[conversation] = 1;
  }
  for (const { widgetId } of erasedIn(model, scope)) tallyOf(widgetId).addErased();
  for (const { widgetId } of requestsIn(model, scope)) tallyOf(widgetId).addEscalation();
  return [...tallies].map(([widgetId, tally]) => ({ widgetId, totals: tally.finish() }));
}

const erasedIn = (model: ReadModel, scope: Scope) => timesOf(model.erased.values(), scope);
const requestsIn = (model: ReadModel, scope: Scope) => timesOf(model.requests.values(), scope);

function* timesOf(
  records: Iterable<{ widgetId: string; at: string }>,
  { widgetIds, from, to }: Scope,
): Generator<{ widgetId: string; at: number }> {
  const wanted = widgetIds && new Set(widgetIds);
  for (const { widgetId, at: text } of records) {
    const at = Date.parse(text);
    if (at >= from && at < to && (wanted?.has(widgetId) ?? true)) yield { widgetId, at };
  }
}
