/** Groups of questions without a good answer, what is said of them, and how they are answered now. */
import { z } from 'zod';
import { pageLinkSchema } from '../contract.js';
import { IGNORE_REASONS, TRIAGE_STATES } from '../ledger-records.js';
import { time } from './fields.js';
import { draftSchema } from './try.js';

const count = z.int().min(0);
const counts = {
  count: count.describe('The sum of the next three.'),
  refused: count,
  unsure: count.describe('Answered with less confidence than `below`.'),
  notHelpful: count.describe('Answered with more confidence, and rated so.'),
};
const outcome = { wasRefused: z.boolean(), confidenceScore: z.number() };

export const gapStateSchema = z
  .enum(['open', 'cameBack', 'answered', 'ignored'])
  .describe('`cameBack` was marked as answered, and failed again.');
export type GapStateName = z.infer<typeof gapStateSchema>;

export const gapMarkSchema = z
  .object({
    state: z.enum(TRIAGE_STATES),
    at: time,
    by: z.string().describe('Whose mark it is.'),
    reason: z.enum(IGNORE_REASONS).optional(),
    pageId: z.string().optional().describe('The page that answers.'),
  })
  .describe('What an operator said last.');

export const gapSchema = z.object({
  key: z.string().describe('Stays the same when other wordings join; tells nothing of the words.'),
  widgetId: z.guid(),
  widgetName: z.string().optional().describe('Absent where the widget was removed.'),
  question: z.string().describe('The newest wording.'),
  language: z.string(),
  otherWordings: z.array(z.string()).describe('Up to three.'),
  wordingCount: count,
  ...counts,
  lastAt: time,
  weekly: z.array(count).length(8).describe('Of the last eight times seven days, up to now.'),
  state: gapStateSchema,
  mark: gapMarkSchema.optional(),
  cameBack: z
    .object({ since: time, count })
    .optional()
    .describe('Questions since it was marked as answered.'),
  nearestPages: z.array(pageLinkSchema).max(3),
});
export type GapItem = z.infer<typeof gapSchema>;

export const gapPageSchema = z.object({
  items: z.array(gapSchema).describe('What came back first, then the most frequent.'),
  next: z.string().optional().describe('The `cursor` of the next page; absent on the last.'),
  counts: z.record(gapStateSchema, count).describe('Gaps of the time by their state.'),
  languages: z.array(z.string()).describe('Of the questions of the time, the most frequent first.'),
});
export type GapPage = z.infer<typeof gapPageSchema>;

export const gapWordingSchema = z.object({
  text: z.string(),
  ...counts,
  lastAt: time,
  was: z.object(outcome).describe('How it was answered the last time.'),
  conversations: z.array(
    z.object({ conversationId: z.string(), at: time, kind: z.enum(['refused', 'unsure', 'notHelpful']) }),
  ),
});
export type GapWordingItem = z.infer<typeof gapWordingSchema>;

export const gapDetailSchema = gapSchema.extend({
  wordings: z.array(gapWordingSchema).max(200).describe('Of all times, the newest first.'),
});
export type GapWhole = z.infer<typeof gapDetailSchema>;

export const gapChangeSchema = z.strictObject({
  state: z
    .enum(TRIAGE_STATES)
    .describe(
      '`answered` holds for what was asked until now, `ignored` for what is asked later too; `open` takes back what was said last.',
    ),
  reason: z.enum(IGNORE_REASONS).optional().describe('Why it is ignored.'),
  pageId: z.string().min(1).max(1000).optional().describe('The page that answers.'),
});
export type GapChangeRequest = z.infer<typeof gapChangeSchema>;

export const gapAskRequestSchema = z.strictObject({
  drafts: z.array(draftSchema).max(5).optional().describe('Asked as if these were among the pages.'),
});
export type GapAskRequest = z.infer<typeof gapAskRequestSchema>;

export const askedWordingSchema = z.object({
  wording: z.string(),
  was: z.object(outcome).describe('How it was answered the last time that a visitor asked.'),
  now: z.object({ ...outcome, citedPageIds: z.array(z.string()) }),
});
export type AskedWording = z.infer<typeof askedWordingSchema>;

export const gapAnswersSchema = z.object({
  items: z.array(askedWordingSchema).max(20).describe('The newest wordings. Nothing is counted or recorded.'),
});
export type GapAnswers = z.infer<typeof gapAnswersSchema>;
