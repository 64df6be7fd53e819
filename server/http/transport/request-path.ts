/** The path of a request, without its query, as it came over the wire. */
import type { IncomingMessage } from 'node:http';

export function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
