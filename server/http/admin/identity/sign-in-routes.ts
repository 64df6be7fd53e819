/** The routes of who is not signed in yet: the first operator, sign-in, and links that sign in once. */
import {
  linkCheckRequestSchema,
  linkRequestSchema,
  linkStateSchema,
  setupRequestSchema,
  setupStateSchema,
  signInRequestSchema,
  type SetupState,
} from '../../../admin-contract/session.js';
import { jsonBody } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import { sendSession, type AdminDeps } from '../requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';

export function signInRoutes({
  setup,
  signIn,
  checkLink,
  useLink,
  issuerSignIn,
  program,
}: AdminDeps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/admin/setup',
      access: 'stranger',
      action: 'signIn',
      async handle({ res }) {
        const state: SetupState = {
          isOpen: await setup.isOpen(),
          ...(issuerSignIn && { issuer: issuerSignIn.title }),
          program,
        };
        sendJson(res, 200, JSON.stringify(state));
      },
      description: {
        operationId: 'getSetup',
        summary: 'Says whether the first operator is still to be made, and where else operators sign in.',
        responses: { 200: setupStateSchema },
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/setup',
      access: 'stranger',
      action: 'signIn',
      body: jsonBody(setupRequestSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        sendSession(call, await setup.setUp(call.body, call.visit));
      },
      description: {
        operationId: 'setUp',
        summary: 'Makes the first operator, by the token that the server printed at its start.',
        responses: { 204: null },
        errors: ['rate_limited'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/session',
      access: 'stranger',
      action: 'signIn',
      body: jsonBody(signInRequestSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        sendSession(call, await signIn(call.body, call.visit));
      },
      description: {
        operationId: 'signIn',
        summary: 'Signs in.',
        responses: { 204: null },
        errors: ['unauthenticated', 'second_factor_required', 'rate_limited'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/session/link/check',
      access: 'stranger',
      action: 'signIn',
      body: jsonBody(linkCheckRequestSchema, MAX_ADMIN_BODY_BYTES),
      async handle({ res, body }) {
        sendJson(res, 200, JSON.stringify(await checkLink(body.token)));
      },
      description: {
        operationId: 'checkLink',
        summary: 'Says whom a link that signs in once is for.',
        responses: { 200: linkStateSchema },
        errors: ['unauthenticated'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/session/link',
      access: 'stranger',
      action: 'signIn',
      body: jsonBody(linkRequestSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        sendSession(call, await useLink(call.body, call.visit));
      },
      description: {
        operationId: 'useLink',
        summary: 'Signs in by a link, once, and sets a password where one is given.',
        responses: { 204: null },
        errors: ['unauthenticated', 'second_factor_required', 'rate_limited'],
      },
    }),
  ];
}
