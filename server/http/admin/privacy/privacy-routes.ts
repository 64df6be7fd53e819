/** The routes by which owners hand out or erase what is kept of a visitor. */
import {
  privacyStateSchema,
  visitorErasureSchema,
  visitorExportSchema,
  visitorNameSchema,
} from '../../../admin-contract/privacy.js';
import { AppError } from '../../../errors.js';
import { audited } from '../../../identity/audited.js';
import { eraseVisitor, exportVisitor } from '../../../operate/conversations/visitor-data.js';
import type { VisitorName } from '../../../store/port/erasure.js';
import { jsonBody } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type OperatorCall, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';

export function privacyRoutes(deps: AdminDeps): Route[] {
  const { store, clock, retentionDays, auditRetentionDays } = deps;
  return [
    route({
      method: 'GET',
      path: '/api/admin/privacy',
      access: 'operator',
      action: 'readPrivacy',
      handle({ res }) {
        sendJson(
          res,
          200,
          JSON.stringify({ ...(retentionDays !== undefined && { retentionDays }), auditRetentionDays }),
        );
      },
      description: {
        operationId: 'getPrivacy',
        summary: 'Says how long is kept what visitors left.',
        responses: { 200: privacyStateSchema },
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/visitors/export',
      access: 'operator',
      action: 'eraseVisitor',
      body: jsonBody(visitorNameSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        assertAll(call);
        const act = { action: 'visitor.export', changes: namedBy(call.body) };
        const facts = await audited(deps, actorOf(call), act, () => exportVisitor(store, call.body));
        sendJson(call.res, 200, JSON.stringify({ facts }));
      },
      description: {
        operationId: 'exportVisitor',
        summary: 'Gives all that is kept of a visitor.',
        responses: { 200: visitorExportSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/visitors/erase',
      access: 'operator',
      action: 'eraseVisitor',
      body: jsonBody(visitorNameSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        assertAll(call);
        const act = { action: 'visitor.erase', changes: namedBy(call.body) };
        const report = await audited(deps, actorOf(call), act, () => eraseVisitor(store, call.body, clock()));
        sendJson(call.res, 200, JSON.stringify(report));
      },
      description: {
        operationId: 'eraseVisitor',
        summary: 'Erases, really, all that is kept of a visitor.',
        responses: { 200: visitorErasureSchema },
        errors: ['not_found'],
      },
    }),
  ];
}

/** What is kept of a visitor may be of any widget. */
function assertAll({ caller }: Pick<OperatorCall, 'caller'>): void {
  if (caller.widgets) {
    throw new AppError('forbidden', 'This reaches every widget, and you are limited to some.');
  }
}

/** By what they were found; the audit log names no visitor. */
const namedBy = (name: VisitorName) => ({
  by: Object.entries(name).flatMap(([field, value]) => (value === undefined ? [] : [field])),
});
