/** The routes that show how replies were rated. */
import { z } from 'zod';
import { conversationFilterFields } from '../../../admin-contract/conversations.js';
import { ratedPageListSchema, ratedReplyPageSchema } from '../../../admin-contract/feedback.js';
import { FEEDBACK_TYPES } from '../../../contract.js';
import { listRated } from '../../../operate/conversations/list-rated.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import type { AdminDeps } from '../requests/admin-deps.js';
import { pageFields } from '../requests/page-query.js';
import { readScope, scopeFields } from './insight-query.js';

const listQuerySchema = z.strictObject({
  ...pageFields,
  ...scopeFields,
  rating: z.enum(FEEDBACK_TYPES).optional(),
  reason: z.literal('true').optional().describe('Only those with a reason.'),
  cited: conversationFilterFields.cited,
});
const pagesQuerySchema = z.strictObject({ ...scopeFields, limit: pageFields.limit });

export function feedbackRoutes({
  insight,
  clock,
  store,
}: Pick<AdminDeps, 'insight' | 'clock' | 'store'>): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/admin/feedback',
      access: 'operator',
      action: 'readConversations',
      query: listQuerySchema,
      async handle({ res, query, caller }) {
        const { limit, cursor, rating, reason, cited, ...asked } = listQuerySchema.parse(query);
        const scope = readScope(caller, asked, clock());
        const hasReason = reason === undefined ? undefined : true;
        const wanted = { ...scope, limit, cursor, rating, hasReason, cited };
        const page = await listRated({ insight, conversations: store.conversations }, wanted);
        sendJson(res, 200, JSON.stringify(page));
      },
      description: {
        operationId: 'listFeedback',
        summary: 'Lists replies that were rated, the newest first.',
        responses: { 200: ratedReplyPageSchema },
        errors: ['not_found', 'not_ready'],
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/feedback/pages',
      access: 'operator',
      action: 'readConversations',
      query: pagesQuerySchema,
      async handle({ res, query, caller }) {
        const { limit, ...asked } = pagesQuerySchema.parse(query);
        const items = await insight.ratedPages({ ...readScope(caller, asked, clock()), limit });
        sendJson(res, 200, JSON.stringify({ items }));
      },
      description: {
        operationId: 'listFeedbackPages',
        summary: 'Counts ratings by the pages that the replies cited, the least helpful first.',
        responses: { 200: ratedPageListSchema },
        errors: ['not_found', 'not_ready'],
      },
    }),
  ];
}
