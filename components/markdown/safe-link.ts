/** Which addresses may become links, and where such a link opens. */

/** Longest address that is linked, in characters. */
const MAX_LENGTH = 2048;
const WEB = /^https?:\/\/[^/]/i;
/** A path of the site that the visitor is on: pages that were imported without an address of their own. */
const PATH = /^\/(?!\/)/;
/** One address and nothing else: a query could fill in a subject, a body or further recipients. */
const MAIL = /^mailto:[^\s@?&%/\\]+@[^\s@?&%/\\]+$/i;
/** A number alone: codes with * and # change what a phone does. */
const PHONE = /^tel:\+?\d{3,15}$/i;
const NEVER_IN_ADDRESS = /[\s\\<>"'`{}|^]/;

/**
 * The address as a URL when it is http(s), hiding no user name, a path such as `/help/returns`, a plain
 * mailto, or a telephone number; otherwise undefined.
 *
 * @param base where a path starts: the site of the page that it was written on
 */
export function safeUrl(address: string | undefined, base = location.origin): URL | undefined {
  if (!address || address.length > MAX_LENGTH || NEVER_IN_ADDRESS.test(address)) return undefined;
  if (![WEB, PATH, MAIL, PHONE].some((kind) => kind.test(address))) return undefined;
  try {
    const url = new URL(address, base);
    return url.username || url.password ? undefined : url;
  } catch {
    return undefined;
  }
}

/** Whether following the link opens no page: it begins a mail or a call. */
export const opensApp = ({ protocol }: URL): boolean => protocol === 'mailto:' || protocol === 'tel:';

/** Whether following the link stays on the site that the visitor is on, so that the same tab will do. */
export function staysOnSite(url: URL): boolean {
  return url.origin === location.origin || opensApp(url);
}
