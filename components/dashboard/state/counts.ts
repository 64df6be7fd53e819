/** The numbers beside the rail: what waits for the operator. Screens and events bring them up to date. */

/** How the server is; `unknown` before it was asked. */
export type HealthLevel = 'unknown' | 'good' | 'caution' | 'danger';

const LEVELS = { ok: 'good', warning: 'caution', wrong: 'danger' } as const;

/** Of what the server says. */
export const healthLevelOf = (level: keyof typeof LEVELS): HealthLevel => LEVELS[level];

export interface CountValues {
  /** People who wait for a human. */
  readonly inbox: number;
  /** Groups of questions that the pages do not answer. */
  readonly unanswered: number;
  readonly health: HealthLevel;
}

/** Tells of each change by an event `change`. */
export class Counts extends EventTarget {
  #values: CountValues = { inbox: 0, unanswered: 0, health: 'unknown' };

  get values(): CountValues {
    return this.#values;
  }

  /** Takes what is known anew; the rest stays. */
  update(known: Partial<CountValues>): void {
    const names = Object.keys(known) as (keyof CountValues)[];
    if (names.every((name) => known[name] === this.#values[name])) return;
    this.#values = { ...this.#values, ...known };
    this.dispatchEvent(new Event('change'));
  }

  /** Of somebody else: nothing is known. */
  clear(): void {
    this.update({ inbox: 0, unanswered: 0, health: 'unknown' });
  }
}
