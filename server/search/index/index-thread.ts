/** The indexing thread: makes segments of what it is sent, so that requests never wait for it. */
import { parentPort } from 'node:worker_threads';
import { Vocabulary } from './vocabulary.js';
import type { IndexAnswer, IndexRequest } from './index-job.js';
import { analyzerOfPage } from './indexer.js';
import { mergeSegments, SegmentBuilder } from './segment-builder.js';
import { arraysOf, type Segment } from './segment.js';

let builder = new SegmentBuilder(new Vocabulary([]));
/** What went wrong in the build in flight, told at its end. */
let failure: { error: unknown } | undefined;

const answer = (make: () => Segment): void => {
  const send = (message: IndexAnswer, handedOver: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, handedOver);
  try {
    if (failure) throw failure.error;
    const segment = make();
    send({ segment }, buffersOf(segment));
  } catch (error) {
    send({ error });
  }
};

const buffersOf = (segment: Segment): ArrayBuffer[] => [
  ...new Set(arraysOf(segment).map(({ buffer }) => buffer as ArrayBuffer)),
];

parentPort?.on('message', (request: IndexRequest) => {
  switch (request.kind) {
    case 'begin':
      failure = undefined;
      builder = new SegmentBuilder(new Vocabulary(request.known));
      break;
    case 'pages':
      try {
        if (!failure) for (const page of request.pages) builder.add(page, analyzerOfPage(page));
      } catch (error) {
        failure = { error };
      }
      break;
    case 'finish':
      answer(() => builder.finish());
      builder = new SegmentBuilder(new Vocabulary([]));
      break;
    case 'merge':
      failure = undefined;
      answer(() => mergeSegments(request.live));
      break;
  }
});
