/** Questions put to sites, with what the engine knew of each and whether it was right: what weights are fitted on. */
import { createKnowledge } from '../search/knowledge.js';
import type { PassageIndex } from '../search/index/passage-index.js';
import { createQueryAnalyzer } from '../search/query/query-terms.js';
import { featuresOf } from '../answers/ranking/features.js';
import { withContext } from '../answers/question/follow-up.js';
import { readable } from './metrics.js';
import { readOffTopic, readQuestionSet, SET_NAMES, storeOf, type TestQuestion } from './question-sets.js';
import { rank, type Ranking } from '../answers/ranking/rank.js';
import type { Features } from '../answers/ranking/signals.js';
import { sitesOf, smallSites, type PutQuestion, type Site } from './sites.js';
import { writeAnswer } from '../answers/composing/write-answer.js';

export interface Sample {
  set: string;
  /** Whether it was put to all pages of the set, or to a small site made of some. */
  isWhole: boolean;
  source: PutQuestion['source'];
  features: Features;
  /** Whether the site answers it, whether the first page cited does, and whether the answer written is right. */
  answerable: boolean;
  found: boolean;
  right: boolean;
}

/**
 * The share of unanswerable questions, among those about a site's matter, that confidence is fitted for. Sets hold from
 * none to four in ten by the will of who made them; one in five is a guess at what visitors ask.
 */
export const UNANSWERABLE = 0.2;
/** The share, among all questions, of those that have nothing to do with the site: as much of a guess. */
export const OFF_TOPIC = 0.1;

/** Sets of one kind, such as the languages of one set, have no say in each other's held-out weights. */
export const kindOf = (set: string): string => set.split('/')[0] ?? set;

/** The samples of all sets that are there; the others are named on stderr. */
export async function readSamples(): Promise<Sample[]> {
  const offTopic = readOffTopic();
  const sites = SET_NAMES.flatMap((name) => {
    const set = readQuestionSet(name);
    if (!set) console.error(`${name}: skipped, its data is not there`);
    return set ? sitesOf(set, offTopic) : [];
  });
  return samplesOf([...sites, ...smallSites(offTopic)]);
}

async function samplesOf(sites: readonly Site[]): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const site of sites) {
    const index = await createKnowledge({ pages: storeOf(site.pages) }).indexFor('fitted');
    const analyzer = createQueryAnalyzer(index);
    for (const { question, answerable, source } of site.questions) {
      const history = question.history.map((text) => ({ question: text, answer: '', citedPageIds: [] }));
      const { terms } = withContext(question.text, history, analyzer);
      const ranking = rank(index, terms);
      if (ranking.candidates.length === 0) continue;
      const features = featuresOf(ranking);
      const { found, right } = judgeWritten(index, ranking, question);
      samples.push({
        set: site.set,
        isWhole: site.isWhole,
        source,
        features,
        answerable,
        found: answerable && found,
        right: answerable && right,
      });
    }
  }
  return samples;
}

/** Writes the answer, and tells whether the first page it cites answers the question, and whether it does itself. */
export function judgeWritten(
  index: PassageIndex,
  ranking: Ranking,
  { text, goldPages, goldPhrases }: TestQuestion,
): { found: boolean; right: boolean } {
  const written = writeAnswer(index, ranking, text);
  const answer = readable(written.text);
  const isRightPage = goldPages.includes(written.citations[0]?.pageId ?? '');
  const isRight =
    goldPhrases.length > 0 ? goldPhrases.some((phrase) => answer.includes(readable(phrase))) : isRightPage;
  return { found: goldPages.length > 0 ? isRightPage : isRight, right: isRight };
}
