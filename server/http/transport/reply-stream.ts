/** The streamed form of a reply; see `ChatStreamEvents` for its events. */
import type { ServerResponse } from 'node:http';
import type { ReplyProgress } from '../../chat/answer-question.js';
import type { ChatReply, ChatStreamEvents } from '../../contract.js';
import { openEventStream, sendEvent } from './event-stream.js';
import { onShutdown } from './shutdown-signal.js';

/**
 * Streams a reply while `answer` makes it. Nothing is sent before the question is accepted, so that a refused one gets
 * its status as ever. Every stream has a delta: an answer made in one go comes in one.
 *
 * @param shutdownSignal aborted when the server stops, of which the stream is told
 */
export async function streamReply(
  res: ServerResponse,
  answer: (progress: ReplyProgress) => Promise<ChatReply>,
  shutdownSignal: AbortSignal,
): Promise<void> {
  const send = <E extends keyof ChatStreamEvents>(event: E, data: ChatStreamEvents[E]) => {
    sendEvent(res, event, data);
  };
  const parts: string[] = [];
  const onText = (text: string) => {
    parts.push(text);
    send('delta', { text });
  };
  const reply = await answer({
    onStart(ids) {
      openEventStream(res);
      send('start', ids);
      onShutdown(shutdownSignal, res, () => {
        send('bye', {});
      });
    },
    onText,
  });
  if (parts.length === 0) onText(reply.answer);
  send('done', reply);
  res.end();
}
