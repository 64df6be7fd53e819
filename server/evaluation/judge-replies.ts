/** Puts the questions of a set to an engine, as the chat does, and judges every reply. */
import type { AnswerEngine, EngineReply, PastTurn, Question } from '../answers/answer-engine.js';
import type { Explainer } from '../answers/extractive/explanation.js';
import { intentReply, replyUnlessGibberish } from '../chat/intents/intent-reply.js';
import { withoutPreamble } from '../chat/intents/without-preamble.js';
import { SPOKEN_LANGUAGES } from '../languages/language-table.js';
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
  /** Whether the answer is right, or what is told of a related page would be. */
  isInSight: boolean;
  unfaithfulExcerpts: string[];
  /** Whether a wrong answer shows again, as if it were new, what the reply before it showed. */
  repeats: boolean;
}

export type MeasuredEngine = AnswerEngine & Explainer;

/** The widget that is asked; a knowledge of one set holds its pages for every widget. */
export const WIDGET = 'measured';

/** A question as a turn of the conversation, with what the engine replied to it. */
export const turnOf = (question: string, { answer, citations }: EngineReply): PastTurn => ({
  question,
  answer,
  citedPageIds: citations.flatMap(({ pageId }) => pageId ?? []),
});

const BLOCKS = /\n{2,}/;
const MARK = /\[\d+\]/g;

/** Whether a part of an answer, of those that are cited, stood in the answer before it. */
export function showsAgain(answer: string, before: string): boolean {
  const known = readable(before.replace(MARK, ''));
  // The mark stands behind its part: in the same block, or below a table in one of its own.
  const parts = answer.split(MARK).slice(0, -1);
  return parts.some((part) => {
    const last = part
      .split(BLOCKS)
      .map(readable)
      .findLast((block) => block !== '');
    return last !== undefined && known.includes(last);
  });
}

/** Whether an answer says itself that it has been given before. */
const saysItIsKnown = (answer: string): boolean =>
  SPOKEN_LANGUAGES.some(({ fixedSentences }) => answer.startsWith(fixedSentences.saidBefore));

interface Asked {
  reply: EngineReply;
  ms: number;
  /** Ids of the pages that were ranked, best first. */
  ranked: string[];
  /** What the visitor was answered before. */
  before: string | undefined;
}

/** Asks one question, what needs no page first. */
async function ask(engine: MeasuredEngine, question: TestQuestion): Promise<Asked> {
  const made = intentReply(question.text);
  if (made) return { reply: made, ms: 0, ranked: [], before: undefined };
  const history: PastTurn[] = [];
  for (const text of question.history) {
    const reply = await engine.answer(withoutPreamble({ widgetId: WIDGET, text, history }));
    history.push(turnOf(text, reply));
  }
  const start = performance.now();
  const asked = withoutPreamble({ widgetId: WIDGET, text: question.text, history });
  const reply = replyUnlessGibberish(question.text, await engine.answer(asked));
  const ms = performance.now() - start;
  const ranked = await rankedFor(engine, asked, question, reply);
  return { reply, ms, ranked, before: history.at(-1)?.answer };
}

/** The pages that were ranked, as far as that is not known from the reply. */
async function rankedFor(
  engine: MeasuredEngine,
  asked: Question,
  { answerable, goldPages }: TestQuestion,
  { citations: [first] }: EngineReply,
): Promise<string[]> {
  if (!answerable) return [];
  if (first?.pageId !== undefined && goldPages.includes(first.pageId)) return [first.pageId];
  const { candidates } = await engine.explain(asked);
  return candidates.map(({ pageId }) => pageId);
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
    const asked = await ask(engine, question);
    judged.push({ ...judge(question, asked, contents), ms: asked.ms });
    progress();
  }
  return judged;
}

function judge(
  question: TestQuestion,
  { reply, ranked, before }: Asked,
  contents: ReadonlyMap<string, string>,
): Omit<JudgedReply, 'ms'> {
  const placeIn = (pages: readonly (string | undefined)[]): number =>
    pages.findIndex((pageId) => question.goldPages.includes(pageId ?? '')) + 1;
  const citedPages = reply.citations.map(({ pageId }) => pageId);
  const relatedPages = reply.relatedArticles.map(({ pageId }) => pageId);
  const place = placeIn(citedPages);
  const tellsGold = (markdown: string): boolean => {
    const text = readable(markdown);
    const holds = (phrases: readonly string[]): boolean =>
      phrases.some((phrase) => text.includes(readable(phrase)));
    return holds(question.goldPhrases) && !holds(question.notPhrases);
  };
  const holdsGold = tellsGold(reply.answer);
  const unfaithful = reply.citations.filter(
    ({ pageId, excerpt }) => excerpt === '' || !contents.get(pageId ?? '')?.includes(readable(excerpt)),
  );
  const isRightAnswer = question.goldPhrases.length > 0 ? holdsGold : place === 1;
  const isRight = question.answerable && !reply.wasRefused && isRightAnswer;
  const isSaidAgain = before !== undefined && showsAgain(reply.answer, before);
  return {
    question,
    reply,
    place,
    placeShown: placeIn([...new Set([...citedPages, ...relatedPages])]),
    placeRanked: placeIn([...new Set(ranked)]),
    holdsGold,
    isRight,
    isInSight: isRight || reply.relatedArticles.some(({ excerpt = '' }) => tellsGold(excerpt)),
    unfaithfulExcerpts: unfaithful.map(({ excerpt }) => excerpt),
    repeats: isSaidAgain && !isRight && !saysItIsKnown(reply.answer),
  };
}
