/** The routes of tokens: everybody their own, owners all. */
import {
  apiTokenListSchema,
  createdApiTokenSchema,
  newApiTokenSchema,
  type ApiToken,
} from '../../../admin-contract/tokens.js';
import { createApiToken, revokeApiToken } from '../../../identity/api-tokens.js';
import type { ApiTokenRecord, OperatorRecord } from '../../../store/port/identity-records.js';
import { jsonBody } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';

export function tokenRoutes(deps: AdminDeps): Route[] {
  const { operators, apiTokens } = deps.identity;
  return [
    route({
      method: 'GET',
      path: '/api/admin/tokens',
      access: 'operator',
      action: 'manageTokens',
      async handle({ res, caller }) {
        const { operator, role } = caller;
        const found =
          role === 'owner' ? await apiTokens.list() : await apiTokens.list({ operatorId: operator.id });
        const makers = new Map((await operators.list()).map((each) => [each.id, each]));
        const items = found.flatMap((token) => {
          const maker = makers.get(token.operatorId);
          return maker ? describeToken(token, maker) : [];
        });
        sendJson(res, 200, JSON.stringify({ items }));
      },
      description: {
        operationId: 'listTokens',
        summary: "Lists one's own tokens; an owner's list holds all.",
        responses: { 200: apiTokenListSchema },
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/tokens',
      access: 'operator',
      action: 'manageTokens',
      body: jsonBody(newApiTokenSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        const { operator } = call.caller;
        const { secret, record } = await createApiToken(deps, actorOf(call), operator, call.body);
        sendJson(call.res, 201, JSON.stringify({ token: secret, record: describeToken(record, operator) }));
      },
      description: {
        operationId: 'createToken',
        summary: 'Makes a token, which is shown this once.',
        responses: { 201: createdApiTokenSchema },
        errors: ['not_found', 'conflict'],
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/admin/tokens/{tokenId}',
      access: 'operator',
      action: 'manageTokens',
      async handle(call) {
        const { operator, role } = call.caller;
        const id = call.params['tokenId'] ?? '';
        await revokeApiToken(deps, actorOf(call), id, role === 'owner' ? undefined : operator);
        call.res.writeHead(204).end();
      },
      description: {
        operationId: 'revokeToken',
        summary: 'Revokes a token.',
        responses: { 204: null },
        errors: ['not_found', 'conflict'],
      },
    }),
  ];
}

function describeToken(token: ApiTokenRecord, maker: OperatorRecord): ApiToken {
  const { id, name, role, widgets, createdAt, expiresAt, lastUsedAt } = token;
  return {
    id,
    name,
    role,
    createdAt,
    ...(widgets && { widgets }),
    operator: { id: maker.id, name: maker.name },
    ...(expiresAt !== undefined && { expiresAt }),
    ...(lastUsedAt !== undefined && { lastUsedAt }),
  };
}
