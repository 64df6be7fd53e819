/** Lets a model put into its own words what the pages say, and shows of that what passes the check. */
import type { AnswerOptions, EngineReply, Question } from '../answer-engine.js';
import { createSentenceCheck, type DropReason } from './check-sentence.js';
import type { Evidence, EvidencePassage } from '../evidence.js';
import {
  ModelError,
  type LanguageModel,
  type ModelFailure,
  type ModelMessage,
} from '../../model-client/language-model.js';
import { PROMPT_LIMITS, writePrompt } from './prompt.js';
import { createReplyWriter } from './reply-writer.js';
import { createDraftReader } from './sentence-draft.js';
import { estimateTokens, type TokenBudget } from '../../model-client/token-budget.js';

/** Enough for eight sentences with their citations. */
const MAX_ANSWER_TOKENS = 700;
const MAX_SENTENCES = 8;

/** Failures before a model had anything to do, so that nothing was spent. */
const COSTS_NOTHING = new Set<ModelFailure>(['busy', 'breaker_open', 'network', 'http_error']);

export interface RewriteDeps {
  model: LanguageModel;
  budget: TokenBudget;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** A random word for each request, which no page and no visitor can guess. */
  newDelimiter: () => string;
  logger: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
}

/**
 * The reply in the model's words; or the evidence's own reply, whatever fails. The model is not asked where the
 * gate refused: it would have nothing to go by, and a refusal must not depend on it.
 *
 * `onText` gets each sentence when it has passed its check. Where the model fails after that, the reply is the
 * evidence's own all the same: half an answer may lack the half that matters.
 */
export async function rewriteReply(
  deps: RewriteDeps,
  question: Question,
  evidence: Evidence,
  { onText, signal }: AnswerOptions = {},
): Promise<EngineReply> {
  const { widgetId } = question;
  const passages = evidence.passages.slice(0, PROMPT_LIMITS.passages).map(shorten);
  if (!evidence.isAnswerable || passages.length === 0) return evidence.reply;
  const messages = writePrompt({ question, passages, delimiter: deps.newDelimiter() });
  const promptTokens = estimatePrompt(messages);
  const reservation = await deps.budget.reserve(widgetId, promptTokens + MAX_ANSWER_TOKENS, deps.clock());
  if (!reservation) {
    deps.logger.warn({ widgetId }, 'the token budget of the month is spent; answering without the model');
    return evidence.reply;
  }

  const sentences = createSentences(evidence, passages, onText);
  let spent = 0;
  try {
    const usage = await deps.model.complete({
      messages,
      maxTokens: MAX_ANSWER_TOKENS,
      onText: (text) => {
        sentences.read(text);
      },
      signal,
    });
    spent = usage
      ? usage.promptTokens + usage.completionTokens
      : promptTokens + estimateTokens(sentences.written());
  } catch (error) {
    const reason = error instanceof ModelError ? error.reason : 'unforeseen';
    if (!(error instanceof ModelError && COSTS_NOTHING.has(error.reason))) {
      spent = promptTokens + estimateTokens(sentences.written());
    }
    deps.logger.warn({ widgetId, reason, err: error }, 'the model gave no answer; answering without it');
    return evidence.reply;
  } finally {
    await reservation.settle(spent);
  }
  const { shown, dropped } = sentences;
  deps.logger.info({ widgetId, tokens: spent, shown: shown.size, dropped }, 'the model answered');
  return sentences.reply() ?? evidence.reply;
}

/** Takes what the model writes, and keeps what passes. */
function createSentences(
  evidence: Evidence,
  passages: readonly EvidencePassage[],
  onText: AnswerOptions['onText'],
) {
  const reader = createDraftReader();
  const check = createSentenceCheck(passages);
  const writer = createReplyWriter(evidence, passages);
  const shown = new Set<string>();
  const dropped: DropReason[] = [];
  let written = '';
  return {
    shown,
    dropped,
    written: () => written,
    reply: () => writer.reply(),
    read(text: string) {
      written += text;
      for (const draft of reader.read(text)) {
        const verdict = check(draft);
        if ('dropped' in verdict) dropped.push(verdict.dropped);
        else if (shown.size < MAX_SENTENCES && !shown.has(verdict.sentence.text)) {
          shown.add(verdict.sentence.text);
          const grown = writer.add(verdict.sentence);
          onText?.(grown);
        }
      }
    },
  };
}

/** The model, and with it the check, sees so much of a passage and no more. */
const shorten = (passage: EvidencePassage): EvidencePassage => ({
  ...passage,
  text: passage.text.slice(0, PROMPT_LIMITS.passage),
});

const estimatePrompt = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
