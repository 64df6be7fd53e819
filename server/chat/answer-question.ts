/** The use case behind `POST /api/widget/chat`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../errors.js';
import type { ChatReply, ChatRequest } from '../contract.js';
import { replyKindOf, type QuestionRecord, type ReplyRecord, type Widget } from '../model.js';
import type { ConversationStore, Turn } from '../store/port/conversation-store.js';
import { spokenSoFar, toldLanguage } from '../answers/question/visitor-language.js';
import type {
  AnswerEngine,
  AnswerOptions,
  EngineReply,
  PastTurn,
  Question,
} from '../answers/answer-engine.js';
import type { Allowance } from './allowance.js';
import { assertSameRequest, identify, RepliesInFlight, type RequestIdentity } from './idempotency.js';
import { quotaExceeded } from './quota-exceeded.js';
import { replyToMessage } from './intents/intent-reply.js';
import { verifyVisitor } from './verify-visitor.js';

/** Pauses between two looks for a reply that another server makes, in milliseconds. */
const FIRST_LOOK_MS = 50;
const LAST_LOOK_MS = 500;

/** How many past turns the engine sees: enough to resolve "and how much is that?". */
const HISTORY_TURNS = 6;

export interface AnswerQuestionDeps {
  conversations: ConversationStore;
  engine: AnswerEngine;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
  /**
   * How long another server that shares the store may be at work on the reply to a question, in milliseconds since it
   * was asked: who is sent the same question waits so long before it makes one too. Default 0, for a server alone.
   */
  elsewhereMs?: number | undefined;
}

/** How a caller makes its request safe to repeat, and follows the reply while it is made. */
export interface ReplyProgress extends AnswerOptions {
  /**
   * Names the request, for its widget and visitor and for 24 hours: sent again, it gives the same reply, is charged
   * once, and waits where the first is still being answered.
   */
  idempotencyKey?: string | undefined;
  /** What this caller may ask of the widget; all of its quota where absent. */
  allowance?: Allowance | undefined;
  /** Called before `onStart` where the reply was made for an earlier request with the same key. */
  onReplay?: () => void;
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
 * nobody waits for it any longer, so whatever a visitor has seen whole is in the log. A question that was let in and
 * lost its reply to a failure is answered when it is sent again with its key.
 *
 * @throws {AppError} `quota_exceeded` where the widget has no question left; nothing is recorded then.
 *   `idempotency_conflict` where the key was used for another request. `invalid_request` where the signature of the
 *   visitor is wrong.
 */
export function createAnswerQuestion(deps: AnswerQuestionDeps): AnswerQuestion {
  const inFlight = new RepliesInFlight();
  return async (widget, { visitorSignature, ...asked }, progress = {}) => {
    const { idempotencyKey } = progress;
    const isVerified = verifyVisitor(widget, { visitorId: asked.visitorId, visitorSignature });
    const request = { ...asked, isVerified };
    if (idempotencyKey === undefined) return answer(deps, { widget, request, progress });
    // A question is the same whoever vouches for its visitor.
    const identity = identify(asked, idempotencyKey);
    const duplicate = inFlight.find(request, identity);
    if (duplicate) return replay(await duplicate, progress);
    return inFlight.share(request, identity, () => answer(deps, { widget, request, identity, progress }));
  };
}

interface VerifiedRequest extends Omit<ChatRequest, 'visitorSignature'> {
  /** Whether its website vouches for the visitor. */
  isVerified: boolean;
}

/** A request while it is answered. */
interface Exchange {
  widget: Widget;
  request: VerifiedRequest;
  /** Absent where the request is not safe to repeat. */
  identity?: RequestIdentity;
  progress: ReplyProgress;
}

async function answer(deps: AnswerQuestionDeps, exchange: Exchange): Promise<ChatReply> {
  const { widget, request, progress } = exchange;
  const { conversationId, turns } = await continueConversation(deps, request);
  const { question, reply } = await acceptQuestion(deps, exchange, conversationId);
  if (reply) return replay(toChatReply(reply), progress);
  const messageId = deps.newId();
  progress.onStart?.({ conversationId: question.conversationId, messageId });
  // A question that is answered at its second try is itself among the turns.
  const history = turns.filter(({ question: { id } }) => id !== question.id).map(pastTurn);
  const ask = (asked: Question) => deps.engine.answer(asked, progress);
  const spoken = spokenSoFar(turns.map((turn) => turn.question.text));
  const { text, pageUrl } = question;
  const asked = { widgetId: widget.id, text, history, ...(pageUrl !== undefined && { pageUrl }) };
  const made = await replyToMessage(asked, ask, spoken);
  // As what was said before, where this tells nothing.
  const lang = toldLanguage(text) ?? spoken[0];
  return recordReply(deps, question, messageId, { ...made, lang });
}

function replay(reply: ChatReply, { onReplay, onStart }: ReplyProgress): ChatReply {
  const { conversationId, messageId } = reply;
  onReplay?.();
  onStart?.({ conversationId, messageId });
  return reply;
}

/** An id that this widget does not know starts a new conversation, and the caller cannot tell why. */
async function continueConversation(deps: AnswerQuestionDeps, { widgetId, conversationId }: VerifiedRequest) {
  const turns = conversationId ? await deps.conversations.turns(widgetId, conversationId, HISTORY_TURNS) : [];
  return turns.length > 0 && conversationId
    ? { conversationId, turns }
    : { conversationId: deps.newId(), turns: [] };
}

function pastTurn({ question, reply }: Turn): PastTurn {
  return {
    question: question.text,
    answer: reply?.answer,
    citedPageIds: (reply?.citations ?? []).flatMap(({ pageId }) => pageId ?? []),
  };
}

/** The turn to be answered: a new one, or that of an earlier request with the same identity. */
async function acceptQuestion(
  deps: AnswerQuestionDeps,
  exchange: Exchange,
  conversationId: string,
): Promise<Turn> {
  const { widget, request, identity } = exchange;
  const { allowance } = exchange.progress;
  const now = deps.clock();
  const question: QuestionRecord = {
    type: 'question',
    id: deps.newId(),
    at: new Date(now).toISOString(),
    widgetId: widget.id,
    conversationId,
    visitorId: request.visitorId,
    ...(request.isVerified && { isVisitorVerified: true }),
    pageUrl: request.pageUrl,
    text: request.message,
    idempotencyKey: identity?.key,
    requestHash: identity?.hash,
  };
  const isLeft = allowance?.take() ?? true;
  let isCharged = false;
  try {
    // A quota without room lets nothing in but what was let in before.
    const quota = isLeft ? widget.quota : { ...widget.quota, messages: 0 };
    const { accepted, usage, duplicateOf } = await deps.conversations.accept(question, quota);
    if (identity && duplicateOf) {
      assertSameRequest(identity, duplicateOf.question.requestHash);
      return await awaitReply(deps, exchange, question, duplicateOf);
    }
    if (!isLeft && allowance) throw allowance.refusal();
    if (!accepted) throw quotaExceeded(widget.quota, usage, now);
    isCharged = true;
    return { question };
  } finally {
    if (isLeft && !isCharged) allowance?.giveBack();
  }
}

/**
 * The turn with its reply, where another server makes one in time.
 *
 * @throws {AppError} `store_unavailable` where the signal aborts before
 */
async function awaitReply(
  { conversations, clock, elsewhereMs = 0 }: AnswerQuestionDeps,
  { widget: { quota }, progress: { signal } }: Exchange,
  question: QuestionRecord,
  turn: Turn,
): Promise<Turn> {
  const until = Date.parse(turn.question.at) + elsewhereMs;
  let now = turn;
  for (let pause = FIRST_LOOK_MS; !now.reply && clock() < until; pause = Math.min(2 * pause, LAST_LOOK_MS)) {
    await sleep(pause, undefined, { signal }).catch((cause: unknown) => {
      // Not answered here too: the other server goes on, and whoever sends it again gets that reply.
      const message = 'Another server is answering this question. Send it again in a moment.';
      throw new AppError('store_unavailable', message, { cause });
    });
    // A quota without room lets nothing in, and still finds the first.
    now = (await conversations.accept(question, { ...quota, messages: 0 })).duplicateOf ?? now;
  }
  return now;
}

async function recordReply(
  deps: AnswerQuestionDeps,
  question: QuestionRecord,
  messageId: string,
  reply: EngineReply & Pick<ReplyRecord, 'lang'>,
): Promise<ChatReply> {
  const record: ReplyRecord = {
    type: 'reply',
    id: messageId,
    at: new Date(deps.clock()).toISOString(),
    widgetId: question.widgetId,
    conversationId: question.conversationId,
    questionId: question.id,
    ...contentOf(reply),
    lang: reply.lang,
    kind: replyKindOf(reply),
  };
  return toChatReply(await deps.conversations.record(record));
}

const toChatReply = (record: ReplyRecord): ChatReply => ({
  conversationId: record.conversationId,
  messageId: record.id,
  ...contentOf(record),
});

/** What a reply says, to its visitor and in the log alike. */
function contentOf(reply: EngineReply | ReplyRecord): Omit<ChatReply, 'conversationId' | 'messageId'> {
  const { answer, citations, relatedArticles, confidenceScore, wasRefused } = reply;
  const { suggestedAction, suggestions } = reply;
  return {
    answer,
    citations,
    relatedArticles,
    confidenceScore,
    wasRefused,
    ...(suggestedAction && { suggestedAction }),
    ...(suggestions && { suggestions }),
  };
}
