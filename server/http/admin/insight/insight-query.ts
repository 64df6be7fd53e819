/** What the queries of usage, conversations and feedback share. */
import type { z } from 'zod';
import type { QuestionOutcome } from '../../../admin-contract/usage.js';
import { conversationFilterFields } from '../../../admin-contract/conversations.js';
import type { Caller } from '../../../identity/authenticate.js';
import type { QuestionFilter, Scope } from '../../../insight/insight.js';
import type { ReplyKind } from '../../../model.js';
import { periodFields, spanOf } from '../requests/period-query.js';
import { scopeOf, widgetField } from '../requests/widget-scope.js';

/** Of which widget, and when. */
export const scopeFields = { widget: widgetField, ...periodFields };
type ScopeQuery = z.infer<z.ZodObject<typeof scopeFields>>;

/**
 * @param now milliseconds since 1970
 * @throws {AppError} `not_found` for a widget that the caller may not see
 */
export function readScope(caller: Pick<Caller, 'widgets'>, query: ScopeQuery, now: number): Scope {
  return { widgetIds: scopeOf(caller, query.widget), ...spanOf(query, now) };
}

type FilterQuery = z.infer<z.ZodObject<typeof conversationFilterFields>>;

export function readFilter(scope: Scope, query: FilterQuery): QuestionFilter {
  const { outcome, kind, escalated, ...rest } = query;
  const { rating, language, page, cited, visitor } = rest;
  return {
    ...scope,
    rating,
    language,
    page,
    cited,
    visitor,
    outcomes: outcome?.split(',') as QuestionOutcome[] | undefined,
    kinds: kind?.split(',') as ReplyKind[] | undefined,
    isEscalated: escalated === undefined ? undefined : escalated === 'true',
  };
}
