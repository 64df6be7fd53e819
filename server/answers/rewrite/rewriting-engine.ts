/** The engine that answers in the words of a language model, on the ground of what another engine found. */
import type { AnswerEngine } from '../answer-engine.js';
import type { EvidenceFinder } from '../evidence.js';
import { rewriteReply, type RewriteDeps } from './rewrite-reply.js';

export interface RewritingEngineOptions extends RewriteDeps {
  /** Finds the passages, and the reply that is given wherever the model fails. */
  extractive: EvidenceFinder;
}

/** Makes the engine. It never fails where the extractive one would not. */
export function createRewritingEngine({ extractive, ...deps }: RewritingEngineOptions): AnswerEngine {
  return {
    async answer(question, options) {
      return rewriteReply(deps, question, await extractive.findEvidence(question), options);
    },
  };
}
