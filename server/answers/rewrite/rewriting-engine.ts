/**
 * The engine that answers in the words of a language model, on the ground of what another engine found. A question takes
 * one completion; one that leans on what was said before, or is in another language than the pages, a short one before
 * it; and one whose first passages hold no answer, another after a second search.
 */
import type { AnswerEngine, AnswerOptions, EngineReply, Question } from '../answer-engine.js';
import type { EvidenceFinder } from '../evidence.js';
import { ModelError } from '../../model-client/language-model.js';
import type { ModelDeps } from './ask-model.js';
import { createFormWarnings } from './form-warnings.js';
import { refusal } from './model-verdict.js';
import { rewriteReply, type RewriteDeps } from './rewrite-reply.js';
import { stopInTime } from './stop-in-time.js';
import { toSearch } from './standalone-question.js';
import { understandQuestion, withoutThose } from './understand-question.js';

/** For all completions of a question together, in milliseconds. */
const TOTAL_MS = 15_000;

export interface RewritingEngineOptions extends ModelDeps {
  /** Finds the passages, and the reply that is given wherever the model fails. */
  extractive: EvidenceFinder;
  /** For all completions of a question together, in milliseconds. Default 15,000. */
  totalMs?: number;
}

/** Makes the engine. It never fails where the extractive one would not. */
export function createRewritingEngine(options: RewritingEngineOptions): AnswerEngine {
  const { extractive, totalMs = TOTAL_MS, ...modelDeps } = options;
  const deps = { ...modelDeps, warnOfForm: createFormWarnings(modelDeps) };
  // When the time is up, or the visitor leaves, the model is stopped, and what was found is told.
  const late = () => new ModelError('total_timeout', `The model was not done after ${totalMs} ms.`);
  return {
    answer: (question, { onText, signal: caller } = {}) =>
      stopInTime({ ms: totalMs, reason: late, caller }, (signal) =>
        replyTo(deps, extractive, question, { onText, signal }),
      ),
  };
}

async function replyTo(
  deps: RewriteDeps,
  finder: EvidenceFinder,
  question: Question,
  options: AnswerOptions & { signal: AbortSignal },
): Promise<EngineReply> {
  const evidence = await understandQuestion(deps, finder, question, options.signal);
  if (evidence.passages.length === 0) return evidence.reply;
  const first = await rewriteReply(deps, question, evidence, options);
  if (first.kind === 'answered') return first.reply;
  if (first.kind === 'failed') return evidence.reply;

  const search = toSearch(first.search, question.text);
  if (search === undefined) return refusal([evidence]);
  const second = await finder.findEvidence(question, search);
  if (second.isFact) return second.reply;
  const passages = withoutThose(second.passages, evidence.passages);
  if (passages.length === 0) return refusal([evidence, second]);
  const outcome = await rewriteReply(deps, question, { ...second, passages }, options);
  return outcome.kind === 'answered' ? outcome.reply : refusal([evidence, second]);
}
