/** What the screens of conversations and of feedback ask for. */
import type {
  Conversation,
  ConversationPage,
  ConversationSearchPage,
} from '../../../server/admin-contract/conversations.js';
import type { RatedPageList, RatedReplyPage } from '../../../server/admin-contract/feedback.js';
import type { Scope } from '../routing/scope.js';
import { queryOf } from './query.js';
import { request } from './request.js';

/** As the admin API names them. */
export interface ConversationFilter {
  readonly outcome?: string;
  readonly kind?: string;
  readonly rating?: string;
  readonly escalated?: string;
  readonly language?: string;
  readonly page?: string;
  readonly cited?: string;
  readonly visitor?: string;
}

export interface FeedbackFilter {
  readonly rating?: string;
  readonly reason?: string;
  readonly cited?: string;
}

export interface Paging {
  readonly cursor?: string | undefined;
}

export const conversationsApi = {
  conversations: (query: Scope & ConversationFilter & Paging, signal?: AbortSignal) =>
    request<ConversationPage>('GET', `conversations${queryOf(query)}`, { signal }),
  searchConversations: (query: Scope & Paging & { text: string }, signal?: AbortSignal) =>
    request<ConversationSearchPage>('GET', `conversations/search${queryOf(query)}`, { signal }),
  conversation: (widgetId: string, conversationId: string, signal?: AbortSignal) =>
    request<Conversation>(
      'GET',
      `conversations/${encodeURIComponent(widgetId)}/${encodeURIComponent(conversationId)}`,
      { signal },
    ),
  /** The address of a file, for a link. */
  exportAddress: (format: 'csv' | 'jsonl', query: Scope & ConversationFilter) =>
    `/api/admin/export/conversations${queryOf({ format, ...query })}`,

  feedback: (query: Scope & FeedbackFilter & Paging, signal?: AbortSignal) =>
    request<RatedReplyPage>('GET', `feedback${queryOf(query)}`, { signal }),
  ratedPages: (query: Scope & { limit: number }, signal?: AbortSignal) =>
    request<RatedPageList>('GET', `feedback/pages${queryOf(query)}`, { signal }),
};
