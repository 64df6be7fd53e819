/** The route that gives conversations to other programs. */
import { z } from 'zod';
import { conversationFilterFields } from '../../../admin-contract/conversations.js';
import { audited } from '../../../identity/audited.js';
import { EXPORT_FORMATS, exportConversations } from '../../../operate/conversations/export-conversations.js';
import { sendParts } from '../../transport/send-parts.js';
import { route, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { readFilter, readScope, scopeFields } from './insight-query.js';

const querySchema = z.strictObject({
  ...scopeFields,
  ...conversationFilterFields,
  format: z.enum(EXPORT_FORMATS).default('jsonl').describe('`csv` has a line for each question.'),
});

export function exportRoutes(deps: AdminDeps): Route[] {
  const { insight, clock, store } = deps;
  return [
    route({
      method: 'GET',
      path: '/api/admin/export/conversations',
      access: 'operator',
      action: 'exportConversations',
      query: querySchema,
      async handle(call) {
        const { format, ...asked } = querySchema.parse(call.query);
        const scope = readScope(call.caller, asked, clock());
        const filter = readFilter(scope, asked);
        // Before the first byte is sent, so that what is wrong can still be said.
        await insight.conversations({ ...filter, limit: 1 });
        const parts = exportConversations({ insight, store }, filter, format);
        const { outcome, kind, rating, escalated, language, widget } = asked;
        const changes = {
          format,
          from: new Date(scope.from).toISOString(),
          to: new Date(scope.to).toISOString(),
          outcome,
          kind,
          rating,
          escalated,
          language,
        };
        const act = {
          action: 'conversations.export',
          changes,
          ...(widget !== undefined && { widgetId: widget }),
        };
        await audited(deps, actorOf(call), act, async () => {
          const day = new Date(clock()).toISOString().slice(0, 10);
          await sendParts(call.res, { name: `conversations-${day}`, format }, parts);
        });
      },
      description: {
        operationId: 'exportConversations',
        summary: 'Gives all conversations that fit, whole, as JSON Lines or CSV.',
        responses: { 200: 'application/x-ndjson' },
        errors: ['not_found', 'not_ready'],
      },
    }),
  ];
}
