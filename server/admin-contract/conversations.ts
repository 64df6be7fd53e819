/**
 * What visitors asked and were told, conversation by conversation: `GET /api/admin/conversations` and
 * `/export/conversations?format=jsonl|csv` with `widget`, a period and the filter below,
 * `/conversations/{widgetId}/{conversationId}`, and `/conversations/search?text=` with `widget` and a period.
 */
import { z } from 'zod';
import { citationSchema, FEEDBACK_TYPES, relatedArticleSchema, SUGGESTED_ACTIONS } from '../contract.js';
import { time } from './fields.js';
import { REPLY_KINDS } from '../model.js';
import { OUTCOMES } from './usage.js';

const count = z.int().min(0);
const text = z.string().trim().min(1);
/** One or more words of a list, with commas between them. */
const someOf = (words: readonly string[]) =>
  z
    .string()
    .regex(
      new RegExp(`^(?:${words.join('|')})(?:,(?:${words.join('|')}))*$`),
      `must be one or more of ${words.join(', ')}, with commas between them`,
    );

/**
 * Fields of a query that narrow conversations down. All but `escalated` are of a question: a conversation is meant that
 * has one which fits all of them, asked in the period.
 */
export const conversationFilterFields = {
  outcome: someOf(OUTCOMES)
    .optional()
    .describe('One or more outcomes, with commas between them, such as `refused,unsure`.'),
  kind: someOf(REPLY_KINDS)
    .optional()
    .describe('How the reply was made: one or more kinds, with commas between them, such as `model,fact`.'),
  rating: z
    .enum([...FEEDBACK_TYPES, 'any', 'none'])
    .optional()
    .describe('The newest of its reply.'),
  escalated: z.enum(['true', 'false']).optional().describe('Whether a human was asked for, ever.'),
  language: z.string().max(20).optional().describe('Such as `de`.'),
  page: text
    .max(2000)
    .optional()
    .describe('Address of a page on which was asked, without query and fragment.'),
  cited: text.max(1000).optional().describe('Id of a page that the reply cited.'),
  visitor: text.max(200).optional().describe('Id of a visitor, as the website gave it.'),
};

const who = {
  id: z.string(),
  widgetId: z.string(),
  visitorId: z.string().optional(),
  isVisitorVerified: z.literal(true).optional().describe('The website vouches for the visitor.'),
  startedAt: time,
  lastAt: time.describe('When the last question was asked.'),
};

export const conversationRowSchema = z.object({
  ...who,
  firstQuestion: z.string().describe('Cut after 200 characters.'),
  matched: z
    .string()
    .optional()
    .describe('The newest question that fits the filter, where it is not the first.'),
  questions: count.describe('As all counts here, of the whole conversation.'),
  outcomes: z.record(z.enum(OUTCOMES), count),
  helpful: count,
  notHelpful: count,
  escalations: count,
  kinds: z.array(z.enum(REPLY_KINDS)).describe('How its replies were made, without repetition.'),
  languages: z.array(z.string()),
  pageUrl: z.string().optional().describe('Where the first question was asked.'),
  leastConfidence: z.number().optional().describe('Of the replies from pages.'),
});
export type ConversationRow = z.infer<typeof conversationRowSchema>;

export const conversationPageSchema = z.object({
  items: z.array(conversationRowSchema).describe('The one with the newest question that fits first.'),
  next: z.string().optional().describe('The `cursor` of the next page; absent on the last.'),
  count: z
    .object({ conversations: count, questions: count })
    .describe('All that fit, on this page and others.'),
});
export type ConversationPage = z.infer<typeof conversationPageSchema>;

export const ratingSchema = z.object({
  feedback: z.enum(FEEDBACK_TYPES),
  reason: z.string().optional(),
  at: time,
});
export type Rating = z.infer<typeof ratingSchema>;

export const conversationReplySchema = z.object({
  id: z.string(),
  at: time,
  answer: z.string(),
  citations: z.array(citationSchema),
  relatedArticles: z.array(relatedArticleSchema),
  confidenceScore: z.number(),
  wasRefused: z.boolean(),
  suggestedAction: z.enum(SUGGESTED_ACTIONS).optional(),
  suggestions: z.array(z.string()).optional(),
  outcome: z.enum(OUTCOMES),
  kind: z
    .enum(REPLY_KINDS)
    .describe(
      'How it was made; of replies before this was recorded, `pages` stands for `fact` and `model` too.',
    ),
  tookMs: count.describe('From the question to the reply, on the server.'),
  rating: ratingSchema.optional().describe('The newest.'),
});
export type ConversationReply = z.infer<typeof conversationReplySchema>;

export const conversationTurnSchema = z.object({
  id: z.string(),
  at: time,
  question: z.string(),
  pageUrl: z.string().optional(),
  language: z.string().describe('`und` where it could not be told.'),
  reply: conversationReplySchema.optional(),
});
export type ConversationTurn = z.infer<typeof conversationTurnSchema>;

export const conversationRequestSchema = z.object({
  id: z.string(),
  at: time,
  email: z.string(),
  message: z.string(),
  name: z.string().optional(),
  phone: z.string().optional(),
  pageUrl: z.string().optional(),
});
export type ConversationRequest = z.infer<typeof conversationRequestSchema>;

export const conversationSchema = z.object({
  ...who,
  turns: z.array(conversationTurnSchema).describe('The oldest first; of a very long one the last 200.'),
  earlierTurns: count.describe('Turns that stand before those.'),
  requests: z.array(conversationRequestSchema).describe('For a human; the oldest first.'),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationHitSchema = conversationRowSchema.extend({
  excerpt: z.string().describe('What was found, with words around it.'),
  foundIn: z.enum(['question', 'answer', 'reason', 'request']),
});
export type ConversationHit = z.infer<typeof conversationHitSchema>;

export const conversationSearchPageSchema = z.object({
  items: z.array(conversationHitSchema).describe('The one with the newest find first.'),
  next: z
    .string()
    .optional()
    .describe('The `cursor` that the search goes on from; absent where all of the period was searched.'),
  searchedBackTo: time.describe('Everything from then on was searched.'),
});
export type ConversationSearchPage = z.infer<typeof conversationSearchPageSchema>;
