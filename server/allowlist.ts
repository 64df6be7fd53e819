/**
 * The allowlist: which websites may use a widget. Entries are compared with the parsed origin, part by part;
 * comparing texts is how `example.com.evil.net` gets in.
 */

import { parse } from 'tldts';

/** A parsed entry. Hosts are lower case and in the ASCII form that browsers send. */
export type AllowlistEntry =
  | { kind: 'any' }
  /** The text `null`: pages without an origin of their own, such as sandboxed frames. */
  | { kind: 'opaque' }
  /** An app with its own scheme, such as `capacitor://localhost`. */
  | { kind: 'app'; scheme: string; host: string }
  | {
      kind: 'website';
      /** Both `http:` and `https:` where absent. */
      scheme?: string;
      host: string;
      /** The scheme's default port where absent; any port where `*`. */
      port?: string;
      /** True for `*.host`: every subdomain, at any depth, but not the host itself. */
      subdomains: boolean;
    };

interface Origin {
  scheme: string;
  host: string;
  /** Empty for schemes other than http and https. */
  port: string;
}

const DEFAULT_PORT: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const ORIGIN = /^([a-z][a-z0-9+.-]*:)\/\/([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i;
const APP_HOST = /^[a-z0-9.-]+$/i;
/** Longer than any host name with scheme and port. */
const MAX_ORIGIN_LENGTH = 300;

/** Whether a page of this origin may use the widget. A text that no browser sends as an origin may not. */
export function isOriginAllowed(origin: string, allowlist: readonly AllowlistEntry[]): boolean {
  if (allowlist.some((entry) => entry.kind === 'any')) return true;
  if (origin === 'null') return allowlist.some((entry) => entry.kind === 'opaque');
  const parsed = parseOrigin(origin);
  return parsed !== undefined && allowlist.some((entry) => matches(entry, parsed));
}

/** Whether it is written as browsers write the origin of a page; `null` is one too. */
export const isOrigin = (text: string): boolean => text === 'null' || parseOrigin(text) !== undefined;

/** The entry that would let this origin in; undefined where none should, or where the text is no origin. */
export function suggestEntry(origin: string): string | undefined {
  const parsed = parseOrigin(origin);
  if (!parsed) return undefined;
  const { scheme, host, port } = parsed;
  if (!(scheme in DEFAULT_PORT)) return APP_HOST.test(host) ? `${scheme}//${host}` : undefined;
  if (LOOPBACK.has(host)) return 'localhost';
  const suffix = port === DEFAULT_PORT[scheme] ? '' : `:${port}`;
  return isNamedOrAddress(host) ? `${withoutWww(host)}${suffix}` : `${scheme}//${host}${suffix}`;
}

/**
 * Reads an entry: `example.com` (http and https, default ports, with and without `www.`), `*.example.com`,
 * either with a scheme, with `:port` or `:*`; `localhost` (any port, and the loopback addresses); `null`; `*`.
 *
 * @returns the entry, or why it is none, in words that follow the entry: `"*.com" would let in …`.
 */
export function parseAllowlistEntry(text: string): { entry: AllowlistEntry } | { reason: string } {
  const trimmed = text.trim();
  if (trimmed === '') return { reason: 'is empty' };
  if (trimmed === '*') return { entry: { kind: 'any' } };
  if (trimmed === 'null') return { entry: { kind: 'opaque' } };
  if (/[\s,;]/.test(trimmed)) return { reason: 'must be one website; give each website its own entry' };

  const [, scheme, rest = ''] = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(.*)$/i.exec(trimmed) ?? [];
  const address = rest.replace(/\/$/, '');
  if (address === '') return { reason: 'names no host' };
  if (/[/\\?#]/.test(address)) return { reason: 'must not have a path; leave out all that follows the host' };
  if (address.includes('@')) return { reason: 'must not have a user name' };
  if (!scheme) return parseWebsite(address, undefined);
  const known = scheme.toLowerCase();
  return known in DEFAULT_PORT ? parseWebsite(address, known) : parseApp(address, known);
}

function parseApp(address: string, scheme: string): { entry: AllowlistEntry } | { reason: string } {
  return APP_HOST.test(address)
    ? { entry: { kind: 'app', scheme, host: address.toLowerCase() } }
    : { reason: `must have a plain host after ${scheme}//` };
}

function parseWebsite(
  address: string,
  scheme: string | undefined,
): { entry: AllowlistEntry } | { reason: string } {
  const subdomains = address.startsWith('*.');
  const [, name = '', givenPort] =
    /^(.*?)(?::(\d{1,5}|\*))?$/.exec(subdomains ? address.slice(2) : address) ?? [];
  if (name.includes('*')) return { reason: 'may have * only alone or first, as in *.example.com' };

  const host = asciiHost(name);
  if (host === undefined) return { reason: 'is not a host name' };
  const isAddress = isIpAddress(host);
  if (subdomains && isAddress) return { reason: 'must not have * before an IP address' };
  if (subdomains && !host.includes('.')) {
    return { reason: `would let in every website under .${host}; name a domain, as in *.example.com` };
  }
  if (subdomains && isPublicSuffix(host)) {
    return {
      reason: `would let in everybody who has a name under ${host}, where names are given to anyone; name your own, as in *.your-name.${host}`,
    };
  }
  if (!scheme && host !== 'localhost' && !isNamedOrAddress(host)) {
    return {
      reason: `has no dot; for a host of your own network write its scheme too, as in http://${host}`,
    };
  }
  const port = givenPort ?? (scheme ? DEFAULT_PORT[scheme] : undefined);
  if (port !== undefined && Number(port) > 65535) return { reason: 'has a port above 65535' };
  return { entry: { kind: 'website', scheme, host, port, subdomains } };
}

function parseOrigin(text: string): Origin | undefined {
  if (text.length > MAX_ORIGIN_LENGTH) return undefined;
  const [, givenScheme, givenHost, givenPort] = ORIGIN.exec(text) ?? [];
  if (givenScheme === undefined || givenHost === undefined) return undefined;
  const scheme = givenScheme.toLowerCase();
  const host = givenHost.toLowerCase();
  const defaultPort = DEFAULT_PORT[scheme];
  if (defaultPort === undefined) return givenPort === undefined ? { scheme, host, port: '' } : undefined;

  // A browser sends hosts in their one canonical form, so 0x7f.1 or example.com.. is not a browser's.
  const plain = asciiHost(host);
  if (plain === undefined || plain !== host.replace(/\.$/, '')) return undefined;
  if (givenPort !== undefined && givenPort !== String(Number(givenPort))) return undefined;
  return { scheme, host: plain, port: givenPort ?? defaultPort };
}

function matches(entry: AllowlistEntry, origin: Origin): boolean {
  if (entry.kind === 'app') return entry.scheme === origin.scheme && entry.host === origin.host;
  const defaultPort = DEFAULT_PORT[origin.scheme];
  if (entry.kind !== 'website' || defaultPort === undefined) return false;
  if (entry.scheme !== undefined && entry.scheme !== origin.scheme) return false;

  if (entry.host === 'localhost') {
    return LOOPBACK.has(origin.host) && portMatches(entry.port ?? '*', origin.port);
  }
  if (!portMatches(entry.port ?? defaultPort, origin.port)) return false;
  if (entry.subdomains) return origin.host.endsWith(`.${entry.host}`);
  return withoutWww(origin.host) === withoutWww(entry.host);
}

const portMatches = (wanted: string, port: string) => wanted === '*' || wanted === port;

function withoutWww(host: string): string {
  const rest = host.startsWith('www.') ? host.slice('www.'.length) : host;
  return rest.includes('.') && !isIpAddress(rest) ? rest : host;
}

/** Whether anyone can have a name under this one, as under `co.uk` or `github.io`. */
function isPublicSuffix(host: string): boolean {
  const { domain, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  return domain === null && Boolean(isIcann || isPrivate);
}

/** The host as browsers write it, without a trailing dot; undefined where it is none. */
function asciiHost(name: string): string | undefined {
  let host: string;
  try {
    host = new URL(`http://${name}/`).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
  return host === '' || host.startsWith('.') || host.endsWith('.') || host.includes('..') ? undefined : host;
}

const isIpAddress = (host: string) => host.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(host);
const isNamedOrAddress = (host: string) => host.includes('.') || isIpAddress(host);
