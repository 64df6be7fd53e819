/** The routes of an operator's own account: name, password, second factor. */
import {
  accountChangeSchema,
  passwordChangeSchema,
  recoveryCodesSchema,
  secondFactorConfirmationSchema,
  secondFactorRemovalSchema,
  secondFactorRequestSchema,
  secondFactorSetupSchema,
} from '../../../admin-contract/account.js';
import { sessionStateSchema } from '../../../admin-contract/session.js';
import { jsonBody } from '../../guards/request-body.js';
import { setSessionCookie } from '../../guards/session-cookie.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import { atBrowser, sendSession, type AdminDeps } from '../requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';
import { sendSessionState } from './session-routes.js';

export function accountRoutes({ account }: AdminDeps): Route[] {
  return [
    route({
      method: 'PATCH',
      path: '/api/admin/account',
      access: 'operator',
      action: 'changeSelf',
      body: jsonBody(accountChangeSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        sendSessionState(call, await account.rename(atBrowser(call.caller), call.body, call.visit));
      },
      description: {
        operationId: 'changeAccount',
        summary: "Changes one's own name.",
        responses: { 200: sessionStateSchema },
        errors: ['conflict'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/account/password',
      access: 'operator',
      action: 'changeSelf',
      body: jsonBody(passwordChangeSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        sendSession(call, await account.changePassword(atBrowser(call.caller), call.body, call.visit));
      },
      description: {
        operationId: 'changePassword',
        summary: "Changes one's own password, and signs one's other browsers out.",
        responses: { 204: null },
        errors: ['conflict', 'rate_limited'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/account/second-factor',
      access: 'operator',
      action: 'changeSelf',
      body: jsonBody(secondFactorRequestSchema, MAX_ADMIN_BODY_BYTES),
      async handle({ res, caller, body, visit }) {
        const offered = await account.beginSecondFactor(atBrowser(caller), body, visit);
        sendJson(res, 200, JSON.stringify(offered));
      },
      description: {
        operationId: 'beginSecondFactor',
        summary: 'Makes the secret of a second factor, which counts once a code of it was shown.',
        responses: { 200: secondFactorSetupSchema },
        errors: ['conflict', 'rate_limited'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/account/second-factor/confirm',
      access: 'operator',
      action: 'changeSelf',
      body: jsonBody(secondFactorConfirmationSchema, MAX_ADMIN_BODY_BYTES),
      async handle({ res, caller, body, visit, isEncrypted }) {
        const { session, recoveryCodes } = await account.confirmSecondFactor(atBrowser(caller), body, visit);
        setSessionCookie(res, isEncrypted, session.secret);
        sendJson(res, 200, JSON.stringify({ recoveryCodes }));
      },
      description: {
        operationId: 'confirmSecondFactor',
        summary: "Switches the second factor on, and signs one's other browsers out.",
        responses: { 200: recoveryCodesSchema },
        errors: ['conflict'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/account/second-factor/remove',
      access: 'operator',
      action: 'changeSelf',
      body: jsonBody(secondFactorRemovalSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        sendSession(call, await account.removeSecondFactor(atBrowser(call.caller), call.body, call.visit));
      },
      description: {
        operationId: 'removeSecondFactor',
        summary: "Switches the second factor off, and signs one's other browsers out.",
        responses: { 204: null },
        errors: ['conflict', 'rate_limited'],
      },
    }),
  ];
}
