/** Puts together what words replies by a language model. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { AnswerEngine } from './answers/answer-engine.js';
import type { EvidenceFinder } from './answers/evidence.js';
import { createRewritingEngine } from './answers/rewrite/rewriting-engine.js';
import type { LanguageModelConfig } from './config.js';
import { createChatCompletion } from './model-client/chat-completion.js';
import { createGuardedModel } from './model-client/guarded-model.js';
import { createTokenBudget } from './model-client/token-budget.js';
import type { Store } from './store/port/store.js';

/** @param extractive finds what the model words, and replies where it fails */
export function openRewriting(
  languageModel: LanguageModelConfig,
  extractive: EvidenceFinder,
  { tokens }: Pick<Store, 'tokens'>,
  logger: Logger,
): AnswerEngine {
  const { baseUrl, model, tokensPerMonth } = languageModel;
  logger.info({ host: new URL(baseUrl).host, model, tokensPerMonth }, 'a language model words the replies');
  return createRewritingEngine({
    extractive,
    model: createGuardedModel({ model: createChatCompletion(languageModel), random: Math.random }),
    budget: createTokenBudget({ store: tokens, tokensPerMonth, newId: randomUUID }),
    clock: Date.now,
    newDelimiter: () => randomBytes(8).toString('hex'),
    logger,
  });
}
