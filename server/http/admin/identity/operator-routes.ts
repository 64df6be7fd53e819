/** The routes by which owners manage operators. */
import {
  newOperatorSchema,
  oneTimeLinkSchema,
  operatorChangeSchema,
  operatorInvitationSchema,
  operatorListSchema,
  operatorSchema,
  type OneTimeLink,
  type Operator,
} from '../../../admin-contract/operators.js';
import { AppError } from '../../../errors.js';
import type { MadeLink } from '../../../identity/links.js';
import {
  addOperator,
  changeOperator,
  endSessions,
  linkOperator,
  removeOperator,
} from '../../../identity/operators.js';
import { hasSecondFactor } from '../../../identity/second-factor.js';
import type { OperatorRecord, SessionRecord } from '../../../store/port/identity-records.js';
import { jsonBody } from '../../guards/request-body.js';
import { isMatch, requireIfMatch } from '../requests/if-match.js';
import { entityTag } from '../../transport/entity-tag.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type OperatorCall, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';

export function operatorRoutes(deps: AdminDeps): Route[] {
  const { operators, sessions } = deps.identity;
  return [
    route({
      method: 'GET',
      path: '/api/admin/operators',
      access: 'operator',
      action: 'manageOperators',
      async handle({ res }) {
        const all = await sessions.list();
        const items = (await operators.list()).map((operator) => describeOperator(operator, all));
        sendJson(res, 200, JSON.stringify({ items }));
      },
      description: {
        operationId: 'listOperators',
        summary: 'Lists the operators.',
        responses: { 200: operatorListSchema },
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/operators',
      access: 'operator',
      action: 'manageOperators',
      body: jsonBody(newOperatorSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        const added = await addOperator(deps, actorOf(call), call.body);
        const body = { operator: describeOperator(added.operator), link: describeLink(added) };
        sendJson(call.res, 201, JSON.stringify(body));
      },
      description: {
        operationId: 'addOperator',
        summary: 'Adds an operator, and makes the link by which they choose a password.',
        responses: { 201: operatorInvitationSchema },
        errors: ['conflict'],
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/admin/operators/{operatorId}',
      access: 'operator',
      action: 'manageOperators',
      body: jsonBody(operatorChangeSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        const ifMatch = requireIfMatch(call, 'the operator');
        const seen = (operator: OperatorRecord) => {
          if (!isMatch(ifMatch, tagOf(operator))) {
            throw new AppError(
              'precondition_failed',
              'The operator was changed meanwhile; look at them again.',
            );
          }
        };
        const id = operatorIdOf(call);
        const changed = await changeOperator(deps, actorOf(call), id, call.body, seen);
        sendJson(call.res, 200, JSON.stringify(describeOperator(changed)), { ETag: tagOf(changed) });
      },
      description: {
        operationId: 'changeOperator',
        summary: 'Changes name, role, widgets or state of an operator. If-Match names what was seen.',
        responses: { 200: operatorSchema },
        errors: ['not_found', 'conflict', 'precondition_failed', 'precondition_required'],
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/admin/operators/{operatorId}',
      access: 'operator',
      action: 'manageOperators',
      async handle(call) {
        await removeOperator(deps, actorOf(call), operatorIdOf(call));
        call.res.writeHead(204).end();
      },
      description: {
        operationId: 'removeOperator',
        summary: 'Removes an operator with their sessions and tokens.',
        responses: { 204: null },
        errors: ['not_found', 'conflict'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/operators/{operatorId}/link',
      access: 'operator',
      action: 'manageOperators',
      async handle(call) {
        const made = await linkOperator(deps, actorOf(call), operatorIdOf(call));
        sendJson(call.res, 201, JSON.stringify(describeLink(made)));
      },
      description: {
        operationId: 'linkOperator',
        summary: 'Makes a link that signs an operator in once, in place of an earlier one.',
        responses: { 201: oneTimeLinkSchema },
        errors: ['not_found', 'conflict'],
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/admin/operators/{operatorId}/sessions',
      access: 'operator',
      action: 'manageOperators',
      async handle(call) {
        await endSessions(deps, actorOf(call), operatorIdOf(call));
        call.res.writeHead(204).end();
      },
      description: {
        operationId: 'endOperatorSessions',
        summary: 'Signs an operator out everywhere.',
        responses: { 204: null },
        errors: ['not_found', 'conflict'],
      },
    }),
  ];
}

const operatorIdOf = ({ params }: OperatorCall): string => params['operatorId'] ?? '';

/** Of what owners see and change: that somebody signed in meanwhile is no other version. */
const tagOf = ({ name, role, widgets, isActive }: OperatorRecord): string =>
  entityTag(JSON.stringify([name, role, widgets ?? null, isActive]));

function describeOperator(operator: OperatorRecord, sessions: readonly SessionRecord[] = []): Operator {
  const { id, name, role, widgets, isActive, passwordHash, createdAt, link } = operator;
  const seen = sessions.filter(({ operatorId }) => operatorId === id).map(({ lastSeenAt }) => lastSeenAt);
  const lastSeenAt = seen.sort().at(-1);
  return {
    id,
    name,
    role,
    isActive,
    createdAt,
    ...(widgets && { widgets }),
    hasPassword: passwordHash !== undefined,
    hasSecondFactor: hasSecondFactor(operator),
    ...(link && { linkUntil: link.expiresAt }),
    ...(lastSeenAt !== undefined && { lastSeenAt }),
    etag: tagOf(operator),
  };
}

const describeLink = ({ path, link }: MadeLink): OneTimeLink => ({ path, expiresAt: link.expiresAt });
