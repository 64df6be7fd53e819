/** Who asks, and under which host, as far as the proxies in front are trusted to tell. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

export interface Callers {
  /** The address of the client; empty where its connection is gone already. */
  addressOf(req: IncomingMessage): string;
  /** The host, with port, that the client sent its request to. */
  hostOf(req: IncomingMessage): string | undefined;
}

/**
 * @param trustProxy number of proxies in front, or their addresses as CIDR. X-Forwarded-For is read from its end, one
 *   trusted proxy at a time, so that what a client writes into it itself is never reached.
 */
export function createCallers(trustProxy: number | readonly string[]): Callers {
  const isTrusted = typeof trustProxy === 'number' ? trustHops(trustProxy) : trustRanges(trustProxy);
  return {
    addressOf(req) {
      let address = plainAddress(req.socket.remoteAddress ?? '');
      const forwarded = header(req, 'x-forwarded-for').split(',').reverse();
      for (const [hop, entry] of forwarded.entries()) {
        const next = plainAddress(withoutPort(entry.trim()));
        if (!isTrusted(address, hop) || isIP(next) === 0) break;
        address = next;
      }
      return address;
    },

    hostOf(req) {
      const isProxied = isTrusted(plainAddress(req.socket.remoteAddress ?? ''), 0);
      const forwarded = isProxied ? header(req, 'x-forwarded-host').split(',')[0]?.trim() : undefined;
      return forwarded || req.headers.host;
    },
  };
}

/** Whether an address is of this very machine. */
export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/**
 * What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, which is what a single
 * connection is given.
 */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const length = after.at(-1)?.includes('.') ? 7 : 8;
  const zeros = Array.from({ length: length - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

type IsTrusted = (address: string, hop: number) => boolean;

const trustHops =
  (count: number): IsTrusted =>
  (_address, hop) =>
    hop < count;

function trustRanges(ranges: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** An IPv4 address that came in over IPv6 is the IPv4 address. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Some proxies write the port of the client too. */
const withoutPort = (entry: string): string =>
  entry.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

function header(req: IncomingMessage, name: string): string {
  const value = req.headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}
