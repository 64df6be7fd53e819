/** What a conversation asks of the server. */
import type { ChatReply, FeedbackType } from '../../server/contract.js';
import { readReplyStream, toReply, type PartialReply } from './reply-reader.js';
import { ApiError } from './chat-error.js';
import { readJson, request, type ReadResponse } from './request.js';

/**
 * Milliseconds. A whole answer, or the next part of a streamed one, may take a language model's time; the rest is
 * a look-up or a line in a log.
 */
const ANSWER_TIMEOUT = 30_000;
const TIMEOUT = 10_000;

/** A server that cannot store a question for so long, in seconds, is asked once more by itself. */
const LONGEST_PAUSE = 10;

const STREAM_OR_JSON = 'text/event-stream, application/json;q=0.9';

export interface Question {
  readonly message: string;
  readonly conversationId?: string | undefined;
  readonly visitorId: string;
  readonly visitorSignature?: string | undefined;
  readonly pageUrl: string;
}

export interface Feedback {
  readonly conversationId: string;
  readonly messageId: string;
  readonly type: FeedbackType;
  readonly reason?: string;
}

export interface HumanRequest {
  readonly conversationId?: string | undefined;
  readonly email: string;
  readonly message: string;
  readonly name?: string;
  readonly phone?: string;
  readonly pageUrl: string;
  /** Of a visitor whom the page knows. */
  readonly visitorId?: string | undefined;
  readonly visitorSignature?: string | undefined;
}

/** All of them reject with an `ApiError`, or with the signal's reason where the caller aborts. */
export interface ChatApi {
  ask(question: Question, options: AskOptions): Promise<ChatReply>;
  leaveFeedback(feedback: Feedback): Promise<void>;
  /** @param key the same for every time that this request is sent: a human is told of it once */
  escalate(humanRequest: HumanRequest, key: string): Promise<void>;
}

/** What goes with a question. */
export interface AskOptions {
  /** The same for every time that this question is sent: the server answers, and charges, it once. */
  readonly key: string;
  readonly signal?: AbortSignal | undefined;
  /** Called as the reply grows; not at all where it comes in one piece. */
  readonly onPartial?: (partial: PartialReply) => void;
}

/** Names in the console what no visitor can mend, such as a signature that is wrong; throws the error on. */
function tellOwner(error: unknown): never {
  if (error instanceof ApiError && error.code === 'invalid_request') {
    console.error(`Service Chat: the server refused a message of the visitor. ${error.message}`);
  }
  throw error;
}

/** Ends early where the caller aborts. */
function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** @param baseUrl address of the server, see `apiAddress` */
export function createChatApi(baseUrl: string, widgetId: string): ChatApi {
  /** The server sees the query in the browser's preflight too, which has no body, and answers it for this widget. */
  const pathOf = (path: string) => `${path}?widget=${encodeURIComponent(widgetId)}`;
  /** Off once a stream broke: some proxies cut or swallow them. */
  let canStream = true;

  /** The same key lets the server tell the second time from another question, also where the first came through. */
  async function sendPatiently(question: Question, options: AskOptions): Promise<ChatReply> {
    try {
      return await send(question, options);
    } catch (error) {
      const { code, retryAfter = Infinity } = error instanceof ApiError ? error : {};
      if (code !== 'store_unavailable' || retryAfter > LONGEST_PAUSE) throw error;
      await pause(retryAfter, options.signal);
      return send(question, options);
    }
  }

  async function send(question: Question, { key, signal, onPartial }: AskOptions): Promise<ChatReply> {
    const isStreamWanted = canStream && onPartial !== undefined;
    let isStream = false as boolean;
    const read: ReadResponse = async (response, isAlive) => {
      const { body, headers } = response;
      isStream = isStreamWanted && /^text\/event-stream/i.test(headers.get('content-type') ?? '');
      return isStream && body && onPartial
        ? readReplyStream(body, onPartial, isAlive)
        : toReply(await readJson(response));
    };
    const headers = { 'Idempotency-Key': key, ...(isStreamWanted && { Accept: STREAM_OR_JSON }) };
    try {
      const options = { body: { widgetId, ...question }, headers, timeout: ANSWER_TIMEOUT, signal };
      return (await request(baseUrl, pathOf('chat'), options, read)) as ChatReply;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      const isBroken = isStream && (code === 'network' || code === 'timeout' || code === 'bad_reply');
      if (!isBroken) throw error;
      canStream = false;
      // One that stalled has cost the visitor patience enough: they decide whether to go on.
      if (code === 'timeout') throw error;
      return send(question, { key, signal });
    }
  }

  async function post(path: string, body: object, headers?: Record<string, string>): Promise<void> {
    const options = { body: { widgetId, ...body }, headers, timeout: TIMEOUT };
    await request(baseUrl, pathOf(path), options).catch(tellOwner);
  }

  return {
    ask: (question, options) => sendPatiently(question, options).catch(tellOwner),
    leaveFeedback: (feedback) => post('feedback', feedback),
    escalate: (humanRequest, key) => post('escalate', humanRequest, { 'Idempotency-Key': key }),
  };
}
