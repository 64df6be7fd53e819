/** The routes of signing in at an issuer of OpenID Connect: the way there, and what the browser comes back with. */
import { z } from 'zod';
import {
  issuerReturnSchema,
  issuerSignInSchema,
  issuerSignOutSchema,
} from '../../../admin-contract/session.js';
import { AppError } from '../../../errors.js';
import type { KeptSignIn } from '../../../identity/issuer.js';
import type { IssuerSignIn } from '../../../identity/issuer-sign-in.js';
import { OIDC_RETURN_PATH } from '../../../oidc-settings.js';
import { jsonBody } from '../../guards/request-body.js';
import {
  clearSignInCookie,
  readSessionCookie,
  readSignInCookie,
  setSignInCookie,
} from '../../guards/session-cookie.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type AdminCall, type Route } from '../../transport/route.js';
import { sendSession, type AdminDeps } from '../requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from '../requests/limits.js';

const keptSchema: z.ZodType<KeptSignIn> = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

export function issuerRoutes({ issuerSignIn, config }: AdminDeps): Route[] {
  const ready = (): IssuerSignIn => {
    if (issuerSignIn) return issuerSignIn;
    throw new AppError('not_found', 'There is no issuer to sign in at here; see OIDC_ISSUER.');
  };
  /** Visitors' address is that of operators too, unless these have a port of their own. */
  const publicUrl = config.dashboardPort === undefined ? config.publicUrl : undefined;

  return [
    route({
      method: 'POST',
      path: '/api/admin/session/issuer/begin',
      access: 'stranger',
      action: 'signIn',
      async handle(call) {
        const issuer = ready();
        const { url, kept } = await issuer.begin(returnAddress(call, issuer.title, publicUrl));
        setSignInCookie(call.res, call.isEncrypted, encode(kept));
        sendJson(call.res, 200, JSON.stringify({ url }));
      },
      description: {
        operationId: 'beginIssuerSignIn',
        summary: 'Begins a sign-in at the issuer of OpenID Connect that the server is registered with.',
        responses: { 200: issuerSignInSchema },
        errors: ['not_found', 'conflict', 'not_ready'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/session/issuer',
      access: 'stranger',
      action: 'signIn',
      body: jsonBody(issuerReturnSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        const { req, res, isEncrypted, body, visit } = call;
        const issuer = ready();
        const kept = decode(readSignInCookie(req, isEncrypted));
        // It is good for one try, whatever comes of it.
        clearSignInCookie(res, isEncrypted);
        if (!kept)
          throw new AppError(
            'unauthenticated',
            `This sign-in began in another browser, or more than ten minutes ago. Go back to the sign-in page, and begin again.`,
          );
        const returned = new URL(returnAddress(call, issuer.title, publicUrl));
        returned.search = body.query;
        sendSession(call, await issuer.finish(returned, kept, visit, readSessionCookie(req, isEncrypted)));
      },
      description: {
        operationId: 'finishIssuerSignIn',
        summary: 'Signs in by what the issuer of OpenID Connect led the browser back with.',
        responses: { 204: null },
        errors: ['not_found', 'conflict', 'unauthenticated', 'rate_limited', 'not_ready'],
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/session/issuer',
      access: 'stranger',
      action: 'signIn',
      async handle({ res }) {
        const url = await ready().signOutUrl();
        sendJson(res, 200, JSON.stringify({ url }));
      },
      description: {
        operationId: 'getIssuerSignOut',
        summary: 'Tells where to sign out at the issuer of OpenID Connect itself.',
        responses: { 200: issuerSignOutSchema },
        errors: ['not_found', 'not_ready'],
      },
    }),
  ];
}

/**
 * The issuer knows one address that it leads back to.
 *
 * @throws {AppError} `conflict` where the browser is at another, at which it could not be signed in
 */
function returnAddress(
  { req, isEncrypted }: AdminCall,
  title: string,
  publicUrl: string | undefined,
): string {
  const address = `http${isEncrypted ? 's' : ''}://${req.headers.host ?? ''}`;
  if (!URL.canParse(address))
    throw new AppError('invalid_request', 'The header Host is not that of an address.');
  const own = new URL(address).origin;
  const known = publicUrl === undefined ? own : new URL(publicUrl).origin;
  if (known === own) return own + OIDC_RETURN_PATH;
  throw new AppError(
    'conflict',
    `${title} leads back to ${known}, so sign in there: open ${known}/dashboard/.`,
  );
}

const encode = (kept: KeptSignIn): string => Buffer.from(JSON.stringify(kept)).toString('base64url');

function decode(text: string | undefined): KeptSignIn | undefined {
  try {
    const kept: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
    return keptSchema.parse(kept);
  } catch {
    return undefined;
  }
}
