/** Answers questions with the words of the pages themselves. */
import type { AnswerEngine, EngineReply, Question } from '../answer-engine.js';
import type { RelatedArticle } from '../../contract.js';
import type { Knowledge } from '../../search/knowledge.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { createQueryAnalyzer, type QueryAnalyzer } from '../../search/query/query-terms.js';
import {
  MAY_HELP_BELOW,
  NOTHING_NEAR_BELOW,
  toldConfidence,
  UNSURE_AT_MOST,
  USELESS_BELOW,
} from '../ranking/confidence.js';
import { SHIPPED_MODELS, type EngineModels } from '../hybrid/hybrid-confidence.js';
import type { DenseRetriever } from '../hybrid/dense-retrieval.js';
import { asksForLeader, factReply, generalFactReply } from '../facts/fact-reply.js';
import { explainReply, type Explainer } from './explanation.js';
import { fixedSentences, otherLanguageSentence } from '../../languages/fixed-sentences.js';
import type { EvidenceFinder } from '../evidence.js';
import { chooseRetrieval, tellsOf, type ContextFeatures } from './choose-retrieval.js';
import { CONTEXT } from './fitted-context-weights.js';
import { evidencePassages } from './evidence-passages.js';
import { partFor } from './part-of-answer.js';
import { previewOf } from '../composing/preview.js';
import { repeats, repeatsAllOf } from '../composing/repeats.js';
import { retrieve, type Retrieval } from './retrieve.js';
import { mendTyping } from '../question/mend-typing.js';
import { withOtherOfTwo } from '../question/other-of-two.js';
import { readAlone, readInContext } from '../question/reading.js';
import type { Ranking } from '../ranking/rank.js';
import type { LogisticWeights } from '../ranking/weights.js';
import { visitorLanguage } from '../question/visitor-language.js';

const MAX_RELATED = 3;

export interface ExtractiveEngineOptions {
  knowledge: Pick<Knowledge, 'indexFor'>;
  /** Compares vectors too; words alone decide where absent. */
  dense?: DenseRetriever | undefined;
  /** What judges the replies; the shipped models where absent. Measuring on a set takes models that never saw it. */
  models?: EngineModels | undefined;
  /** What decides whether a question is read in context; the shipped weights where absent. */
  context?: LogisticWeights<ContextFeatures> | undefined;
}

/** Makes the engine that needs no model: every sentence of a reply stands in a page. */
export function createExtractiveEngine({
  knowledge,
  dense,
  models = SHIPPED_MODELS,
  context = CONTEXT,
}: ExtractiveEngineOptions): AnswerEngine & EvidenceFinder & Explainer {
  const analyzers = new WeakMap<PassageIndex, QueryAnalyzer>();

  const ask = async (said: Question, search?: string): Promise<Asked> => {
    const { widgetId, text, history } = said;
    const index = await knowledge.indexFor(widgetId);
    const language = visitorLanguage(text, history, index.languages);
    const question =
      search === undefined
        ? withOtherOfTwo(index, mended(said, index, language), language)
        : { widgetId, text: search, history: [] };
    return { index, language, question, fact: factReply(index, question, language) };
  };

  const find = async ({ index, question: { text, history } }: Asked): Promise<Found> => {
    let analyzer = analyzers.get(index);
    if (!analyzer) analyzers.set(index, (analyzer = createQueryAnalyzer(index)));
    const language = visitorLanguage(text, history, index.languages);
    const options = { language, dense, models };
    const reading = readAlone(text, analyzer);
    const alone = await retrieve(index, reading, options);
    const followed = readInContext(reading, history, analyzer, language);
    const inContext = followed && (await retrieve(index, followed, options));
    return { alone, inContext, chosen: chooseRetrieval(alone, inContext, context) };
  };

  return {
    async answer(question) {
      const asked = await ask(question);
      return asked.fact ?? replyTo(asked, await find(asked));
    },

    async findEvidence(question, search) {
      const asked = await ask(question, search);
      const { index, language, fact } = asked;
      const about = { language, pageLanguages: index.languages };
      if (fact) {
        const found = fact.confidenceScore;
        return { ...about, passages: [], found, reply: fact, isFact: true, isFollowUp: false };
      }
      const retrievals = await find(asked);
      const { chosen, inContext } = retrievals;
      const found = chosen.confidence?.found ?? 0;
      const passages = found < NOTHING_NEAR_BELOW ? [] : evidencePassages(index, chosen.best);
      const reply = replyTo(asked, retrievals);
      return { ...about, passages, found, reply, isFact: false, isFollowUp: inContext !== undefined };
    },

    async explain(question) {
      const asked = await ask(question);
      const found = await find(asked);
      const reply = asked.fact ?? replyTo(asked, found);
      return explainReply(asked.index, found.chosen, reply, models);
    },
  };
}

/** The question, and those before it, without their typing errors. */
function mended({ widgetId, text, history }: Question, index: PassageIndex, language: string): Question {
  return {
    widgetId,
    text: mendTyping(text, index, language),
    history: history.map((turn) => ({ ...turn, question: mendTyping(turn.question, index, language) })),
  };
}

/** A question, and where it is asked. */
interface Asked {
  index: PassageIndex;
  /** The visitor's. */
  language: string;
  question: Question;
  /** The whole reply, where it asks for a contact fact. */
  fact: EngineReply | undefined;
}

interface Found {
  /** For the question by itself. */
  alone: Retrieval;
  /** In the context of the conversation, where it may lean on what was said before it. */
  inContext: Retrieval | undefined;
  /** For the question as it is understood: what the reply is made of. */
  chosen: Retrieval;
}

const rounded = (chance: number): number => Math.round(chance * 1000) / 1000;

/** What the passages answer, or else the fact of the business that comes nearest to what is asked. */
function replyTo(asked: Asked, found: Found): EngineReply {
  const told = passageReply(asked, found);
  const { alone, chosen } = found;
  const isUnsure = asksForLeader(asked.index, asked.question, asked.language);
  const reply = isUnsure
    ? { ...told, confidenceScore: Math.min(told.confidenceScore, UNSURE_AT_MOST) }
    : told;
  const isToldBefore = chosen.reading !== alone.reading && chosen.answer?.lacksKind === false;
  if (!reply.wasRefused && (isToldBefore || reply.confidenceScore > UNSURE_AT_MOST)) return reply;
  const { index, question, language } = asked;
  return generalFactReply(index, question, language, chosen.similarities) ?? reply;
}

/** An answer is no surer than that its page was found. */
const surenessOf = ({ confidence }: Retrieval): number =>
  confidence ? Math.min(confidence.found, confidence.right) : 0;

/** The reply to a question as it is understood, unless that is what the visitor has just read. */
function passageReply(asked: Asked, { alone, inContext, chosen }: Found): EngineReply {
  const reply = replyWith(asked, chosen);
  const before = asked.question.history.at(-1)?.answer;
  if (!inContext || reply.wasRefused || !chosen.answer) return reply;
  if (!repeats(chosen.answer.text, before)) return reply;
  // Who asks on is not told the same once more: the question may mean a part of what was said, or something else.
  const part = partFor(asked.index, inContext, alone);
  if (part) {
    const partly = { ...chosen, answer: part };
    return replyWith(asked, partly, repeatsAllOf(part.text, before));
  }
  const isTelling = tellsOf(alone);
  const mayMeanElse = isTelling && !inContext.reading.pointsBack;
  const isSurer = isTelling && surenessOf(alone) >= surenessOf(chosen);
  const other = mayMeanElse || isSurer ? replyWith(asked, alone) : reply;
  return repeats(other.answer, before) ? replyWith(asked, chosen, true) : other;
}

/** @param isSaidAgain whether the reply before showed all of it */
function replyWith(
  { index, language }: Asked,
  { reading, best, near, answer, confidence }: Retrieval,
  isSaidAgain = false,
): EngineReply {
  const spoken = [language, ...index.languages];
  const sentences = fixedSentences(spoken);
  const [mostPages] = index.languages;
  const isForeign = mostPages !== undefined && !index.languages.includes(language);
  const preview = (page: number): string | undefined => previewOf(index, best, reading.asks, page);
  const refuse = (confidenceScore: number, related: readonly number[]): EngineReply => {
    const answer = related.length > 0 ? sentences.refusalWithPages : sentences.refusal;
    return refusal(
      isForeign ? `${answer} ${otherLanguageSentence(spoken, mostPages)}` : answer,
      confidenceScore,
      relatedTo(index, related, { preview }),
    );
  };
  const found = confidence?.found ?? 0;
  const isRefused = found < (confidence?.refuseBelow ?? 1) || (confidence?.right ?? 0) < USELESS_BELOW;
  if (reading.terms.length === 0 && isRefused) return refusal(sentences.nothingAsked);
  if (!confidence || !answer) return refuse(0, near);
  if (isRefused) {
    // What is refused would not have been right more often than the right page was found.
    const confidenceScore = rounded(Math.min(found, confidence.right));
    // Few words of another language are on the pages, and the names among them are what can be gone by.
    const isNear = found >= NOTHING_NEAR_BELOW || isForeign;
    return refuse(confidenceScore, isNear ? pagesOf(best) : near);
  }
  const mayHelp = confidence.right < MAY_HELP_BELOW;
  const { text, citations, pages } = answer;
  const confidenceScore = rounded(
    // What was said before may be no answer to this question at all.
    Math.min(toldConfidence(confidence.right), isSaidAgain ? UNSURE_AT_MOST : 1),
  );
  const opening = isSaidAgain ? sentences.saidBefore : mayHelp ? sentences.mayHelp : undefined;
  return {
    answer: opening === undefined ? text : `${opening}\n\n${text}`,
    citations,
    relatedArticles: relatedTo(index, pagesOf(best), {
      cited: pages,
      preview: confidenceScore > UNSURE_AT_MOST ? undefined : preview,
    }),
    confidenceScore,
    wasRefused: false,
  };
}

function refusal(answer: string, confidenceScore = 0, relatedArticles: RelatedArticle[] = []): EngineReply {
  return { answer, citations: [], relatedArticles, confidenceScore, wasRefused: true };
}

const pagesOf = ({ candidates }: Ranking): number[] => candidates.map(({ page }) => page);

interface RelatedOptions {
  cited?: ReadonlySet<number>;
  /** What a page says nearest to the question; links alone where absent. */
  preview?: ((page: number) => string | undefined) | undefined;
}

function relatedTo(
  index: PassageIndex,
  found: readonly number[],
  { cited = new Set(), preview }: RelatedOptions,
): RelatedArticle[] {
  const pages = new Set(found.filter((page) => !cited.has(page)));
  return [...pages].slice(0, MAX_RELATED).map((number) => {
    const { id, title, url } = index.pageAt(number);
    const excerpt = preview?.(number);
    return { pageId: id, pageTitle: title, pageUrl: url, ...(excerpt !== undefined && { excerpt }) };
  });
}
