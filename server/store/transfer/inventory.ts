/** Counts and digests of all that a store holds, by which it is known whether another holds the same. */
import { createHash } from 'node:crypto';
import type { LogRecord } from '../../model.js';

/** Things of one kind. */
interface Tally {
  count: number;
  /** Of all of them, whatever their order. */
  digest: bigint;
}

export class Inventory {
  readonly #tallies = new Map<string, Tally>();

  /** Takes in a thing; `part` says what kind it is of, such as `pages`. */
  add(part: string, thing: unknown): void {
    const tally = this.#tallies.get(part) ?? { count: 0, digest: 0n };
    tally.count++;
    tally.digest ^= createHash('sha256').update(canonicalJson(thing)).digest().readBigUInt64BE();
    this.#tallies.set(part, tally);
  }

  /**
   * Takes in a record, by its type, month and widget.
   *
   * @param place how many records come before it
   */
  addRecord(record: LogRecord, place: number): void {
    this.add(`records ${record.type} ${record.at.slice(0, 7)} ${record.widgetId}`, [place, record]);
  }

  /** How many there are, by the first words of their kinds: `widgets`, `records question`. */
  counts(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const [part, { count }] of this.#tallies) {
      const name = part.split(' ').slice(0, 2).join(' ');
      counts[name] = (counts[name] ?? 0) + count;
    }
    return counts;
  }

  /** In words, what another holds that this does not, or the other way round; nothing where they are the same. */
  differences(other: Inventory): string[] {
    const parts = new Set([...this.#tallies.keys(), ...other.#tallies.keys()]);
    return [...parts].sort().flatMap((part) => {
      const [here, there] = [this.#tallies.get(part), other.#tallies.get(part)];
      if (here?.count !== there?.count)
        return `${part}: ${here?.count ?? 0} here, ${there?.count ?? 0} there`;
      return here?.digest === there?.digest ? [] : `${part}: ${here?.count ?? 0}, but not the same`;
    });
  }
}

/** JSON that does not depend on the order in which fields were set. */
function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join()}}`;
}
