/** How many connections one network address may hold open, so that nobody can take all that there are. */
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { clientNetwork, isLoopback, readAddress, type ClientAddress } from './client-address.js';
import { createFloodLog } from '../transport/flood-log.js';

/**
 * Makes the test whether a new connection may stay. This machine and trusted proxies, who speak for many, may have as
 * many as they like.
 *
 * @param most for one IPv4 address, or one IPv6 network of 64 bits; no limit where absent
 */
export function createConnectionLimit(
  client: ClientAddress,
  most: number | undefined,
  logger: Logger,
): (socket: Socket) => boolean {
  const open = new Map<string, number>();
  const log = createFloodLog(logger, 1);
  return (socket) => {
    const address = readAddress(socket.remoteAddress);
    if (most === undefined || address === '' || isLoopback(address) || client.isProxy(address)) return true;
    const network = clientNetwork(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) {
      log('warn', { most }, 'connection refused: ADDRESS_CONNECTIONS of one address are open');
      return false;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    return true;
  };
}
