/** Remembers what robots.txt and the sitemaps of a site said, so that they too are sent again only where they changed. */
import type { CrawlFile } from '../../site-records.js';
import { validatorsIn, type WebClient } from './web-client.js';

/** What is kept of such a file: the text of a robots.txt, or the addresses in a sitemap. */
export type CrawlFileContent = Pick<CrawlFile, 'text' | 'pages' | 'sitemaps'>;

export interface CrawlFileResponse {
  /** 200 also where the site says that nothing changed. */
  status: number;
  /** Absent unless the status is 200. */
  content?: CrawlFileContent;
}

export class CrawlFiles {
  readonly #before: Map<string, CrawlFile>;
  readonly #read = new Map<string, CrawlFile>();

  /** @param before what the last import kept */
  constructor(before: readonly CrawlFile[]) {
    this.#before = new Map(before.map((file) => [file.url, file]));
  }

  /**
   * Fetches a file, or takes what it said before where it has not changed.
   *
   * @throws what `get` and `parse` throw
   */
  async read(
    get: WebClient['get'],
    url: URL,
    maxBytes: number,
    parse: (body: Buffer) => CrawlFileContent | Promise<CrawlFileContent>,
  ): Promise<CrawlFileResponse> {
    const known = this.#before.get(url.href);
    const response = await get(url, { maxBytes, etag: known?.etag, lastModified: known?.lastModified });
    if (response.status === 304 && known) {
      this.#read.set(url.href, known);
      return { status: 200, content: known };
    }
    if (response.status !== 200) return { status: response.status };
    const content = await parse(response.body);
    this.#read.set(url.href, { url: url.href, ...validatorsIn(response), ...content });
    return { status: 200, content };
  }

  /** The sitemaps that the last import read. */
  sitemapsBefore(): URL[] {
    const files = [...this.#before.values()].filter(({ pages }) => pages !== undefined);
    return files.flatMap(({ url }) => URL.parse(url) ?? []);
  }

  /** What to keep for the next import: the files of this one, or those of the last where it came to read none. */
  kept(): CrawlFile[] {
    return [...(this.#read.size > 0 ? this.#read : this.#before).values()];
  }
}
