/** Questions without a good answer, pages that close them, and tries. */
import type { CheckRun } from '../../../server/admin-contract/checks.js';
import type { Conversation } from '../../../server/admin-contract/conversations.js';
import type {
  GapAnswers,
  GapAskRequest,
  GapChangeRequest,
  GapPage,
  GapWhole,
} from '../../../server/admin-contract/gaps.js';
import type { KnowledgePage } from '../../../server/admin-contract/pages.js';
import type { Asked, AskRequest, DraftPage } from '../../../server/admin-contract/try.js';
import { request } from './request.js';

export interface GapListFilter {
  readonly widget?: string;
  readonly last?: string;
  readonly from?: string;
  readonly to?: string;
  readonly state?: string;
  readonly below?: string;
  readonly language?: string;
  readonly cursor?: string;
}

export const gapApi = {
  gaps: (filter: GapListFilter, signal?: AbortSignal) =>
    request<GapPage>('GET', `gaps?${new URLSearchParams({ ...filter }).toString()}`, { signal }),
  gap: (key: string, signal?: AbortSignal) => request<GapWhole>('GET', gapPath(key), { signal }),
  markGap: (key: string, body: GapChangeRequest) => request<GapWhole>('PATCH', gapPath(key), { body }),
  askGap: (key: string, body: GapAskRequest, signal?: AbortSignal) =>
    request<GapAnswers>('POST', `${gapPath(key)}/ask`, { body, signal }),
  tryQuestion: (widgetId: string, body: AskRequest, signal?: AbortSignal) =>
    request<Asked>('POST', `widgets/${encodeURIComponent(widgetId)}/ask`, { body, signal }),
  checks: (widgetId: string, signal?: AbortSignal) =>
    request<CheckRun>('GET', `widgets/${encodeURIComponent(widgetId)}/checks`, { signal }),
  runChecks: (widgetId: string, signal?: AbortSignal) =>
    request<CheckRun>('POST', `widgets/${encodeURIComponent(widgetId)}/checks/run`, { signal }),
  gapConversation: (widgetId: string, conversationId: string, signal?: AbortSignal) =>
    request<Conversation>(
      'GET',
      `conversations/${encodeURIComponent(widgetId)}/${encodeURIComponent(conversationId)}`,
      {
        signal,
      },
    ),
  gapPage: (widgetId: string, pageId: string, signal?: AbortSignal) =>
    request<KnowledgePage>('GET', pagePath(widgetId, pageId), { signal }),
  /** @param etag of the page as it was seen; without one a new page is made */
  saveGapPage: (widgetId: string, { id, title, url, content }: DraftPage, etag: string | undefined) =>
    request<KnowledgePage>('PUT', pagePath(widgetId, id), {
      body: { title, url, content },
      ...(etag !== undefined && { headers: { 'If-Match': etag } }),
    }),
};

const gapPath = (key: string): string => `gaps/${encodeURIComponent(key)}`;
const pagePath = (widgetId: string, pageId: string): string =>
  `widgets/${encodeURIComponent(widgetId)}/pages/${encodeURIComponent(pageId)}`;
