/** An embedder whose calls are guarded: see `call-guard.ts`. */
import { createCallGuard, type CallLimits } from './call-guard.js';
import type { Embedder } from './embedder.js';

export interface GuardedEmbedderOptions extends CallLimits {
  embedder: Embedder;
  /** 0 to 1, so that many servers do not try again at the same moment. */
  random: () => number;
}

export function createGuardedEmbedder({ embedder, ...limits }: GuardedEmbedderOptions): Embedder {
  const guard = createCallGuard(limits);
  return {
    ...embedder,
    embed: (texts, signal) => guard.run({ attempt: (until) => embedder.embed(texts, until), signal }),
  };
}
