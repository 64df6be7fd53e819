/** The routes of questions without a good answer. */
import { z } from 'zod';
import {
  gapAnswersSchema,
  gapAskRequestSchema,
  gapChangeSchema,
  gapDetailSchema,
  gapPageSchema,
  type GapItem,
  type GapWhole,
} from '../../../admin-contract/gaps.js';
import { AppError } from '../../../errors.js';
import { audited } from '../../../identity/audited.js';
import { cursorOf } from '../../../insight/gaps/gap-fold.js';
import { GAP_LISTS, type Gap, type GapDetail } from '../../../insight/gaps/gap.js';
import { UNSURE_BELOW } from '../../../insight/questions/outcome.js';
import { askAgain } from '../../../operate/gaps/ask-again.js';
import { triageGap } from '../../../operate/gaps/triage-gap.js';
import { jsonBody } from '../../guards/request-body.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type OperatorCall, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { goneSignal } from '../requests/gone-signal.js';
import { MAX_ADMIN_BODY_BYTES, MAX_DRAFT_BODY_BYTES } from '../requests/limits.js';
import { pageFields, pageOf } from '../requests/page-query.js';
import { periodFields, spanOf } from '../requests/period-query.js';
import { scopeOf, widgetField } from '../requests/widget-scope.js';

const belowField = z.coerce
  .number()
  .min(0)
  .max(UNSURE_BELOW)
  .default(UNSURE_BELOW)
  .describe('Answers with less confidence are unsure.');

const listQuerySchema = z.strictObject({
  ...pageFields,
  ...periodFields,
  widget: widgetField,
  below: belowField,
  state: z
    .enum(['open', 'answered', 'ignored', 'all'])
    .default('open')
    .describe('`open` includes what came back.'),
  language: z.string().max(20).optional(),
});
const oneQuerySchema = z.strictObject({ below: belowField });

export function gapRoutes(deps: AdminDeps): Route[] {
  const { insight, clock, newId, trials, store } = deps;

  /** @throws {AppError} `not_found` */
  async function require({ caller, params }: OperatorCall, below = UNSURE_BELOW): Promise<GapDetail> {
    const { key = '' } = params;
    const gap = await insight.gap({ key, widgets: caller.widgets, below, now: clock() });
    if (gap) return gap;
    throw new AppError('not_found', 'There are no questions under this key. They may have been erased.');
  }

  const nameOf = (widgetId: string) => store.widgets.known().find(({ id }) => id === widgetId)?.name;
  const wholeOf = (gap: GapDetail): GapWhole => ({
    ...itemOf(gap, nameOf(gap.widgetId)),
    wordings: gap.wordings,
  });

  return [
    route({
      method: 'GET',
      path: '/api/admin/gaps',
      access: 'operator',
      action: 'readGaps',
      query: listQuerySchema,
      async handle({ res, query, caller }) {
        const { limit, cursor, state, below, language, widget, ...period } = listQuerySchema.parse(query);
        const widgets = scopeOf(caller, widget) ?? store.widgets.known().map(({ id }) => id);
        const filter = { ...spanOf(period, clock()), widgets, below, language };
        // One more tells whether there is another page.
        const page = { states: GAP_LISTS[state], limit: limit + 1, cursor };
        const { items: found, ...rest } = await insight.gaps({ ...filter, ...page, now: clock() });
        const { items, next } = pageOf(found, limit, cursorOf);
        const body = {
          items: items.map((gap) => itemOf(gap, nameOf(gap.widgetId))),
          ...(next !== undefined && { next }),
          ...rest,
        };
        sendJson(res, 200, JSON.stringify(body));
      },
      description: {
        operationId: 'listGaps',
        summary: 'Lists questions that had no good answer, those that ask for the same together.',
        responses: { 200: gapPageSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/gaps/{key}',
      access: 'operator',
      action: 'readGaps',
      query: oneQuerySchema,
      async handle(call) {
        const { below } = oneQuerySchema.parse(call.query);
        sendJson(call.res, 200, JSON.stringify(wholeOf(await require(call, below))));
      },
      description: {
        operationId: 'getGap',
        summary: 'Gives all wordings of a group of questions, and where they were asked.',
        responses: { 200: gapDetailSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/admin/gaps/{key}',
      access: 'operator',
      action: 'triageGaps',
      body: jsonBody(gapChangeSchema, MAX_ADMIN_BODY_BYTES),
      async handle(call) {
        const gap = await require(call);
        const actor = actorOf(call);
        const { kind, id, name } = actor;
        const by = { kind, ...(id !== undefined && { id }), ...(name !== undefined && { name }) };
        const subject = { kind: 'gap', id: gap.key };
        const act = { action: 'gap.mark', widgetId: gap.widgetId, subject, changes: { ...call.body } };
        await audited(deps, actor, act, () =>
          triageGap({ triage: store.triage, clock, newId }, gap, call.body, by),
        );
        const { key, widgetId } = gap;
        deps.news.publish({ event: 'gap', data: { key, widgetId } });
        sendJson(call.res, 200, JSON.stringify(wholeOf(await require(call))));
      },
      description: {
        operationId: 'markGap',
        summary: 'Says of a group of questions that it is answered, ignored, or open again.',
        responses: { 200: gapDetailSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/gaps/{key}/ask',
      access: 'operator',
      action: 'tryQuestions',
      body: jsonBody(gapAskRequestSchema, MAX_DRAFT_BODY_BYTES),
      async handle(call) {
        const gap = await require(call);
        const signal = goneSignal(call.res);
        try {
          const items = await askAgain(trials, gap, { drafts: call.body.drafts, signal });
          sendJson(call.res, 200, JSON.stringify({ items }));
        } catch (error) {
          if (!signal.aborted) throw error;
        }
      },
      description: {
        operationId: 'askGapAgain',
        summary: 'Answers the newest wordings anew, in the words of the pages.',
        responses: { 200: gapAnswersSchema },
        errors: ['not_found'],
      },
    }),
  ];
}

function itemOf(gap: Gap, widgetName: string | undefined): GapItem {
  const { key, widgetId, question, language, otherWordings, wordingCount, nearestPages } = gap;
  const { count, refused, unsure, notHelpful, lastAt, weekly, state, mark, cameBack } = gap;
  return {
    key,
    widgetId,
    ...(widgetName !== undefined && { widgetName }),
    question,
    language,
    otherWordings,
    wordingCount,
    count,
    refused,
    unsure,
    notHelpful,
    lastAt,
    weekly,
    state,
    nearestPages,
    ...(cameBack && { cameBack }),
    ...(mark && {
      mark: {
        state: mark.state,
        at: mark.at,
        by: mark.by.name ?? mark.by.kind,
        ...(mark.reason && { reason: mark.reason }),
        ...(mark.pageId !== undefined && { pageId: mark.pageId }),
      },
    }),
  };
}
