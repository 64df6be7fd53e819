/** What is kept of visitors: how long, and all that is kept of one. */
import { z } from 'zod';

const name = z.string().trim().min(1).max(300);

/** Every field that is given finds something. */
export const visitorNameSchema = z
  .strictObject({
    visitorId: name.optional(),
    email: name.optional().describe('Letter case does not count.'),
    conversationId: name.optional(),
  })
  .refine((given) => Object.keys(given).length > 0, {
    error: 'must say who: visitorId, email or conversationId',
  });
export type VisitorNameRequest = z.infer<typeof visitorNameSchema>;

export const visitorExportSchema = z.object({
  facts: z.array(z.record(z.string(), z.unknown())).describe('As they stand in the log.'),
});
export type VisitorExport = z.infer<typeof visitorExportSchema>;

export const visitorErasureSchema = z.object({
  erased: z.record(z.string(), z.int()).describe('How many records, by type.'),
  damaged: z.int(),
  leftovers: z
    .object({
      isVacuumed: z.boolean().describe('Whether the room of what was erased is free to be written over.'),
      isArchived: z.boolean().describe('Whether the write-ahead log is archived, which holds it too then.'),
      checkpointSeconds: z.int().describe('The write-ahead log lets go of it after about two of these.'),
      readers: z.int().describe('Replication slots, for which the write-ahead log is kept longer.'),
    })
    .optional()
    .describe('With PostgreSQL: where it may still stand, beside backups from before.'),
});
export type VisitorErasure = z.infer<typeof visitorErasureSchema>;

export const privacyStateSchema = z.object({
  retentionDays: z.int().optional().describe('From the environment; kept without end where absent.'),
  auditRetentionDays: z
    .int()
    .describe('Of what operators did; from the environment, 400 where it says nothing.'),
});
export type PrivacyState = z.infer<typeof privacyStateSchema>;
