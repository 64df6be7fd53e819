/**
 * How much visitors asked, how it ended, and what it was about: `GET /api/admin/usage`, and beside it `/usage/pages`,
 * `/usage/asked-on`, `/usage/languages` and `/usage/questions`. Each takes `widget` and a period; `/usage` takes
 * `bucket`, `tz` and `compare=previous` too, the lists take `limit`. Until the log was read, all that is counted
 * answers with `not_ready`, and says in its message how far it is.
 */
import { z } from 'zod';
import { time } from './fields.js';

/** What became of a question; `none` is one without a reply, yet or for ever. */
export const OUTCOMES = ['answered', 'unsure', 'refused', 'smallTalk', 'none'] as const;
export type QuestionOutcome = (typeof OUTCOMES)[number];

export const BUCKETS = ['hour', 'day', 'week'] as const;
export type BucketSize = (typeof BUCKETS)[number];

const count = z.int().min(0);
const duration = z.int().min(0).optional();

export const usageCountsSchema = z.object({
  questions: count.describe('The sum of the five outcomes and of `erased`.'),
  answered: count.describe('From the pages, with a confidence of at least 0.5.'),
  unsure: count.describe('From the pages, with a confidence below 0.5.'),
  refused: count.describe('The pages hold no answer.'),
  smallTalk: count.describe('Neither refused nor from a page, such as the reply to a greeting.'),
  none: count.describe('Without a reply.'),
  erased: count.describe('Of which nothing is left but that quotas count them.'),
  helpful: count.describe('Questions of that time whose reply was rated so, by its newest rating.'),
  notHelpful: count.describe('As `helpful`.'),
  conversations: count.describe('With a question in that time.'),
  escalatedConversations: count.describe('Those of `conversations` in which a human was asked for.'),
  escalations: count.describe('Requests for a human that were left in that time.'),
  turnedAway: z
    .object({ quota: count, rate: count })
    .optional()
    .describe(
      'Requests that were refused because of a limit, on the UTC days that the time touches. Of totals alone, and absent where not all of these days are known: they are kept for thirty.',
    ),
  p50: duration.describe('Milliseconds that half of the replies took at most, on the server.'),
  p95: duration.describe('As `p50`, of 95 in a hundred replies.'),
});
export type UsageCounts = z.infer<typeof usageCountsSchema>;

export const usageBucketSchema = usageCountsSchema.extend({
  at: time.describe('When it begins: an hour, a day or a week (from Monday on) of the time zone.'),
});
export type UsageBucket = z.infer<typeof usageBucketSchema>;

export const usagePeriodSchema = z.object({
  from: time.describe('Included.'),
  to: time.describe('Not included.'),
  totals: usageCountsSchema,
  buckets: z
    .array(usageBucketSchema)
    .describe('All of the time, the empty ones too; the first and the last may be parts.'),
});
export type UsagePeriod = z.infer<typeof usagePeriodSchema>;

export const usageSchema = usagePeriodSchema.extend({
  bucket: z.enum(BUCKETS),
  timeZone: z.string(),
  previous: usagePeriodSchema
    .optional()
    .describe('The time of the same length before, where it was asked for.'),
});
export type Usage = z.infer<typeof usageSchema>;

/** A page of a widget that replies cited. */
export const citedPageSchema = z.object({
  widgetId: z.string(),
  pageId: z.string(),
  title: z.string(),
  url: z.string(),
  count: count.describe('Questions of that time whose reply cited it.'),
  helpful: count,
  notHelpful: count,
});
export type CitedPage = z.infer<typeof citedPageSchema>;
export const citedPageListSchema = z.object({
  items: z.array(citedPageSchema).describe('The most cited first.'),
});
export type CitedPageList = z.infer<typeof citedPageListSchema>;

/** A page of a website on which visitors asked. */
export const askedOnPageSchema = z.object({
  widgetId: z.string(),
  url: z.string().describe('Without query and fragment.'),
  count,
  refused: count,
});
export type AskedOnPage = z.infer<typeof askedOnPageSchema>;
export const askedOnListSchema = z.object({ items: z.array(askedOnPageSchema) });
export type AskedOnList = z.infer<typeof askedOnListSchema>;

/** A language in which visitors asked. */
export const askedLanguageSchema = z.object({
  language: z.string().describe('Such as `de`; `und` where it could not be told.'),
  count,
  refused: count,
});
export type AskedLanguage = z.infer<typeof askedLanguageSchema>;
export const askedLanguageListSchema = z.object({ items: z.array(askedLanguageSchema) });
export type AskedLanguageList = z.infer<typeof askedLanguageListSchema>;

/** Questions that ask for the same. */
export const askedQuestionSchema = z.object({
  widgetId: z.string(),
  question: z.string().describe('The newest wording, cut where it is very long.'),
  count,
  answered: count,
  unsure: count,
  refused: count,
  lastAt: time,
});
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;
export const askedQuestionListSchema = z.object({ items: z.array(askedQuestionSchema) });
export type AskedQuestionList = z.infer<typeof askedQuestionListSchema>;
