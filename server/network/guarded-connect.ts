/** Opens connections to guarded addresses alone. */
import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import type { AddressGuard } from './address-guard.js';
import { RefusedAddressError } from './refused-address-error.js';

/** As `dns.lookup`, asked for all addresses. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A connector for undici. An address is checked where it is written in the URL, where a name resolves to it, and
 * once more on the open connection. The socket connects to the very addresses that were checked, so a name that
 * resolves differently the next time gains nothing. Where one address of a name is refused, the name is.
 *
 * @param timeout of connecting, in milliseconds
 * @param resolve finds the addresses of a name; otherwise the system does
 */
export function createGuardedConnect(
  guard: AddressGuard,
  timeout: number,
  resolve: Resolve = lookup,
): buildConnector.connector {
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const refusal = error ? undefined : refuse(guard, ...addresses.map(({ address }) => address));
      if (error ?? refusal) callback(error ?? refusal ?? null, []);
      else if (options.all) callback(null, addresses);
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
  const connect = buildConnector({ timeout, lookup: guardedLookup });
  return (options, callback) => {
    const literal = options.hostname.replace(/^\[|\]$/g, '');
    // For an address in the URL, no lookup is made.
    const refusal = isIP(literal) ? refuse(guard, literal) : undefined;
    if (refusal) {
      callback(refusal, null);
      return;
    }
    connect(options, (error, socket) => {
      if (error) {
        callback(error, null);
        return;
      }
      const peerRefusal = refuse(guard, socket.remoteAddress ?? '');
      if (!peerRefusal) {
        callback(null, socket);
        return;
      }
      socket.destroy();
      callback(peerRefusal, null);
    });
  };
}

function refuse(guard: AddressGuard, ...addresses: readonly string[]): RefusedAddressError | undefined {
  const refused = addresses.filter((address) => guard.refusalOf(address) !== undefined);
  const [first] = refused;
  return first === undefined ? undefined : new RefusedAddressError(refused, guard.refusalOf(first) ?? '');
}
