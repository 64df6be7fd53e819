/** A thread of the local model: embeds one text after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { lowerThreadPriority } from '../../runtime/thread-priority.js';
import { openEncoder } from '../../sentence-encoder/open-encoder.js';

export interface LocalModelThreadData {
  /** Whether it works only when nothing else on the machine wants to. */
  isPatient: boolean;
}

/** What it answers to a text. */
export type LocalModelAnswer = { vector: Float32Array } | { error: unknown };

/** The highest niceness there is is 19; a machine that is always busy shall still get done. */
const NICENESS = 10;

const { isPatient } = workerData as LocalModelThreadData;
if (isPatient) lowerThreadPriority(NICENESS);
const encode = openEncoder();

function embed(text: string): LocalModelAnswer {
  try {
    return { vector: encode(text) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (text: string) => {
  parentPort?.postMessage(embed(text));
});
