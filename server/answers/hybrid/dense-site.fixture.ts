/** A site of three pages, two of which only meaning can tell apart. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createKnowledge } from '../../search/knowledge.js';
import type { Page } from '../../model.js';
import type { Embedder } from '../../model-client/embedder.js';
import { createEmbeddingEndpoint } from '../../model-client/embedding-endpoint.js';
import { startFaultyEmbeddings } from '../../model-client/faulty-embeddings.fixture.js';
import { createGuardedEmbedder } from '../../model-client/guarded-embedder.js';
import { createDenseIndex, type DenseIndex } from './dense-index.js';
import { openVectorFile } from './vector-file.js';

/** The model's understanding of words. */
const MEANINGS = [
  ['gadget', 'gizmo', 'contraption'],
  ['invoice', 'bill', 'receipt'],
];
export const page = (id: string, content: string): Page => ({
  id,
  title: id,
  url: `/${id}`,
  lang: 'en',
  content,
});
const LOST = '## How long lost papers take to be returned';
export const PAGES = [
  page('desk', `${LOST}\n\nReceipt papers that were lost are returned after five days.`),
  page('garage', `${LOST}\n\nGizmo papers that were lost are returned after three days.`),
  page('door', '## Opening hours\n\nOpening hours are on the door.'),
];
/** Words alone cannot tell which page answers it. */
export const QUESTION = 'How long do lost contraption papers take to be returned?';

/** A site with a server of embeddings; `open` starts finding by meaning, on the same files each time. */
export async function createDenseSite(t: TestContext) {
  const server = await startFaultyEmbeddings(MEANINGS);
  const folder = await mkdtemp(join(tmpdir(), 'meaning-'));
  const opened: DenseIndex[] = [];
  t.after(async () => {
    await Promise.all(opened.map((dense) => dense.close()));
    await server.stop();
    await rm(folder, { recursive: true });
  });
  const state = { pages: PAGES, revision: 1 };
  const knowledge = createKnowledge({
    pages: {
      list: () => Promise.resolve(state.pages),
      revision: () => Promise.resolve(String(state.revision)),
    },
  });
  const open = async (
    about: Pick<Embedder, 'languages' | 'relatedFrom' | 'readsSentences'> = {},
    mostVectors?: number,
  ) => {
    const warnings: string[] = [];
    let wake = (): void => undefined;
    const endpoint = createEmbeddingEndpoint({ baseUrl: server.url, model: 'tiny', timeoutMs: 500 });
    const embedder = { ...endpoint, ...about };
    const guard = { random: () => 0.5, retries: 1, backoffMs: 1, breakAfter: Infinity };
    const dense = createDenseIndex({
      passages: createGuardedEmbedder({ embedder, ...guard }),
      questions: createGuardedEmbedder({ embedder, random: () => 0.5, retries: 0, breakAfter: 2 }),
      vectors: await openVectorFile(folder, embedder.name),
      logger: {
        info: () => undefined,
        warn: (details, message) => {
          warnings.push('err' in details ? `${message}: ${String(details.err)}` : message);
          wake();
        },
      },
      retryMs: 20,
      ...(mostVectors !== undefined && { mostVectors }),
    });
    opened.push(dense);
    const warned = (): Promise<void> => new Promise((resolve) => (wake = resolve));
    const index = () => knowledge.indexFor('w');
    /** Waits until passages are embedded. */
    const ready = async () => {
      const now = await index();
      for (;;) {
        const found = await dense.find(now, QUESTION, 'en');
        if (found) return found;
        await sleep(5);
      }
    };
    return { dense, warnings, warned, ready, index };
  };
  return { server, folder, state, knowledge, open };
}
