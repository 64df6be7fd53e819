/**
 * Reads what strangers wrote, in a process of its own: a hostile page stalls neither the server nor an import, and
 * costs no more than the process that reads it.
 */
import { createContainedProcess, ProcessEndedError } from '../../runtime/contained-process.js';
import type { ReadRequest, ReadResults } from './document-process.js';
import type { DocumentSource, ReadDocument } from './read-document.js';
import type { RobotsFile } from './robots-file.js';
import type { SitemapFile } from './sitemap-file.js';

export interface DocumentReader {
  /** Never rejects for what a document holds: one that cannot be read in time and memory is skipped with a reason. */
  read(source: DocumentSource): Promise<ReadDocument>;
  /** @param robotName whose rules are read */
  readRobots(text: string, robotName: string): Promise<RobotsFile | { reason: string }>;
  readSitemap(bytes: Uint8Array): Promise<SitemapFile | { reason: string }>;
  /** Ends the process. */
  close(): Promise<void>;
}

export interface DocumentReaderOptions {
  /** Milliseconds of the processor for a document, and for a PDF. Default 10,000 and 30,000. */
  timeoutMs?: number;
  pdfTimeoutMs?: number;
  /** Megabytes of memory that the process may hold. Default 384. */
  memoryMb?: number;
}

const TIMEOUT_MS = 10_000;
const PDF_TIMEOUT_MS = 30_000;
/** The process itself holds a quarter of it. */
const MEMORY_MB = 384;
/** The part of it that is left to JavaScript; texts and files lie beside it. */
const HEAP_SHARE = 2 / 3;

/** Starts its process with the first document, and another one after a document that it had to be ended for. */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const { timeoutMs = TIMEOUT_MS, pdfTimeoutMs = PDF_TIMEOUT_MS, memoryMb = MEMORY_MB } = options;
  const contained = createContainedProcess<ReadRequest, ReadResults[ReadRequest['kind']]>({
    name: './document-process',
    base: import.meta.url,
    residentBytes: memoryMb * 1024 * 1024,
    heapMb: Math.floor(HEAP_SHARE * memoryMb),
  });

  async function run<Kind extends ReadRequest['kind']>(
    request: ReadRequest & { kind: Kind },
    limitMs: number,
  ): Promise<ReadResults[Kind] | Unreadable> {
    try {
      const outcome = await contained.run(request, limitMs);
      if ('result' in outcome) return outcome.result as ReadResults[Kind];
      return { reason: `cannot be read: ${outcome.failure}`, hasEndedReader: false };
    } catch (error) {
      if (!(error instanceof ProcessEndedError)) throw error;
      return { reason: whyItEnded(error, limitMs), hasEndedReader: true };
    }
  }

  return {
    async read(source) {
      const read = await run({ kind: 'document', source }, isPdf(source) ? pdfTimeoutMs : timeoutMs);
      if (!('reason' in read)) return read;
      const { reason, hasEndedReader } = read;
      return { result: { reason }, links: [], ...(hasEndedReader && { hasEndedReader }) };
    },
    readRobots: (text, robotName) => run({ kind: 'robots', text, robotName }, timeoutMs),
    readSitemap: (bytes) => run({ kind: 'sitemap', bytes }, timeoutMs),
    close: () => contained.close(),
  };
}

interface Unreadable {
  reason: string;
  hasEndedReader: boolean;
}

function isPdf(source: DocumentSource): boolean {
  return source.from === 'file'
    ? source.extension === '.pdf'
    : /^application\/pdf\b/i.test(source.headers['content-type'] ?? '');
}

function whyItEnded({ why }: ProcessEndedError, limitMs: number): string {
  if (why === 'time') return `takes longer than ${limitMs / 1000} seconds to read`;
  return why === 'memory' ? 'needs too much memory to be read' : 'makes the program that reads it crash';
}
