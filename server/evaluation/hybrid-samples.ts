/** Questions put to sites, by words and the local model: what the fused confidence is fitted on. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createKnowledge } from '../search/knowledge.js';
import { createQueryAnalyzer } from '../search/query/query-terms.js';
import { featuresOf } from '../answers/ranking/features.js';
import { withContext } from '../answers/question/follow-up.js';
import { readOffTopic, readQuestionSet, storeOf } from './question-sets.js';
import { rank } from '../answers/ranking/rank.js';
import { judgeWritten, type Sample } from './samples.js';
import { sitesOf, smallSites, type Site } from './sites.js';
import type { Embedder } from '../model-client/embedder.js';
import { fuse } from '../answers/hybrid/hybrid-ranking.js';
import { fusedFeaturesOf, type FusedFeatures } from '../answers/hybrid/hybrid-features.js';
import { createLocalModel } from '../answers/hybrid/local-model.js';
import { createMeaningIndex, type MeaningIndex } from '../answers/hybrid/dense-index.js';
import { openVectorFile } from '../answers/hybrid/vector-file.js';

/** Its features are those of words alone. */
export interface FusedSample extends Sample {
  fused: FusedFeatures;
}

/** The sets in the language that the local model understands. */
const SETS = ['docs', 'plausible', 'techqa', 'squad'];
const POLL_MS = 20;

/** Embedding the pages takes minutes at first; their vectors are kept in the folder for temporary files. */
export async function readFusedSamples(): Promise<FusedSample[]> {
  const offTopic = readOffTopic();
  const sites = SETS.flatMap((name) => {
    const set = readQuestionSet(name);
    if (!set) console.error(`${name}: skipped, its data is not there`);
    return set ? sitesOf(set, offTopic) : [];
  });
  const small = smallSites(offTopic).filter(({ pages }) => pages.every(({ lang = 'en' }) => lang === 'en'));
  const model = createLocalModel();
  const meaning = createMeaningIndex({
    passages: model.passages,
    questions: remembering(model.questions),
    vectors: await openVectorFile(join(tmpdir(), 'service-chat-bench-vectors'), model.passages.name),
    logger: { info: () => undefined, warn: console.warn },
  });
  const samples: FusedSample[] = [];
  for (const [done, site] of [...sites, ...small].entries()) {
    samples.push(...(await samplesOf(site, meaning)));
    console.error(`${done + 1} of ${sites.length + small.length} sites`);
  }
  await meaning.close();
  await model.close();
  return samples;
}

/** Embeds every text once, though it is asked of many sites. */
function remembering(embedder: Embedder): Embedder {
  const known = new Map<string, Promise<Float32Array[]>>();
  return {
    ...embedder,
    embed(texts) {
      const key = texts.join('\n');
      const vectors = known.get(key) ?? embedder.embed(texts);
      known.set(key, vectors);
      return vectors;
    },
  };
}

async function samplesOf(
  { set, isWhole, pages, questions }: Site,
  meaning: MeaningIndex,
): Promise<FusedSample[]> {
  const samples: FusedSample[] = [];
  const index = await createKnowledge({ pages: storeOf(pages) }).indexFor('fitted');
  if (!index.languages.includes('en')) return samples;
  const analyzer = createQueryAnalyzer(index);
  for (const { question, answerable, source } of questions) {
    const { text } = question;
    const history = question.history.map((said) => ({ question: said, answer: '', citedPageIds: [] }));
    const { terms } = withContext(text, history, analyzer);
    const words = rank(index, terms);
    if (words.candidates.length === 0) continue;
    const meant = await patiently(() => meaning.find(index, text, 'en'));
    const fused = fuse(rank(index, terms, new Set(), meant.nearest), meant);
    const { found, right } = judgeWritten(index, fused, question);
    samples.push({
      set,
      isWhole,
      source,
      features: featuresOf(words),
      answerable,
      found: answerable && found,
      right: answerable && right,
      fused: fusedFeaturesOf(words, fused),
    });
  }
  return samples;
}

/** Waits until the passages are embedded. */
async function patiently<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found) return found;
    await wait(POLL_MS);
  }
}
