/** Reads who a trusted proxy in front says that asks. */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { AuthProxyConfig } from '../../auth-proxy.js';
import { AppError } from '../../errors.js';
import { createNetworkTest } from '../../network/networks.js';
import type { FloodLog } from '../transport/flood-log.js';
import { readAddress } from './client-address.js';

/**
 * @returns undefined where no trusted proxy names anybody
 * @throws {AppError} `forbidden` where it cannot be told whom it names
 */
export type ProxiedName = (req: IncomingMessage) => string | undefined;

/**
 * The address of the connection alone decides whether the header counts: what X-Forwarded-For says of it anybody can
 * write. From elsewhere it is as if it were not there.
 */
export function createProxiedName({ header, from }: AuthProxyConfig, log: FloodLog): ProxiedName {
  const isTrusted = createNetworkTest(from);
  return ({ headersDistinct, socket, url = '' }) => {
    const values = headersDistinct[header.toLowerCase()];
    // Proxies that ask at this path alone have not asked where it is spelled in another way.
    if (!values || !url.startsWith('/api/admin/')) return undefined;
    const address = readAddress(socket.remoteAddress);
    if (address === '' || !isTrusted(ipaddr.parse(address))) {
      log('warn', { header, address }, 'a header that signs operators in was ignored: see AUTH_PROXY_FROM');
      return undefined;
    }
    if (values.length > 1) throw new AppError('forbidden', cameTwice(header), { concernsOperator: true });
    return readUtf8(values[0] ?? '').trim() || undefined;
  };
}

/** Node reads headers as Latin 1; proxies write names in UTF-8. */
function readUtf8(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}

const cameTwice = (header: string): string =>
  `The header ${header} came more than once, so nobody knows who you are. Let the proxy in front replace what browsers send of it, not add to it.`;
