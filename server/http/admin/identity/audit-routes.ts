/** The route that shows owners what was done. */
import { z } from 'zod';
import { auditPageSchema, type AuditPage } from '../../../admin-contract/audit.js';
import type { AuditLog } from '../../../store/port/identity-store.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import { pageFields, pageOf } from '../requests/page-query.js';

const time = z.iso.datetime({ error: 'must be a time, such as 2026-01-31T14:00:00Z' });
const querySchema = z.strictObject({
  ...pageFields,
  actor: z.string().max(100).optional().describe('Id of an operator or of a token.'),
  action: z
    .string()
    .max(100)
    .optional()
    .describe('Such as `operator.add`, or `operator` for all that begin so.'),
  from: time.optional(),
  to: time.optional(),
});

export function auditRoutes(audit: AuditLog): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/admin/audit',
      access: 'operator',
      action: 'readAudit',
      query: querySchema,
      async handle({ res, query }) {
        const { limit, cursor, actor, action, from, to } = querySchema.parse(query);
        const found = await audit.list({
          // One more tells whether there is another page.
          limit: limit + 1,
          before: cursor,
          actorId: actor,
          action,
          from: from === undefined ? undefined : Date.parse(from),
          to: to === undefined ? undefined : Date.parse(to),
        });
        const entries = found.map(({ type: _, ...entry }) => entry);
        const page: AuditPage = pageOf(entries, limit, ({ id }) => id);
        sendJson(res, 200, JSON.stringify(page));
      },
      description: {
        operationId: 'listAudit',
        summary: 'Lists what was done, the newest first.',
        responses: { 200: auditPageSchema },
      },
    }),
  ];
}
