import { createHash } from 'node:crypto';

/** A strong ETag that depends on the content alone, so that every server of a site gives the same. */
export function entityTag(content: string | Buffer, variant = ''): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}${variant}"`;
}
