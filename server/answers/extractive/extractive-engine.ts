/** Answers questions with the words of the pages themselves. */
import type { AnswerEngine, Question } from '../answer-engine.js';
import { onceForEach } from '../../runtime/once-for-each.js';
import type { Knowledge } from '../../search/knowledge.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { createQueryAnalyzer } from '../../search/query/query-terms.js';
import { NOTHING_NEAR_BELOW } from '../ranking/confidence.js';
import { SHIPPED_MODELS, type EngineModels } from '../hybrid/hybrid-confidence.js';
import type { DenseRetriever } from '../hybrid/dense-retrieval.js';
import { factReply } from '../facts/fact-reply.js';
import { explainReply, type Explainer } from './explanation.js';
import type { EvidenceFinder } from '../evidence.js';
import { chooseRetrieval, type ContextFeatures } from './choose-retrieval.js';
import { CONTEXT } from './fitted-context-weights.js';
import { evidencePassages } from './evidence-passages.js';
import { retrieve } from './retrieve.js';
import { mendTyping } from '../question/mend-typing.js';
import { withOtherOfTwo } from '../question/other-of-two.js';
import { readAlone, readInContext } from '../question/reading.js';
import type { LogisticWeights } from '../ranking/weights.js';
import { languagesOn, visitorLanguage } from '../question/visitor-language.js';
import { replyTo, type Asked, type Found } from './write-reply.js';

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
  const analyzerOf = onceForEach(createQueryAnalyzer);

  const ask = async (said: Question, search?: string): Promise<Asked> => {
    const { widgetId, text, history, pageUrl } = said;
    const index = await knowledge.indexFor(widgetId);
    const languages = languagesOn(index, pageUrl);
    const language = visitorLanguage(text, history, languages);
    const question =
      search === undefined
        ? withOtherOfTwo(index, mended(said, index, language), language)
        : { widgetId, text: search, history: [] };
    const questionLanguage = visitorLanguage(question.text, question.history, languages);
    return { index, language, question, questionLanguage, fact: factReply(index, question, language) };
  };

  const find = async (asked: Asked): Promise<Found> => {
    const { index, questionLanguage: language } = asked;
    const { text, history } = asked.question;
    const analyzer = analyzerOf(index);
    const options = { language, dense, models };
    const reading = readAlone(text, analyzer, language);
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
