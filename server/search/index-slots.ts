/** The indexes in memory: a slot for each widget, and what leaves when there is no room. */
import { Mutex } from '../runtime/mutex.js';
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

export interface IndexState {
  revision: string;
  live: readonly LiveSegment[];
  index: PassageIndex;
  /** Milliseconds since 1970. */
  madeAt: number;
}

export interface IndexSlot {
  current?: IndexState;
  building?: { revision: string; state: Promise<IndexState> };
  /** Under it, what was built last is merged and saved, and whatever else is written. */
  tidying: Mutex;
  /** Questions and other work that need it now. */
  users: number;
  /** When a visitor last asked, in milliseconds since 1970; 0 for never. */
  usedAt: number;
  /** When that was last written down. */
  markedAt: number;
  /** What `current` took in memory when it was last weighed. */
  bytes: number;
}

export interface IndexSlotsOptions {
  /** Bytes; without limit where absent. */
  memory?: number | undefined;
  /** Bytes that something else takes of that memory now. */
  otherBytes?: (() => number) | undefined;
  observer?: IndexObserver | undefined;
}

export interface IndexSlots {
  slotOf(widgetId: string): IndexSlot;
  find(widgetId: string): IndexSlot | undefined;
  /** Works with a slot, which stays meanwhile. */
  using<T>(slot: IndexSlot, work: () => Promise<T>): Promise<T>;
  hasRoom(): boolean;
  /** Resolves when the work in the background is done. */
  tidied(): Promise<void>;
}

/** What indexes are left of the memory, whatever else is in it. */
const LEAST_SHARE = 0.25;

export function createIndexSlots({
  memory = Infinity,
  otherBytes = () => 0,
  observer,
}: IndexSlotsOptions): IndexSlots {
  const slots = new Map<string, IndexSlot>();
  let bytesInMemory = 0;
  const roomNow = (): number =>
    memory === Infinity ? memory : Math.max(memory - otherBytes(), memory * LEAST_SHARE);

  const weigh = (slot: IndexSlot): void => {
    const bytes = slot.current?.index.bytes ?? 0;
    bytesInMemory += bytes - slot.bytes;
    slot.bytes = bytes;
  };

  /** Lets go of the indexes that were unused for longest, until the others fit; one alone always stays. */
  const makeRoom = (): void => {
    let excess = bytesInMemory - roomNow();
    if (excess <= 0) return;
    const byUse = [...slots].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    let others = byUse.filter(([, { current }]) => current).length - 1;
    for (const [widgetId, slot] of byUse) {
      if (excess <= 0 || others <= 0) return;
      excess -= slot.bytes;
      if (slot.current) others--;
      // One that is at work leaves when it is done, and no other in its place.
      if (slot.users > 0 || slot.building) continue;
      slots.delete(widgetId);
      bytesInMemory -= slot.bytes;
      if (slot.current) observer?.evicted();
    }
  };

  return {
    slotOf(widgetId) {
      const known = slots.get(widgetId);
      if (known) return known;
      const slot = { tidying: new Mutex(), users: 0, usedAt: 0, markedAt: 0, bytes: 0 };
      slots.set(widgetId, slot);
      return slot;
    },
    find: (widgetId) => slots.get(widgetId),
    async using(slot, work) {
      slot.users++;
      try {
        return await work();
      } finally {
        slot.users--;
        weigh(slot);
        makeRoom();
        observer?.weighed(bytesInMemory);
      }
    },
    hasRoom: () => bytesInMemory < roomNow(),
    async tidied() {
      await Promise.all([...slots.values()].map(({ tidying }) => tidying.idle()));
    },
  };
}
