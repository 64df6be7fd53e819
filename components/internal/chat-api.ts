/** What a conversation asks of the server. */
import type { ChatReply, FeedbackType } from '../../server/contract.js';
import { ApiError, request } from './request.js';
import { isCitation, isObject, isRelatedArticle, isText } from './shapes.js';

/** Milliseconds. An answer may take a language model's time; the rest is a look-up or a line in a log. */
const ANSWER_TIMEOUT = 30_000;
const TIMEOUT = 10_000;

export interface Question {
  readonly message: string;
  readonly conversationId?: string | undefined;
  readonly visitorId: string;
  readonly pageUrl: string;
}

export interface Feedback {
  readonly conversationId: string;
  readonly messageId: string;
  readonly type: FeedbackType;
}

export interface HumanRequest {
  readonly conversationId?: string | undefined;
  readonly email: string;
  readonly message: string;
}

/** All of them reject with an `ApiError`, or with the signal's reason where the caller aborts. */
export interface ChatApi {
  ask(question: Question, signal?: AbortSignal): Promise<ChatReply>;
  leaveFeedback(feedback: Feedback): Promise<void>;
  escalate(humanRequest: HumanRequest): Promise<void>;
}

function toReply(value: unknown): ChatReply {
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
  };
}

/** @param baseUrl address of the server, see `request` */
export function createChatApi(baseUrl: string, widgetId: string): ChatApi {
  const post = (path: string, body: object, timeout: number, signal?: AbortSignal) =>
    request(baseUrl, path, { body: { widgetId, ...body }, timeout, signal });
  return {
    ask: async (question, signal) => toReply(await post('chat', question, ANSWER_TIMEOUT, signal)),
    async leaveFeedback(feedback) {
      await post('feedback', feedback, TIMEOUT);
    },
    async escalate(humanRequest) {
      await post('escalate', humanRequest, TIMEOUT);
    },
  };
}
