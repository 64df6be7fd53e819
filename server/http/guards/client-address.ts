/** Where a request comes from, as far as the proxies in front are trusted to tell. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';
import { createNetworkTest } from '../../network/networks.js';

export interface ClientAddress {
  /** The address of the client; empty where its connection is gone already. */
  addressOf(req: IncomingMessage): string;
  /**
   * What limits count a request under, see `clientNetwork`; undefined where the address says nothing of the caller:
   * for a program on this machine, and behind a proxy on it that does not tell who it speaks for.
   */
  networkOf(req: IncomingMessage): string | undefined;
  /** Whether a request comes from a program on this machine, and from nobody else through it. */
  readonly isFromHere: (req: IncomingMessage) => boolean;
  /** Whether a connection from this address comes from a trusted proxy. */
  isProxy(remoteAddress: string): boolean;
}

/**
 * @param trustProxy number of proxies in front, or their addresses as CIDR. X-Forwarded-For is read from its end, one
 *   trusted proxy at a time, so that what a client writes into it itself is never reached.
 */
export function createClientAddress(trustProxy: number | readonly string[]): ClientAddress {
  const isTrusted = typeof trustProxy === 'number' ? trustHops(trustProxy) : trustNetworks(trustProxy);
  const addressOf = (req: IncomingMessage): string => {
    // The connection first, then what each trusted proxy says of the one before it; some do not say an address.
    const addresses = proxyaddr.all(req, isTrusted).map(readAddress);
    const end = addresses.indexOf('');
    return addresses[(end === -1 ? addresses.length : end) - 1] ?? '';
  };
  return {
    addressOf,
    networkOf(req) {
      const address = addressOf(req);
      return isLoopback(address) ? undefined : clientNetwork(address);
    },
    isFromHere: (req) => isLoopback(addressOf(req)) && !isForwarded(req),
    isProxy: (remoteAddress) => isTrusted(remoteAddress, 0),
  };
}

const FORWARDING_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * Whether a request that comes from this machine was forwarded for somebody else. A proxy that says nothing of it is
 * known by the names that its visitors use: that of the server, or that of the website that asks.
 */
function isForwarded({ headers }: IncomingMessage): boolean {
  if (FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return true;
  const { host, origin, referer } = headers;
  return !(
    isOfLoopback(`http://${host ?? 'localhost'}`) && isOfLoopback(origin ?? referer ?? 'http://localhost')
  );
}

const isOfLoopback = (address: string): boolean =>
  URL.canParse(address) && isLoopbackName(new URL(address).hostname);

/** Whether an address is of this very machine. */
export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** Whether a host name, as `URL` gives it, is one by which a machine calls itself. */
export const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/**
 * What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, which is what a single
 * connection is given.
 */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

type IsTrusted = (entry: string, hop: number) => boolean;

const trustHops =
  (count: number): IsTrusted =>
  (_entry, hop) =>
    hop < count;

function trustNetworks(networks: readonly string[]): IsTrusted {
  const isInside = createNetworkTest(networks);
  return (entry) => {
    const address = readAddress(entry);
    return address !== '' && isInside(ipaddr.parse(address));
  };
}

/**
 * The address in an entry of X-Forwarded-For; empty where there is none. Some proxies write the port of the client
 * too. An IPv4 address that came in over IPv6 is the IPv4 address.
 */
export function readAddress(entry: string | undefined): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(entry ?? '') ?? [];
  const address = bracketed ?? plain ?? entry ?? '';
  return isIP(address) === 0 ? '' : ipaddr.process(address).toString();
}
