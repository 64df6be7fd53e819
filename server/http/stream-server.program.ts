/**
 * A process of its own for `streams.faults.ts`: our server with an engine that never ends its answers until it is
 * told to. Answers each message of its parent with its memory.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AnswerEngine } from '../answers/answer-engine.js';
import { startApp } from './app.fixture.js';

/** In bytes. */
export interface Memory {
  rss: number;
  /** Objects and buffers that are alive. */
  inUse: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const waiting: (() => void)[] = [];
const engine: AnswerEngine = {
  async answer(_question, options) {
    options?.onText?.('Wait');
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { answer: 'Wait.', citations: [], relatedArticles: [], confidenceScore: 0.5, wasRefused: false };
  },
};

const app = await startApp(undefined, { engine, widget: { quota: { messages: 1e6, period: 'day' } } });
process.on('message', (message) => {
  if (message === 'finish') for (const finish of waiting.splice(0)) finish();
  setTimeout(() => {
    app.logged.length = 0;
    collectGarbage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ rss, inUse: heapUsed + external } satisfies Memory);
  }, 500);
});
process.on('disconnect', () => process.exit());
process.send?.(app.url);
