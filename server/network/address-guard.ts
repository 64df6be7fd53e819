/** Which network addresses a request of ours may reach: the public internet, and what the operator names. */
import ipaddr from 'ipaddr.js';
import { createNetworkTest, type Address } from './networks.js';

export interface AddressGuard {
  /** Why `address`, an IP address in any written form, must not be reached; undefined where it may be. */
  refusalOf(address: string): string | undefined;
}

/** Answers requests for the credentials of the machine on Azure, although it lies in a public range. */
const AZURE_METADATA = '168.63.129.16';

/**
 * @param allowed networks that may be reached although they are private, in CIDR notation such as `10.0.0.0/8`;
 *   a single address stands for itself
 * @throws {RangeError} where one of them is no network
 */
export function createAddressGuard(allowed: readonly string[]): AddressGuard {
  const isAllowed = createNetworkTest(allowed);
  return {
    refusalOf(text) {
      const address = parseAddress(text);
      if (!address) return `${text} is no network address`;
      return isAllowed(address) || isPublic(address) ? undefined : `${text} is not a public address`;
    },
  };
}

/** The address that packets go to in the end: IPv4 that is wrapped in IPv6 is unwrapped. */
function parseAddress(text: string): Address | undefined {
  if (!ipaddr.isValid(text)) return undefined;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address;
  const { parts } = address as ipaddr.IPv6;
  const isNat64 = parts[0] === 0x64 && parts[1] === 0xff9b && parts.slice(2, 6).every((part) => part === 0);
  return isNat64 ? new ipaddr.IPv4(lastBytes(parts)) : address;
}

function lastBytes(parts: number[]): number[] {
  return parts.slice(6).flatMap((part) => [part >> 8, part & 0xff]);
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast' || address.toString() === AZURE_METADATA) return false;
  // Of IPv6 only 2000::/3 is given out; the rest, such as ::7f00:1, leads to this machine or nowhere.
  return address.kind() === 'ipv4' || ((address as ipaddr.IPv6).parts[0] ?? 0) >> 13 === 1;
}
