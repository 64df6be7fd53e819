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

/** `#rgb` or `#rrggbb`. */
export const hexColorSchema = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a hex colour such as #6366f1');

const privacyUrlSchema = z
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

/** How many questions a widget takes in a calendar day or month (UTC). */
export const quotaSchema = z.object({
  messages: z.int().min(0),
  period: z.enum(['day', 'month']),
});
export type Quota = z.infer<typeof quotaSchema>;

export const DEFAULT_QUOTA: Quota = { messages: 1000, period: 'month' };

/** A website that the server imports again by itself. */
export const sourceSchema = z.object({
  /** A site, a part of one, or its sitemap. */
  url: z.url({ protocol: /^https?$/, error: 'must be a web address such as https://help.example.com' }),
  /** Pause between two imports. */
  every: z.string().regex(/^[1-9]\d{0,3}[mhd]$/, 'must be an interval such as 30m, 24h or 7d'),
  /** As for an import by hand. */
  maxPages: z.int().min(1).optional(),
  delay: z.number().min(0).optional(),
  isSingle: z.boolean().optional(),
});
export type Source = z.infer<typeof sourceSchema>;

/** `widgets/<id>.json`: one embed, written by the CLI or by hand. */
export const widgetSchema = z.object({
  id: z.guid(),
  name: nameSchema,
  isActive: z.boolean().default(true),
  appearance: appearanceSchema.prefault({}),
  /** Websites that may use the widget; an empty list lets none in. */
  allowlist: z.array(z.string()).default([]),
  quota: quotaSchema.default(DEFAULT_QUOTA),
  /** True turns away callers that send neither Origin nor Referer. */
  requireOrigin: z.boolean().optional(),
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

export const FACT_KINDS = ['phone', 'fax', 'email', 'address', 'hours', 'person', 'name'] as const;

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
  /** Facts that the page says outside its content: in its footer, or for search engines alone. */
  facts: z.array(factSchema).optional(),
  /** Markdown, without front matter. */
  content: z.string(),
});
export type Page = z.infer<typeof pageSchema>;

/** What the last import from the web saw at one address. */
export const siteVisitSchema = z.object({
  url: z.string(),
  visitedAt: z.iso.datetime(),
  /** Validators of the answer, for a request that costs nothing where nothing changed. */
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** Identifies the text of the page. */
  digest: z.string().optional(),
  /** The pages that were made of it, several of a document of several pages, and how many passages they have. */
  pageIds: z.array(z.string()).optional(),
  passages: z.int().optional(),
  /** The address whose page this one repeats. */
  sameAs: z.string().optional(),
  /** Why there is no page of it. */
  reason: z.string().optional(),
  /** The sitemap names it, and no page of the site links to it. */
  isUnlinked: z.literal(true).optional(),
});
export type SiteVisit = z.infer<typeof siteVisitSchema>;

/** What a site told programs in a robots.txt or a sitemap, for when it has not changed. */
export const crawlFileSchema = z.object({
  url: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** Of a robots.txt. */
  text: z.string().optional(),
  /** Addresses in a sitemap: of pages, and of further sitemaps. */
  pages: z.array(z.string()).optional(),
  sitemaps: z.array(z.string()).optional(),
});
export type CrawlFile = z.infer<typeof crawlFileSchema>;

/** A document of a site that the process which read it had to be ended for. */
export const unreadablePageSchema = z.object({
  url: z.string(),
  /** Identifies its bytes. */
  digest: z.string(),
  failedAt: z.iso.datetime(),
  /** How often it was tried. */
  failures: z.int(),
  reason: z.string(),
});
export type UnreadablePage = z.infer<typeof unreadablePageSchema>;

/** `pages/<widgetId>/.sites/….json`: a site that pages are imported from, so that a later import need not start anew. */
export const siteSchema = z.object({
  /** The address that the operator gave. */
  start: z.string(),
  startedAt: z.iso.datetime(),
  /** Absent where the last import was stopped on its way. */
  finishedAt: z.iso.datetime().optional(),
  /** Addresses that the last import knew of and did not visit. */
  pending: z.array(z.string()).default([]),
  visits: z.array(siteVisitSchema),
  /** The robots.txt and the sitemaps of the site, as they were last read. */
  crawlFiles: z.array(crawlFileSchema).optional(),
  /** What is left alone for a while, because it ended the process that read it. */
  unreadable: z.array(unreadablePageSchema).optional(),
  /** Why the last import changed nothing; absent where it went well. */
  failure: z.object({ at: z.iso.datetime(), reason: z.string() }).optional(),
});
export type Site = z.infer<typeof siteSchema>;

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

/** `model` is what a language model made of pages. */
export const REPLY_KINDS = ['pages', 'model', 'smallTalk'] as const;
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
  /** What it was made of; absent in older records. */
  kind: z.enum(REPLY_KINDS).optional(),
  /** In which the visitor wrote, such as `de`; absent where nothing told it, and in older records. */
  lang: z.string().optional(),
});
export type ReplyRecord = z.infer<typeof replyRecordSchema>;

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
