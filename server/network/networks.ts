/** Networks of IP addresses, written in CIDR notation. */
import ipaddr from 'ipaddr.js';

export type Address = ReturnType<typeof ipaddr.process>;

/** True for `10.0.0.0/8`, `fd00::/8` and `192.168.1.20`. */
export function isNetwork(text: string): boolean {
  try {
    parseNetwork(text);
    return true;
  } catch {
    return false;
  }
}

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
  if (ipaddr.isValidCIDR(cidr)) return ipaddr.parseCIDR(cidr);
  // `ipaddr.isValid` also takes "10", which is the address 0.0.0.10.
  if (ipaddr.IPv4.isValidFourPartDecimal(cidr)) return [ipaddr.parse(cidr), 32];
  if (ipaddr.IPv6.isValid(cidr)) return [ipaddr.parse(cidr), 128];
  throw new RangeError(`"${text}" is no network; write one as 10.0.0.0/8 or 192.168.1.20`);
}
