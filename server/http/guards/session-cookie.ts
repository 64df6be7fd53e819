/** The cookie of a session: what keeps a browser signed in, and what no script and no other website can use. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SESSION_MS } from '../../identity/sessions.js';

/** Browsers keep a cookie of this name only where it came encrypted, for this host alone. */
const ENCRYPTED_NAME = '__Host-session';
/** Cookies of a host are shared by its ports, so that a plainer name would meet those of other programs. */
const PLAIN_NAME = 'service-chat-session';

/** What the request brings along under the name that its way of coming allows, and under no other. */
export function readSessionCookie(req: IncomingMessage, isEncrypted: boolean): string | undefined {
  const name = isEncrypted ? ENCRYPTED_NAME : PLAIN_NAME;
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

export function setSessionCookie(res: ServerResponse, isEncrypted: boolean, secret: string): void {
  writeCookie(res, isEncrypted, secret, SESSION_MS / 1000);
}

export function clearSessionCookie(res: ServerResponse, isEncrypted: boolean): void {
  writeCookie(res, isEncrypted, '', 0);
}

function writeCookie(res: ServerResponse, isEncrypted: boolean, value: string, seconds: number): void {
  const name = isEncrypted ? `${ENCRYPTED_NAME}=${value}; Secure` : `${PLAIN_NAME}=${value}`;
  res.setHeader('Set-Cookie', `${name}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${seconds}`);
}
