/** Questions put to sites, with what the engine knew of each and whether it was right: what weights are fitted on. */
import type { PastTurn, Question } from '../answers/answer-engine.js';
import { writeAnswer, type WrittenAnswer } from '../answers/composing/write-answer.js';
import { retrieve } from '../answers/extractive/retrieve.js';
import { factReply } from '../answers/facts/fact-reply.js';
import type { DenseIndex } from '../answers/hybrid/dense-index.js';
import { SHIPPED_MODELS } from '../answers/hybrid/hybrid-confidence.js';
import type { HybridFeatures } from '../answers/hybrid/hybrid-features.js';
import { readAlone, readInContext } from '../answers/question/reading.js';
import { visitorLanguage } from '../answers/question/visitor-language.js';
import { featuresOf } from '../answers/ranking/features.js';
import type { Ranking } from '../answers/ranking/rank.js';
import type { Features } from '../answers/ranking/signals.js';
import { recogniseIntent } from '../chat/intents/recognise-intent.js';
import { withoutPreamble } from '../chat/intents/without-preamble.js';
import { createKnowledge } from '../search/knowledge.js';
import type { PassageIndex } from '../search/index/passage-index.js';
import { createQueryAnalyzer, type QueryAnalyzer } from '../search/query/query-terms.js';
import { whenEmbedded } from './local-dense-index.js';
import { storeOf, type TestQuestion } from './question-set.js';
import { FITTED_SET_NAMES, readOffTopic, readQuestionSets } from './question-sets.js';
import { readable } from './readable-text.js';
import { sitesOf, smallSites, type PutQuestion, type Site } from './training-sites.js';

/** What a model judges, and whether it would be true to say that it is found and right. */
export interface Judgeable<F> {
  features: F;
  /** One of the first three pages answers the question. */
  found: boolean;
  /** The answer that would be written is right. */
  right: boolean;
}

export interface Sample {
  set: string;
  /** Whether it was put to all pages of the set, or to a small site made of some. */
  isWhole: boolean;
  source: PutQuestion['source'];
  /** Whether the site answers it. */
  answerable: boolean;
  /** Absent where words find nothing. */
  words?: Judgeable<Features>;
  /** By words and the local model; absent where that does not know the language of the site. */
  hybrid?: Judgeable<HybridFeatures>;
}

/**
 * The share of unanswerable questions, among those about a site's matter, that confidence is fitted for. Sets hold from
 * none to four in ten by the will of who made them; a third is a guess at what visitors ask. With a quarter, more is
 * answered plainly that a site does not say; with more off topic than below, confidence falls short on nearly every set
 * that had no part in fitting it.
 */
export const UNANSWERABLE = 0.33;
/** The share, among all questions, of those that have nothing to do with the site: as much of a guess. */
export const OFF_TOPIC = 0.03;
/** A right page is found where it is among so many first ones: that many are shown. */
const SHOWN = 3;

/** Sets of one kind, such as the languages of one set, have no say in each other's held-out weights. */
export const kindOf = (set: string): string =>
  set.startsWith('business/') ? set : (set.split('/')[0] ?? set);

/** Sites that models are fitted on. */
export interface TrainingSites {
  sites: Site[];
  /** What of other people's data is not there: models that are fitted without it are not those that are shipped. */
  absent: string[];
}

/** The sites of these sets, with those that are small by nature. */
export async function readTrainingSites(names: readonly string[] = FITTED_SET_NAMES): Promise<TrainingSites> {
  const offTopic = readOffTopic();
  const { sets, absent } = await readQuestionSets(names);
  return {
    sites: [...sets.flatMap((set) => sitesOf(set, offTopic)), ...smallSites(offTopic)],
    absent: [...absent, ...(offTopic.length === 0 ? ['off-topic.json'] : [])],
  };
}

/**
 * Puts every question to its site.
 * @param dense of the local model; words alone where absent
 * @param onSite called after each site
 */
export async function samplesOf(
  sites: readonly Site[],
  dense: DenseIndex | undefined,
  onSite: () => void,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const site of sites) {
    const index = await createKnowledge({ pages: storeOf(site.pages) }).indexFor('fitted');
    const analyzer = createQueryAnalyzer(index);
    const usesModel = dense !== undefined && index.languages[0] === 'en';
    if (usesModel) await whenEmbedded(dense, () => dense.find(index, 'Is it ready?', 'en'));
    for (const { question, answerable, source } of site.questions) {
      if (isAnsweredOtherwise(index, question)) continue;
      const { set, isWhole } = site;
      const of = { set, isWhole, source, answerable };
      samples.push({
        ...of,
        ...(await judgeables(index, analyzer, { question, answerable }, usesModel ? dense : undefined)),
      });
    }
    onSite();
  }
  return samples;
}

/** Whether the chat answers without the passages: by a sentence of its own, or with a contact fact. */
function isAnsweredOtherwise(index: PassageIndex, question: TestQuestion): boolean {
  const { text } = question;
  if (recogniseIntent(text) !== undefined) return true;
  const asked = askedOf(question);
  return factReply(index, asked, visitorLanguage(text, asked.history, index.languages)) !== undefined;
}

/** The question as the chat asks it. */
function askedOf({ text, history }: TestQuestion): Question {
  const turns = history.map((question): PastTurn => ({ question, answer: '', citedPageIds: [] }));
  return withoutPreamble({ widgetId: 'fitted', text, history: turns });
}

async function judgeables(
  index: PassageIndex,
  analyzer: QueryAnalyzer,
  { question, answerable }: Pick<PutQuestion, 'question' | 'answerable'>,
  dense: DenseIndex | undefined,
): Promise<Pick<Sample, 'words' | 'hybrid'>> {
  const { text, history } = askedOf(question);
  const language = visitorLanguage(text, history, index.languages);
  const alone = readAlone(text, analyzer, language);
  const reading = readInContext(alone, history, analyzer, language) ?? alone;
  const found = await retrieve(index, reading, { language, dense, models: SHIPPED_MODELS });
  const judged = <F>(features: F, ranking: Ranking, answer: WrittenAnswer): Judgeable<F> => ({
    features,
    found: answerable && isFound(index, ranking, answer, question),
    right: answerable && isRight(answer, question),
  });
  const { sought, ranking, best, hybrid, answer } = found;
  const byWords = ranking.candidates.length > 0 && writeAnswer(index, ranking, sought);
  return {
    ...(byWords && { words: judged(featuresOf(ranking, byWords), ranking, byWords) }),
    ...(hybrid && answer && { hybrid: judged(hybrid, best, answer) }),
  };
}

function isFound(
  index: PassageIndex,
  ranking: Ranking,
  answer: WrittenAnswer,
  question: TestQuestion,
): boolean {
  const { goldPages } = question;
  if (goldPages.length === 0) return isRight(answer, question);
  const pages = [...new Set(ranking.candidates.map(({ page }) => page))].slice(0, SHOWN);
  return pages.some((page) => goldPages.includes(index.pageAt(page).id));
}

function isRight(
  { text, citations }: WrittenAnswer,
  { goldPages, goldPhrases, notPhrases }: TestQuestion,
): boolean {
  if (goldPhrases.length === 0) return goldPages.includes(citations[0]?.pageId ?? '');
  const answer = readable(text);
  const holds = (phrases: readonly string[]): boolean =>
    phrases.some((phrase) => answer.includes(readable(phrase)));
  return holds(goldPhrases) && !holds(notPhrases);
}
