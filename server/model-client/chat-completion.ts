/** Client of any server that speaks the OpenAI chat completion protocol: one streamed completion, tried once. */
import { withDeadline, type Deadline } from '../network/deadline.js';
import { readAtMost } from '../network/read-at-most.js';
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
import { postJson, readAnswer, type ModelAnswer } from './post-json.js';

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

/** The longest error body that is looked at, in bytes. */
const MAX_ERROR_BODY = 65_536;

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

  const open = async (request: CompletionRequest, deadline: Deadline): Promise<ModelAnswer> => {
    const asked = dialect;
    const answer = await postJson(deadline, {
      url,
      apiKey,
      accept: 'text/event-stream',
      body: { model, messages: request.messages, stream: true, ...DIALECTS[asked](request.maxTokens) },
    });
    const { status, retryAfterMs } = answer;
    if (status < 400) return answer;
    const body = (await readAtMost(readAnswer(deadline, answer), MAX_ERROR_BODY))?.toString('utf8') ?? '';
    if (status === 400 && asked === 'classic' && /max_completion_tokens|temperature/.test(body)) {
      dialect = 'recent';
      return open(request, deadline);
    }
    throw new ModelError('http_error', `The model answered ${status}: ${describeUpstreamError(body)}`, {
      status,
      retryAfterMs,
    });
  };

  const read = async (request: CompletionRequest, deadline: Deadline): Promise<TokenUsage | undefined> => {
    const answer = await open(request, deadline);
    if (!/^text\/event-stream\b/i.test(answer.contentType)) {
      const type = answer.contentType || 'no type';
      throw new ModelError('bad_content_type', `The model answered with ${type} instead of an event stream.`);
    }
    const maxLength = request.maxTokens * charactersPerToken;
    let length = 0;
    let isFinished = false;
    let usage: TokenUsage | undefined;
    for await (const chunk of readCompletionStream(readAnswer(deadline, answer))) {
      deadline.restart(idleMs, silence('idle_timeout', idleMs));
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
  };

  return {
    async complete(request) {
      const { signal: caller } = request;
      const reason = silence('first_byte_timeout', firstByteMs);
      try {
        return await withDeadline({ ms: firstByteMs, reason, caller }, (deadline) => read(request, deadline));
      } catch (error) {
        throw caller?.aborted ? abortionOf(caller) : error;
      }
    },
  };
}

/** What fails when nothing came in so many milliseconds. */
const silence = (reason: ModelFailure, ms: number) => () =>
  new ModelError(reason, `The model sent nothing for ${ms} ms.`);
