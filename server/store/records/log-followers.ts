/** Those who keep up with a log. */
import type { LogRecord } from '../../model.js';
import type { ErasedFromLog, LogFollower } from '../port/record-log.js';

export class LogFollowers implements LogFollower {
  readonly #all: LogFollower[] = [];

  follow(follower: LogFollower): void {
    this.#all.push(follower);
  }

  added(record: LogRecord): void {
    for (const follower of this.#all) follower.added(record);
  }

  async erased(erased: ErasedFromLog): Promise<void> {
    if (erased.gone.length === 0 && erased.before === undefined) return;
    await Promise.all(this.#all.map((follower) => follower.erased(erased)));
  }
}
