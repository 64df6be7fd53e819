/** What the first screen asks for. */
import type { TaskList } from '../../../server/admin-contract/tasks.js';
import type {
  AskedLanguageList,
  AskedOnList,
  AskedQuestionList,
  BucketSize,
  CitedPageList,
  Usage,
} from '../../../server/admin-contract/usage.js';
import type { Scope } from '../routing/scope.js';
import { queryOf } from './query.js';
import { request } from './request.js';

export interface UsageQuery extends Scope {
  readonly bucket: BucketSize;
  /** Of the IANA database. */
  readonly tz: string;
  readonly compare: 'previous';
}

export const overviewApi = {
  tasks: ({ widget }: Pick<Scope, 'widget'>, signal?: AbortSignal) =>
    request<TaskList>('GET', `tasks${queryOf({ widget })}`, { signal }),

  usage: (query: UsageQuery, signal?: AbortSignal) =>
    request<Usage>('GET', `usage${queryOf(query)}`, { signal }),
  citedPages: (query: Scope & { limit: number }, signal?: AbortSignal) =>
    request<CitedPageList>('GET', `usage/pages${queryOf(query)}`, { signal }),
  askedOn: (query: Scope & { limit: number }, signal?: AbortSignal) =>
    request<AskedOnList>('GET', `usage/asked-on${queryOf(query)}`, { signal }),
  askedLanguages: (query: Scope & { limit: number }, signal?: AbortSignal) =>
    request<AskedLanguageList>('GET', `usage/languages${queryOf(query)}`, { signal }),
  askedQuestions: (query: Scope & { limit: number; cited?: string }, signal?: AbortSignal) =>
    request<AskedQuestionList>('GET', `usage/questions${queryOf(query)}`, { signal }),
};
