/** The record of what operators did. */
import { z } from 'zod';
import { time } from './fields.js';

export const ACTOR_KINDS = ['operator', 'token', 'cli', 'stranger'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** One act of which a record is kept: who did what to whom, from where. Holds no text of visitors and no secret. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: time,
  actor: z.object({
    kind: z.enum(ACTOR_KINDS).describe('`cli` is who ran a command; `stranger` is not signed in.'),
    id: z.string().optional(),
    name: z.string().optional(),
  }),
  action: z.string().describe('Such as `operator.add`.'),
  outcome: z.enum(['done', 'refused', 'failed']).describe('`failed` follows a `done` that was not to be.'),
  widgetId: z.string().optional(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().optional() }).optional(),
  changes: z.record(z.string(), z.unknown()).optional().describe('New values, of what is no secret.'),
  address: z.string().optional(),
  requestId: z.string().optional(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({
  items: z.array(auditEntrySchema).describe('The newest first.'),
  next: z.string().optional().describe('The `cursor` of the next page; absent on the last.'),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
