/** The route that gives conversations to other programs. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { conversationFilterFields } from '../../../admin-contract/conversations.js';
import { audited } from '../../../identity/audited.js';
import {
  EXPORT_FORMATS,
  exportConversations,
  type ExportFormat,
} from '../../../operate/export-conversations.js';
import { route, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { readFilter, readScope, scopeFields } from './insight-query.js';

const MEDIA_TYPES: Record<ExportFormat, string> = {
  jsonl: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
};
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
        const parts = exportConversations({ insight, conversations: store.conversations }, filter, format);
        const { outcome, rating, escalated, language, widget } = asked;
        const changes = {
          ...{ format, from: new Date(scope.from).toISOString(), to: new Date(scope.to).toISOString() },
          ...{ outcome, rating, escalated, language },
        };
        const act = {
          action: 'conversations.export',
          changes,
          ...(widget !== undefined && { widgetId: widget }),
        };
        await audited(deps, actorOf(call), act, async () => {
          const day = new Date(clock()).toISOString().slice(0, 10);
          call.res.writeHead(200, {
            'Content-Type': MEDIA_TYPES[format],
            'Content-Disposition': `attachment; filename="conversations-${day}.${format}"`,
          });
          await stream(call.res, parts);
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

/** Waits for a slow reader, and stops for one who is gone. */
async function stream(res: ServerResponse, parts: AsyncIterable<string>): Promise<void> {
  const gone = new AbortController();
  res.once('close', () => {
    gone.abort();
  });
  for await (const part of parts) {
    if (gone.signal.aborted) return;
    if (res.write(part)) continue;
    await once(res, 'drain', { signal: gone.signal }).catch(() => undefined);
  }
  res.end();
}
