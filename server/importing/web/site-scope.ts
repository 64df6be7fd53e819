/** Which addresses belong to a site, and which of them are the same. */
import { setImmediate as pause } from 'node:timers/promises';
import { withUpperCaseCodes } from '../documents/robots-file.js';

/** Longer addresses come from a form or a loop of links. */
const MAX_URL_LENGTH = 2000;
/** How often one name may stand in a path; more often, links lead in a circle that grows: `/a/b/a/b/a/b`. */
const MAX_REPEATS = 3;
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_gl|_ga|ref_src|srsltid|phpsessid|jsessionid)$/i;
/** What servers add to a path for visitors without cookies, another one for each. */
const SESSION = /;jsessionid=[^/;]*/gi;
/** Files that are not pages, so they need not be asked for. */
const NOT_A_PAGE =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|css|m?js|map|json|xml|rss|atom|woff2?|ttf|eot|zip|gz|tgz|bz2|xz|7z|rar|exe|msi|dmg|deb|rpm|apk|mp[34]|m4[av]|webm|ogg|wav|mov|avi|docx?|xlsx?|pptx?|csv)$/i;

/** Addresses looked at between two pauses; each takes some microseconds. */
const STEP = 500;

export interface SiteScope {
  /** True for pages of the site: the same host, at or below the path. */
  includes(url: URL): boolean;
  /**
   * One spelling for each page of the site: on its origin, without fragment and tracking parameters. Undefined for
   * what is no page of the site.
   */
  addressOf(url: string): URL | undefined;
  /** The same of many, between other work. */
  addressesOf(urls: readonly string[]): Promise<URL[]>;
}

/**
 * @param origin address that the site responds under; its host counts with and without `www.`, by http and https
 * @param path pages are at or below it; for a file, such as `/docs/index.html`, below its folder
 * @param isWanted false for addresses that its owner leaves out
 */
export function createSiteScope(
  origin: URL,
  path: string,
  isWanted: (url: URL) => boolean = () => true,
): SiteScope {
  const host = hostOf(origin);
  const folder = withUpperCaseCodes(path.replace(/\/[^/]*\.[a-z]{2,5}$/i, '').replace(/\/+$/, ''));
  const includes = (url: URL) => {
    // WordPress writes `%d0%bf` where browsers write `%D0%BF`.
    const pathname = withUpperCaseCodes(url.pathname);
    return (
      /^https?:$/.test(url.protocol) &&
      hostOf(url) === host &&
      (pathname === folder || pathname.startsWith(`${folder}/`))
    );
  };
  const addressOf = (text: string) => {
    const url = URL.parse(text);
    if (!url || !includes(url) || NOT_A_PAGE.test(url.pathname) || isEndless(url)) return undefined;
    url.protocol = origin.protocol;
    url.host = origin.host;
    return isWanted(url) ? withoutNoise(url) : undefined;
  };
  return {
    includes,
    addressOf,
    async addressesOf(urls) {
      const found: URL[] = [];
      for (let from = 0; from < urls.length; from += STEP) {
        for (const text of urls.slice(from, from + STEP)) {
          const address = addressOf(text);
          if (address) found.push(address);
        }
        await pause();
      }
      return found;
    },
  };
}

/** Without the parts of an address that do not change the page: credentials, fragment, tracking, sessions. */
export function withoutNoise(url: URL): URL {
  const plain = new URL(url);
  plain.hash = plain.username = plain.password = '';
  if (plain.pathname.includes(';')) plain.pathname = plain.pathname.replace(SESSION, '');
  const tracking = [...plain.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) plain.searchParams.delete(name);
  if ([...plain.searchParams].length === 0) plain.search = '';
  return plain;
}

/** The same for addresses that sites write now this way, now that: with a slash, `index.html` or `.html` at the end. */
export function linkKey({ host, pathname, search }: URL): string {
  return host + pathname.replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/i, '') + search;
}

/** Host and port without `www.`; default ports of http and https count as one. */
export function hostOf(url: URL): string {
  return url.host.replace(/^www\./, '');
}

function isEndless(url: URL): boolean {
  if (url.href.length > MAX_URL_LENGTH) return true;
  const counts = new Map<string, number>();
  for (const segment of url.pathname.split('/').filter((part) => part !== '')) {
    const count = (counts.get(segment) ?? 0) + 1;
    if (count > MAX_REPEATS) return true;
    counts.set(segment, count);
  }
  return false;
}
