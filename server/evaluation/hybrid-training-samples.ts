/** Questions put to sites, with what words and the local model knew of each: what the hybrid models are fitted on. */
import type { DenseIndex } from '../answers/hybrid/dense-index.js';
import { hybridFeaturesOf, type HybridFeatures } from '../answers/hybrid/hybrid-features.js';
import { rankHybrid } from '../answers/hybrid/hybrid-ranking.js';
import { withContext } from '../answers/question/follow-up.js';
import { WORD_MODELS } from '../answers/ranking/confidence.js';
import { featuresOf } from '../answers/ranking/features.js';
import { rank } from '../answers/ranking/rank.js';
import type { WordModels } from '../answers/ranking/weights.js';
import { createKnowledge } from '../search/knowledge.js';
import { createQueryAnalyzer } from '../search/query/query-terms.js';
import { openLocalDenseIndex, whenEmbedded } from './local-dense-index.js';
import { storeOf } from './question-set.js';
import { judgeWritten, type Sample } from './training-samples.js';
import type { Site } from './training-sites.js';

/** The sets in the language that the local model understands. */
export const HYBRID_SETS = ['docs', 'plausible', 'techqa', 'squad'];

/** Its features are those of words alone. */
export interface HybridSample extends Sample {
  /** By the shipped models of words. */
  hybrid: HybridFeatures;
  /** By models of words that had no part of the sets of a kind, by kind. */
  hybridWithout: Readonly<Record<string, HybridFeatures>>;
}

/**
 * Puts every question to its site.
 * @param wordsWithout models of words that had no part of the sets of a kind, by kind
 * @param onSite called after each site
 */
export async function hybridSamplesOf(
  sites: readonly Site[],
  wordsWithout: Readonly<Record<string, WordModels>>,
  onSite: () => void,
): Promise<HybridSample[]> {
  const dense = await openLocalDenseIndex();
  const samples: HybridSample[] = [];
  for (const site of sites) {
    const isEnglish = site.pages.every(({ lang = 'en' }) => lang === 'en');
    if (isEnglish) samples.push(...(await samplesOfSite(site, wordsWithout, dense)));
    onSite();
  }
  await dense.close();
  return samples;
}

async function samplesOfSite(
  { set, isWhole, pages, questions }: Site,
  wordsWithout: Readonly<Record<string, WordModels>>,
  dense: DenseIndex,
): Promise<HybridSample[]> {
  const samples: HybridSample[] = [];
  const index = await createKnowledge({ pages: storeOf(pages) }).indexFor('fitted');
  if (!index.languages.includes('en')) return samples;
  const analyzer = createQueryAnalyzer(index);
  for (const { question, answerable, source } of questions) {
    const { text } = question;
    const history = question.history.map((said) => ({ question: said, answer: '', citedPageIds: [] }));
    const { terms } = withContext(text, history, analyzer);
    const words = rank(index, terms);
    if (words.candidates.length === 0) continue;
    const meant = await whenEmbedded(dense, () => dense.find(index, text, 'en'));
    const both = rankHybrid(rank(index, terms, new Set(), meant.nearest), meant);
    const { found, right } = judgeWritten(index, both, question);
    const featuresBy = (models: WordModels): HybridFeatures => hybridFeaturesOf(words, both, models);
    samples.push({
      set,
      isWhole,
      source,
      features: featuresOf(words),
      answerable,
      found: answerable && found,
      right: answerable && right,
      hybrid: featuresBy(WORD_MODELS),
      hybridWithout: Object.fromEntries(
        Object.entries(wordsWithout).map(([kind, models]) => [kind, featuresBy(models)]),
      ),
    });
  }
  return samples;
}
