/** Requests for a human, and what operators do about them. */
import { z } from 'zod';
import { citationSchema } from '../contract.js';
import { ESCALATION_STATUSES, personSchema } from '../ledger-records.js';
import { CHANNELS } from '../notification-settings.js';
import { time } from './fields.js';

export const MAX_NOTE_LENGTH = 4000;

export const escalationStatusSchema = z.enum(ESCALATION_STATUSES);
export type EscalationStatus = z.infer<typeof escalationStatusSchema>;

/** A request as it stands in the list. */
export const escalationRowSchema = z.object({
  id: z.string(),
  widgetId: z.string(),
  at: time,
  email: z.string(),
  name: z.string().optional(),
  excerpt: z.string().describe('How the message begins.'),
  status: escalationStatusSchema,
  assignee: personSchema.optional(),
  noteCount: z.int(),
  talk: z
    .enum(['answered', 'unsure', 'refused', 'smallTalk'])
    .optional()
    .describe('How the question before the request was answered; absent where there was none.'),
  delivery: z
    .enum(['none', 'waiting', 'delivered', 'dead'])
    .describe('Whether the owner was told by webhook or mail; `dead` is given up.'),
  version: z.int().describe('To be sent with a change.'),
});
export type EscalationRow = z.infer<typeof escalationRowSchema>;

export const escalationCountsSchema = z.object({
  open: z.int(),
  inProgress: z.int(),
  done: z.int(),
  mine: z.int().describe('Open or in progress, and assigned to the caller.'),
});
export type EscalationCounts = z.infer<typeof escalationCountsSchema>;

export const escalationPageSchema = z.object({
  items: z.array(escalationRowSchema).describe('The newest first.'),
  next: z.string().optional().describe('The `cursor` of the next page; absent on the last.'),
  counts: escalationCountsSchema,
});
export type EscalationPage = z.infer<typeof escalationPageSchema>;

/** One thing that was done about a request. */
export const handlingSchema = z.object({
  at: time,
  version: z.int(),
  by: personSchema.partial({ id: true }).describe('Without an id where a command did it.'),
  status: escalationStatusSchema.optional(),
  assignee: personSchema.nullable().optional().describe('Null is nobody.'),
  note: z.string().optional(),
});
export type Handling = z.infer<typeof handlingSchema>;

/** A question before the request, and its reply. */
export const talkTurnSchema = z.object({
  at: time,
  question: z.string(),
  pageUrl: z.string().optional(),
  reply: z
    .object({
      answer: z.string().describe('Markdown.'),
      citations: z.array(citationSchema),
      confidenceScore: z.number(),
      wasRefused: z.boolean(),
    })
    .optional(),
});
export type TalkTurn = z.infer<typeof talkTurnSchema>;

export const escalationDetailSchema = escalationRowSchema.extend({
  message: z.string(),
  phone: z.string().optional(),
  pageUrl: z.string().optional().describe('Where the visitor asked.'),
  conversationId: z.string().optional(),
  visitorId: z.string().optional(),
  isVisitorVerified: z.literal(true).optional(),
  undelivered: z
    .array(
      z.object({
        channel: z.enum(CHANNELS),
        isDead: z.boolean().describe('Given up until it is tried again by hand.'),
        reason: z
          .string()
          .optional()
          .describe('Why it failed the last time, in words that follow "it"; absent before the first try.'),
      }),
    )
    .describe('By which ways the owner was not told of it yet.'),
  turns: z.array(talkTurnSchema).describe('The last before the request, the oldest first.'),
  hasEarlierTurns: z.boolean(),
  history: z.array(handlingSchema).describe('What was done, the oldest first.'),
  others: z.array(escalationRowSchema).describe('Other requests from this address, the newest first.'),
});
export type EscalationDetail = z.infer<typeof escalationDetailSchema>;

export const escalationChangeSchema = z.strictObject({
  version: z
    .int()
    .min(0)
    .describe('That was seen. Where somebody changed the request since, it is a conflict.'),
  status: escalationStatusSchema.optional(),
  assignee: z.string().max(100).nullable().optional().describe('Id of an operator; null for nobody.'),
  note: z.string().trim().min(1).max(MAX_NOTE_LENGTH).optional(),
});
export type EscalationChange = z.infer<typeof escalationChangeSchema>;

export const assigneeListSchema = z.object({ items: z.array(personSchema) });
export type AssigneeList = z.infer<typeof assigneeListSchema>;
