/** What the screens about pages and their imports ask of the server. */
import type {
  ChangeList,
  ImportJob,
  ImportRequest,
  JobList,
  PageDiff,
  RunList,
  StartedImport,
} from '../../../server/admin-contract/imports.js';
import type {
  KnowledgePage,
  PageList,
  PageText,
  PassageList,
  Removal,
} from '../../../server/admin-contract/pages.js';
import type {
  NewSource,
  SourceChange,
  SourceList,
  SourceState,
} from '../../../server/admin-contract/sources.js';
import { TIME_ZONE } from '../routing/scope.js';
import { queryOf } from './query.js';
import { request } from './request.js';

export interface PageQuery {
  readonly q?: string;
  readonly origin?: string;
  readonly lang?: string;
  readonly missing?: string;
  readonly answers?: string;
  readonly cursor?: string;
}

const part = encodeURIComponent;
const of = (widgetId: string, ...parts: string[]): string =>
  ['widgets', widgetId, ...parts].map((each) => part(each)).join('/');

export const knowledgeApi = {
  pages: (widgetId: string, query: PageQuery, signal?: AbortSignal) =>
    request<PageList>('GET', of(widgetId, 'pages') + queryOf({ ...query, tz: TIME_ZONE }), { signal }),
  page: (widgetId: string, id: string, signal?: AbortSignal) =>
    request<KnowledgePage>('GET', `${of(widgetId, 'pages', id)}${queryOf({ tz: TIME_ZONE })}`, { signal }),
  passages: (widgetId: string, id: string, signal?: AbortSignal) =>
    request<PassageList>('GET', of(widgetId, 'pages', id, 'passages'), { signal }),
  /** @param etag of the page as it was seen; undefined for a new one */
  writePage: (widgetId: string, id: string, body: PageText, etag: string | undefined) =>
    request<KnowledgePage>('PUT', of(widgetId, 'pages', id), {
      body,
      ...(etag !== undefined && { headers: { 'If-Match': etag } }),
    }),
  removePage: (widgetId: string, id: string) => request<Removal>('DELETE', of(widgetId, 'pages', id)),
  leaveOutPage: (widgetId: string, id: string) =>
    request<Removal>('POST', of(widgetId, 'pages', id, 'leave-out')),
  restorePage: (widgetId: string, id: string) => request('POST', of(widgetId, 'pages', id, 'restore')),

  sources: (widgetId: string, signal?: AbortSignal) =>
    request<SourceList>('GET', of(widgetId, 'sources'), { signal }),
  addSource: (widgetId: string, body: NewSource) =>
    request<SourceState>('POST', of(widgetId, 'sources'), { body }),
  changeSource: (widgetId: string, id: string, body: SourceChange) =>
    request<SourceState>('PATCH', of(widgetId, 'sources', id), { body }),
  removeSource: (widgetId: string, id: string, pages: 'keep' | 'remove') =>
    request('DELETE', `${of(widgetId, 'sources', id)}?pages=${pages}`),

  sendFile: (widgetId: string, set: string, path: string, file: Blob, signal?: AbortSignal) =>
    request('PUT', of(widgetId, 'uploads', set, path), { file, signal }),
  startImport: (widgetId: string, body: ImportRequest) =>
    request<StartedImport>('POST', of(widgetId, 'imports'), { body }),
  imports: (widgetId: string, signal?: AbortSignal) =>
    request<JobList>('GET', of(widgetId, 'imports'), { signal }),
  runs: (widgetId: string, signal?: AbortSignal) => request<RunList>('GET', of(widgetId, 'runs'), { signal }),

  job: (id: string, signal?: AbortSignal) => request<ImportJob>('GET', `jobs/${part(id)}`, { signal }),
  jobEvents: (id: string) => new EventSource(`/api/admin/jobs/${part(id)}/events`),
  stopJob: (id: string) => request<ImportJob>('DELETE', `jobs/${part(id)}`),
  applyJob: (id: string) => request<ImportJob>('POST', `jobs/${part(id)}/apply`),
  changes: (id: string, cursor?: string, signal?: AbortSignal) =>
    request<ChangeList>(
      'GET',
      `jobs/${part(id)}/changes${cursor === undefined ? '' : `?cursor=${part(cursor)}`}`,
      {
        signal,
      },
    ),
  change: (id: string, pageId: string, signal?: AbortSignal) =>
    request<PageDiff>('GET', `jobs/${part(id)}/changes/${part(pageId)}`, { signal }),
};
