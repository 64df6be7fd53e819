/**
 * What every request to the admin API passes: it does not come from another website, it comes encrypted where that is
 * what was agreed, and it comes from somebody who may do what its route does. It is asked of the route that was found,
 * never of how the address was spelled.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { AppError } from '../../errors.js';
import { assertMay, type Authenticate, type Caller } from '../../identity/authenticate.js';
import { requestIdOf } from '../transport/request-id.js';
import type { AdminCall, AdminRoute } from '../transport/route.js';
import type { ClientAddress } from './client-address.js';
import { parseInput } from './request-body.js';
import { readSessionCookie } from './session-cookie.js';

export interface AdminGuardDeps {
  authenticate: Authenticate;
  client: ClientAddress;
  /** Address that browsers reach the dashboard under, where it is known. */
  publicUrl: string | undefined;
}

export interface AdminGuard {
  /**
   * @returns rejects with `forbidden` for a change that comes from another website, or unencrypted where it must not;
   *   with `unauthenticated` and `forbidden` where nobody is signed in, or somebody who may not; with `invalid_request`
   *   for what is not known in the query
   */
  admit(
    route: AdminRoute,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<Pick<AdminCall, 'visit' | 'isEncrypted' | 'query'> & { caller: Caller | undefined }>;
}

const NO_QUERY = z.strictObject({});

export function createAdminGuard({ authenticate, client, publicUrl }: AdminGuardDeps): AdminGuard {
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  return {
    async admit(route, req, res) {
      const isEncrypted = cameEncrypted(req, client);
      if (publicOrigin?.startsWith('https:') && !isEncrypted && !client.isFromHere(req)) {
        throw new AppError('forbidden', notEncrypted(publicOrigin));
      }
      const session = readSessionCookie(req, isEncrypted);
      if (route.method !== 'GET') {
        assertOwnOrigin(req, [`http${isEncrypted ? 's' : ''}://${req.headers.host ?? ''}`, publicOrigin]);
      }
      const device = {
        address: client.addressOf(req),
        userAgent: req.headers['user-agent'] ?? '',
      };
      // Nobody is exempt from the limits of signing in, so this machine has a name there too.
      const network = client.networkOf(req) ?? 'this machine';
      const visit = { ...device, network, requestId: requestIdOf(res) };
      let caller: Caller | undefined;
      if (route.access === 'operator') {
        caller = await authenticate({ session, token: readToken(req) }, device);
        assertMay(caller, route.action);
      }
      return { visit, isEncrypted, caller, query: parseInput(route.query ?? NO_QUERY, queryOf(req)) };
    },
  };
}

/**
 * Browsers say where a request comes from: to https and to this machine by Sec-Fetch-Site, always by the Origin of what
 * changes something. Who says neither is no browser of today; with a cookie it may be one of yesterday.
 */
function assertOwnOrigin(req: IncomingMessage, own: readonly (string | undefined)[]): void {
  const { origin, cookie } = req.headers;
  const site = req.headers['sec-fetch-site'];
  const isFromOwn = () =>
    origin === undefined
      ? cookie === undefined
      : own.some((each) => each !== undefined && isSame(each, origin));
  if (site === undefined ? !isFromOwn() : site !== 'same-origin') {
    throw new AppError('forbidden', 'This can be done from the dashboard alone, not from another website.');
  }
}

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

const notEncrypted = (origin: string): string =>
  `The dashboard is served encrypted alone: open ${origin}/dashboard/. If you did, a proxy in front ends the encryption: let it send X-Forwarded-Proto, and name it in TRUST_PROXY.`;
