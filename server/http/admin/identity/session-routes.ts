/** The routes of who is signed in: who they are, and the browsers that they are signed in with. */
import { z } from 'zod';
import { sessionListSchema } from '../../../admin-contract/account.js';
import { sessionStateSchema, type SessionState } from '../../../admin-contract/session.js';
import { hasSecondFactor } from '../../../identity/second-factor.js';
import { endOf } from '../../../identity/sessions.js';
import type { OperatorRecord } from '../../../store/port/identity-records.js';
import { begunField } from '../../guards/admin-guard.js';
import { clearSessionCookie } from '../../guards/session-cookie.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type OperatorCall, type Route } from '../../transport/route.js';
import { atBrowser, type AdminDeps } from '../requests/admin-deps.js';

export function sessionRoutes({ signOut, account }: AdminDeps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/admin/session',
      access: 'operator',
      action: 'readSelf',
      query: z.strictObject({ begun: begunField }),
      signsInByProxy: true,
      handle(call) {
        sendSessionState(call);
      },
      description: {
        operationId: 'getSession',
        summary: 'Says who is signed in, and what they may do.',
        responses: { 200: sessionStateSchema, 303: null },
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/admin/session',
      access: 'operator',
      action: 'changeSelf',
      async handle({ res, caller, visit, isEncrypted }) {
        await signOut(caller, visit);
        clearSessionCookie(res, isEncrypted);
        res.writeHead(204).end();
      },
      description: { operationId: 'signOut', summary: 'Signs out.', responses: { 204: null } },
    }),
    route({
      method: 'GET',
      path: '/api/admin/sessions',
      access: 'operator',
      action: 'changeSelf',
      async handle({ res, caller }) {
        const own = atBrowser(caller);
        const items = (await account.sessions(own)).map((session) => ({
          id: session.id,
          createdAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
          expiresAt: endOf(session),
          address: session.address,
          userAgent: session.userAgent,
          isCurrent: session.id === own.session.id,
        }));
        sendJson(res, 200, JSON.stringify({ items }));
      },
      description: {
        operationId: 'listSessions',
        summary: "Lists the browsers of one's own that are signed in.",
        responses: { 200: sessionListSchema },
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/admin/sessions',
      access: 'operator',
      action: 'changeSelf',
      async handle({ res, caller, visit }) {
        await account.endOtherSessions(atBrowser(caller), visit);
        res.writeHead(204).end();
      },
      description: {
        operationId: 'endOtherSessions',
        summary: "Signs one's other browsers out.",
        responses: { 204: null },
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/admin/sessions/{sessionId}',
      access: 'operator',
      action: 'changeSelf',
      async handle({ res, caller, visit, params }) {
        await account.endSession(atBrowser(caller), params['sessionId'] ?? '', visit);
        res.writeHead(204).end();
      },
      description: {
        operationId: 'endSession',
        summary: "Signs one of one's browsers out.",
        responses: { 204: null },
        errors: ['not_found'],
      },
    }),
  ];
}

/** @param operator as they are now, where the request has changed them */
export function sendSessionState(
  { res, caller, isEncrypted }: OperatorCall,
  operator: OperatorRecord = caller.operator,
): void {
  const { id, name, passwordHash } = operator;
  const expiresAt = caller.via === 'session' ? endOf(caller.session) : caller.token.expiresAt;
  const state: SessionState = {
    operator: {
      id,
      name,
      hasPassword: passwordHash !== undefined,
      hasSecondFactor: hasSecondFactor(operator),
    },
    role: caller.role,
    ...(caller.widgets && { widgets: [...caller.widgets] }),
    via: caller.via,
    ...(expiresAt !== undefined && { expiresAt }),
    isEncrypted,
  };
  sendJson(res, 200, JSON.stringify(state));
}
