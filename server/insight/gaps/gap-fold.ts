/** Finds what visitors asked and the pages did not answer well: a pure fold of the log, whoever reads it. */
import type { TriageRecord } from '../../ledger-records.js';
import type { LogRecord, ReplyRecord } from '../../model.js';
import type {
  Gap,
  GapCursor,
  GapDetail,
  GapFilter,
  GapList,
  GapListQuery,
  GapQuery,
  GapState,
} from './gap.js';
import { longHashOf } from '../../columns/string-table.js';
import { describeGap, detailGap, rowsOf, sumUp, weeksOf, type GroupSum } from './describe-gap.js';
import { GapMarks } from './gap-marks.js';
import { outcomeOf, UNSURE_BELOW } from '../questions/outcome.js';
import { QuestionTerms } from '../questions/similar-questions.js';
import { RecentMap } from '../../runtime/recent-map.js';
import { pagesOf } from './nearest-pages.js';
import { WidgetGaps, type GapRow } from './widget-gaps.js';

/** Questions whose reply has not come yet; the oldest, which will get none any more, are let go of. */
const MAX_WAITING = 10_000;
/** Good answers that a rating may still come to. */
const MAX_UNRATED = 2_500;
/** Questions without a good answer that are kept of a widget; older ones are let go of, so that a long log fits. */
const MAX_ROWS = 20_000;
/** Questions that are put into groups before others get a turn. */
const GROUPED_AT_ONCE = 100;

export class GapFold {
  readonly #terms = new QuestionTerms();
  readonly #widgets = new Map<string, WidgetGaps>();
  readonly #marks = new GapMarks();
  readonly #waiting = new RecentMap<string, { text: string; askedAt: number }>(MAX_WAITING);
  /** By the long hash of the id of the reply. */
  readonly #rows = new Map<number, GapRow>();
  readonly #unrated = new RecentMap<number, { widgetId: string; row: NewRow }>(MAX_UNRATED);
  readonly #most: number;

  /** @param most questions that are kept of a widget, the newest */
  constructor(most = MAX_ROWS) {
    this.#most = most;
  }

  /** Takes in a record of the log. One that is met twice counts once. */
  add(record: LogRecord): void {
    switch (record.type) {
      case 'question':
        this.#waiting.set(record.id, { text: record.text, askedAt: Date.parse(record.at) });
        break;
      case 'reply':
        this.#settle(record);
        break;
      case 'feedback':
        this.#rate(record.messageId, record.feedback === 'negative');
        break;
      case 'triage':
        this.#mark(record);
        break;
      default:
    }
  }

  /** @param ids of the records that were erased, questions or replies */
  erase(ids: ReadonlySet<string>): void {
    const hashes = new Set(Array.from(ids, longHashOf));
    this.#erase(({ question, reply }) => hashes.has(question) || hashes.has(reply));
    for (const id of ids) this.#waiting.delete(id);
  }

  /** Lets go of all that was asked before a time, in milliseconds since 1970. */
  eraseBefore(time: number): void {
    this.#erase(({ askedAt }) => askedAt < time);
    for (const [id, { askedAt }] of this.#waiting) if (askedAt < time) this.#waiting.delete(id);
  }

  #erase(isGone: (row: NewRow | GapRow) => boolean): void {
    for (const [widgetId, gaps] of this.#widgets) {
      if (gaps.rows.some(isGone)) this.#widgets.set(widgetId, gaps.without(isGone));
    }
    for (const [id, row] of this.#rows) if (isGone(row)) this.#rows.delete(id);
    for (const [id, { row }] of this.#unrated) if (isGone(row)) this.#unrated.delete(id);
  }

  /** Does a little of what is left to do once a log was read; says whether there is more. */
  prepare(): boolean {
    return [...this.#widgets.values()].some((gaps) => gaps.group(GROUPED_AT_ONCE));
  }

  list({ states, limit, cursor, now, ...filter }: GapListQuery): GapList {
    const languages = new Map<string, number>();
    const sums = this.#inScope(filter.widgets).flatMap((gaps) => sumUp(gaps, filter, languages));
    const counts: Record<GapState, number> = { open: 0, cameBack: 0, answered: 0, ignored: 0 };
    for (const { state, inTime } of sums) if (inTime > 0) counts[state]++;
    const wanted = sums.filter(({ state, count }) => count > 0 && states.includes(state)).sort(bySize);
    const from = cursor === undefined ? 0 : wanted.findIndex((sum) => isBehind(sum, cursor));
    const shown = from === -1 ? [] : wanted.slice(from, from + limit);
    const rows = rowsOf(shown, filter);
    const weeks = weeksOf(shown, filter, now);
    return {
      items: shown.map((sum) => describeGap(sum, rows.get(sum.group), weeks.get(sum.group))),
      counts,
      languages: [...languages].sort((a, b) => b[1] - a[1]).map(([language]) => language),
    };
  }

  /** All that is known of the group with a wording of this key, whenever it was asked. */
  find({ key, now, ...filter }: GapQuery): GapDetail | undefined {
    for (const gaps of this.#inScope(filter.widgets)) {
      const group = gaps.groupOf(key);
      if (group === undefined) continue;
      const always = { ...filter, from: -Infinity, to: Infinity };
      const sum = sumUp(gaps, always).find((each) => each.group === group);
      return sum && detailGap(sum, always, now);
    }
    return undefined;
  }

  #inScope(widgets: GapFilter['widgets']): WidgetGaps[] {
    const all = [...this.#widgets.values()];
    return widgets ? all.filter(({ widgetId }) => widgets.includes(widgetId)) : all;
  }

  #settle(reply: ReplyRecord): void {
    const asked = this.#waiting.get(reply.questionId);
    if (!asked) return;
    this.#waiting.delete(reply.questionId);
    const id = longHashOf(reply.id);
    if (this.#rows.has(id) || this.#unrated.has(id)) return;
    if (outcomeOf(reply) === 'smallTalk' && reply.confidenceScore >= UNSURE_BELOW) return;
    const row: NewRow = {
      question: longHashOf(reply.questionId),
      reply: id,
      conversationId: reply.conversationId,
      askedAt: asked.askedAt,
      at: Date.parse(reply.at),
      wasRefused: reply.wasRefused,
      confidence: reply.confidenceScore,
      isNotHelpful: false,
      text: asked.text,
      pages: this.#gapsOf(reply.widgetId).share(pagesOf(reply)),
    };
    if (row.wasRefused || row.confidence < UNSURE_BELOW) this.#keep(reply.widgetId, row);
    else this.#unrated.set(id, { widgetId: reply.widgetId, row });
  }

  #rate(replyId: string, isNotHelpful: boolean): void {
    const id = longHashOf(replyId);
    const known = this.#rows.get(id);
    if (known) known.isNotHelpful = isNotHelpful;
    const unrated = this.#unrated.get(id);
    if (!unrated || !isNotHelpful) return;
    this.#unrated.delete(id);
    this.#keep(unrated.widgetId, { ...unrated.row, isNotHelpful });
  }

  #mark(record: TriageRecord): void {
    this.#marks.add(record);
    const gaps = this.#widgets.get(record.widgetId);
    for (const key of [record.key, ...(record.alsoKeys ?? [])]) gaps?.followMark(key);
  }

  #keep(widgetId: string, row: NewRow): void {
    const gaps = this.#gapsOf(widgetId);
    this.#rows.set(row.reply, gaps.add(row));
    for (const { reply } of gaps.letGoOfOldest(this.#most)) this.#rows.delete(reply);
  }

  #gapsOf(widgetId: string): WidgetGaps {
    let gaps = this.#widgets.get(widgetId);
    if (!gaps) this.#widgets.set(widgetId, (gaps = new WidgetGaps(widgetId, this.#terms, this.#marks)));
    return gaps;
  }
}

type NewRow = Parameters<WidgetGaps['add']>[0];

type Place = Pick<Gap, 'state' | 'count' | 'key'> & { last: number };

/** What came back first, then what is asked most often, then what was asked last. */
function bySize(a: Place, b: Place): number {
  return (
    Number(b.state === 'cameBack') - Number(a.state === 'cameBack') ||
    b.count - a.count ||
    b.last - a.last ||
    (a.key < b.key ? -1 : Number(a.key > b.key))
  );
}

/** Where a gap stands in the list. */
export const cursorOf = ({ state, count, lastAt, key }: Gap): GapCursor =>
  [Number(state === 'cameBack'), count, Date.parse(lastAt), key].join('.');

function isBehind(sum: GroupSum, cursor: GapCursor): boolean {
  const [isBack, count, last, key = ''] = cursor.split('.');
  const place: Place = {
    state: isBack === '1' ? 'cameBack' : 'open',
    count: Number(count),
    last: Number(last),
    key,
  };
  return bySize(place, sum) < 0;
}
