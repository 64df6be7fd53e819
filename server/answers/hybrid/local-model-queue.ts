/** A thread of the local model with the texts that wait for it. */
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../runtime/start-thread.js';
import type { Embedder } from '../../model-client/embedder.js';
import { abortionOf, ModelError } from '../../model-client/language-model.js';
import type { LocalModelAnswer, LocalModelThreadData } from './local-model-thread.js';

export interface LocalModelQueueOptions extends LocalModelThreadData {
  /** After so long without a text the thread ends, in milliseconds; it stays where absent. */
  idleMs?: number;
}

export interface LocalModelQueue {
  embed: Embedder['embed'];
  /** Ends the thread; what is in flight fails. */
  close(): Promise<void>;
}

interface Job {
  texts: readonly string[];
  /** Of the texts so far. */
  vectors: Float32Array[];
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: ModelError) => void;
}

/** Starts its thread with the first text, and again with the next one after it ended. */
export function createLocalModelQueue({ isPatient, idleMs }: LocalModelQueueOptions): LocalModelQueue {
  const jobs: Job[] = [];
  let thread: Worker | undefined;
  /** The job whose next text is being embedded, and where. */
  let current: { job: Job; thread: Worker } | undefined;
  let idle: NodeJS.Timeout | undefined;

  const remove = (job: Job): void => {
    const at = jobs.indexOf(job);
    if (at >= 0) jobs.splice(at, 1);
  };

  const fail = (error: unknown): void => {
    if (!current) return;
    const reason = error instanceof Error ? error.message : String(error);
    remove(current.job);
    current.job.reject(
      new ModelError('upstream_error', `The local model failed: ${reason}`, { cause: error }),
    );
    current = undefined;
  };

  const take = (vector: Float32Array): void => {
    if (!current) return;
    const { job } = current;
    job.vectors.push(vector);
    if (job.vectors.length === job.texts.length) {
      remove(job);
      job.resolve(job.vectors);
    }
    current = undefined;
  };

  const start = (): Worker => {
    const workerData: LocalModelThreadData = { isPatient };
    const started = startThread('./local-model-thread', import.meta.url, { workerData });
    started.on('message', (answer: LocalModelAnswer) => {
      if ('error' in answer) fail(answer.error);
      else take(answer.vector);
      next();
    });
    started.on('error', (error) => {
      if (current?.thread === started) fail(error);
    });
    started.on('exit', () => {
      if (thread === started) thread = undefined;
      if (current?.thread === started) fail(new Error('its thread ended'));
      next();
    });
    return started;
  };

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };

  const next = (): void => {
    if (current) return;
    clearTimeout(idle);
    const [job] = jobs;
    if (!job) {
      thread?.unref();
      if (thread && idleMs !== undefined) idle = setTimeout(() => void end(), idleMs).unref();
      return;
    }
    thread ??= start();
    thread.ref();
    thread.postMessage(job.texts[job.vectors.length]);
    current = { job, thread };
  };

  return {
    embed: (texts, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(abortionOf(signal));
          return;
        }
        const giveUp = (): void => {
          remove(job);
          if (signal) reject(abortionOf(signal));
        };
        const settled = (): void => signal?.removeEventListener('abort', giveUp);
        const job: Job = {
          texts,
          vectors: [],
          resolve(vectors) {
            settled();
            resolve(vectors);
          },
          reject(error) {
            settled();
            reject(error);
          },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        jobs.push(job);
        next();
      }),
    close: end,
  };
}
