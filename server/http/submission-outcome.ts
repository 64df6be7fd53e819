/** The response to what visitors leave beside questions: 204. */
import type { SubmissionOutcome } from '../chat/submission.js';
import type { Widget } from '../model.js';
import type { WidgetCall } from './transport/route.js';

type Submit<Body> = (widget: Widget, request: Body, idempotencyKey?: string) => Promise<SubmissionOutcome>;

export function sendSubmissionOutcome<Body>(submit: Submit<Body>) {
  return async ({ res, widget, body, idempotencyKey }: WidgetCall<Body>): Promise<void> => {
    const { isReplay } = await submit(widget, body, idempotencyKey);
    if (isReplay) res.setHeader('Idempotency-Replayed', 'true');
    res.writeHead(204).end();
  };
}
