/** Answers questions with the words of the pages themselves. */
import type { AnswerEngine, EngineReply, Question } from '../answer-engine.js';
import type { RelatedArticle } from '../../contract.js';
import type { Knowledge } from '../../search/knowledge.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { createQueryAnalyzer, type QueryAnalyzer } from '../../search/query/query-terms.js';
import { judge, NOTHING_NEAR_BELOW, REFUSE_BELOW } from '../ranking/confidence.js';
import { rankHybrid } from '../hybrid/hybrid-ranking.js';
import { HYBRID_MODELS, judgeHybrid } from '../hybrid/hybrid-confidence.js';
import { hybridFeaturesOf, type HybridFeatures, type HybridModels } from '../hybrid/hybrid-features.js';
import type { DenseRetriever } from '../hybrid/dense-retrieval.js';
import { factReply } from '../facts/fact-reply.js';
import { explainReply, type Explainer } from './explanation.js';
import { featuresOf } from '../ranking/features.js';
import { fixedSentences, otherLanguageSentence } from '../../languages/fixed-sentences.js';
import type { EvidenceFinder } from '../evidence.js';
import { evidencePassages } from './evidence-passages.js';
import { withContext } from '../question/follow-up.js';
import { rank, type Ranking } from '../ranking/rank.js';
import { visitorLanguage } from '../question/visitor-language.js';
import { writeAnswer } from '../composing/write-answer.js';

const MAX_RELATED = 3;

export interface ExtractiveEngineOptions {
  knowledge: Knowledge;
  /** Compares vectors too; words alone decide where absent. */
  dense?: DenseRetriever | undefined;
  /** What judges the replies; the shipped models where absent. Measuring on a set takes models that never saw it. */
  models?: HybridModels | undefined;
}

/** Makes the engine that needs no model: every sentence of a reply stands in a page. */
export function createExtractiveEngine({
  knowledge,
  dense,
  models = HYBRID_MODELS,
}: ExtractiveEngineOptions): AnswerEngine & EvidenceFinder & Explainer {
  const analyzers = new WeakMap<PassageIndex, QueryAnalyzer>();

  const find = async (question: Question): Promise<Found> => {
    const index = await knowledge.indexFor(question.widgetId);
    let analyzer = analyzers.get(index);
    if (!analyzer) analyzers.set(index, (analyzer = createQueryAnalyzer(index)));
    const { text, history } = question;
    const language = visitorLanguage(text, history, index.languages);
    const fact = factReply(index, question, language);
    if (fact) return { index, language, near: [], fact };
    const { terms, citedBefore } = withContext(text, history, analyzer, language);
    if (terms.length === 0) return { index, language, near: [] };
    const ranking = rank(index, terms, citedBefore);
    const before = citedBefore.size > 0 ? `${history.at(-1)?.question ?? ''}\n` : '';
    const similarities = await dense?.find(index, before + text, language);
    const nearest = similarities?.nearest ?? [];
    const ranked = nearest.length > 0 ? rank(index, terms, citedBefore, nearest) : ranking;
    const best = similarities ? rankHybrid(ranked, similarities) : ranking;
    const near = similarities?.related.map((passage) => index.pageOf(passage)) ?? [];
    const isJudged = similarities?.isFitted === true && ranking.candidates.length > 0;
    const hybrid = isJudged ? hybridFeaturesOf(ranking, best, models.words) : undefined;
    return { index, language, near, ranking, best, hybrid };
  };

  return {
    answer: async (question) => replyTo(await find(question), question, models),

    async findEvidence(question) {
      const found = await find(question);
      const reply = replyTo(found, question, models);
      const passages = found.best ? evidencePassages(found.index, found.best) : [];
      return { passages, isAnswerable: !reply.wasRefused, reply };
    },

    async explain(question) {
      const found = await find(question);
      const reply = replyTo(found, question, models);
      const { index, ranking, best, hybrid } = found;
      if (!ranking || !best) return { terms: [], candidates: [], reply };
      return explainReply(index, { ranking, best, hybrid }, reply, models);
    },
  };
}

interface Found {
  index: PassageIndex;
  /** The visitor's. */
  language: string;
  /** Pages with similar passages, best first. */
  near: readonly number[];
  /** The whole reply, where a contact fact was asked for. */
  fact?: EngineReply;
  /** By words; absent where no word can be looked for. */
  ranking?: Ranking;
  /** By words and vectors: what the reply is made of. */
  best?: Ranking;
  /** What is known of words and vectors together, where the confidence was fitted with the model. */
  hybrid?: HybridFeatures | undefined;
}

const rounded = (chance: number): number => Math.round(chance * 1000) / 1000;

function replyTo(
  { index, language, near, fact, ranking, best, hybrid }: Found,
  question: Question,
  models: HybridModels,
): EngineReply {
  if (fact) return fact;
  const spoken = [language, ...index.languages];
  const sentences = fixedSentences(spoken);
  const [mostPages] = index.languages;
  const isForeign = mostPages !== undefined && !index.languages.includes(language);
  const refuse = (confidenceScore: number, related: readonly number[]): EngineReply => {
    const answer = related.length > 0 ? sentences.refusalWithPages : sentences.refusal;
    return refusal(
      isForeign ? `${answer} ${otherLanguageSentence(spoken, mostPages)}` : answer,
      confidenceScore,
      relatedTo(index, related),
    );
  };
  if (!ranking || !best) return refusal(sentences.nothingAsked);
  if (ranking.candidates.length === 0) return refuse(0, near);
  const { found, right } = hybrid ? judgeHybrid(hybrid, models) : judge(featuresOf(ranking), models.words);
  if (found < REFUSE_BELOW) {
    // What is refused would not have been right more often than the right page was found.
    const confidenceScore = rounded(Math.min(found, right));
    // Few words of another language are on the pages, and the names among them are what can be gone by.
    const isNear = found >= NOTHING_NEAR_BELOW || isForeign;
    return refuse(confidenceScore, isNear ? pagesOf(best) : near);
  }
  const { text, citations, pages } = writeAnswer(index, best, question.text);
  const relatedArticles = relatedTo(index, pagesOf(best), pages);
  return { answer: text, citations, relatedArticles, confidenceScore: rounded(right), wasRefused: false };
}

function refusal(answer: string, confidenceScore = 0, relatedArticles: RelatedArticle[] = []): EngineReply {
  return { answer, citations: [], relatedArticles, confidenceScore, wasRefused: true };
}

const pagesOf = ({ candidates }: Ranking): number[] => candidates.map(({ page }) => page);

function relatedTo(
  index: PassageIndex,
  found: readonly number[],
  cited: ReadonlySet<number> = new Set(),
): RelatedArticle[] {
  const pages = new Set(found.filter((page) => !cited.has(page)));
  return [...pages].slice(0, MAX_RELATED).map((number) => {
    const { id, title, url } = index.pageAt(number);
    return { pageId: id, pageTitle: title, pageUrl: url };
  });
}
