/** Networks of IP addresses, as settings and commands name them. */
import { isIP } from 'node:net';

/** True for `10.0.0.0/8`, `fd00::/8` and `192.168.1.20`. */
export function isAddressRange(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
}
