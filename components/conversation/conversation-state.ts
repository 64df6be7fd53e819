/** The shapes of a conversation in the browser: what `conversation.ts` keeps and the elements draw. */
import type { Citation, FeedbackType, RelatedArticle, SuggestedAction } from '../../server/contract.js';
import type { ChatError } from '../api/chat-error.js';

export interface VisitorMessage {
  readonly role: 'user';
  readonly id: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly status: 'sending' | 'sent' | 'failed';
  /** The visitor stopped its reply before the first word had come. */
  readonly isStopped?: true;
  /** What went with it when it was first sent: sent again, it must be the same request. Until it is answered. */
  readonly sentWith?: SentWith;
}

export interface SentWith {
  readonly conversationId?: string;
  readonly pageUrl: string;
}

export interface AssistantMessage {
  readonly role: 'assistant';
  /** The server's `messageId`. */
  readonly id: string;
  /** Markdown subset. */
  readonly text: string;
  readonly sentAt: number;
  readonly citations: readonly Citation[];
  readonly relatedArticles: readonly RelatedArticle[];
  readonly confidenceScore: number;
  readonly wasRefused: boolean;
  /** What is offered with it: `escalate` where the visitor asked for a human. */
  readonly suggestedAction?: SuggestedAction;
  /** Questions that may follow, which the pages answer. */
  readonly suggestions?: readonly string[];
  /** Not the whole reply, so without sources and rating: being written, or stopped by the visitor. */
  readonly isPartial?: true;
  /** What the visitor thought of it, once they said so. */
  readonly feedback?: FeedbackType;
}

/** Says that a request for a human was sent. What it holds is not kept in the browser. */
export interface RequestMessage {
  readonly role: 'request';
  readonly id: string;
  readonly sentAt: number;
}

export type ChatMessageData = VisitorMessage | AssistantMessage | RequestMessage;

/** Below this chance of being right an answer carries a word of caution. */
const LOW_CONFIDENCE = 0.5;

/** Whether an answer may well be wrong. */
export const isDoubtful = ({ wasRefused, confidenceScore }: AssistantMessage): boolean =>
  !wasRefused && confidenceScore < LOW_CONFIDENCE;

export const isQuestion = (message: ChatMessageData): message is VisitorMessage => message.role === 'user';

/** The newest question or reply. */
export const newestSaid = (messages: readonly ChatMessageData[]): ChatMessageData | undefined =>
  messages.findLast(({ role }) => role !== 'request');

/**
 * A snapshot; a new object on every change, so that it can be compared by identity.
 * `failed` means that the newest question has got no reply and `error` says why; `streaming` that a partial reply
 * is growing.
 */
export interface ConversationState {
  readonly status: 'idle' | 'sending' | 'streaming' | 'failed';
  readonly messages: readonly ChatMessageData[];
  readonly conversationId?: string;
  readonly error?: ChatError;
}

export const EMPTY_CONVERSATION: ConversationState = { status: 'idle', messages: [] };
