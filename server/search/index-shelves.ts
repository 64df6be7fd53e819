/** The memory of indexes: a shelf for each widget, and what leaves when there is no room. */
import type { LiveSegment } from './index/segment.js';
import type { PassageIndex } from './index/passage-index.js';

/** Is told what becomes of indexes. */
export interface IndexObserver {
  /** One came into memory: from the folder, from another server, or made of its pages. */
  loaded(from: 'disk' | 'shared' | 'build', seconds: number): void;
  /** One left it for want of room. */
  evicted(): void;
  /** So much memory all of them take. */
  weighed(bytes: number): void;
}

export interface State {
  revision: string;
  live: readonly LiveSegment[];
  index: PassageIndex;
  /** Milliseconds since 1970. */
  madeAt: number;
}

export interface Shelf {
  current?: State;
  building?: { revision: string; state: Promise<State> };
  /** Merging and saving what was built last, and whatever else is written. */
  tidying: Promise<void>;
  /** Questions and other work that need it now. */
  users: number;
  /** When a visitor last asked, in milliseconds since 1970; 0 for never. */
  usedAt: number;
  /** When that was last written down. */
  markedAt: number;
  /** What `current` took in memory when it was last weighed. */
  bytes: number;
}

export interface ShelvesOptions {
  /** Bytes; without limit where absent. */
  memory?: number | undefined;
  /** Bytes that something else takes of that memory now. */
  otherBytes?: (() => number) | undefined;
  observer?: IndexObserver | undefined;
}

export interface Shelves {
  shelfOf(widgetId: string): Shelf;
  find(widgetId: string): Shelf | undefined;
  /** Works with a shelf, which stays meanwhile. */
  using<T>(shelf: Shelf, work: () => Promise<T>): Promise<T>;
  hasRoom(): boolean;
  /** Resolves when the work in the background is done. */
  tidied(): Promise<void>;
}

/** What indexes are left of the memory, whatever else is in it. */
const LEAST_SHARE = 0.25;

export function createShelves({
  memory = Infinity,
  otherBytes = () => 0,
  observer,
}: ShelvesOptions): Shelves {
  const shelves = new Map<string, Shelf>();
  let bytesInMemory = 0;
  const roomNow = (): number =>
    memory === Infinity ? memory : Math.max(memory - otherBytes(), memory * LEAST_SHARE);

  const weigh = (shelf: Shelf): void => {
    const bytes = shelf.current?.index.bytes ?? 0;
    bytesInMemory += bytes - shelf.bytes;
    shelf.bytes = bytes;
  };

  /** Lets go of the indexes that were unused for longest, until the others fit; one alone always stays. */
  const makeRoom = (): void => {
    let excess = bytesInMemory - roomNow();
    if (excess <= 0) return;
    const byUse = [...shelves].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    let others = byUse.filter(([, { current }]) => current).length - 1;
    for (const [widgetId, shelf] of byUse) {
      if (excess <= 0 || others <= 0) return;
      excess -= shelf.bytes;
      if (shelf.current) others--;
      // One that is at work leaves when it is done, and no other in its place.
      if (shelf.users > 0 || shelf.building) continue;
      shelves.delete(widgetId);
      bytesInMemory -= shelf.bytes;
      if (shelf.current) observer?.evicted();
    }
  };

  return {
    shelfOf(widgetId) {
      const known = shelves.get(widgetId);
      if (known) return known;
      const shelf = { tidying: Promise.resolve(), users: 0, usedAt: 0, markedAt: 0, bytes: 0 };
      shelves.set(widgetId, shelf);
      return shelf;
    },
    find: (widgetId) => shelves.get(widgetId),
    async using(shelf, work) {
      shelf.users++;
      try {
        return await work();
      } finally {
        shelf.users--;
        weigh(shelf);
        makeRoom();
        observer?.weighed(bytesInMemory);
      }
    },
    hasRoom: () => bytesInMemory < roomNow(),
    async tidied() {
      await Promise.all([...shelves.values()].map(({ tidying }) => tidying));
    },
  };
}
