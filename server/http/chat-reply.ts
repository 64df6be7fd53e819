/** The reply to a question, as JSON or as a stream of events. */
import type { ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import vary from 'vary';
import type { AnswerQuestion, ReplyProgress } from '../chat/answer-question.js';
import type { ChatRequest } from '../contract.js';
import type { AddressShare } from './guards/address-share.js';
import { sendJson } from './transport/json-response.js';
import { onClosed } from './transport/on-closed.js';
import { streamReply } from './transport/reply-stream.js';
import type { WidgetCall } from './transport/route.js';
import { onShutdown } from './transport/shutdown-signal.js';

const EVENT_STREAM = 'text/event-stream';

export function sendChatReply(
  answerQuestion: AnswerQuestion,
  shareOf: AddressShare,
  shutdownSignal: AbortSignal,
) {
  return async ({ req, res, widget, body, idempotencyKey }: WidgetCall<ChatRequest>): Promise<void> => {
    vary(res, 'Accept');
    const signal = createReplySignal(res, shutdownSignal);
    const answer = (progress?: ReplyProgress) =>
      answerQuestion(widget, body, {
        ...progress,
        idempotencyKey,
        allowance: shareOf(req, widget),
        onReplay: () => res.setHeader('Idempotency-Replayed', 'true'),
        signal,
      });
    if (new Negotiator(req).mediaType(['application/json', EVENT_STREAM]) === EVENT_STREAM)
      await streamReply(res, answer, shutdownSignal);
    else sendJson(res, 200, JSON.stringify(await answer()));
  };
}

/** Aborted when the caller goes away before the reply is whole, and when the server stops. */
function createReplySignal(res: ServerResponse, shutdownSignal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  onShutdown(shutdownSignal, res, () => {
    controller.abort();
  });
  onClosed(res, () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
