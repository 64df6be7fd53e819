/** Widgets, as operators make and change them. */
import { z } from 'zod';
import { parseAllowlistEntry } from '../allowlist.js';
import { lookFields, nameSchema, strictTranslationsSchema, textFields } from '../appearance.js';
import { POSITIONS, THEMES } from '../contract.js';
import {
  appearanceSchema,
  checkSchema,
  hexColorSchema,
  MAX_CHECKS,
  privacyUrlSchema,
  quotaSchema,
} from '../model.js';
import { notifySchema, WEBHOOK_FORMATS, webhookUrlSchema } from '../notification-settings.js';
import { time } from './fields.js';

/** More websites than anybody has, each no longer than an address can be. */
const MAX_ENTRIES = 500;
const MAX_ENTRY_LENGTH = 300;

const entryText = z.string().trim().max(MAX_ENTRY_LENGTH);
const entriesSchema = z.array(
  entryText.superRefine((text, context) => {
    const parsed = parseAllowlistEntry(text);
    if ('reason' in parsed) context.addIssue({ code: 'custom', message: parsed.reason });
  }),
);
const allowlistSchema = entriesSchema.max(MAX_ENTRIES, `must be at most ${MAX_ENTRIES} websites`);
const strictQuotaSchema = z.strictObject(quotaSchema.shape);

/** How much of the quota, and of the tokens of the language model, a widget has used. */
export const quotaStateSchema = z.object({
  used: z.int(),
  allowed: z.int(),
  period: quotaSchema.shape.period,
  resetsAt: time.describe('When the period ends, which is a day or a calendar month in UTC.'),
  spentAt: time
    .optional()
    .describe('When all is used, if visitors go on asking as in this period; absent where it lasts.'),
  tokens: z
    .object({ used: z.int(), allowed: z.int(), resetsAt: time })
    .optional()
    .describe('Of the language model, in this calendar month; absent without one.'),
  turnedAway: z
    .object({ from: time, quota: z.int().min(0), rate: z.int().min(0) })
    .optional()
    .describe('Requests of thirty days that the quota, or the limits of an address and a visitor, refused.'),
});
export type QuotaState = z.infer<typeof quotaStateSchema>;

/** A website, and when it was there last. */
export const lastSeenSchema = z.object({ origin: z.string(), at: time });

export const adminWidgetSchema = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  appearance: appearanceSchema,
  allowlist: z.array(z.string()),
  quota: quotaSchema,
  requireOrigin: z.boolean(),
  webhookUrl: z
    .string()
    .optional()
    .describe('For readers its host alone: addresses of chat programs hold a secret.'),
  webhookFormat: z.enum(WEBHOOK_FORMATS).optional().describe('By the address where absent.'),
  hasWebhookSecret: z.boolean(),
  formerSecretUntil: time.optional().describe('Until then the secret before the present one signs too.'),
  notify: notifySchema.optional(),
  hasMailServer: z.boolean().describe('False where no mail goes out, as the server has no `SMTP_URL`.'),
  hasVisitorSecret: z.boolean(),
  checks: z.array(checkSchema).describe('Questions that are to be answered as they were.'),
  etag: z.string().describe('For If-Match.'),
});
export type AdminWidget = z.infer<typeof adminWidgetSchema>;

export const widgetRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  allowlist: z.array(z.string()),
  pages: z.int().describe('Pages that it answers from.'),
  quota: quotaStateSchema.omit({ tokens: true, turnedAway: true }),
  lastSeen: lastSeenSchema.optional().describe('A website of its own that showed it within thirty days.'),
  problem: z.string().optional().describe('What is wrong with its file, which is served as it last was.'),
});
export type WidgetRow = z.infer<typeof widgetRowSchema>;

export const widgetPageSchema = z.object({
  items: z.array(widgetRowSchema).describe('By name.'),
  next: z.string().optional().describe('The `cursor` of the next page; absent on the last.'),
});
export type WidgetPage = z.infer<typeof widgetPageSchema>;

/** What is left out stays as it is; null takes an optional setting away. */
export const appearanceChangeSchema = z.strictObject({
  primaryColor: hexColorSchema.optional(),
  greeting: textFields.greeting.optional(),
  position: z.enum(POSITIONS).optional(),
  theme: z.enum(THEMES).nullable().optional(),
  placeholder: lookFields.placeholder.nullable(),
  suggestions: lookFields.suggestions.nullable(),
  logo: lookFields.logo.nullable(),
  launcherText: lookFields.launcherText.nullable(),
  launcherIcon: lookFields.launcherIcon.nullable(),
  windowSize: lookFields.windowSize.nullable(),
  privacyUrl: privacyUrlSchema.nullable().optional(),
  openAfter: appearanceSchema.shape.openAfter.nullable(),
  translations: strictTranslationsSchema.nullable().optional().describe('Replaces all languages.'),
});
export type AppearanceChange = z.infer<typeof appearanceChangeSchema>;

/** What is left out stays as it is; null takes an optional setting away. */
export const widgetChangeSchema = z.strictObject({
  name: nameSchema.optional(),
  isActive: z.boolean().optional(),
  appearance: appearanceChangeSchema.optional(),
  allowlist: allowlistSchema.optional(),
  quota: strictQuotaSchema.optional(),
  requireOrigin: z.boolean().optional(),
  webhookUrl: webhookUrlSchema.nullable().optional(),
  webhookFormat: z.enum(WEBHOOK_FORMATS).nullable().optional(),
  notify: z.strictObject(notifySchema.shape).nullable().optional(),
  checks: z
    .array(z.strictObject(checkSchema.shape))
    .max(MAX_CHECKS, `must be at most ${MAX_CHECKS} checks`)
    .optional()
    .describe('Replaces all.'),
});
export type WidgetChange = z.infer<typeof widgetChangeSchema>;

export const newWidgetSchema = z.strictObject({
  name: nameSchema,
  allowlist: allowlistSchema.optional().describe('No website may use it where absent.'),
  quota: strictQuotaSchema.optional(),
});
export type NewWidget = z.infer<typeof newWidgetSchema>;

/** As a file, in base64: PNG, JPEG, GIF, WebP or SVG. */
export const newLogoSchema = z.strictObject({ image: z.base64('must be an image in base64') });
export const storedLogoSchema = z.object({
  logo: z.string().describe('For `appearance.logo`. It is kept once a change of the widget names it.'),
});
export type StoredLogo = z.infer<typeof storedLogoSchema>;

export const snippetSchema = z.object({
  snippet: z.string().describe('The lines to paste before the closing body tag.'),
  server: z.string().describe('Where browsers load the widget from.'),
  isCertain: z.boolean().describe('False where nobody has set PUBLIC_URL, so that it is a guess.'),
  policy: z.array(z.string()).describe('What a Content-Security-Policy of the website must let in.'),
});
export type Snippet = z.infer<typeof snippetSchema>;
