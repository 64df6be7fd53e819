/** The header that tells caches which headers of the request an answer depends on. */
import type { ServerResponse } from 'node:http';

export function varyOn(res: ServerResponse, field: string): void {
  const held = res.getHeader('Vary');
  if (held === undefined) res.setHeader('Vary', field);
  else if (!String(held).split(', ').includes(field)) res.setHeader('Vary', `${String(held)}, ${field}`);
}
