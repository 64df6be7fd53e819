/** What happens in the server, for operators who look at the dashboard meanwhile. Nothing is kept of it. */
import type { OperatorEvents } from '../admin-contract/events.js';

type Told = Pick<OperatorEvents, 'escalation' | 'gap' | 'job' | 'health'>;

export type News =
  | { [Name in keyof Told]: { event: Name; data: Told[Name] } }[keyof Told]
  /** Somebody may have been signed out. */
  | { event: 'identity' };

export interface OperatorNews {
  publish(news: News): void;
  /** @returns ends it */
  subscribe(listener: (news: News) => void): () => void;
}

export function createOperatorNews(): OperatorNews {
  const listeners = new Set<(news: News) => void>();
  return {
    publish(news) {
      for (const listener of listeners) listener(news);
    },
    subscribe(listener) {
      // Each is one of its own, however often the same function is given.
      const own = (news: News) => {
        listener(news);
      };
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}
