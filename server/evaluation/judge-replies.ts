/** Puts the questions of a set to an engine, as the chat does, and judges every reply. */
import type { AnswerEngine, EngineReply, PastTurn } from '../answers/answer-engine.js';
import type { Explainer } from '../answers/extractive/explanation.js';
import { withoutCourtesy } from '../chat/intents/courtesy.js';
import { intentReply, replyUnlessGibberish } from '../chat/intents/intent-reply.js';
import type { QuestionSet, TestQuestion } from './question-set.js';
import { readable } from './readable-text.js';

export interface JudgedReply {
  question: TestQuestion;
  reply: EngineReply;
  ms: number;
  /** Place of the first cited page that answers the question, from 1; 0 where none does. */
  place: number;
  /** The same among all pages that are shown: those cited, then the related ones, of refusals too. */
  placeShown: number;
  /** The same among all pages that the engine ranked, cited or not. */
  placeRanked: number;
  holdsGold: boolean;
  isRight: boolean;
  unfaithfulExcerpts: string[];
}

export type MeasuredEngine = AnswerEngine & Explainer;

/** The widget that is asked; a knowledge of one set holds its pages for every widget. */
export const WIDGET = 'measured';

/** A question as a turn of the conversation, with what the engine replied to it. */
export async function turnOf(engine: AnswerEngine, text: string, history: PastTurn[]): Promise<PastTurn> {
  const { answer, citations } = await engine.answer({ widgetId: WIDGET, text, history });
  return { question: text, answer, citedPageIds: citations.flatMap(({ pageId }) => pageId ?? []) };
}

interface Asked {
  reply: EngineReply;
  ms: number;
  /** Ids of the pages that were ranked, best first. */
  ranked: string[];
}

/** Asks one question, what needs no page first. */
async function ask(engine: MeasuredEngine, question: TestQuestion): Promise<Asked> {
  const made = intentReply(question.text);
  if (made) return { reply: made, ms: 0, ranked: [] };
  const history: PastTurn[] = [];
  for (const text of question.history) history.push(await turnOf(engine, text, history));
  const start = performance.now();
  const asked = { widgetId: WIDGET, text: withoutCourtesy(question.text), history };
  const reply = replyUnlessGibberish(question.text, await engine.answer(asked));
  const ms = performance.now() - start;
  const { candidates } = await engine.explain(asked);
  return { reply, ms, ranked: candidates.map(({ pageId }) => pageId) };
}

/** Asks all questions of a set; `progress` is called after each. */
export async function judgeReplies(
  engine: MeasuredEngine,
  set: QuestionSet,
  progress: () => void,
): Promise<JudgedReply[]> {
  // What a page says in its footer is quoted too.
  const contents = new Map(
    set.pages.map(({ id, content, facts = [] }) => [
      id,
      readable([content, ...facts.map(({ value }) => value)].join('\n')),
    ]),
  );
  const judged: JudgedReply[] = [];
  for (const question of set.questions) {
    const { reply, ms, ranked } = await ask(engine, question);
    judged.push({ ...judge(question, reply, ranked, contents), ms });
    progress();
  }
  return judged;
}

function judge(
  question: TestQuestion,
  reply: EngineReply,
  ranked: readonly string[],
  contents: ReadonlyMap<string, string>,
): Omit<JudgedReply, 'ms'> {
  const placeIn = (pages: readonly (string | undefined)[]): number =>
    pages.findIndex((pageId) => question.goldPages.includes(pageId ?? '')) + 1;
  const citedPages = reply.citations.map(({ pageId }) => pageId);
  const relatedPages = reply.relatedArticles.map(({ pageId }) => pageId);
  const place = placeIn(citedPages);
  const answer = readable(reply.answer);
  const holds = (phrases: readonly string[]): boolean =>
    phrases.some((phrase) => answer.includes(readable(phrase)));
  const holdsGold = holds(question.goldPhrases) && !holds(question.notPhrases);
  const unfaithful = reply.citations.filter(
    ({ pageId, excerpt }) => excerpt === '' || !contents.get(pageId ?? '')?.includes(readable(excerpt)),
  );
  const isRightAnswer = question.goldPhrases.length > 0 ? holdsGold : place === 1;
  return {
    question,
    reply,
    place,
    placeShown: placeIn([...new Set([...citedPages, ...relatedPages])]),
    placeRanked: placeIn([...new Set(ranked)]),
    holdsGold,
    isRight: question.answerable && !reply.wasRefused && isRightAnswer,
    unfaithfulExcerpts: unfaithful.map(({ excerpt }) => excerpt),
  };
}
