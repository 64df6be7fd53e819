/**
 * Every address of the server: its methods, who may call it, its limits, what it does, how it is described. Express,
 * the fast path, preflights, Allow headers, the labels of metrics and `/openapi.json` are made from this table.
 */
import {
  chatReplySchema,
  chatRequestSchema,
  escalateRequestSchema,
  feedbackRequestSchema,
  widgetRecordSchema,
} from '../contract.js';

import { createAnswerQuestion, type AnswerQuestionDeps } from '../chat/answer-question.js';
import { createEscalate } from '../chat/escalate.js';
import { createLeaveFeedback } from '../chat/leave-feedback.js';
import type { Store } from '../store/port/store.js';
import { sendWidgetChunk, sendWidgetScript } from './browser-files.js';
import { sendChatReply } from './chat-reply.js';
import { createAddressShare } from './guards/address-share.js';
import { createClientAddress } from './guards/client-address.js';
import { jsonBody } from './guards/request-body.js';
import { sendLogo } from './logo.js';
import type { Metrics } from './operations/metrics.js';
import { healthSchema, readinessSchema, type ReadinessDeps } from './operations/health.js';
import { sendHealth, sendReadiness } from './operations/send-health.js';
import { bareSiteRoutes, siteRoutes } from './site/site-routes.js';
import { sendSubmissionOutcome } from './submission-outcome.js';
import { route, type Route } from './transport/route.js';
import { readStaticFiles } from './transport/static-files.js';
import { sendWidgetRecord } from './widget-record.js';

/** Largest body: 4,000 characters of any script, and room for the other fields. */
const MAX_BODY_BYTES = 16 * 1024;
/** A person reads each escalation, so many of them do more harm than as many questions. */
const ESCALATION_COST = 10;

export interface RouteDeps
  extends ReadinessDeps, Pick<AnswerQuestionDeps, 'engine' | 'clock' | 'newId' | 'elsewhereMs'> {
  store: Store;
  /** See `createClientAddress`. */
  trustProxy: number | readonly string[];
  /** Percent of a widget's quota that one address may use up in a day; no limit where absent. */
  addressQuota: number | undefined;
  /** Aborted while the server stops, when whatever is in flight is to be finished at once. */
  shutdownSignal: AbortSignal;
  /** Folder of the built browser files: `widget.js` and its chunks in `widget/`. */
  widgetFolder: string;
  /** Folder of the documentation, in Markdown; absent where this host shows neither it nor the demo page. */
  docsFolder: string | undefined;
  /** Present where operators are served under the same address, which the demo page then tells. */
  dashboard?: object | undefined;
  /** Counts what visitors do; nobody reads it where absent. */
  metrics?: Metrics | undefined;
}

export function createRoutes(deps: RouteDeps): Route[] {
  const { conversations } = deps.store;
  const { engine, clock, newId, elsewhereMs } = deps;
  const client = createClientAddress(deps.trustProxy);
  const widgetFiles = readStaticFiles(deps.widgetFolder);
  const counted = deps.metrics?.visitors;
  const answerQuestion = createAnswerQuestion({ conversations, engine, clock, newId, elsewhereMs });
  const leaveFeedback = createLeaveFeedback({ conversations, clock, newId });
  const escalate = createEscalate({ conversations, clock, newId });
  return [
    route({
      method: 'POST',
      path: '/api/widget/chat',
      access: 'active-widget',
      body: jsonBody(chatRequestSchema, MAX_BODY_BYTES),
      rateLimit: { visitorOf: ({ visitorId }) => visitorId, cost: 1 },
      isIdempotent: true,
      isCharged: true,
      handle: sendChatReply(
        counted?.countQuestions(answerQuestion) ?? answerQuestion,
        createAddressShare(client, deps.addressQuota, clock),
        deps.shutdownSignal,
      ),
      description: {
        operationId: 'askQuestion',
        summary: 'Answers a question of a visitor from the pages of the widget.',
        responses: { 200: chatReplySchema },
        isStreamable: true,
      },
    }),
    route({
      method: 'GET',
      path: '/api/widget/config/{widgetId}',
      access: 'widget',
      handle: sendWidgetRecord(),
      description: {
        operationId: 'getWidget',
        summary: 'Returns the public part of a widget, active or not.',
        responses: { 200: widgetRecordSchema, 304: null },
      },
    }),
    route({
      method: 'POST',
      path: '/api/widget/feedback',
      access: 'active-widget',
      body: jsonBody(feedbackRequestSchema, MAX_BODY_BYTES),
      rateLimit: { visitorOf: ({ conversationId }) => conversationId, cost: 1 },
      isIdempotent: true,
      handle: sendSubmissionOutcome(counted?.countFeedback(leaveFeedback) ?? leaveFeedback),
      description: {
        operationId: 'leaveFeedback',
        summary: 'Records what a visitor thought of a reply.',
        responses: { 204: null },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'POST',
      path: '/api/widget/escalate',
      access: 'active-widget',
      body: jsonBody(escalateRequestSchema, MAX_BODY_BYTES),
      rateLimit: { visitorOf: ({ conversationId }) => conversationId, cost: ESCALATION_COST },
      isIdempotent: true,
      handle: sendSubmissionOutcome(counted?.countRequests(escalate) ?? escalate),
      description: {
        operationId: 'askForHuman',
        summary: 'Records that a visitor wants a human.',
        responses: { 204: null },
      },
    }),
    route({
      method: 'GET',
      path: '/widget.js',
      access: 'public',
      handle: sendWidgetScript(widgetFiles),
      description: {
        operationId: 'getScript',
        summary: 'The script that a site owner embeds.',
        responses: { 200: 'text/javascript', 304: null },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'GET',
      path: '/widget/{file}',
      access: 'public',
      handle: sendWidgetChunk(widgetFiles),
    }),
    route({
      method: 'GET',
      path: '/widget/logo/{widgetId}/{file}',
      access: 'public',
      handle: sendLogo(deps.store.images),
    }),
    route({
      method: 'GET',
      path: '/healthz',
      access: 'public',
      handle: sendHealth,
      description: {
        operationId: 'getHealth',
        summary: 'Says that the process runs.',
        responses: { 200: healthSchema },
      },
    }),
    route({
      method: 'GET',
      path: '/readyz',
      access: 'public',
      handle: sendReadiness(deps, client.isFromHere),
      description: {
        operationId: 'getReadiness',
        summary: 'Says whether visitors should be sent here, and what the owner should look at.',
        responses: { 200: readinessSchema, 503: readinessSchema },
      },
    }),
    ...(deps.docsFolder === undefined
      ? bareSiteRoutes()
      : siteRoutes(deps.docsFolder, deps.dashboard !== undefined)),
  ];
}
