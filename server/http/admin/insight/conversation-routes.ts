/** The routes that show what visitors asked and were told. */
import { z } from 'zod';
import {
  conversationFilterFields,
  conversationPageSchema,
  conversationSchema,
  conversationSearchPageSchema,
} from '../../../admin-contract/conversations.js';
import { AppError } from '../../../errors.js';
import { showConversation } from '../../../operate/conversations/show-conversation.js';
import { sendJson } from '../../transport/json-response.js';
import { onClosed } from '../../transport/on-closed.js';
import { route, type Route } from '../../transport/route.js';
import type { AdminDeps } from '../requests/admin-deps.js';
import { MAX_PAGE } from '../requests/limits.js';
import { pageFields } from '../requests/page-query.js';
import { scopeOf } from '../requests/widget-scope.js';
import { readFilter, readScope, scopeFields } from './insight-query.js';

const listQuerySchema = z.strictObject({ ...pageFields, ...scopeFields, ...conversationFilterFields });
const searchQuerySchema = z.strictObject({
  ...pageFields,
  ...scopeFields,
  text: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe('Words in any order; between quotes, as they stand. Case and accents do not count.'),
});

export function conversationRoutes(deps: Pick<AdminDeps, 'insight' | 'clock' | 'store'>): Route[] {
  const { insight, clock, store } = deps;
  /** The one search of each caller. */
  const searches = new Map<string, AbortController>();
  return [
    route({
      method: 'GET',
      path: '/api/admin/conversations',
      access: 'operator',
      action: 'readConversations',
      query: listQuerySchema,
      async handle({ res, query, caller }) {
        const { limit, cursor, ...asked } = listQuerySchema.parse(query);
        const filter = readFilter(readScope(caller, asked, clock()), asked);
        const page = await insight.conversations({ ...filter, limit, cursor });
        sendJson(res, 200, JSON.stringify(page));
      },
      description: {
        operationId: 'listConversations',
        summary: 'Lists conversations, the newest first.',
        responses: { 200: conversationPageSchema },
        errors: ['not_found', 'not_ready'],
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/conversations/search',
      access: 'operator',
      action: 'readConversations',
      query: searchQuerySchema,
      async handle({ res, query, caller }) {
        const { limit, cursor, text, ...asked } = searchQuerySchema.parse(query);
        const scope = readScope(caller, asked, clock());
        const search = new AbortController();
        const owner = caller.via === 'token' ? caller.token.id : caller.operator.id;
        searches.get(owner)?.abort();
        searches.set(owner, search);
        onClosed(res, () => {
          search.abort();
        });
        try {
          const page = await insight.search({ ...scope, text, limit, cursor }, search.signal);
          if (search.signal.aborted)
            throw new AppError('conflict', 'A newer search of yours took the place of this one.');
          sendJson(res, 200, JSON.stringify(page));
        } finally {
          if (searches.get(owner) === search) searches.delete(owner);
        }
      },
      description: {
        operationId: 'searchConversations',
        summary: 'Searches the words of conversations, from the newest on, for a second or two at a time.',
        responses: { 200: conversationSearchPageSchema },
        errors: ['not_found', 'conflict', 'not_ready'],
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/conversations/{widgetId}/{conversationId}',
      access: 'operator',
      action: 'readConversations',
      async handle(call) {
        const { widgetId = '', conversationId = '' } = call.params;
        // Also of a widget that was removed: what was said stays.
        scopeOf(call.caller, widgetId);
        const name = { widgetId, conversationId };
        const found = await showConversation({ insight, store }, name, MAX_PAGE);
        if (!found) throw new AppError('not_found', `There is no conversation ${conversationId}.`);
        sendJson(call.res, 200, JSON.stringify(found));
      },
      description: {
        operationId: 'getConversation',
        summary: 'Shows one conversation.',
        responses: { 200: conversationSchema },
        errors: ['not_found', 'not_ready'],
      },
    }),
  ];
}
