/** Reads the event stream of a chat completion: one chunk of the model's text an event. */
import { createParser, type ParseError } from 'eventsource-parser';
import { z } from 'zod';
import { ModelError, type TokenUsage } from './language-model.js';

/** Longest event, in characters; those of a chat completion are a few hundred. */
const MAX_EVENT_LENGTH = 65_536;

const tokens = z.number().nonnegative().catch(0);

const chunkSchema = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish(),
});

/** What an event meant to the reader. */
export interface CompletionChunk {
  text: string;
  /** True once the model has said that it is done. */
  isEnd: boolean;
  usage: TokenUsage | undefined;
}

/**
 * Turns the bytes of the body into chunks, and returns when the stream ends. Comments, which some servers send
 * to keep the connection open, yield nothing.
 * @throws {ModelError} `bad_frame`, `upstream_error`
 */
export async function* readCompletionStream(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<CompletionChunk> {
  const events: string[] = [];
  const overfull: ParseError[] = [];
  const parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent: ({ data }) => events.push(data),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') overfull.push(error);
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    if (overfull.length > 0)
      throw new ModelError('bad_frame', `An event is longer than ${MAX_EVENT_LENGTH} characters.`);
    yield* events.splice(0).map(readEvent);
  }
  // The last event counts also where the server left out the empty line behind it.
  parser.reset({ consume: true });
  yield* events.map(readEvent);
}

function readEvent(data: string): CompletionChunk {
  if (data.trim() === '[DONE]') return { text: '', isEnd: true, usage: undefined };
  const parsed = chunkSchema.safeParse(parseJson(data));
  if (!parsed.success) throw new ModelError('bad_frame', 'An event is not a chunk of a chat completion.');
  const { error, choices, usage } = parsed.data;
  if (error !== undefined && error !== null) {
    throw new ModelError(
      'upstream_error',
      `The model failed while it wrote: ${describeUpstreamError({ error })}`,
    );
  }
  const [choice] = choices ?? [];
  return {
    text: choice?.delta?.content ?? '',
    isEnd: Boolean(choice?.finish_reason),
    usage: usage
      ? { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens }
      : undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const upstreamErrorSchema = z.object({
  error: z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)]),
});

/** The words of an error body, `{"error": {"message"}}` or `{"error"}`, cut to what fits a line of the log. */
export function describeUpstreamError(body: unknown): string {
  const parsed = upstreamErrorSchema.safeParse(typeof body === 'string' ? parseJson(body) : body);
  return parsed.success ? parsed.data.error.replace(/\s+/g, ' ').slice(0, 200) : 'it did not say why';
}
