/** A small English model that runs on this machine: the Universal Sentence Encoder, see `sentence-encoder/`. */
import type { Embedder } from '../../model-client/embedder.js';
import { ENCODER_NAME } from '../../sentence-encoder/open-encoder.js';
import { createLocalModelQueue } from './local-model-queue.js';

/** Of 400 questions that no site is about, 2 to 7 had a passage as near on each of six sites. */
const NEAR_FROM = 0.5;

/** A thread takes a second to start, and pages change together. */
const PASSAGES_IDLE_MS = 10_000;

export interface LocalModel {
  /** In a thread that gives way to everything else, and ends when there is no more to do. */
  passages: Embedder;
  /** In a thread of its own, so that no question waits for a passage. */
  questions: Embedder;
  /** Ends the threads; what is in flight fails. */
  close(): Promise<void>;
}

/** Nothing is loaded before the first text. */
export function createLocalModel(): LocalModel {
  const questions = createLocalModelQueue({ isPatient: false });
  const passages = createLocalModelQueue({ isPatient: true, idleMs: PASSAGES_IDLE_MS });
  const about = {
    name: ENCODER_NAME,
    languages: ['en'],
    relatedFrom: NEAR_FROM,
    isFitted: true,
    readsSentences: true,
  };
  return {
    passages: { ...about, embed: passages.embed },
    questions: { ...about, embed: questions.embed },
    async close() {
      await Promise.all([questions.close(), passages.close()]);
    },
  };
}
