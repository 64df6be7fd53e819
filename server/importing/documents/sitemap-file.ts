/** Reads the list that a site gives of its own pages (sitemaps.org), in time linear in its length. */
import { gunzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';

export interface SitemapFile {
  /** Addresses of pages, and of further sitemaps. */
  pages: string[];
  sitemaps: string[];
}

/** Bytes of one sitemap, unpacked: what the protocol allows. */
const MAX_BYTES = 50 * 1024 * 1024;
/** What the protocol allows of each in one file. */
const MAX_ADDRESSES = 50_000;
/** Longer addresses are not read; it is a little more than the longest that are. */
const MAX_LENGTH = 2048;
/** Characters of all addresses. */
const MAX_TEXT = 10 * 1024 * 1024;
const CHUNK = 64 * 1024;

/** An HTML page, which many sites send for what is not there, names no addresses. */
export function readSitemapFile(bytes: Uint8Array): SitemapFile | { reason: string } {
  const unpacked = unpack(bytes);
  if ('reason' in unpacked) return unpacked;
  const isList = /^\s*https?:\/\//.test(Buffer.from(unpacked.subarray(0, 100)).toString());
  const found = isList ? readList(unpacked) : readXml(unpacked);
  if ('reason' in found) return found;
  const bounded = { pages: within(found.pages), sitemaps: within(found.sitemaps) };
  const length = [...bounded.pages, ...bounded.sitemaps].reduce((sum, address) => sum + address.length, 0);
  return length > MAX_TEXT ? { reason: 'names more than 10 MB of addresses' } : bounded;
}

function within(addresses: readonly string[]): string[] {
  return addresses.filter(({ length }) => length <= MAX_LENGTH).slice(0, MAX_ADDRESSES);
}

/** Known by its first bytes: servers send `.gz` files with and without saying that they are packed. */
function unpack(bytes: Uint8Array): Uint8Array | { reason: string } {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { reason: isTooLarge ? 'is larger than 50 MB' : 'is broken gzip' };
  }
}

/** What `<loc>` stands in, from the root. */
const LIST_OF: Readonly<Record<string, keyof SitemapFile>> = {
  'urlset>url>loc': 'pages',
  'sitemapindex>sitemap>loc': 'sitemaps',
};
const LOC_DEPTH = 3;

/** In addresses of sites that write them by hand: `?a=1&b=2`. */
const BARE_SIGN = /&(?![a-z][a-z\d]{0,30};|#)/gi;
/** What may go on as a reference in the next chunk. */
const CUT_REFERENCE = /&[a-z\d#]{0,31}$/i;

function readXml(xml: Uint8Array): SitemapFile | { reason: string } {
  const parser = new SaxesParser();
  const found: SitemapFile = { pages: [], sitemaps: [] };
  const state = { isSitemap: false };
  /** The outermost elements that are open; `depth` counts them all. */
  const path: string[] = [];
  let depth = 0;
  let text = '';
  const addText = (part: string) => {
    if (depth === LOC_DEPTH && text.length <= MAX_LENGTH) text += part;
  };
  parser.on('opentag', ({ name }) => {
    depth += 1;
    if (depth <= LOC_DEPTH) path.push(localName(name));
    state.isSitemap ||= depth === 1 && /^(?:urlset|sitemapindex)$/.test(path[0] ?? '');
    text = '';
  });
  parser.on('text', addText);
  parser.on('cdata', (part) => {
    addText(part.replaceAll('&amp;', '&'));
  });
  parser.on('closetag', () => {
    const list = depth === LOC_DEPTH ? LIST_OF[path.join('>')] : undefined;
    if (list) found[list].push(text.trim());
    if (depth <= LOC_DEPTH) path.pop();
    depth -= 1;
    text = '';
  });
  try {
    const decoder = new TextDecoder();
    let rest = '';
    for (let at = 0; at < xml.length; at += CHUNK) {
      const part = rest + decoder.decode(xml.subarray(at, at + CHUNK), { stream: true });
      rest = CUT_REFERENCE.exec(part)?.[0] ?? '';
      const whole = part.slice(0, part.length - rest.length).replace(BARE_SIGN, '&amp;');
      // Strictly nothing may stand before the XML declaration, but blank lines often do.
      parser.write(at === 0 ? whole.trimStart() : whole);
      if (!state.isSitemap && at > CHUNK) break;
    }
    parser.write(rest).close();
  } catch (error) {
    if (state.isSitemap) return { reason: `is broken XML: ${(error as Error).message}` };
  }
  return state.isSitemap ? found : { pages: [], sitemaps: [] };
}

/** A sitemap may also be plain text, an address a line. */
function readList(bytes: Uint8Array): SitemapFile {
  const lines = Buffer.from(bytes).toString().split(/\r?\n/);
  return { pages: lines.map((line) => line.trim()).filter((line) => URL.canParse(line)), sitemaps: [] };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
