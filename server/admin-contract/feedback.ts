/**
 * How visitors rated replies: `GET /api/admin/feedback`, with `widget`, a period, `rating`, `reason=true` for those with
 * a reason, and `cited` for one page; and `/feedback/pages`, grouped by the pages that the replies cited.
 */
import { z } from 'zod';
import { ratingSchema } from './conversations.js';
import { time } from './fields.js';
import { OUTCOMES } from './usage.js';

const count = z.int().min(0);

/** A page of a widget that a reply cited. */
const citedSchema = z.object({ pageId: z.string(), title: z.string(), url: z.string() });

export const ratedReplySchema = z.object({
  widgetId: z.string(),
  conversationId: z.string(),
  replyId: z.string(),
  rating: ratingSchema.describe('The newest of the reply.'),
  askedAt: time,
  question: z.string().describe('Cut after 200 characters.'),
  answer: z.string().describe('Its beginning, up to 300 characters.'),
  outcome: z.enum(OUTCOMES),
  confidenceScore: z.number(),
  citedPages: z.array(citedSchema),
});
export type RatedReply = z.infer<typeof ratedReplySchema>;

export const ratedReplyPageSchema = z.object({
  items: z.array(ratedReplySchema).describe('The one with the newest question first.'),
  next: z.string().optional().describe('The `cursor` of the next page; absent on the last.'),
  count: z.object({ helpful: count, notHelpful: count, withReason: count }).describe('All in the period.'),
});
export type RatedReplyPage = z.infer<typeof ratedReplyPageSchema>;

/** What was rated of the replies that cited a page. */
export const ratedPageSchema = z.object({
  widgetId: z.string(),
  page: citedSchema.optional().describe('Absent for replies that cited none.'),
  helpful: count,
  notHelpful: count,
});
export type RatedPage = z.infer<typeof ratedPageSchema>;

export const ratedPageListSchema = z.object({
  items: z.array(ratedPageSchema).describe('The one most often found not helpful first.'),
});
export type RatedPageList = z.infer<typeof ratedPageListSchema>;
