/** Reads documents in a thread of their own, so that a hostile one stalls neither the server nor an import. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../runtime/start-thread.js';
import type { WorkerResponse } from './document-worker.js';
import type { DocumentSource, ReadDocument } from './read-document.js';

export interface DocumentReader {
  /** Never rejects for what a document holds: one that cannot be read in time and memory is skipped with a reason. */
  read(source: DocumentSource): Promise<ReadDocument>;
  /** Ends the thread. */
  close(): Promise<void>;
}

export interface DocumentReaderOptions {
  /** Milliseconds for a document, and for a PDF. Default 10,000 and 30,000. */
  timeoutMs?: number;
  pdfTimeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const PDF_TIMEOUT_MS = 30_000;
/** Heap of the thread; a page of 2 MB needs a tenth of it. */
const LIMITS = { maxOldGenerationSizeMb: 512 };

/** Starts its thread with the first document, and another one after a document that it had to be ended for. */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const { timeoutMs = TIMEOUT_MS, pdfTimeoutMs = PDF_TIMEOUT_MS } = options;
  let worker: Worker | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function readNow(source: DocumentSource): Promise<ReadDocument> {
    const thread = (worker ??= startThread('./document-worker', import.meta.url, { resourceLimits: LIMITS }));
    const limit = isPdf(source) ? pdfTimeoutMs : timeoutMs;
    const settled = new AbortController();
    const deadline = setTimeout(() => {
      settled.abort();
    }, limit);
    try {
      // A thread that is still starting takes its first document when it is there.
      thread.postMessage(source);
      const [response] = (await once(thread, 'message', { signal: settled.signal })) as [WorkerResponse];
      return 'read' in response ? response.read : skipped(`cannot be read: ${response.failure}`);
    } catch (error) {
      worker = undefined;
      await thread.terminate();
      return skipped(
        settled.signal.aborted ? `takes longer than ${limit / 1000} seconds to read` : whyItEnded(error),
      );
    } finally {
      clearTimeout(deadline);
    }
  }

  return {
    read(source) {
      const result = queue.then(() => readNow(source));
      queue = result.catch(() => undefined);
      return result;
    },
    async close() {
      await queue;
      await worker?.terminate();
      worker = undefined;
    },
  };
}

function isPdf(source: DocumentSource): boolean {
  return source.from === 'file'
    ? source.extension === '.pdf'
    : /^application\/pdf\b/i.test(source.headers['content-type'] ?? '');
}

function skipped(reason: string): ReadDocument {
  return { result: { reason }, links: [] };
}

function whyItEnded(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'needs too much memory to be read'
    : `cannot be read: ${message}`;
}
