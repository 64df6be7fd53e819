/** Asks an issuer of OpenID Connect who somebody is: authorization code flow with PKCE, state and nonce. */
import { createHash } from 'node:crypto';
import type { Configuration, TokenEndpointResponse } from 'openid-client';
import { AppError } from '../errors.js';
import { issuerName, type OidcConfig } from '../oidc-settings.js';
import { unauthenticated } from './authenticate.js';
import type { VouchedFor } from './vouched-sign-in.js';

/** How long the issuer may take for an answer. */
const PATIENCE_SECONDS = 10;
const SCOPE = 'openid email profile';

/** What the browser keeps between leaving and coming back, and nobody else learns. */
export interface KeptSignIn {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Issuer {
  /** @param returnTo where the browser comes back to; rejects with `not_ready` where the issuer does not answer */
  begin(returnTo: string): Promise<{ url: string; kept: KeptSignIn }>;
  /**
   * @param returned where the browser came back to, with all that the issuer put behind it
   * @returns rejects with `unauthenticated` for what does not fit, with `forbidden` where the issuer or the person said
   *   no, with `not_ready` where the issuer does not answer
   */
  finish(returned: URL, kept: KeptSignIn): Promise<VouchedFor>;
  /**
   * @returns where people sign out at the issuer itself; undefined where it has no such place. Rejects with `not_ready`
   *   where the issuer does not answer.
   */
  signOutUrl(): Promise<string | undefined>;
}

type Library = typeof import('openid-client');

export function createIssuer(config: OidcConfig): Issuer {
  const { issuer, clientId, clientSecret, nameClaim } = config;
  const title = issuerName(config);
  let opened: Promise<{ library: Library; client: Configuration }> | undefined;

  async function open() {
    // Loaded where it is used alone: most servers have no issuer.
    const library = await import('openid-client');
    const { ClientSecretBasic, ClientSecretPost, enableNonRepudiationChecks } = library;
    const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
    const client = await library.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      (server, ...rest) => {
        // What every issuer takes that does not say otherwise.
        const { token_endpoint_auth_methods_supported: ways = ['client_secret_basic'] } = server;
        (ways.includes('client_secret_basic') ? basic : post)(server, ...rest);
      },
      {
        timeout: PATIENCE_SECONDS,
        // The signature of what it says is tested too, not only that it came from the right address.
        execute: [enableNonRepudiationChecks, ...(isPlain(issuer) ? [allowPlain(library)] : [])],
      },
    );
    return { library, client };
  }

  /** One that did not answer is asked again. */
  function ready() {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw away(error);
    });
    return opened;
  }

  /** Of the ID token; what it leaves out is asked for. */
  async function claimsOf(tokens: TokenEndpointResponse, claims: Claims): Promise<Claims> {
    const { library, client } = await ready();
    if (claims[nameClaim] !== undefined || client.serverMetadata().userinfo_endpoint === undefined)
      return claims;
    return { ...claims, ...(await library.fetchUserInfo(client, tokens.access_token, claims.sub)) };
  }

  function nameIn(claims: Claims): string {
    const name = claims[nameClaim];
    if (typeof name !== 'string' || name.trim() === '')
      throw new AppError(
        'forbidden',
        `${title} does not say your ${nameClaim}, which operators are known by here. Whoever runs the server can register it for that scope there, or name another claim in OIDC_NAME_CLAIM.`,
        { concernsOperator: true },
      );
    if (nameClaim === 'email' && claims['email_verified'] !== true)
      throw new AppError(
        'forbidden',
        `${title} has not verified your address ${name}, so that it may be somebody else's. Verify it there, and sign in again.`,
      );
    return name.trim();
  }

  function away(cause: unknown): AppError {
    const message = `${title} does not answer as it should, so nobody can sign in there now. Try again soon, or sign in with your password; whoever runs the server sees in its log and under Health what is wrong.`;
    return new AppError('not_ready', message, { cause, concernsOperator: true });
  }

  function mapError(library: Library, cause: unknown): unknown {
    if (cause instanceof AppError) return cause;
    if (cause instanceof library.AuthorizationResponseError)
      return new AppError('forbidden', `The sign-in at ${title} did not go well: ${words(cause.error)}.`, {
        cause,
      });
    if (cause instanceof library.ResponseBodyError && cause.error === 'invalid_grant')
      return unauthenticated(staleAt(title));
    const isForged = cause instanceof library.ClientError && FORGED.has(cause.code ?? '');
    return isForged ? new AppError('unauthenticated', staleAt(title), { cause }) : away(cause);
  }

  return {
    async begin(returnTo) {
      const { library, client } = await ready();
      const kept = {
        state: library.randomState(),
        nonce: library.randomNonce(),
        verifier: library.randomPKCECodeVerifier(),
      };
      const url = library.buildAuthorizationUrl(client, {
        redirect_uri: returnTo,
        scope: SCOPE,
        state: kept.state,
        nonce: kept.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, kept };
    },
    async finish(returned, { state, nonce, verifier }) {
      const { library, client } = await ready();
      try {
        const tokens = await library.authorizationCodeGrant(client, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const told = tokens.claims();
        if (!told) throw unauthenticated(staleAt(title));
        const account = createHash('sha256').update(`${told.iss}\n${told.sub}`).digest('hex');
        return { name: nameIn(await claimsOf(tokens, told)), account };
      } catch (error) {
        throw mapError(library, error);
      }
    },
    async signOutUrl() {
      const { library, client } = await ready();
      if (client.serverMetadata().end_session_endpoint === undefined) return undefined;
      // It leads back to nowhere: an address that is not registered there would be refused.
      const url = library.buildEndSessionUrl(client);
      return /^https?:$/.test(url.protocol) ? url.href : undefined;
    },
  };
}

const isPlain = (issuer: string): boolean => new URL(issuer).protocol === 'http:';
/** For an issuer on this machine: the configuration lets no other be plain. */
// oxlint-disable-next-line typescript/no-deprecated -- it is called so to stand out
const allowPlain = ({ allowInsecureRequests }: Library) => allowInsecureRequests;

type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** What the library reports of an answer that is not the one to this sign-in. */
const FORGED = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_PARSE_ERROR',
]);

/** Codes such as `access_denied`, and nothing that could be a text of somebody's. */
const words = (code: string): string =>
  /^[\w-]{1,60}$/.test(code) ? code.replaceAll('_', ' ') : 'it said no';

const staleAt = (title: string): string =>
  `What ${title} answered does not belong to this sign-in, or came too late. Go back to the sign-in page, and begin again.`;
