/** One completion, paid from the budget of the widget; whatever fails is logged, and never thrown. */
import {
  ModelError,
  type LanguageModel,
  type ModelFailure,
  type ModelMessage,
} from '../../model-client/language-model.js';
import { estimateTokens, type TokenBudget } from '../../model-client/token-budget.js';

/** Failures before a model had anything to do, so that nothing was spent. */
const COSTS_NOTHING = new Set<ModelFailure>(['busy', 'breaker_open', 'network', 'http_error']);

export interface ModelDeps {
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

export interface ModelRequest {
  widgetId: string;
  /** What the model is asked for, for the log. */
  purpose: 'answer' | 'question';
  messages: readonly ModelMessage[];
  /** Most tokens that it may write. */
  maxTokens: number;
  onText: (text: string) => void;
  signal?: AbortSignal | undefined;
}

/** @returns the tokens that it took; undefined where there is no whole completion */
export async function askModel(deps: ModelDeps, request: ModelRequest): Promise<number | undefined> {
  const { widgetId, purpose, messages, maxTokens, signal } = request;
  const promptTokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  const reservation = await deps.budget.reserve(widgetId, promptTokens + maxTokens, deps.clock());
  if (!reservation) {
    deps.logger.warn({ widgetId }, 'the token budget of the month is spent; answering without the model');
    return undefined;
  }
  let written = '';
  const onText = (text: string): void => {
    written += text;
    request.onText(text);
  };
  let spent = 0;
  try {
    const usage = await deps.model.complete({ messages, maxTokens, onText, signal });
    spent = usage ? usage.promptTokens + usage.completionTokens : promptTokens + estimateTokens(written);
    return spent;
  } catch (error) {
    const reason = error instanceof ModelError ? error.reason : 'unforeseen';
    if (!(error instanceof ModelError && COSTS_NOTHING.has(error.reason))) {
      spent = promptTokens + estimateTokens(written);
    }
    deps.logger.warn(
      { widgetId, purpose, reason, err: error },
      'the model gave no answer; answering without it',
    );
    return undefined;
  } finally {
    await reservation.settle(spent);
  }
}
