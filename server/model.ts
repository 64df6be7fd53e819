/** What is kept: the schemas of a widget, a page and the records in the log, as they stand on disk. */
import { z } from 'zod';
import { lookFields, nameSchema, textFields } from './appearance.js';
import {
  citationSchema,
  FEEDBACK_TYPES,
  POSITIONS,
  relatedArticleSchema,
  SUGGESTED_ACTIONS,
  THEMES,
} from './contract.js';
import { DEFAULT_APPEARANCE } from './defaults.js';
import {
  deliveryRecordSchema,
  digestRecordSchema,
  erasedRecordSchema,
  frame,
  handlingRecordSchema,
  owing,
  tokensRecordSchema,
  triageRecordSchema,
} from './ledger-records.js';
import {
  notifySchema,
  WEBHOOK_FORMATS,
  webhookSecretSchema,
  webhookUrlSchema,
} from './notification-settings.js';
import { sourceSchema } from './site-records.js';

/** `#rgb` or `#rrggbb`. */
export const hexColorSchema = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a hex colour such as #6366f1');

export const privacyUrlSchema = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://acme.example/privacy' })
  .max(2000);

export const appearanceSchema = z.object({
  primaryColor: hexColorSchema.default(DEFAULT_APPEARANCE.primaryColor),
  greeting: textFields.greeting.default(DEFAULT_APPEARANCE.greeting),
  position: z.enum(POSITIONS).default(DEFAULT_APPEARANCE.position),
  theme: z.enum(THEMES).optional(),
  ...lookFields,
  /** The owner's privacy notice, which the form for a human links to. */
  privacyUrl: privacyUrlSchema.optional(),
  /** Seconds until the window opens by itself, once for a visitor. */
  openAfter: z.number().min(0).max(3600).optional(),
});

/** More than any widget is asked, and little enough for the whole numbers of a database. */
export const MAX_QUOTA = 1_000_000_000;
const AT_MOST = `must be at most ${MAX_QUOTA.toLocaleString('en')}`;

/** How many questions a widget takes in a calendar day or month (UTC). */
export const quotaSchema = z.object({
  messages: z
    .int({ error: ({ code }) => (code === 'too_big' ? AT_MOST : undefined) })
    .min(0)
    .max(MAX_QUOTA, AT_MOST),
  period: z.enum(['day', 'month']),
});
export type Quota = z.infer<typeof quotaSchema>;

/** As kept: what was set before there was a most is read as the most. */
const keptQuotaSchema = quotaSchema.extend({
  messages: z
    .int()
    .min(0)
    .transform((messages) => Math.min(messages, MAX_QUOTA)),
});

export const DEFAULT_QUOTA: Quota = { messages: 1000, period: 'month' };

/** A question that is to be answered as it was when somebody looked at it. */
export const checkSchema = z.object({
  question: z.string().trim().min(1).max(1000),
  /** The page that its answer is to cite; refused it is to be where absent. */
  pageId: z.string().min(1).max(1000).optional(),
});
export type Check = z.infer<typeof checkSchema>;
/** Of a widget. */
export const MAX_CHECKS = 100;

/** `widgets/<id>.json`: one embed, written by the CLI or by hand. */
export const widgetSchema = z.object({
  id: z.guid(),
  name: nameSchema,
  isActive: z.boolean().default(true),
  appearance: appearanceSchema.prefault({}),
  /** Websites that may use the widget; an empty list lets none in. */
  allowlist: z.array(z.string()).default([]),
  quota: keptQuotaSchema.default(DEFAULT_QUOTA),
  /** True turns away callers that send neither Origin nor Referer. */
  requireOrigin: z.boolean().optional(),
  /** Asked again by operators after changes of the pages. */
  checks: z.array(checkSchema).optional(),
  /** Websites that its pages are kept fresh from. */
  sources: z.array(sourceSchema).optional(),
  /** Told of every rating and every request for a human, by signed requests. */
  webhookUrl: webhookUrlSchema.optional(),
  /** What the webhook takes; by its address where absent. */
  webhookFormat: z.enum(WEBHOOK_FORMATS).optional(),
  /** What those requests are signed with. */
  webhookSecret: webhookSecretSchema.optional(),
  /** Signs them too for some time after it was replaced, so that the receiver may change over. */
  formerWebhookSecret: z.object({ secret: webhookSecretSchema, until: z.iso.datetime() }).optional(),
  /** Who is told by mail. */
  notify: notifySchema.optional(),
  /** What websites sign the ids of their visitors with. */
  visitorSecret: z.string().min(16).max(200).optional(),
});
export type Widget = z.infer<typeof widgetSchema>;

export const FACT_KINDS = [
  'phone',
  'fax',
  'email',
  'address',
  'hours',
  'person',
  'parking',
  'name',
  'profile',
] as const;

/** How a business can be reached, when it is open, who it is: one number, address or line of hours. */
export const factSchema = z.object({
  kind: z.enum(FACT_KINDS),
  /** As the page writes it. */
  value: z.string().min(1),
  /** What the page calls it: `Front desk`, `Fax`. */
  label: z.string().optional(),
});
export type Fact = z.infer<typeof factSchema>;
export type FactKind = Fact['kind'];

/** The facts of a front matter that can be read: a slip of whoever edits the file must not cost the page. */
export function readFacts(value: unknown): Fact[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry) => factSchema.safeParse(entry).data ?? []);
}

/** Where a page comes from that comes from no website: an operator wrote it here, or it is the copy of a file. */
export const WRITTEN_ORIGIN = 'written';
export const FILE_ORIGIN = 'file';

/** `pages/<widgetId>/<id>.md`: a source document, Markdown with the rest as front matter. */
export const pageSchema = z.object({
  /** Path of the page inside its widget, without extension: `guides/billing`. */
  id: z.string().min(1),
  title: z.string().min(1),
  url: z.string(),
  /** BCP 47 tag such as `de`; unknown where absent. */
  lang: z.string().optional(),
  /** When the site last changed the page, in ISO 8601; unknown where absent. */
  lastModified: z.string().optional(),
  /** `written`, `file`, or the address that the import of its website began at; unknown where absent. */
  origin: z.string().optional(),
  /** Facts that the page says outside its content: in its footer, or for search engines alone. */
  facts: z.array(factSchema).optional(),
  /** Markdown, without front matter. */
  content: z.string(),
});
export type Page = z.infer<typeof pageSchema>;

/** What makes a request safe to send again. */
const identity = {
  /** What the caller named the request, so that a repetition is known. */
  idempotencyKey: z.string().optional(),
  /** Tells a repetition from another request under the same key. */
  requestHash: z.string().optional(),
};

/** Who left it, as the website says, and whether the website has proved to say so. */
const visitor = { visitorId: z.string().optional(), isVisitorVerified: z.literal(true).optional() };

/** A question that was let in; it is what the quota counts. `id` is its own message id. */
export const questionRecordSchema = z.object({
  ...frame,
  type: z.literal('question'),
  conversationId: z.string(),
  ...visitor,
  pageUrl: z.string().optional(),
  text: z.string(),
  ...identity,
});
export type QuestionRecord = z.infer<typeof questionRecordSchema>;

/**
 * How a reply was made: in the words of pages, with a contact fact or hours, in those of the language model; or, without
 * pages, as small talk, as the way to a human that the visitor asked for, or as a refusal of any sort.
 */
export const REPLY_KINDS = ['pages', 'fact', 'model', 'smallTalk', 'human', 'refusal'] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

/** What was answered; `id` is the `messageId` on the wire. */
export const replyRecordSchema = z.object({
  ...frame,
  type: z.literal('reply'),
  conversationId: z.string(),
  questionId: z.string(),
  answer: z.string(),
  citations: z.array(citationSchema),
  relatedArticles: z.array(relatedArticleSchema),
  confidenceScore: z.number(),
  wasRefused: z.boolean(),
  suggestedAction: z.enum(SUGGESTED_ACTIONS).optional(),
  suggestions: z.array(z.string()).optional(),
  /** In which the visitor wrote, such as `de`; absent where nothing told it, and in older records. */
  lang: z.string().optional(),
  /** Absent in older records. */
  kind: z.enum(REPLY_KINDS).optional(),
});
export type ReplyRecord = z.infer<typeof replyRecordSchema>;

/** How a reply was made; of a record that does not say it, as far as the reply tells. */
export function replyKindOf({
  kind,
  wasRefused,
  suggestedAction,
  citations,
}: Pick<ReplyRecord, 'kind' | 'wasRefused' | 'suggestedAction' | 'citations'>): ReplyKind {
  if (kind) return kind;
  if (wasRefused) return 'refusal';
  if (suggestedAction === 'escalate') return 'human';
  return citations.length === 0 ? 'smallTalk' : 'pages';
}

export const feedbackRecordSchema = z.object({
  ...frame,
  type: z.literal('feedback'),
  conversationId: z.string(),
  messageId: z.string(),
  feedback: z.enum(FEEDBACK_TYPES),
  reason: z.string().optional(),
  ...identity,
  ...owing,
});
export type FeedbackRecord = z.infer<typeof feedbackRecordSchema>;

export const escalationRecordSchema = z.object({
  ...frame,
  type: z.literal('escalation'),
  conversationId: z.string().optional(),
  ...visitor,
  email: z.string(),
  message: z.string(),
  name: z.string().optional(),
  phone: z.string().optional(),
  /** Where the visitor asked. */
  pageUrl: z.string().optional(),
  ...identity,
  ...owing,
});
export type EscalationRecord = z.infer<typeof escalationRecordSchema>;

/** One line of the log. Records are only ever added; erasing for privacy is the one exception. */
export const logRecordSchema = z.discriminatedUnion('type', [
  questionRecordSchema,
  replyRecordSchema,
  feedbackRecordSchema,
  escalationRecordSchema,
  handlingRecordSchema,
  digestRecordSchema,
  deliveryRecordSchema,
  tokensRecordSchema,
  erasedRecordSchema,
  triageRecordSchema,
]);
export type LogRecord = z.infer<typeof logRecordSchema>;

export const RECORD_TYPES: readonly LogRecord['type'][] = logRecordSchema.options.map(
  ({ shape }) => shape.type.value,
);

/** What visitors said and were told; the rest is the server's own account of quotas, webhooks and tokens. */
export const CONVERSATION_TYPES = ['question', 'reply', 'feedback', 'escalation'] as const;
export type ConversationRecord = Extract<LogRecord, { type: (typeof CONVERSATION_TYPES)[number] }>;

export function isConversationRecord(record: LogRecord): record is ConversationRecord {
  return CONVERSATION_TYPES.some((type) => type === record.type);
}
