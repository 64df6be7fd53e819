/** Asks the engine of visitors, and others with pages that are not kept, in the name of nobody. */
import type { AnswerEngine, PastTurn, Question } from '../answers/answer-engine.js';
import type { DenseRetriever } from '../answers/hybrid/dense-retrieval.js';
import { createExtractiveEngine } from '../answers/extractive/extractive-engine.js';
import { spokenSoFar } from '../answers/question/visitor-language.js';
import type { Explainer } from '../answers/extractive/explanation.js';
import type { Knowledge } from '../search/knowledge.js';
import type { Trial, TrialRequest, Trials } from '../operate/gaps/trials.js';
import { Mutex } from '../runtime/mutex.js';
import { replyToMessage } from './intents/intent-reply.js';
import { withoutPreamble } from './intents/without-preamble.js';

export interface TrialsOptions {
  knowledge: Pick<Knowledge, 'withDraft'>;
  /** In the words of the pages. */
  extractive: Explainer;
  /** What words the replies of visitors; absent where that is `extractive`. */
  worded?: AnswerEngine | undefined;
  /** Vectors for an index with drafts; words alone decide there where absent. */
  denseForDraft?: ((signal: AbortSignal) => DenseRetriever) | undefined;
}

export function createTrials({ knowledge, extractive, worded, denseForDraft }: TrialsOptions): Trials {
  const mutex = new Mutex();

  const explainerOf = async ({ widgetId, drafts, signal }: TrialRequest): Promise<Explainer> => {
    if (!drafts || drafts.length === 0) return extractive;
    const index = await knowledge.withDraft(widgetId, drafts);
    return createExtractiveEngine({
      knowledge: { indexFor: () => Promise.resolve(index) },
      dense: denseForDraft?.(signal),
    });
  };

  const trialOf = ({ widgetId, signal }: TrialRequest, explainer: Explainer): Trial => {
    const explain = async (text: string, history: PastTurn[] = []) => {
      signal.throwIfAborted();
      const message = { widgetId, text, history };
      const explanation = await explainer.explain(withoutPreamble(message));
      const found = () => Promise.resolve(explanation.reply);
      return { ...explanation, reply: await replyToMessage(message, found, spokenIn(history)) };
    };
    return {
      explain,
      async explainWorded(text, history = []) {
        const explanation = await explain(text, history);
        if (!worded) return explanation;
        const ask = (question: Question) => worded.answer(question, { signal });
        const reply = await replyToMessage({ widgetId, text, history }, ask, spokenIn(history));
        return { ...explanation, reply };
      },
    };
  };

  return {
    hasModel: worded !== undefined,
    run: (request, work) =>
      mutex.runExclusive(async () => {
        request.signal.throwIfAborted();
        return work(trialOf(request, await explainerOf(request)));
      }),
  };
}

const spokenIn = (history: readonly PastTurn[]): string[] =>
  spokenSoFar(history.map(({ question }) => question));
