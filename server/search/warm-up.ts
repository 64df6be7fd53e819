/** Loads or builds indexes after a start, so that visitors do not wait for it: first those that they used last. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PassageIndex } from './index/passage-index.js';
import type { Knowledge } from './knowledge.js';

/** Visitors are kept waiting so long for indexes to come after those made by then, in milliseconds. */
const READY_MS = 4_000;
/** Worked at once, in milliseconds, once visitors are there, and how many times as long is left to them after it. */
const STEP_MS = 20;
const REST = 3;

export interface WarmUpOptions {
  knowledge: Knowledge;
  /** The widgets that answer. */
  widgetIds: readonly string[];
  /** Is given each index when all are made, one after the other, also where that has no room in memory. */
  onIndex?: ((widgetId: string, index: PassageIndex) => Promise<void>) | undefined;
  onFailure: (widgetId: string, error: unknown) => void;
  /** Default 4,000. */
  readyMs?: number;
}

export interface WarmUp {
  /**
   * Resolves when visitors may come: when all is done, or when so much time has passed that the rest is better done
   * beside them. What was begun before that is waited for, as the one large website of a server.
   */
  ready: Promise<void>;
  /** Resolves with true where every index was made or is kept. */
  done: Promise<boolean>;
  /** Begins nothing more. */
  stop(): void;
}

export function startWarmUp(options: WarmUpOptions): WarmUp {
  const { knowledge, widgetIds, onIndex, onFailure, readyMs = READY_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = (): boolean => signal.aborted;
  let tellReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => (tellReady = resolve));

  const readyAt = performance.now() + readyMs;
  let stepStart = performance.now();
  /** Leaves the time to visitors, once they are there. */
  const rest = async (): Promise<void> => {
    const now = performance.now();
    if (now < readyAt) return;
    tellReady();
    const worked = now - Math.max(stepStart, readyAt);
    if (worked < STEP_MS) return;
    await sleep(Math.min(worked * REST, readyMs), undefined, { signal }).catch(() => undefined);
    stepStart = performance.now();
  };

  /** True where it went well with each. */
  const forEach = async (ids: Iterable<string>, work: (id: string) => Promise<void>): Promise<boolean> => {
    let areAllDone = true;
    for (const widgetId of ids) {
      if (isStopped()) return false;
      try {
        await work(widgetId);
      } catch (error) {
        if (isStopped()) return false;
        areAllDone = false;
        onFailure(widgetId, error);
      }
      await rest();
    }
    return areAllDone;
  };

  const run = async (): Promise<boolean> => {
    const wanted = new Set(widgetIds);
    const used = new Map((await knowledge.recentlyUsed()).map(({ widgetId, usedAt }) => [widgetId, usedAt]));
    const inOrder = new Set([...used.keys(), ...widgetIds].filter((id) => wanted.has(id)));
    const areAllMade = await forEach(inOrder, async (id) => {
      if (knowledge.hasRoom() || !(await knowledge.isCurrent(id))) await knowledge.prepare(id, used.get(id));
    });
    tellReady();
    if (!onIndex) return areAllMade;
    const areAllHandedOn = await forEach(inOrder, async (id) => onIndex(id, await knowledge.prepare(id)));
    return areAllMade && areAllHandedOn;
  };

  const done = run().finally(() => {
    tellReady();
  });
  return {
    ready,
    done,
    stop() {
      stopping.abort();
    },
  };
}
