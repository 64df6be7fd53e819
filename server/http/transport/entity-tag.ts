/** ETags: made from the content alone, so that every server of a site gives the same. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A strong ETag. The variant tells encodings of the same content apart. */
export function entityTag(content: string | Buffer, variant = ''): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}${variant}"`;
}

/**
 * Whether the caller holds this version already (RFC 9110, section 13.1.2). Express's `req.fresh` says no to
 * scripts: `fetch` adds `Cache-Control: no-cache` to every request that carries If-None-Match.
 */
export function hasCurrentCopy(req: IncomingMessage, etag: string): boolean {
  const held = req.headers['if-none-match'];
  if (held === undefined) return false;
  return held.trim() === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
