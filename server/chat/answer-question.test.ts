/** Questions that another server is answering already. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createMemoryStore } from '../store/memory/memory-store.js';
import { makeWidget } from '../store/testing/store.fixture.js';
import { createAnswerQuestion } from './answer-question.js';

const HOUR_MS = 3_600_000;

it('nobody waits for the reply of another server once the caller has gone', async () => {
  const { conversations } = createMemoryStore();
  const widget = makeWidget();
  let accepted = (): void => undefined;
  const isAccepted = new Promise<void>((resolve) => (accepted = resolve));
  const serve = () =>
    createAnswerQuestion({
      conversations,
      engine: {
        answer() {
          accepted();
          return new Promise(() => undefined);
        },
      },
      clock: Date.now,
      newId: () => crypto.randomUUID(),
      elsewhereMs: HOUR_MS,
    });
  const request = {
    widgetId: widget.id,
    message: 'Can I return a lamp?',
    conversationId: undefined,
    visitorId: undefined,
    visitorSignature: undefined,
    pageUrl: undefined,
  };
  const idempotencyKey = 'once';
  void serve()(widget, request, { idempotencyKey });
  await isAccepted;
  const caller = new AbortController();
  const waiting = serve()(widget, request, { idempotencyKey, signal: caller.signal });
  caller.abort();
  await assert.rejects(waiting, { code: 'store_unavailable' });
});
