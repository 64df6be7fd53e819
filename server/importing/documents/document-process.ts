/** The process that what strangers wrote is read in: pages, and what a site tells programs. */
import { doContainedWork } from '../../runtime/contained-work.js';
import { withinBounds } from './document-bounds.js';
import { readDocument, type DocumentSource, type ReadDocument } from './read-document.js';
import { readRobotsFile, type RobotsFile } from './robots-file.js';
import { readSitemapFile, type SitemapFile } from './sitemap-file.js';

export type ReadRequest =
  | { kind: 'document'; source: DocumentSource }
  | { kind: 'robots'; text: string; robotName: string }
  | { kind: 'sitemap'; bytes: Uint8Array };

/** What is read of each kind of request. */
export interface ReadResults {
  document: ReadDocument;
  robots: RobotsFile | { reason: string };
  sitemap: SitemapFile | { reason: string };
}

doContainedWork(async (request: ReadRequest): Promise<ReadResults[ReadRequest['kind']]> => {
  switch (request.kind) {
    case 'document':
      return withinBounds(await readDocument(request.source));
    case 'robots':
      return readRobotsFile(request.text, request.robotName);
    case 'sitemap':
      return readSitemapFile(request.bytes);
  }
});
