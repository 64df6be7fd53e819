/**
 * The records of the log that visitors did not leave: what is owed to owners, what was spent, what was erased, and what
 * operators said of gaps.
 */
import { z } from 'zod';
import { channelSchema } from './notification-settings.js';

/** What every record has. */
export const frame = { id: z.string(), at: z.iso.datetime(), widgetId: z.string() };

/** What makes a record one that somebody is told of. */
export const owing = {
  /** A delivery is owed to each channel until a record of it says otherwise. */
  owesDelivery: z.literal(true).optional(),
  /** By webhook alone where absent. */
  channels: z.array(channelSchema).min(1).optional(),
};

/** A mail about the questions from `from` up to `at` that had no good answer. */
export const digestRecordSchema = z.object({
  ...frame,
  type: z.literal('digest'),
  /** The day of its widget's time zone, `2025-01-31`: there is one a day. */
  day: z.iso.date(),
  from: z.iso.datetime(),
  ...owing,
});
export type DigestRecord = z.infer<typeof digestRecordSchema>;

/** What came of telling somebody about a rating or a request for a human, or of a digest. */
export const deliveryRecordSchema = z.object({
  ...frame,
  type: z.literal('delivery'),
  /** The record that was to be told. */
  factId: z.string(),
  /** The webhook where absent. */
  channel: channelSchema.optional(),
  /** `dead` is not tried again, until an operator wants it `revived`. */
  outcome: z.enum(['delivered', 'failed', 'dead', 'revived']),
  /** When a failed one is tried again. */
  retryAt: z.iso.datetime().optional(),
  /** Why it failed. */
  reason: z.string().optional(),
});
export type DeliveryRecord = z.infer<typeof deliveryRecordSchema>;

export const ESCALATION_STATUSES = ['open', 'inProgress', 'done'] as const;
export type EscalationStatus = (typeof ESCALATION_STATUSES)[number];

/** An operator, by the name of the time. */
export const personSchema = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof personSchema>;

/** What an operator did about a request for a human: whatever is given is so from then on. */
export const handlingRecordSchema = z.object({
  ...frame,
  type: z.literal('handling'),
  escalationId: z.string(),
  /** Counts them for each request, from 1: only who has seen the last one may add the next. */
  version: z.int().min(1),
  /** A command has a name alone: that of the system's user. */
  by: personSchema.partial({ id: true }),
  status: z.enum(ESCALATION_STATUSES).optional(),
  /** Null is nobody. */
  assignee: personSchema.nullable().optional(),
  /** For other operators. It tells of a visitor, so it goes where their request goes. */
  note: z.string().optional(),
});
export type HandlingRecord = z.infer<typeof handlingRecordSchema>;

/** Tokens that were set aside for the language model, or, where negative, given back because they were not spent. */
export const tokensRecordSchema = z.object({ ...frame, type: z.literal('tokens'), tokens: z.int() });
export type TokensRecord = z.infer<typeof tokensRecordSchema>;

/** Stands where a question was erased: nothing is left of it but that the quota counts it. `at` is the day alone. */
export const erasedRecordSchema = z.object({ ...frame, type: z.literal('erased') });
export type ErasedRecord = z.infer<typeof erasedRecordSchema>;

export const TRIAGE_STATES = ['answered', 'ignored', 'open'] as const;
/** Why a gap is of no concern. A closed list, so that no words of visitors get here. */
export const IGNORE_REASONS = ['notOurs', 'elsewhere', 'test', 'other'] as const;
export type IgnoreReason = (typeof IGNORE_REASONS)[number];

/** What an operator said of questions that had no good answer. Keys hold no words of visitors. */
export const triageRecordSchema = z.object({
  ...frame,
  type: z.literal('triage'),
  /** Of the group of questions. */
  key: z.string(),
  /** Of the other wordings that the group had then. */
  alsoKeys: z.array(z.string()).optional(),
  /** `answered` holds for what was asked until then, `ignored` also for what is asked later; `open` takes both back. */
  state: z.enum(TRIAGE_STATES),
  reason: z.enum(IGNORE_REASONS).optional(),
  /** The page that answers. */
  pageId: z.string().optional(),
  by: z.object({ kind: z.string(), id: z.string().optional(), name: z.string().optional() }),
});
export type TriageRecord = z.infer<typeof triageRecordSchema>;
