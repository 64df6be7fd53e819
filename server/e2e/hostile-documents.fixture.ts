/** A site of a thousand documents of ten kinds that are made to do harm to who reads them, no two the same. */
import { deflateSync, gzipSync } from 'node:zlib';
import { makePdfOfStreams } from '../importing/documents/pdf.fixture.js';

export interface HostileDocument {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

interface Kind {
  count: number;
  ending: string;
  type: string;
  encoding?: string;
  make: (number: number) => string | Buffer;
}

const MB = 1024 * 1024;
const blank = Buffer.alloc(600 * MB, ' ');
const twicePacked = deflateSync(deflateSync(blank));
const packedInHex = Buffer.from(`${deflateSync(blank).toString('hex')}>`);
const page = (number: number, text: string) =>
  `<title>Page ${number}</title><main><h1>Page ${number}</h1>${text}</main>`;

const KINDS: Readonly<Record<string, Kind>> = {
  'nested front matter': {
    count: 140,
    ending: '.md',
    type: 'text/markdown',
    make: (number) => `---\ntitle: ${'['.repeat(6000 + number)}\n---\nText.`,
  },
  'keys of keys': {
    count: 140,
    ending: '.md',
    type: 'text/markdown',
    make: (number) => `---\n${'? '.repeat(6000 + number)}\n---\nText.`,
  },
  'twice packed PDF': {
    count: 130,
    ending: '.pdf',
    type: 'application/pdf',
    make: (number) =>
      Buffer.concat([makePdfOfStreams([twicePacked], '[/Fl /Fl]'), Buffer.from(`%${number}`)]),
  },
  'PDF that hides how it is packed': {
    count: 10,
    ending: '.pdf',
    type: 'application/pdf',
    make: (number) =>
      Buffer.concat([
        makePdfOfStreams([packedInHex], '[/ASCIIHexDecode /FlateDecode]'),
        Buffer.from(`%${number}`),
      ]),
  },
  'deep HTML': {
    count: 120,
    ending: '.html',
    type: 'text/html',
    make: (number) => page(number, '<div>'.repeat(100_000)),
  },
  'lists in lists': {
    count: 20,
    ending: '.html',
    type: 'text/html',
    make: (number) => page(number, `${'<ul><li>a'.repeat(240)}${'</ul>'.repeat(240)}`.repeat(20)),
  },
  'thousands of links': {
    count: 100,
    ending: '.html',
    type: 'text/html',
    make: (number) =>
      page(
        number,
        Array.from({ length: 12_000 }, (_, at) => `<a href="/${number}/${at}">&amp;a</a>`).join(' '),
      ),
  },
  'brackets and stars': {
    count: 120,
    ending: '.md',
    type: 'text/markdown',
    make: (number) =>
      `# Page ${number}\n\n${'['.repeat(20_000)}\n\n${'*a_'.repeat(10_000)}\n\n${'`a``b'.repeat(5000)}\n\n${'> '.repeat(5000)}a`,
  },
  'packed response': {
    count: 120,
    ending: '.html',
    type: 'text/html',
    encoding: 'gzip',
    make: (number) => gzipSync(Buffer.concat([Buffer.from(page(number, '')), blank.subarray(0, 20 * MB)])),
  },
  'no text at all': {
    count: 100,
    ending: '.txt',
    type: 'text/plain; charset=utf-16le',
    make: (number) => Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * number * 7919) & 0xff)),
  },
};

/** In a random order that is the same each time. */
export function hostileDocuments(): HostileDocument[] {
  const packed = new Map<string, Buffer>();
  return Object.entries(KINDS)
    .flatMap(([kind, { count, ending, type, encoding, make }], at) =>
      Array.from({ length: count }, (_, number) => {
        const path = `/${kind.replaceAll(' ', '-').toLowerCase()}/${number}${ending}`;
        return {
          order: (number * 7919 + at * 104_729) % 1009,
          path,
          headers: { 'content-type': type, ...(encoding !== undefined && { 'content-encoding': encoding }) },
          get body() {
            const known = packed.get(path) ?? Buffer.from(make(number));
            if (encoding !== undefined) packed.set(path, known);
            return known;
          },
        };
      }),
    )
    .sort((a, b) => a.order - b.order);
}

/** A robots.txt that is slow to match for who matches it letter by letter. */
export const hostileRobots = (origin: string) =>
  [
    'User-agent: *',
    `Disallow: /${'*a'.repeat(120_000)}`,
    ...Array.from({ length: 1900 }, (_, at) => `Disallow: /*a*b*c*d*e${at}x`),
    `Sitemap: ${origin}/nested.xml.gz`,
    `Sitemap: ${origin}/sitemap.xml`,
  ].join('\n');

export const nestedSitemap = () =>
  gzipSync(`<urlset>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</urlset>`);

/** Names the documents, and forty times as many pages that are elsewhere. */
export function largeSitemap(origin: string, documents: readonly HostileDocument[]): string {
  const others = Array.from({ length: 40_000 }, (_, at) => `https://other.example/${at}?utm_source=${at}`);
  const addresses = [...documents.map(({ path }) => origin + path), ...others];
  return `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;
}
