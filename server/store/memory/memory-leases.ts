/** Leases of a store that one server has for itself: nobody else can be at work. */
import type { Leases } from '../port/leases.js';

interface Held {
  term: number;
  isHeld: boolean;
  /** When a holder last finished, in milliseconds since 1970. */
  doneAt: number;
  mark: string | undefined;
}

export function createMemoryLeases(clock: () => number = Date.now): Leases {
  const all = new Map<string, Held>();
  return {
    async hold(name, work, { everyMs = 0 } = {}) {
      const held = all.get(name) ?? { term: 0, isHeld: false, doneAt: -Infinity, mark: undefined };
      all.set(name, held);
      if (held.isHeld || clock() < held.doneAt + everyMs) return undefined;
      held.isHeld = true;
      held.term++;
      try {
        // Nobody can lose it. Who listens is let go of with the lease.
        const { signal } = new AbortController();
        const lease = { name, term: held.term, signal, mark: held.mark };
        const result = await work(lease);
        held.doneAt = clock();
        held.mark = lease.mark;
        return { result };
      } finally {
        held.isHeld = false;
      }
    },
  };
}
