/** Questions put to sites, with what the engine knew of each and whether it was right: what weights are fitted on. */
import { createKnowledge } from '../search/knowledge.js';
import type { PassageIndex } from '../search/index/passage-index.js';
import { createQueryAnalyzer } from '../search/query/query-terms.js';
import { featuresOf } from '../answers/ranking/features.js';
import { withContext } from '../answers/question/follow-up.js';
import { storeOf, type TestQuestion } from './question-set.js';
import { FITTED_SETS, readOffTopic, readQuestionSets } from './question-sets.js';
import { readable } from './readable-text.js';
import { rank, type Ranking } from '../answers/ranking/rank.js';
import type { Features } from '../answers/ranking/signals.js';
import { sitesOf, smallSites, type PutQuestion, type Site } from './training-sites.js';
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

/** Sites that models are fitted on. */
export interface TrainingSites {
  sites: Site[];
  /** What of other people's data is not there: models that are fitted without it are not those that are shipped. */
  absent: string[];
}

/** The sites of these sets, with those that are small by nature. */
export async function readTrainingSites(names: readonly string[] = FITTED_SETS): Promise<TrainingSites> {
  const offTopic = readOffTopic();
  const { sets, absent } = await readQuestionSets(names);
  return {
    sites: [...sets.flatMap((set) => sitesOf(set, offTopic)), ...smallSites(offTopic)],
    absent: [...absent, ...(offTopic.length === 0 ? ['off-topic.json'] : [])],
  };
}

/** Puts every question to its site. @param onSite called after each site */
export async function samplesOf(sites: readonly Site[], onSite: () => void): Promise<Sample[]> {
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
    onSite();
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
