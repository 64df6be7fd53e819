/**
 * What every request to the admin API passes: it does not come from another website, it comes encrypted where that is
 * what was agreed, and it comes from somebody who may do what its route does. It is asked of the route that was found,
 * never of how the address was spelled.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { AppError } from '../../errors.js';
import { assertMay, type Authenticate, type Caller } from '../../identity/authenticate.js';
import type { VouchedSignIn } from '../../identity/vouched-sign-in.js';
import type { BegunSession } from '../../identity/sessions.js';
import type { Visit } from '../../identity/sign-in.js';
import { requestIdOf } from '../transport/request-id.js';
import type { AdminCall, AdminRoute } from '../transport/route.js';
import type { ClientAddress } from './client-address.js';
import type { ProxiedName } from './proxied-name.js';
import { parseInput } from './request-body.js';
import { readSessionCookie, setSessionCookie } from './session-cookie.js';

export interface AdminGuardDeps {
  authenticate: Authenticate;
  /** Both are absent where no proxy in front is trusted to say who somebody is. */
  proxiedName: ProxiedName | undefined;
  signInByProxy: VouchedSignIn | undefined;
  client: ClientAddress;
  /** Address that browsers reach the dashboard under, where it is known. */
  publicUrl: string | undefined;
}

export interface AdminGuard {
  /**
   * @returns undefined where it has responded itself; rejects with `forbidden` for a change that comes from another
   *   website, or unencrypted where it must not; with `unauthenticated` and `forbidden` where nobody is signed in, or
   *   somebody who may not; with `invalid_request` for what is not known in the query
   */
  admit(route: AdminRoute, req: IncomingMessage, res: ServerResponse): Promise<Admitted | undefined>;
}

type Admitted = Pick<AdminCall, 'visit' | 'isEncrypted' | 'query'> & { caller: Caller | undefined };

const NO_QUERY = z.strictObject({});
/** The field of the query that says that a session was begun, so that its cookie must be there. */
export const begunField = z
  .literal('1')
  .optional()
  .describe('Where the server leads to after a proxy in front has signed the caller in.');

export function createAdminGuard(deps: AdminGuardDeps): AdminGuard {
  const { authenticate, proxiedName, signInByProxy, client, publicUrl } = deps;
  const publicOrigin = publicUrl && new URL(publicUrl).origin;

  /** Who is not signed in, as the proxy in front says; undefined where it says nothing that counts here. */
  async function begin(
    req: IncomingMessage,
    visit: Visit,
    former: string | undefined,
    own: Origins,
  ): Promise<BegunSession | undefined> {
    const { proxiedName: name } = visit;
    if (name === undefined || readToken(req) !== undefined || !isFromOwnPage(req, own)) return undefined;
    if ('begun' in queryOf(req)) throw new AppError('forbidden', COOKIE_LOST);
    return signInByProxy?.({ name }, visit, former);
  }

  return {
    async admit(route, req, res) {
      const isEncrypted = cameEncrypted(req, client);
      if (publicOrigin?.startsWith('https:') && !isEncrypted && !client.isFromHere(req)) {
        throw new AppError('forbidden', notEncrypted(publicOrigin));
      }
      const session = readSessionCookie(req, isEncrypted);
      const own = [`http${isEncrypted ? 's' : ''}://${req.headers.host ?? ''}`, publicOrigin];
      if (route.method !== 'GET') assertOwnOrigin(req, own);
      const device = {
        address: client.addressOf(req),
        userAgent: req.headers['user-agent'] ?? '',
        proxiedName: proxiedName?.(req),
      };
      // Nobody is exempt from the limits of signing in, so this machine has a name there too.
      const network = client.networkOf(req) ?? 'this machine';
      const visit = { ...device, network, requestId: requestIdOf(res) };
      let caller: Caller | undefined;
      if (route.access === 'operator') {
        try {
          caller = await authenticate({ session, token: readToken(req) }, device);
        } catch (error) {
          const isStranger = error instanceof AppError && error.code === 'unauthenticated';
          const begun = isStranger && route.signsInByProxy && (await begin(req, visit, session, own));
          if (!begun) throw error;
          setSessionCookie(res, isEncrypted, begun.secret);
          res.writeHead(303, { Location: '?begun=1' }).end();
          return undefined;
        }
        assertMay(caller, route.action);
      }
      return { visit, isEncrypted, caller, query: parseInput(route.query ?? NO_QUERY, queryOf(req)) };
    },
  };
}

/** Addresses that the dashboard is reached under. */
type Origins = readonly (string | undefined)[];

/**
 * Browsers say where a request comes from: by Sec-Fetch-Site to https and to this machine, and by Origin in every request
 * that changes something. A caller that sends neither is no browser of today; one that sends a cookie may be an old one.
 */
function assertOwnOrigin(req: IncomingMessage, own: Origins): void {
  const { origin, cookie } = req.headers;
  const site = req.headers['sec-fetch-site'];
  const isFromOwn = () => (origin === undefined ? cookie === undefined : isOneOf(own, origin));
  if (site === undefined ? !isFromOwn() : site !== 'same-origin') {
    throw new AppError('forbidden', 'This can be done from the dashboard alone, not from another website.');
  }
}

/**
 * Whether a page of ours asks, for what another website could make a browser ask for as well. Browsers that send no
 * Sec-Fetch-Site name the page in Referer, which our pages let them do.
 */
function isFromOwnPage({ headers }: IncomingMessage, own: Origins): boolean {
  const { referer = '', 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  return URL.canParse(referer) && isOneOf(own, new URL(referer).origin);
}

const isOneOf = (own: Origins, origin: string): boolean =>
  own.some((each) => each !== undefined && isSame(each, origin));

/** As browsers write origins: without the port that goes without saying. */
const isSame = (address: string, origin: string): boolean =>
  URL.canParse(address) && new URL(address).origin === origin;

function cameEncrypted(req: IncomingMessage, client: ClientAddress): boolean {
  if ('encrypted' in req.socket && req.socket.encrypted === true) return true;
  if (!client.isProxy(req.socket.remoteAddress ?? '')) return false;
  const [first = ''] = String(req.headers['x-forwarded-proto'] ?? '').split(',');
  return first.trim().toLowerCase() === 'https';
}

/** A token comes in this header alone: never in an address, which is written down in too many places. */
function readToken(req: IncomingMessage): string | undefined {
  return /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
}

function queryOf({ url = '' }: IncomingMessage): Record<string, string> {
  const at = url.indexOf('?');
  return at === -1 ? {} : Object.fromEntries(new URLSearchParams(url.slice(at)));
}

const COOKIE_LOST =
  'Your browser did not keep the cookie of this sign-in. Allow cookies for this address, and open it directly rather than in a frame.';

const notEncrypted = (origin: string): string =>
  `The dashboard is served encrypted alone: open ${origin}/dashboard/. If you did, a proxy in front ends the encryption: let it send X-Forwarded-Proto, and name it in TRUST_PROXY.`;
