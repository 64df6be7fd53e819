/** The route that shows owners what was done. */
import { z } from 'zod';
import { auditPageSchema, type AuditPage } from '../../../admin-contract/audit.js';
import { audited } from '../../../identity/audited.js';
import { exportAudit } from '../../../identity/export-audit.js';
import { EXPORT_FORMATS } from '../../../operate/conversations/export-conversations.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import { sendParts } from '../../transport/send-parts.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { pageFields, pageOf } from '../requests/page-query.js';

const time = z.iso.datetime({ error: 'must be a time, such as 2026-01-31T14:00:00Z' });
const filterFields = {
  actor: z.string().max(100).optional().describe('Id of an operator or of a token.'),
  action: z
    .string()
    .max(100)
    .optional()
    .describe('Such as `operator.add`, or `operator` for all that begin so.'),
  from: time.optional(),
  to: time.optional(),
};
const querySchema = z.strictObject({ ...pageFields, ...filterFields });
const exportSchema = z.strictObject({ ...filterFields, format: z.enum(EXPORT_FORMATS).default('jsonl') });

function readFilter({ actor, action, from, to }: z.infer<z.ZodObject<typeof filterFields>>) {
  return {
    actorId: actor,
    action,
    from: from === undefined ? undefined : Date.parse(from),
    to: to === undefined ? undefined : Date.parse(to),
  };
}

export function auditRoutes(deps: Pick<AdminDeps, 'audit' | 'clock' | 'newId'>): Route[] {
  const { audit, clock } = deps;
  return [
    route({
      method: 'GET',
      path: '/api/admin/audit',
      access: 'operator',
      action: 'readAudit',
      query: querySchema,
      async handle({ res, query }) {
        const { limit, cursor, ...asked } = querySchema.parse(query);
        // One more tells whether there is another page.
        const found = await audit.list({ ...readFilter(asked), limit: limit + 1, before: cursor });
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
    route({
      method: 'GET',
      path: '/api/admin/audit/export',
      access: 'operator',
      action: 'readAudit',
      query: exportSchema,
      async handle(call) {
        const { format, ...asked } = exportSchema.parse(call.query);
        const act = { action: 'audit.export', changes: { format, ...asked } };
        await audited(deps, actorOf(call), act, async () => {
          const name = `audit-${new Date(clock()).toISOString().slice(0, 10)}`;
          await sendParts(call.res, { name, format }, exportAudit(audit, readFilter(asked), format));
        });
      },
      description: {
        operationId: 'exportAudit',
        summary: 'Gives all that was done and fits, the newest first, as JSON Lines or CSV.',
        responses: { 200: 'application/x-ndjson' },
      },
    }),
  ];
}
