/** A language model whose completions are guarded: see `call-guard.ts`. */
import { createCallGuard, type CallLimits } from './call-guard.js';
import type { LanguageModel } from './language-model.js';

export interface GuardedModelOptions extends CallLimits {
  model: LanguageModel;
  /** 0 to 1, so that many servers do not try again at the same moment. */
  random: () => number;
}

/** A completion is not tried again once it has begun to write. */
export function createGuardedModel({ model, ...limits }: GuardedModelOptions): LanguageModel {
  const guard = createCallGuard(limits);
  return {
    complete(request) {
      let written = 0;
      const onText = (text: string): void => {
        written += text.length;
        request.onText(text);
      };
      return guard.run({
        attempt: (signal) => model.complete({ ...request, onText, signal }),
        signal: request.signal,
        mayRepeat: () => written === 0,
      });
    },
  };
}
