/**
 * Has one of the servers that share a store make each index, and the others take over what it made. Where that fails
 * each makes its own.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Leases } from '../../store/port/leases.js';
import type { SharedIndexes } from '../../store/port/shared-work.js';
import { identifyMaker } from './index-maker.js';
import { formatSegment, parseSegment } from './segment-file.js';
import type { LiveSegment, Segment } from './segment.js';

/** How long another server may take before this one makes the index too, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;
const LOOK_MS = 150;
/** Visitors wait for an index that a server was making when it died, so it is not waited for long. */
const TTL_MS = 2000;

export interface IndexSharing {
  /**
   * The segments of this revision: those that another server made, or what `make` makes.
   *
   * @param known segments that are in memory already
   */
  obtain(
    widgetId: string,
    revision: string,
    known: readonly LiveSegment[],
    make: () => Promise<readonly LiveSegment[]>,
  ): Promise<{ live: readonly LiveSegment[]; from: 'shared' | 'build' }>;
  /** Shares what was merged, unless another server shares something now. */
  share(widgetId: string, revision: string, live: readonly LiveSegment[]): Promise<void>;
}

export interface IndexSharingOptions {
  indexes: SharedIndexes;
  leases: Leases;
  /** Told why nothing could be shared. */
  onError: (error: unknown) => void;
}

export function createIndexSharing({ indexes, leases, onError }: IndexSharingOptions): IndexSharing {
  const maker = identifyMaker();
  const leaseOf = (widgetId: string): string => `index ${widgetId}`;

  const find = async (widgetId: string, revision: string, known: readonly LiveSegment[]) => {
    const shared = await indexes.find(widgetId, await maker);
    if (shared?.revision !== revision) return undefined;
    const inMemory = new Map(known.map(({ segment }) => [segment.id, segment]));
    const live: LiveSegment[] = [];
    for (const { id, deadPages } of shared.segments) {
      const segment = inMemory.get(id) ?? (await read(widgetId, id));
      if (!segment) return undefined;
      live.push({ segment, deadPages: new Set(deadPages) });
    }
    return live;
  };

  const read = async (widgetId: string, id: string): Promise<Segment | undefined> => {
    const bytes = await indexes.read(widgetId, id);
    const segment = bytes && (await parseSegment(bytes));
    return segment?.id === id ? segment : undefined;
  };

  const save = async (widgetId: string, revision: string, live: readonly LiveSegment[]): Promise<void> => {
    const segments = live.map(({ segment: { id }, deadPages }) => ({ id, deadPages: [...deadPages] }));
    await indexes.save(widgetId, await maker, { revision, segments }, async (id) => {
      const found = live.find(({ segment }) => segment.id === id);
      return found ? formatSegment(found.segment) : [];
    });
  };

  return {
    async obtain(widgetId, revision, known, make) {
      let made: Promise<readonly LiveSegment[]> | undefined;
      const until = performance.now() + LONGEST_WAIT_MS;
      try {
        while (performance.now() < until) {
          const shared = await find(widgetId, revision, known);
          if (shared) return { live: shared, from: 'shared' };
          const held = await new Promise<'made' | undefined>((resolve, reject) => {
            leases
              .hold(
                leaseOf(widgetId),
                async () => {
                  made = make();
                  const live = await made;
                  // Nobody here waits until it is shared.
                  resolve('made');
                  await save(widgetId, revision, live).catch(onError);
                },
                { ttlMs: TTL_MS },
              )
              .then(() => {
                resolve(undefined);
              }, reject);
          });
          if (held && made) return { live: await made, from: 'build' };
          await sleep(LOOK_MS);
        }
      } catch (error) {
        if (made) return { live: await made, from: 'build' };
        onError(error);
      }
      return { live: await make(), from: 'build' };
    },
    async share(widgetId, revision, live) {
      await leases.hold(leaseOf(widgetId), () => save(widgetId, revision, live), { ttlMs: TTL_MS });
    },
  };
}
