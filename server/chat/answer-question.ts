/** The use case behind `POST /api/widget/chat`. */
import type { ChatReply, ChatRequest } from '../contract.js';
import type { QuestionFact, Widget } from '../model.js';
import type { ConversationStore, Turn } from '../store/store.js';
import type { AnswerEngine, AnswerOptions, EngineReply, PastTurn } from './answer-engine.js';
import { quotaExceeded } from './quota.js';
import { smallTalk } from './small-talk.js';

/** How many past turns the engine sees: enough to resolve "and how much is that?". */
const HISTORY_TURNS = 6;

export interface AnswerQuestionDeps {
  conversations: ConversationStore;
  engine: AnswerEngine;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
}

/** How a caller follows a reply while it is made. */
export interface ReplyProgress extends AnswerOptions {
  /** Called when the question has been let in and recorded, with the ids that its reply will carry. */
  onStart?: (ids: Pick<ChatReply, 'conversationId' | 'messageId'>) => void;
}

export type AnswerQuestion = (
  widget: Widget,
  request: ChatRequest,
  progress?: ReplyProgress,
) => Promise<ChatReply>;

/**
 * Makes the use case. A question is recorded before it is answered and its reply before it is returned, also where
 * nobody waits for it any longer, so whatever a visitor has seen whole is in the log.
 *
 * @throws {AppError} `quota_exceeded` where the widget has no question left; nothing is recorded then.
 */
export function createAnswerQuestion(deps: AnswerQuestionDeps): AnswerQuestion {
  return async (widget, request, progress) => {
    const { conversationId, history } = await continueConversation(deps, request);
    const question = await acceptQuestion(deps, widget, request, conversationId);
    const messageId = deps.newId();
    progress?.onStart?.({ conversationId, messageId });
    const reply = smallTalkReply(question) ?? (await askEngine(deps, question, history, progress));
    return recordReply(deps, question, messageId, reply);
  };
}

/** An id that this widget does not know starts a new conversation, and the caller cannot tell why. */
async function continueConversation(deps: AnswerQuestionDeps, { widgetId, conversationId }: ChatRequest) {
  const turns = conversationId ? await deps.conversations.turns(widgetId, conversationId, HISTORY_TURNS) : [];
  return turns.length > 0 && conversationId
    ? { conversationId, history: turns.map(pastTurn) }
    : { conversationId: deps.newId(), history: [] };
}

function pastTurn({ question, reply }: Turn): PastTurn {
  return {
    question: question.text,
    answer: reply?.answer,
    citedPageIds: (reply?.citations ?? []).flatMap(({ pageId }) => pageId ?? []),
  };
}

async function acceptQuestion(
  deps: AnswerQuestionDeps,
  widget: Widget,
  request: ChatRequest,
  conversationId: string,
): Promise<QuestionFact> {
  const now = deps.clock();
  const question: QuestionFact = {
    v: 1,
    type: 'question',
    id: deps.newId(),
    at: new Date(now).toISOString(),
    widgetId: widget.id,
    conversationId,
    visitorId: request.visitorId,
    pageUrl: request.pageUrl,
    text: request.message,
  };
  const { accepted, usage } = await deps.conversations.accept(question, widget.quota);
  if (!accepted) throw quotaExceeded(widget.quota, usage, now);
  return question;
}

function smallTalkReply({ text }: QuestionFact): EngineReply | undefined {
  const answer = smallTalk(text);
  if (answer === undefined) return undefined;
  return { answer, citations: [], relatedArticles: [], confidenceScore: 1, wasRefused: false };
}

function askEngine(
  { engine }: AnswerQuestionDeps,
  { widgetId, text }: QuestionFact,
  history: PastTurn[],
  options: AnswerOptions | undefined,
) {
  return engine.answer({ widgetId, text, history }, options);
}

async function recordReply(
  deps: AnswerQuestionDeps,
  question: QuestionFact,
  messageId: string,
  reply: EngineReply,
): Promise<ChatReply> {
  const { answer, citations, relatedArticles, confidenceScore, wasRefused } = reply;
  const { widgetId, conversationId } = question;
  const content = { answer, citations, relatedArticles, confidenceScore, wasRefused };
  await deps.conversations.record({
    v: 1,
    type: 'reply',
    id: messageId,
    at: new Date(deps.clock()).toISOString(),
    widgetId,
    conversationId,
    questionId: question.id,
    ...content,
  });
  return { conversationId, messageId, ...content };
}
