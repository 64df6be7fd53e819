/** Asking in the name of nobody. */
import type { ServerResponse } from 'node:http';
import { checkRunSchema, type CheckRun } from '../../../admin-contract/checks.js';
import { askedSchema, askRequestSchema, type PastTurnInput } from '../../../admin-contract/try.js';
import type { PastTurn } from '../../../answers/answer-engine.js';
import { lastChecks, runChecks } from '../../../operate/gaps/run-checks.js';
import { jsonBody } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type Route } from '../../transport/route.js';
import type { AdminDeps } from '../requests/admin-deps.js';
import { goneSignal } from '../requests/gone-signal.js';
import { MAX_DRAFT_BODY_BYTES } from '../requests/limits.js';
import { requireWidget } from '../requests/widget-scope.js';

export function tryRoutes({ trials, store, clock }: AdminDeps): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/admin/widgets/{widgetId}/ask',
      access: 'operator',
      action: 'tryQuestions',
      body: jsonBody(askRequestSchema, MAX_DRAFT_BODY_BYTES),
      async handle(call) {
        const { id: widgetId } = await requireWidget(call, store.widgets);
        const { message, history = [], explain, model, drafts } = call.body;
        const signal = goneSignal(call.res);
        const isWorded = model === true && drafts === undefined;
        try {
          const { reply, ...explanation } = await trials.run({ widgetId, drafts, signal }, (trial) =>
            isWorded
              ? trial.explainWorded(message, history.map(turnOf))
              : trial.explain(message, history.map(turnOf)),
          );
          const { hasModel } = trials;
          sendJson(call.res, 200, JSON.stringify({ reply, hasModel, ...(explain && explanation) }));
        } catch (error) {
          if (!signal.aborted) throw error;
        }
      },
      description: {
        operationId: 'tryQuestion',
        summary: 'Answers a question, and says why so. Nothing is counted or recorded.',
        responses: { 200: askedSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/widgets/{widgetId}/checks/run',
      access: 'operator',
      action: 'tryQuestions',
      async handle(call) {
        const widget = await requireWidget(call, store.widgets);
        const signal = goneSignal(call.res);
        try {
          sendRun(call.res, await runChecks({ trials, store, clock }, widget, signal));
        } catch (error) {
          if (!signal.aborted) throw error;
        }
      },
      description: {
        operationId: 'runChecks',
        summary: 'Asks the checks of a widget, and says which are answered as they were. Nothing is counted.',
        responses: { 200: checkRunSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/widgets/{widgetId}/checks',
      access: 'operator',
      action: 'tryQuestions',
      async handle(call) {
        const widget = await requireWidget(call, store.widgets);
        sendRun(call.res, await lastChecks(store, widget));
      },
      description: {
        operationId: 'getChecks',
        summary: 'Says how the checks of a widget went when they were asked the last time.',
        responses: { 200: checkRunSchema },
        errors: ['not_found'],
      },
    }),
  ];
}

function sendRun(res: ServerResponse, { at, items }: CheckRun): void {
  sendJson(res, 200, JSON.stringify({ at, items }));
}

const turnOf = ({ question, answer, citedPageIds = [] }: PastTurnInput): PastTurn => ({
  question,
  ...(answer !== undefined && { answer }),
  citedPageIds,
});
