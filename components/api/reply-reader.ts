/** Checks and reads the server's reply, whether it comes whole or as a stream. */
import type { ChatReply } from '../../server/contract.js';
import { readEvents } from './event-stream.js';
import { ApiError, toApiError } from './chat-error.js';
import { isObject, isText } from '../internal/shapes.js';
import { isCitation, isRelatedArticle } from './source-shapes.js';

/** As much of a reply as has come. */
export interface PartialReply {
  readonly conversationId: string;
  readonly messageId: string;
  readonly text: string;
}

/** @throws ApiError `bad_reply` */
export function toReply(value: unknown): ChatReply {
  if (
    !isObject(value) ||
    !isText(value['conversationId']) ||
    !isText(value['messageId']) ||
    !isText(value['answer']) ||
    typeof value['confidenceScore'] !== 'number' ||
    typeof value['wasRefused'] !== 'boolean' ||
    !Array.isArray(value['citations']) ||
    !Array.isArray(value['relatedArticles'])
  ) {
    throw new ApiError('bad_reply', { message: 'The server answered with something that is not a reply.' });
  }
  return {
    ...(value as unknown as ChatReply),
    // An answer is worth showing even where one of its sources is of no use.
    citations: value['citations'].filter(isCitation),
    relatedArticles: value['relatedArticles'].filter(isRelatedArticle),
    ...(Array.isArray(value['suggestions']) && { suggestions: value['suggestions'].filter(isText) }),
  };
}

function parseData(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new ApiError('bad_reply', { message: 'The server sent an event that is not JSON.', cause });
  }
}

/**
 * The whole reply at the end of a stream; `onPartial` hears of it as it grows, `isAlive` of every event. A
 * heartbeat is no sign of life: it says that a server is there, not that it will ever answer.
 *
 * @throws ApiError the server's own where the stream says `error`; `network` where it ends before the reply
 */
export async function readReplyStream(
  body: ReadableStream<Uint8Array>,
  onPartial: (partial: PartialReply) => void,
  isAlive: () => void,
): Promise<ChatReply> {
  let partial: PartialReply | undefined;
  let reply: ChatReply | undefined;
  await readEvents(body, (name, data) => {
    isAlive();
    const value = parseData(data);
    if (name === 'error') throw toApiError(value, 'internal');
    if (name === 'done') reply = toReply(value);
    if (!isObject(value)) return;
    const { conversationId, messageId, text } = value;
    if (name === 'start' && isText(conversationId) && isText(messageId)) {
      partial = { conversationId, messageId, text: '' };
    } else if (name === 'delta' && partial && isText(text)) {
      partial = { ...partial, text: partial.text + text };
      onPartial(partial);
    }
  });
  if (!reply) throw new ApiError('network', { message: 'The stream ended before the reply did.' });
  return reply;
}
