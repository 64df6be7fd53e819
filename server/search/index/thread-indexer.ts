/** Makes segments in a thread of its own, which is started when there is work and ends soon after. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { Mutex } from '../../runtime/mutex.js';
import { startThread } from '../../runtime/start-thread.js';
import type { Dictionary } from './dictionary.js';
import { passageCountOf } from './segment.js';
import type { LiveSegment, Segment } from './segment.js';
import type { IndexAnswer, IndexRequest } from './index-job.js';
import { shareSegments } from './share-segment.js';
import { createEventLoopYielder } from '../../runtime/event-loop-yielder.js';
import { createLocalIndexer, type Indexer } from './indexer.js';

export interface ThreadIndexer extends Indexer {
  /** Ends the thread; work in flight fails. */
  close(): Promise<void>;
}

/** Up to so much text, in characters, and so many passages, the thread would take longer to start than the work. */
const SMALL_TEXT = 300_000;
const SMALL_MERGE = 1000;
/** How long the thread waits for more work, in milliseconds, before its memory is given back. */
const IDLE_MS = 3000;
/** Text sent at once, in characters: copying it holds up this thread. */
const BATCH_TEXT = 500_000;

/** Sending a part of a piece of memory would send all of it. */
const copyAlone = ({ first, bytes, ends }: Dictionary): Dictionary => ({
  first,
  bytes: bytes.slice(),
  ends: ends.slice(),
});

export function createThreadIndexer(): ThreadIndexer {
  const local = createLocalIndexer();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const mutex = new Mutex();

  const start = (): Worker => {
    const started = startThread('./index-thread', import.meta.url);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  /** Runs one job after the other; `send` posts what makes the thread answer once. */
  const run = (send: (post: (request: IndexRequest) => void) => Promise<void>): Promise<Segment> =>
    mutex.runExclusive(async () => {
      clearTimeout(idle);
      const used = (worker ??= start());
      used.ref();
      const gone = new AbortController();
      const { signal } = gone;
      try {
        const answered = Promise.race([
          once(used, 'message', { signal }),
          once(used, 'exit', { signal }).then(() => {
            throw new Error('The indexing thread ended before its work was done.');
          }),
        ]);
        answered.catch(() => undefined);
        await send((request) => {
          used.postMessage(request);
        });
        const [answer] = (await answered) as [IndexAnswer];
        if ('error' in answer) throw answer.error;
        return answer.segment;
      } finally {
        gone.abort();
        used.unref();
        idle = setTimeout(() => void end(), IDLE_MS).unref();
      }
    });

  return {
    build(pages, known) {
      const size = pages.reduce((sum, { content }) => sum + content.length, 0);
      if (size <= SMALL_TEXT) return local.build(pages, known);
      return run(async (post) => {
        const yieldToEventLoop = createEventLoopYielder();
        post({ kind: 'begin', known: known.dictionaries.map(copyAlone) });
        for (let from = 0; from < pages.length;) {
          let to = from;
          for (let text = 0; to < pages.length && text < BATCH_TEXT; to++)
            text += pages[to]?.content.length ?? 0;
          post({ kind: 'pages', pages: pages.slice(from, to) });
          from = to;
          await yieldToEventLoop();
        }
        post({ kind: 'finish' });
      });
    },

    merge(live: readonly LiveSegment[]) {
      const size = live.reduce((sum, { segment }) => sum + passageCountOf(segment), 0);
      if (size <= SMALL_MERGE) return local.merge(live);
      return run(async (post) => {
        post({ kind: 'merge', live: await shareSegments(live) });
      });
    },

    close: end,
  };
}
