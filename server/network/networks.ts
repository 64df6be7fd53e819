/** Networks of IP addresses, written in CIDR notation. */
import ipaddr from 'ipaddr.js';
import { isAddressRange } from '../address-range.js';

export type Address = ReturnType<typeof ipaddr.process>;

/**
 * Makes the test whether an address lies in one of the networks; a single address stands for itself.
 * @throws {RangeError} where one of them is no network
 */
export function createNetworkTest(networks: readonly string[]): (address: Address) => boolean {
  const parsed = networks.map(parseNetwork);
  return (address) =>
    parsed.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}

function parseNetwork(text: string): [Address, number] {
  const cidr = text.trim();
  // `ipaddr` also takes "10/8", which is the network of 0.0.0.10.
  if (!isAddressRange(cidr))
    throw new RangeError(`"${text}" is no network; write one as 10.0.0.0/8 or 192.168.1.20`);
  if (cidr.includes('/')) return ipaddr.parseCIDR(cidr);
  const address = ipaddr.parse(cidr);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
