/** Client of any server that speaks the OpenAI chat completion protocol: one streamed completion, tried once. */
import { completionUrl } from './completion-url.js';
import { describeUpstreamError, readCompletionStream } from './completion-stream.js';
import {
  abortionOf,
  ModelError,
  type CompletionRequest,
  type LanguageModel,
  type ModelFailure,
  type TokenUsage,
} from './language-model.js';

export interface ChatCompletionOptions {
  /** With or without `/v1`; see `completionUrl`. */
  baseUrl: string;
  model: string;
  /** Sent as bearer token; local servers need none. */
  apiKey?: string | undefined;
  /** How long to wait for the first event of the stream, in milliseconds. Default 4,000. */
  firstByteMs?: number;
  /** How long to wait for each further event, in milliseconds. Default 5,000. */
  idleMs?: number;
  /** Most characters that are read for each token asked for. Default 12. */
  charactersPerToken?: number;
}

/** So much of an error body is looked at, in characters. */
const MAX_ERROR_BODY = 4096;

/**
 * How the two kinds of server want to be told the limit. Models of OpenAI since o1 refuse the first form, others
 * refuse unknown fields and with them the second. For the same reason nothing else is sent: no `stream_options`,
 * no `response_format`.
 */
const DIALECTS = {
  classic: (maxTokens: number) => ({ max_tokens: maxTokens, temperature: 0 }),
  recent: (maxTokens: number) => ({ max_completion_tokens: maxTokens }),
};

export function createChatCompletion(options: ChatCompletionOptions): LanguageModel {
  const { model, apiKey, firstByteMs = 4000, idleMs = 5000, charactersPerToken = 12 } = options;
  const url = completionUrl(options.baseUrl);
  let dialect: keyof typeof DIALECTS = 'classic';

  const post = (request: CompletionRequest, signal: AbortSignal): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      // The key and the prompt go to the configured address and nowhere else.
      redirect: 'error',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages: request.messages,
        stream: true,
        ...DIALECTS[dialect](request.maxTokens),
      }),
      signal,
    }).catch(throwNetworkError);

  const open = async (request: CompletionRequest, signal: AbortSignal): Promise<Response> => {
    const asked = dialect;
    const response = await post(request, signal);
    if (response.ok) return response;
    const body = (await response.text().catch(throwNetworkError)).slice(0, MAX_ERROR_BODY);
    if (response.status === 400 && asked === 'classic' && /max_completion_tokens|temperature/.test(body)) {
      dialect = 'recent';
      return open(request, signal);
    }
    throw new ModelError(
      'http_error',
      `The model answered ${response.status}: ${describeUpstreamError(body)}`,
      {
        status: response.status,
        retryAfterMs: readRetryAfter(response.headers.get('Retry-After')),
      },
    );
  };

  return {
    async complete(request) {
      const watch = watchTime(request.signal);
      try {
        watch.expect(firstByteMs, 'first_byte_timeout');
        const response = await open(request, watch.signal);
        const type = response.headers.get('Content-Type') ?? 'no type';
        if (!response.body || !/^text\/event-stream\b/i.test(type)) {
          throw new ModelError(
            'bad_content_type',
            `The model answered with ${type} instead of an event stream.`,
          );
        }
        const maxLength = request.maxTokens * charactersPerToken;
        let length = 0;
        let isFinished = false;
        let usage: TokenUsage | undefined;
        for await (const chunk of readCompletionStream(readBody(response.body))) {
          watch.expect(idleMs, 'idle_timeout');
          isFinished ||= chunk.isEnd;
          usage = chunk.usage ?? usage;
          length += chunk.text.length;
          if (length > maxLength) {
            throw new ModelError('too_long', `The model wrote more than ${maxLength} characters.`);
          }
          if (chunk.text) request.onText(chunk.text);
        }
        if (!isFinished) throw new ModelError('truncated', 'The stream ended before the model had finished.');
        return usage;
      } catch (error) {
        throw watch.failure() ?? error;
      } finally {
        watch.stop();
      }
    },
  };
}

/** A signal that aborts with a `ModelError` when the caller gives up or what is expected does not come in time. */
function watchTime(caller: AbortSignal | undefined) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let failure: ModelError | undefined;
  const giveUp = (error: ModelError) => {
    failure ??= error;
    controller.abort(failure);
  };
  const onCallerAbort = () => {
    if (caller) giveUp(abortionOf(caller));
  };
  caller?.addEventListener('abort', onCallerAbort);
  if (caller?.aborted) onCallerAbort();
  return {
    signal: controller.signal,
    failure: () => failure,
    /** Something must happen within so many milliseconds; replaces what was expected before. */
    expect(ms: number, reason: ModelFailure) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        giveUp(new ModelError(reason, `The model sent nothing for ${ms} ms.`));
      }, ms);
    },
    /** Also lets go of the connection, where the stream was not read to its end. */
    stop() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCallerAbort);
      controller.abort();
    },
  };
}

async function* readBody(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throwNetworkError(error);
  }
}

function throwNetworkError(error: unknown): never {
  const detail = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  throw new ModelError('network', `The connection to the model failed: ${detail}`, { cause: error });
}

/** Milliseconds of a `Retry-After` given in seconds; its form as a date is too rare here to be read. */
export function readRetryAfter(value: string | null): number | undefined {
  return value !== null && /^\d{1,6}$/.test(value.trim()) ? Number(value) * 1000 : undefined;
}
