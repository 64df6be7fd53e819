/** The port to a language model: what it is asked, what it gives, and every way in which it can fail. */

export interface ModelMessage {
  role: 'system' | 'user';
  content: string;
}

export interface CompletionRequest {
  messages: readonly ModelMessage[];
  /** Most tokens that the model may write. */
  maxTokens: number;
  /** Called with each piece of text, in order, as it arrives. What it throws ends the completion. */
  onText: (text: string) => void;
  /** Aborted when nobody waits for the completion any longer. */
  signal?: AbortSignal | undefined;
}

/** What the server says a completion took; absent where it says nothing. */
export interface TokenUsage {
  promptTokens: number;
  completionTokens: number;
}

export interface LanguageModel {
  /**
   * Resolves when the model has said all it had to say.
   * @throws {ModelError} whatever happened; text that has been handed on before stays incomplete
   */
  complete(request: CompletionRequest): Promise<TokenUsage | undefined>;
}

/**
 * Why there is no completion.
 *
 * - `aborted`: the caller gave up
 * - `busy`: as many completions are in flight as may be
 * - `breaker_open`: the server failed too often just now to be asked again
 * - `network`: no connection, a connection that broke, or a redirect
 * - `http_error`: a status other than 2xx
 * - `first_byte_timeout`, `idle_timeout`, `total_timeout`: nothing, nothing more, or not all of it came in time
 * - `bad_content_type`: the answer is not an event stream
 * - `bad_frame`: an event of the stream is not what the protocol says
 * - `upstream_error`: the stream carried an error instead of text
 * - `too_long`: more text than was asked for
 * - `truncated`: the stream ended before the model had finished
 */
export type ModelFailure =
  | 'aborted'
  | 'busy'
  | 'breaker_open'
  | 'network'
  | 'http_error'
  | 'first_byte_timeout'
  | 'idle_timeout'
  | 'total_timeout'
  | 'bad_content_type'
  | 'bad_frame'
  | 'upstream_error'
  | 'too_long'
  | 'truncated';

export interface ModelErrorOptions {
  /** HTTP status, of an `http_error`. */
  status?: number;
  /** How long the server asks to be left alone. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** A completion that did not come about. The message is for the log; it holds neither prompt nor key. */
export class ModelError extends Error {
  readonly reason: ModelFailure;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(reason: ModelFailure, message: string, options: ModelErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'ModelError';
    this.reason = reason;
    this.status = options.status;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Why work ended that an aborted signal ended: the `ModelError` that it was aborted with, else `aborted`. */
export function abortionOf({ reason }: AbortSignal): ModelError {
  return reason instanceof ModelError ? reason : new ModelError('aborted', 'Nobody waits for it any longer.');
}
