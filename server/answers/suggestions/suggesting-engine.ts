/** The engine that says with an answer what may be asked next. */
import type { Logger } from 'pino';
import type { AnswerEngine, EngineReply, Question } from '../answer-engine.js';
import { onceForEach } from '../../runtime/once-for-each.js';
import { RecentMap } from '../../runtime/recent-map.js';
import type { Knowledge } from '../../search/knowledge.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { languagesOn, visitorLanguage } from '../question/visitor-language.js';
import { nextHeadings, type NextHeading } from './next-headings.js';

/** How many questions are suggested. */
const MOST = 3;
/** Chance of being right from which an answer is plain: the widget shows it without a word of caution. */
const PLAIN_FROM = 0.5;
/** How many headings are tried for one reply beside those that were tried before: each costs the time of an answer. */
const MOST_TRIED = 3;
/** How many headings of a site are remembered at least; at most twice as many. */
const REMEMBERED = 1000;

export interface SuggestingEngineOptions {
  /** Answers the visitor. */
  engine: AnswerEngine;
  /** Answers what is tried, at no cost but time. */
  extractive: AnswerEngine;
  knowledge: Pick<Knowledge, 'indexFor'>;
  logger: Pick<Logger, 'error'>;
}

/** What a heading is answered with; undefined where that is not plain. */
type Tried = RecentMap<string, string | undefined>;

/** Makes the engine. Nothing is suggested but what `extractive` answers plainly from the very page. */
export function createSuggestingEngine(options: SuggestingEngineOptions): AnswerEngine {
  const { engine, extractive, knowledge, logger } = options;
  const triedOf: (index: PassageIndex) => Tried = onceForEach((): Tried => new RecentMap(REMEMBERED));

  const suggestionsFor = async (question: Question, reply: EngineReply): Promise<string[]> => {
    const { widgetId, text, history, pageUrl } = question;
    const index = await knowledge.indexFor(widgetId);
    const tried = triedOf(index);
    const language = visitorLanguage(text, history, languagesOn(index, pageUrl));
    const asked = new Set([text, ...history.map((turn) => turn.question)].map(plain));
    const answers = new Set([reply.answer, ...history.map(({ answer }) => answer)]);
    const suggestions: string[] = [];
    let left = MOST_TRIED;
    for (const heading of nextHeadings(index, reply, language)) {
      if (suggestions.length === MOST) break;
      if (asked.has(plain(heading.text))) continue;
      if (!tried.has(heading.text)) {
        if (left-- === 0) break;
        tried.set(heading.text, await tryHeading(extractive, widgetId, heading));
      }
      const answer = tried.get(heading.text);
      if (answer === undefined || answers.has(answer)) continue;
      answers.add(answer);
      suggestions.push(heading.text);
    }
    return suggestions;
  };

  return {
    async answer(question, answerOptions) {
      const reply = await engine.answer(question, answerOptions);
      if (!isPlain(reply) || answerOptions?.signal?.aborted) return reply;
      try {
        const suggestions = await suggestionsFor(question, reply);
        return suggestions.length > 0 ? { ...reply, suggestions } : reply;
      } catch (error) {
        // The answer is there, and that is what was asked for.
        logger.error({ err: error, widgetId: question.widgetId }, 'no next questions could be suggested');
        return reply;
      }
    },
  };
}

async function tryHeading(
  extractive: AnswerEngine,
  widgetId: string,
  { text, pageId }: NextHeading,
): Promise<string | undefined> {
  const reply = await extractive.answer({ widgetId, text, history: [] });
  return isPlain(reply) && reply.citations[0]?.pageId === pageId ? reply.answer : undefined;
}

const isPlain = ({ wasRefused, confidenceScore, citations }: EngineReply): boolean =>
  !wasRefused && confidenceScore >= PLAIN_FROM && citations.length > 0;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
