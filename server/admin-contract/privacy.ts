/** What is kept of visitors: how long, and all that is kept of one. */
import { z } from 'zod';

const name = z.string().trim().min(1, 'must not be blank').max(300);

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
});
export type VisitorErasure = z.infer<typeof visitorErasureSchema>;

export const privacyStateSchema = z.object({
  retentionDays: z.int().optional().describe('From the environment; kept without end where absent.'),
});
export type PrivacyState = z.infer<typeof privacyStateSchema>;
