/**
 * The wire contract: every shape that crosses HTTP, and all that the browser side may know of the server.
 * Components take types from here by `import type` alone, so that zod stays out of the widget.
 */
import { z } from 'zod';
import {
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PAGE_URL_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_REASON_LENGTH,
} from './defaults.js';

const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined);

/** Any 8-4-4-4-12 hex id: people write ids such as 11111111-1111-1111-1111-111111111111 by hand. */
const id = z.guid().toLowerCase();

/** What proves that a website vouches for its visitor; see `chat/verify-visitor.ts`. */
const visitorSignature = z.string().trim().max(200).describe('HMAC-SHA256 of the visitorId, in hex.');

/** Body of `POST /api/widget/chat`. An optional field may be left out or be null. */
export const chatRequestSchema = z.object({
  widgetId: id,
  message: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
  conversationId: optional(id),
  visitorId: optional(z.string().trim().max(200)),
  visitorSignature: optional(visitorSignature),
  pageUrl: optional(z.string().max(MAX_PAGE_URL_LENGTH)),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** A place in a page that an answer was taken from. */
export const citationSchema = z.object({
  pageId: z.string().optional(),
  pageTitle: z.string(),
  pageUrl: z.string().optional().describe('Leads to the excerpt where it can, by `#:~:text=`.'),
  excerpt: z.string().describe('Stands word for word in the page.'),
});
export type Citation = z.infer<typeof citationSchema>;

/** A page by its name and its address. */
export const pageLinkSchema = z.object({
  pageId: z.string(),
  pageTitle: z.string(),
  pageUrl: z.string(),
});
export type PageLink = z.infer<typeof pageLinkSchema>;

/** A page that may help beside, or instead of, the answer. */
export const relatedArticleSchema = pageLinkSchema.extend({
  excerpt: z
    .string()
    .optional()
    .describe(
      'What the page says nearest to the question, in plain text. Absent beside an answer without doubt.',
    ),
});
export type RelatedArticle = z.infer<typeof relatedArticleSchema>;

/** What a front end is to do beside showing the reply: `escalate` opens the form that reaches a human. */
export const SUGGESTED_ACTIONS = ['escalate'] as const;
export type SuggestedAction = (typeof SUGGESTED_ACTIONS)[number];

/** Answer of `POST /api/widget/chat`. */
export const chatReplySchema = z.object({
  conversationId: id,
  messageId: id,
  answer: z
    .string()
    .describe(
      'Markdown subset: paragraphs, lists, bold, italics, code, links; `[1]` stands for the first of `citations`.',
    ),
  citations: z.array(citationSchema),
  relatedArticles: z.array(relatedArticleSchema),
  confidenceScore: z.number().min(0).max(1).describe('Probability that the answer is right.'),
  wasRefused: z.boolean().describe('True when the pages do not hold an answer; `answer` then says so.'),
  suggestedAction: z
    .enum(SUGGESTED_ACTIONS)
    .optional()
    .describe(
      '`escalate` where the visitor asks for a human: open the form that reaches one. Absent otherwise.',
    ),
  suggestions: z
    .array(z.string())
    .optional()
    .describe('Questions that may follow, each of which the pages answer. Absent where there are none.'),
});
export type ChatReply = z.infer<typeof chatReplySchema>;

/**
 * What `POST /api/widget/chat` sends to a caller that accepts `text/event-stream`: the data of each event by its
 * name. `start` once, any number of `delta`, then `done` or `error`, which end the stream. The parts of the answer
 * follow each other without anything between them; where `done` holds another answer, that one counts. `bye` says
 * that the server stops and what is left comes at once.
 */
export interface ChatStreamEvents {
  start: Pick<ChatReply, 'conversationId' | 'messageId'>;
  delta: { text: string };
  bye: Record<string, never>;
  done: ChatReply;
  error: ErrorBody;
}

export const POSITIONS = ['bottom-right', 'bottom-left'] as const;
export type Position = (typeof POSITIONS)[number];

export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

/** What the launcher shows: an icon of ours, or the widget's logo. */
export const LAUNCHER_ICONS = ['chat', 'question', 'help', 'headset', 'logo'] as const;
export type LauncherIcon = (typeof LAUNCHER_ICONS)[number];

export const WINDOW_SIZES = ['small', 'medium', 'large'] as const;
export type WindowSize = (typeof WINDOW_SIZES)[number];

/** What the owner wrote for the visitors of one language; what is absent is as for all others. */
const translationSchema = z
  .object({
    name: z.string(),
    greeting: z.string(),
    placeholder: z.string(),
    suggestions: z.array(z.string()),
    launcherText: z.string(),
  })
  .partial();

/** Answer of `GET /api/widget/config/:widgetId`: the public part of a widget. */
export const widgetRecordSchema = z.object({
  id,
  name: z.string(),
  appearance: z.object({
    primaryColor: z.string().describe('Hex colour.'),
    greeting: z.string(),
    position: z.enum(POSITIONS),
    theme: z.enum(THEMES).optional().describe('Only where the owner set it.'),
    placeholder: z.string().optional().describe('Only where the owner set it.'),
    privacyUrl: z.string().optional().describe('Of the privacy notice; where the owner set it.'),
    suggestions: z.array(z.string()).optional().describe('Questions to begin with; where the owner set any.'),
    logo: z
      .string()
      .optional()
      .describe('Address of an image, relative to that of the server where it has it. Only where set.'),
    launcherText: z.string().optional().describe('Beside the icon of the launcher. Only where set.'),
    launcherIcon: z.enum(LAUNCHER_ICONS).optional().describe('Only where the owner set it.'),
    windowSize: z.enum(WINDOW_SIZES).optional().describe('Only where the owner set it.'),
    translations: z
      .record(z.string(), translationSchema)
      .optional()
      .describe('By language tag, such as `de` or `pt-BR`; where the owner set any.'),
    openAfter: z
      .number()
      .optional()
      .describe('Seconds until the window opens by itself, once for a visitor; where the owner set it.'),
  }),
  isActive: z.boolean(),
});
export type WidgetRecord = z.infer<typeof widgetRecordSchema>;

export const FEEDBACK_TYPES = ['positive', 'negative'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** Body of `POST /api/widget/feedback`; answered with 204. */
export const feedbackRequestSchema = z.object({
  widgetId: id,
  conversationId: id,
  messageId: id,
  type: z.enum(FEEDBACK_TYPES),
  reason: optional(z.string().trim().max(MAX_REASON_LENGTH)),
});
export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;

/** Body of `POST /api/widget/escalate`; answered with 204. */
export const escalateRequestSchema = z.object({
  widgetId: id,
  conversationId: optional(id),
  visitorId: optional(z.string().trim().max(200)),
  visitorSignature: optional(visitorSignature),
  email: z.email().max(254),
  message: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
  name: optional(z.string().trim().max(MAX_NAME_LENGTH)),
  phone: optional(z.string().trim().max(MAX_PHONE_LENGTH)),
  pageUrl: optional(z.string().max(MAX_PAGE_URL_LENGTH)),
});
export type EscalateRequest = z.infer<typeof escalateRequestSchema>;

/** Every code that an error body can carry. */
export const ERROR_CODES = [
  'invalid_request',
  'origin_not_allowed',
  'widget_not_found',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_conflict',
  'quota_exceeded',
  'rate_limited',
  'store_unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One thing that is wrong with a request. */
export const errorDetailSchema = z.object({
  field: z.string(),
  message: z.string().describe('What is wrong, in words that follow the name of the field.'),
});
export type ErrorDetail = z.infer<typeof errorDetailSchema>;

/** The one body that every error is answered with. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string().describe('What is wrong and what to do, for a person.'),
    details: z.array(errorDetailSchema).optional(),
  }),
  requestId: z.string().describe('The same as in the header X-Request-Id and in the log of the server.'),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
