/** What operators said of gaps, by the keys of wordings. */
import type { TriageRecord } from '../../ledger-records.js';

/** What holds of a wording now. */
export interface GapMark {
  /** The newest. */
  readonly record: TriageRecord;
  /** Place among all marks. */
  readonly order: number;
  /** Asked until then it is settled, in milliseconds since 1970; `-Infinity` for none. */
  readonly settledUntil: number;
  readonly isIgnored: boolean;
}

interface History {
  mark: GapMark;
  /** When it was marked as answered, without what was taken back. */
  answeredAt: number[];
}

export class GapMarks {
  readonly #histories = new Map<string, History>();
  readonly #known = new Set<string>();

  /** One that is met twice counts once. */
  add(record: TriageRecord): void {
    if (this.#known.has(record.id)) return;
    const order = this.#known.size;
    this.#known.add(record.id);
    for (const key of new Set([record.key, ...(record.alsoKeys ?? [])])) {
      const before = this.#histories.get(key);
      const answeredAt = [...(before?.answeredAt ?? [])];
      if (record.state === 'answered') answeredAt.push(Date.parse(record.at));
      // What is taken back is the last word; what was settled before it is settled still.
      if (record.state === 'open' && before?.mark.record.state === 'answered') answeredAt.pop();
      const mark = {
        record,
        order,
        isIgnored: record.state === 'ignored',
        settledUntil: answeredAt.at(-1) ?? -Infinity,
      };
      this.#histories.set(key, { mark, answeredAt });
    }
  }

  of(key: string): GapMark | undefined {
    return this.#histories.get(key)?.mark;
  }
}

/** Whether a question of a wording needs nobody's attention. What is new in a group is ignored where the group is. */
export function isSettled(at: number, own: GapMark | undefined, ofGroup: GapMark | undefined): boolean {
  if (!own) return ofGroup?.isIgnored ?? false;
  return own.isIgnored || at <= own.settledUntil;
}
