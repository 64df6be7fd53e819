/** What each address of the REST API takes and gives, for its description in OpenAPI. */
import type { ErrorCode } from '../../contract.js';

/** Name of a schema in `openapi-schemas.ts`. */
export type SchemaName =
  | 'ChatRequest'
  | 'ChatReply'
  | 'FeedbackRequest'
  | 'EscalateRequest'
  | 'WidgetRecord'
  | 'Health'
  | 'Readiness';

export interface EndpointDescription {
  path: string;
  method: 'get' | 'post';
  operationId: string;
  summary: string;
  body?: SchemaName;
  /** Names of parameters in `openapi.ts`. */
  parameters?: ('widgetId' | 'Idempotency-Key' | 'If-None-Match')[];
  /** By status: the schema of the body, or that there is none. */
  answers: Readonly<Record<number, SchemaName | 'none' | 'script' | 'document'>>;
  /** True where the caller may have the answer as a stream of events. */
  isStreamable?: boolean;
  errors: readonly ErrorCode[];
}

const BODY_ERRORS = ['invalid_request', 'payload_too_large', 'unsupported_media_type'] as const;
const WIDGET_ERRORS = ['widget_not_found', 'origin_not_allowed'] as const;
const SERVER_ERRORS = ['internal', 'store_unavailable'] as const;

export const ENDPOINTS: readonly EndpointDescription[] = [
  {
    path: '/api/widget/chat',
    method: 'post',
    operationId: 'askQuestion',
    summary: 'Answers a question of a visitor from the pages of the widget.',
    body: 'ChatRequest',
    parameters: ['Idempotency-Key'],
    answers: { 200: 'ChatReply' },
    isStreamable: true,
    errors: [
      ...BODY_ERRORS,
      ...WIDGET_ERRORS,
      'rate_limited',
      'idempotency_conflict',
      'quota_exceeded',
      ...SERVER_ERRORS,
    ],
  },
  {
    path: '/api/widget/config/{widgetId}',
    method: 'get',
    operationId: 'getWidget',
    summary: 'Returns the public part of a widget, active or not.',
    parameters: ['widgetId', 'If-None-Match'],
    answers: { 200: 'WidgetRecord', 304: 'none' },
    errors: ['invalid_request', ...WIDGET_ERRORS, ...SERVER_ERRORS],
  },
  {
    path: '/api/widget/feedback',
    method: 'post',
    operationId: 'leaveFeedback',
    summary: 'Records what a visitor thought of a reply.',
    body: 'FeedbackRequest',
    parameters: ['Idempotency-Key'],
    answers: { 204: 'none' },
    errors: [
      ...BODY_ERRORS,
      ...WIDGET_ERRORS,
      'rate_limited',
      'idempotency_conflict',
      'not_found',
      ...SERVER_ERRORS,
    ],
  },
  {
    path: '/api/widget/escalate',
    method: 'post',
    operationId: 'askForHuman',
    summary: 'Records that a visitor wants a human.',
    body: 'EscalateRequest',
    parameters: ['Idempotency-Key'],
    answers: { 204: 'none' },
    errors: [...BODY_ERRORS, ...WIDGET_ERRORS, 'rate_limited', 'idempotency_conflict', ...SERVER_ERRORS],
  },
  {
    path: '/widget.js',
    method: 'get',
    operationId: 'getScript',
    summary: 'The script that a site owner embeds.',
    parameters: ['If-None-Match'],
    answers: { 200: 'script', 304: 'none' },
    errors: ['not_found', 'internal'],
  },
  {
    path: '/healthz',
    method: 'get',
    operationId: 'getHealth',
    summary: 'Says that the process runs.',
    answers: { 200: 'Health' },
    errors: ['internal'],
  },
  {
    path: '/readyz',
    method: 'get',
    operationId: 'getReadiness',
    summary: 'Says whether visitors should be sent here, and what the owner should look at.',
    answers: { 200: 'Readiness', 503: 'Readiness' },
    errors: ['internal'],
  },
  {
    path: '/openapi.json',
    method: 'get',
    operationId: 'getDescription',
    summary: 'This description.',
    parameters: ['If-None-Match'],
    answers: { 200: 'document', 304: 'none' },
    errors: ['internal'],
  },
];
