/** The cookies of a session and of a sign-in: what a browser keeps, and what no script and no other website can use. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SESSION_MS } from '../../identity/sessions.js';

/**
 * Browsers keep a cookie whose name begins with `__Host-` only where it came encrypted, for this host alone. Other
 * cookies of a host are shared by its ports, so that a plainer name would meet those of other programs.
 */
const PREFIX = { encrypted: '__Host-', plain: 'service-chat-' } as const;
/** Keeps the browser signed in. */
const SESSION = 'session';
/** Between leaving for an issuer and coming back. */
const SIGN_IN = 'sign-in';
const SIGN_IN_SECONDS = 600;

export const readSessionCookie = (req: IncomingMessage, isEncrypted: boolean): string | undefined =>
  readCookie(req, isEncrypted, SESSION);

export function setSessionCookie(res: ServerResponse, isEncrypted: boolean, secret: string): void {
  writeCookie(res, isEncrypted, SESSION, secret, SESSION_MS / 1000);
}

export function clearSessionCookie(res: ServerResponse, isEncrypted: boolean): void {
  writeCookie(res, isEncrypted, SESSION, '', 0);
}

export const readSignInCookie = (req: IncomingMessage, isEncrypted: boolean): string | undefined =>
  readCookie(req, isEncrypted, SIGN_IN);

export function setSignInCookie(res: ServerResponse, isEncrypted: boolean, kept: string): void {
  writeCookie(res, isEncrypted, SIGN_IN, kept, SIGN_IN_SECONDS);
}

export function clearSignInCookie(res: ServerResponse, isEncrypted: boolean): void {
  writeCookie(res, isEncrypted, SIGN_IN, '', 0);
}

const nameOf = (isEncrypted: boolean, kind: string): string =>
  (isEncrypted ? PREFIX.encrypted : PREFIX.plain) + kind;

/** What the request brings along under the name that its way of coming allows, and under no other. */
function readCookie(req: IncomingMessage, isEncrypted: boolean, kind: string): string | undefined {
  const name = nameOf(isEncrypted, kind);
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

function writeCookie(
  res: ServerResponse,
  isEncrypted: boolean,
  kind: string,
  value: string,
  seconds: number,
): void {
  const cookie = `${nameOf(isEncrypted, kind)}=${value}${isEncrypted ? '; Secure' : ''}`;
  res.appendHeader('Set-Cookie', `${cookie}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${seconds}`);
}
