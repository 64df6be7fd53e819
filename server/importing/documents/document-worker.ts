/** The thread that documents are read in: one at a time, each with a response: what was read, or what went wrong. */
import { parentPort } from 'node:worker_threads';
import { readDocument, type DocumentSource, type ReadDocument } from './read-document.js';

export type WorkerResponse = { read: ReadDocument } | { failure: string };

parentPort?.on('message', (source: DocumentSource) => {
  readDocument(source).then(
    (read) => {
      respond({ read });
    },
    (error: unknown) => {
      respond({ failure: error instanceof Error ? error.message : String(error) });
    },
  );
});

function respond(message: WorkerResponse): void {
  parentPort?.postMessage(message);
}
