/** Counts the questions of each group, and tells what they are about. */
import type { Gap, GapCounts, GapDetail, GapFilter, GapState, GapWording } from './gap.js';
import { isSettled } from './gap-marks.js';
import { nearestPages } from './nearest-pages.js';
import { kindOf, type GapGroup, type GapRow, type WidgetGaps } from './widget-gaps.js';

const WEEK_MS = 7 * 86_400_000;
const WEEKS = 8;
const NAMED_WORDINGS = 3;
const MOST_WORDINGS = 200;
const MOST_CONVERSATIONS = 5;

const noCounts = (): GapCounts => ({ count: 0, refused: 0, unsure: 0, notHelpful: 0 });

/** A group, and what of it fits a filter. */
export interface GroupSum extends GapCounts {
  gaps: WidgetGaps;
  group: GapGroup;
  key: string;
  state: GapState;
  /** Questions that need somebody's attention, and those of them since the gap was marked as answered. */
  unsettled: number;
  back: number;
  /** Questions of the time, also in languages that are not asked for. */
  inTime: number;
  /** When it was last asked, in milliseconds since 1970. */
  last: number;
}

/**
 * Sums up every group with a question that has no good answer.
 *
 * @param languages counts the questions of the time by language
 */
export function sumUp(
  gaps: WidgetGaps,
  filter: GapFilter,
  languages = new Map<string, number>(),
): GroupSum[] {
  const sums = new Map<GapGroup, GroupSum>();
  for (const row of gaps.rows) {
    const kind = kindOf(row, filter.below);
    if (!kind) continue;
    const { member, language } = row.wording;
    let sum = sums.get(member.group);
    if (!sum) sums.set(member.group, (sum = begin(gaps, member.group)));
    const { mark } = sum.group;
    if (!isSettled(row.at, member.mark, mark)) {
      sum.unsettled++;
      if (mark && row.at > mark.settledUntil) sum.back++;
    }
    if (!isIn(row, filter)) continue;
    sum.inTime++;
    languages.set(language, (languages.get(language) ?? 0) + 1);
    if (filter.language !== undefined && language !== filter.language) continue;
    sum.count++;
    sum[kind]++;
    sum.last = Math.max(sum.last, row.at);
  }
  const all = [...sums.values()];
  for (const sum of all) sum.state = stateOf(sum);
  return all;
}

const isIn = ({ at }: GapRow, { from, to }: GapFilter): boolean => at >= from && at < to;

/** Field by field: there may be as many groups as questions, and putting parts together takes ten times as long. */
const begin = (gaps: WidgetGaps, group: GapGroup): GroupSum => ({
  gaps,
  group,
  key: group.keys[0] ?? '',
  state: 'open',
  count: 0,
  refused: 0,
  unsure: 0,
  notHelpful: 0,
  unsettled: 0,
  back: 0,
  inTime: 0,
  last: 0,
});

function stateOf({ group: { mark }, unsettled, back }: GroupSum): GapState {
  if (!mark) return 'open';
  if (unsettled === 0) return mark.record.state;
  return mark.settledUntil !== -Infinity && back > 0 ? 'cameBack' : 'open';
}

/** @param rows of it that fit, the newest first */
export function describeGap(
  sum: GroupSum,
  rows: readonly GapRow[] = [],
  weekly: readonly number[] = [],
): Gap {
  const { gaps, group, key, state } = sum;
  const { mark } = group;
  const wordings = [...new Set(rows.map(({ wording }) => wording.text))];
  const since = mark?.settledUntil ?? -Infinity;
  return {
    key,
    widgetId: gaps.widgetId,
    question: wordings[0] ?? '',
    language: rows[0]?.wording.language ?? '',
    otherWordings: wordings.slice(1, 1 + NAMED_WORDINGS),
    wordingCount: wordings.length,
    count: sum.count,
    refused: sum.refused,
    unsure: sum.unsure,
    notHelpful: sum.notHelpful,
    lastAt: new Date(sum.last).toISOString(),
    weekly: [...weekly],
    state,
    ...(mark && mark.record.state !== 'open' && { mark: mark.record }),
    ...(state === 'cameBack' && { cameBack: { since: new Date(since).toISOString(), count: sum.back } }),
    nearestPages: nearestPages(rows),
  };
}

export function detailGap(sum: GroupSum, filter: GapFilter, now: number): GapDetail {
  const wordings = new Map<string, GapWording>();
  const rows = rowsOf([sum], filter).get(sum.group) ?? [];
  for (const row of rows) {
    const kind = kindOf(row, filter.below);
    if (!kind) continue;
    const at = new Date(row.at).toISOString();
    const { text } = row.wording;
    let wording = wordings.get(text);
    if (!wording) {
      if (wordings.size === MOST_WORDINGS) continue;
      const was = { wasRefused: row.wasRefused, confidenceScore: row.confidence };
      wording = { ...noCounts(), text, lastAt: at, was, conversations: [] };
      wordings.set(text, wording);
    }
    wording.count++;
    wording[kind]++;
    const { conversations } = wording;
    const { conversationId } = row;
    if (
      conversations.length < MOST_CONVERSATIONS &&
      conversations.every((each) => each.conversationId !== conversationId)
    )
      conversations.push({ conversationId, at, kind });
  }
  return {
    ...describeGap(sum, rows, weeksOf([sum], filter, now).get(sum.group)),
    wordings: [...wordings.values()],
    keys: sum.group.keys,
  };
}

/** The rows of some groups that fit a filter, the newest first: of few groups, since of all it takes long. */
export function rowsOf(sums: readonly GroupSum[], filter: GapFilter): Map<GapGroup, GapRow[]> {
  const rows = new Map(sums.map(({ group }) => [group, [] as GapRow[]]));
  for (const row of newestFirst(sums)) {
    const isOfLanguage = filter.language === undefined || row.wording.language === filter.language;
    if (isOfLanguage && isIn(row, filter) && kindOf(row, filter.below))
      rows.get(row.wording.member.group)?.push(row);
  }
  return rows;
}

/** How often each of some groups was asked in each of the last weeks. */
export function weeksOf(
  sums: readonly GroupSum[],
  { below }: Pick<GapFilter, 'below'>,
  now: number,
): Map<GapGroup, number[]> {
  const weeks = new Map(sums.map(({ group }) => [group, new Array<number>(WEEKS).fill(0)]));
  for (const row of newestFirst(sums)) {
    const age = Math.floor((now - row.at) / WEEK_MS);
    const counts = age < WEEKS && weeks.get(row.wording.member.group);
    const week = WEEKS - 1 - Math.max(0, age);
    if (counts && kindOf(row, below)) counts[week] = (counts[week] ?? 0) + 1;
  }
  return weeks;
}

/** All rows of the widgets of some groups. */
const newestFirst = (sums: readonly GroupSum[]): GapRow[] =>
  [...new Set(sums.map(({ gaps }) => gaps))].flatMap(({ rows }) => rows.toReversed());
