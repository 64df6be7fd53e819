/** The thread that documents are read in: one at a time, each answered by what was read or what went wrong. */
import { parentPort } from 'node:worker_threads';
import { readDocument, type DocumentSource, type ReadDocument } from './read-document.js';

export type WorkerAnswer = { read: ReadDocument } | { failure: string };

parentPort?.on('message', (source: DocumentSource) => {
  readDocument(source).then(
    (read) => {
      answer({ read });
    },
    (error: unknown) => {
      answer({ failure: error instanceof Error ? error.message : String(error) });
    },
  );
});

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message);
}
