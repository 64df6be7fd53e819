/** ETags: made from the content alone, so that every server of a site gives the same. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A strong ETag. */
export function entityTag(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** The ETag of the same content in an encoding. */
export const encodedTag = (etag: string, encoding: string): string => etag.replace(/"$/, `-${encoding}"`);

/**
 * Whether the caller holds this version already (RFC 9110, section 13.1.2). Express's `req.fresh` says no to
 * scripts: `fetch` adds `Cache-Control: no-cache` to every request that carries If-None-Match.
 */
export function hasCurrentCopy(req: IncomingMessage, etag: string): boolean {
  const held = req.headers['if-none-match'];
  if (held === undefined) return false;
  return held.trim() === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
