/** What the inbox asks of the server, and the stream of what happens there. */
import type {
  AssigneeList,
  EscalationChange,
  EscalationDetail,
  EscalationPage,
  EscalationStatus,
} from '../../../server/admin-contract/escalations.js';
import type { Counts } from '../../../server/admin-contract/events.js';
import { request } from './request.js';

export interface InboxFilter {
  readonly status?: EscalationStatus;
  /** Id of an operator, or `me`. */
  readonly assignee?: string;
  readonly widget?: string;
  readonly cursor?: string;
}

const path = (id: string): string => `escalations/${encodeURIComponent(id)}`;

export const inboxApi = {
  counts: () => request<Counts>('GET', 'counts'),
  openEvents: () => new EventSource('/api/admin/events'),

  escalations: (filter: InboxFilter, signal?: AbortSignal) =>
    request<EscalationPage>('GET', `escalations?${new URLSearchParams({ ...filter }).toString()}`, {
      signal,
    }),
  escalation: (id: string, signal?: AbortSignal) => request<EscalationDetail>('GET', path(id), { signal }),
  handleEscalation: (id: string, body: EscalationChange) =>
    request<EscalationDetail>('PATCH', path(id), { body }),
  assignees: (widget: string, signal?: AbortSignal) =>
    request<AssigneeList>('GET', `assignees?${new URLSearchParams({ widget }).toString()}`, { signal }),
};
