/** The routes of the inbox: who asked for a human, and what was done about it. */
import { z } from 'zod';
import {
  assigneeListSchema,
  escalationChangeSchema,
  escalationDetailSchema,
  escalationPageSchema,
  escalationStatusSchema,
  type EscalationCounts,
} from '../../../admin-contract/escalations.js';
import { AppError } from '../../../errors.js';
import { audited } from '../../../identity/audited.js';
import type { Caller } from '../../../identity/authenticate.js';
import { assignees, changesOf, planHandling } from '../../../operate/conversations/handle-escalation.js';
import type { Escalation } from '../../../store/port/escalation-store.js';
import { jsonBody } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type OperatorCall, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';
import { pageFields, pageOf } from '../requests/page-query.js';
import { scopeOf, widgetField, type WidgetScope } from '../requests/widget-scope.js';
import { describeDetail, describeRows } from './describe-escalation.js';

/** Stands for who asks. */
const ME = 'me';
const listQuery = z.strictObject({
  ...pageFields,
  widget: widgetField,
  status: escalationStatusSchema.optional(),
  assignee: z.string().max(100).optional().describe('Id of an operator, or `me`.'),
});
const countQuery = z.strictObject({ widget: widgetField });

export function escalationRoutes(deps: AdminDeps): Route[] {
  const { store } = deps;
  const { escalations } = store;
  return [
    route({
      method: 'GET',
      path: '/api/admin/escalations',
      access: 'operator',
      action: 'readInbox',
      query: listQuery,
      async handle({ res, caller, query }) {
        const { limit, cursor, widget, status, assignee } = listQuery.parse(query);
        const widgetIds = scopeOf(caller, widget);
        const found = await escalations.list({
          widgetIds,
          status,
          before: cursor,
          assigneeId: assignee === ME ? caller.operator.id : assignee,
          limit: limit + 1,
        });
        const { items, next } = pageOf(found, limit, ({ request }) => request.id);
        const rows = await describeRows(store, items);
        const counts = await countsFor(deps, caller, widgetIds);
        sendJson(res, 200, JSON.stringify({ items: rows, ...(next !== undefined && { next }), counts }));
      },
      description: {
        operationId: 'listEscalations',
        summary: 'Lists who asked for a human, the newest first.',
        responses: { 200: escalationPageSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/escalations/{escalationId}',
      access: 'operator',
      action: 'readInbox',
      async handle(call) {
        await sendDetail(deps, call, await required(deps, call));
      },
      description: {
        operationId: 'getEscalation',
        summary: 'Gives one request, with the conversation before it and what was done.',
        responses: { 200: escalationDetailSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/admin/escalations/{escalationId}',
      access: 'operator',
      action: 'handleInbox',
      body: jsonBody(escalationChangeSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        const escalation = await required(deps, call);
        const { id, name } = call.caller.operator;
        const planning = { operators: deps.identity.operators, clock: deps.clock, newId: deps.newId };
        const handling = await planHandling(planning, { id, name }, escalation, call.body);
        const { widgetId, id: escalationId } = escalation.request;
        const act = {
          action: 'escalation.handle',
          widgetId,
          subject: { kind: 'escalation', id: escalationId },
          changes: changesOf(handling),
        };
        await audited(deps, actorOf(call), act, () => escalations.handle(handling));
        await sendDetail(deps, call, await required(deps, call));
      },
      description: {
        operationId: 'handleEscalation',
        summary: 'Takes, assigns, notes or is done with a request.',
        responses: { 200: escalationDetailSchema },
        errors: ['not_found', 'conflict'],
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/assignees',
      access: 'operator',
      action: 'readInbox',
      query: countQuery,
      async handle({ res, caller, query }) {
        const { widget } = countQuery.parse(query);
        const found = await assignees(deps.identity.operators, scopeOf(caller, widget));
        sendJson(res, 200, JSON.stringify({ items: found.map(({ id, name }) => ({ id, name })) }));
      },
      description: {
        operationId: 'listAssignees',
        summary: 'Lists the operators whom a request can be given to, by name.',
        responses: { 200: assigneeListSchema },
        errors: ['not_found'],
      },
    }),
  ];
}

/** How many requests stand how, of those that the caller may see. */
async function countsFor(
  { store: { escalations } }: Pick<AdminDeps, 'store'>,
  { operator }: Pick<Caller, 'operator'>,
  widgetIds: WidgetScope,
): Promise<EscalationCounts> {
  const mine = await escalations.counts({ widgetIds, assigneeId: operator.id });
  return { ...(await escalations.counts({ widgetIds })), mine: mine.open + mine.inProgress };
}

/** @throws {AppError} `not_found` */
async function required(
  { store }: AdminDeps,
  { params, caller }: Pick<OperatorCall, 'params' | 'caller'>,
): Promise<Escalation> {
  const { escalationId = '' } = params;
  const found = await store.escalations.get(escalationId);
  if (found && (caller.widgets?.includes(found.request.widgetId) ?? true)) return found;
  throw new AppError('not_found', `There is no request for a human with the id ${escalationId}.`);
}

async function sendDetail(
  { store }: AdminDeps,
  { res, caller }: Pick<OperatorCall, 'res' | 'caller'>,
  escalation: Escalation,
): Promise<void> {
  sendJson(res, 200, JSON.stringify(await describeDetail(store, escalation, caller.widgets)));
}
