/** Web and e-mail addresses in a text, also those that are not links, and whether they belong to the site. */

/** Endings that make a dotted word an address rather than a file or a piece of code, such as `node.js`. */
const ENDINGS =
  'com|net|org|info|biz|example|test|app|dev|io|ai|co|me|eu|tv|cc|xyz|top|site|online|shop|store|cloud|link|click|live|page|pro|tech|space|website|email|support|help|onion|' +
  'ac|ar|at|au|be|br|ca|ch|cl|cn|cz|de|dk|es|fi|fr|gg|gr|hk|hu|id|ie|il|im|in|ir|is|it|jp|kr|ly|mx|nl|no|nz|pl|pt|pw|ro|ru|se|sg|sk|su|th|to|tr|tw|ua|uk|us|vn|ws|za';
const REST = '[^\\s<>"\'`()\\[\\]{}|\\\\^]';
const ADDRESS = new RegExp(
  [
    `[a-z][a-z\\d+.-]{1,20}://${REST}+`,
    `(?:mailto|tel|sms):${REST}+`,
    '[\\p{L}\\p{N}._%+-]{1,64}@(?:[\\p{L}\\p{N}-]{1,63}\\.)+[\\p{L}\\p{N}-]{2,63}',
    `(?<![\\p{L}\\p{N}@._/-])(?:[\\p{L}\\p{N}-]{1,63}\\.)+(?:${ENDINGS})(?![\\p{L}\\p{N}_-])(?:[:/?#]${REST}*)?`,
  ].join('|'),
  'giu',
);
const LOOPBACK = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** The addresses of a text, in lower case, without the punctuation of the sentence around them. */
export function addressesIn(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/\s?[[(](?:\.|dot)[\])]\s?/gi, '.');
  return Array.from(plain.matchAll(ADDRESS), ([address]) =>
    address.toLowerCase().replace(/(?<![.,;:!?*_~…»”’])[.,;:!?*_~…»”’]+$/u, ''),
  );
}

/**
 * Whether an address may be shown on a site with these hosts: its own hosts, their subdomains, the domains above
 * them (`help.acme.example` has mail at `acme.example`), and the reader's own machine, which code samples name.
 */
export function belongsToSite(address: string, siteHosts: readonly string[]): boolean {
  const host = hostOf(address);
  if (host === undefined) return /^(?:tel|sms):/.test(address);
  if (LOOPBACK.test(host)) return true;
  return siteHosts.some(
    (own) => host === own || host.endsWith(`.${own}`) || (host.includes('.') && own.endsWith(`.${host}`)),
  );
}

/** Hosts of the pages, without `www.`; pages whose address is a mere path have none. */
export function hostsOf(pageUrls: readonly string[]): string[] {
  return [...new Set(pageUrls.filter((url) => /^https?:/i.test(url)).flatMap((url) => hostOf(url) ?? []))];
}

function hostOf(address: string): string | undefined {
  const mail = /^(?:mailto:)?[^@/]+@([^@/?]+)/.exec(address)?.[1];
  const url = mail ?? address;
  try {
    const { hostname } = new URL(/^[a-z][a-z\d+.-]*:\/\//.test(url) ? url : `http://${url}`);
    return hostname.replace(/^www\./, '') || undefined;
  } catch {
    return undefined;
  }
}
