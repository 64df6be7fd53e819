/** The tokens by which programs use the admin API. */
import { z } from 'zod';
import { nameSchema, time, widgetIds } from './fields.js';
import { ROLES } from './roles.js';

export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  widgets: widgetIds.optional(),
  operator: z.object({ id: z.string(), name: z.string() }).describe('Who made it, and with whom it ends.'),
  createdAt: time,
  expiresAt: time.optional(),
  lastUsedAt: time.optional(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const apiTokenListSchema = z.object({ items: z.array(apiTokenSchema) });
export type ApiTokenList = z.infer<typeof apiTokenListSchema>;

export const newApiTokenSchema = z.strictObject({
  name: nameSchema,
  role: z.enum(ROLES).describe("At most the maker's own."),
  widgets: widgetIds.optional(),
  days: z
    .int()
    .min(1)
    .max(3650)
    .nullable()
    .optional()
    .describe('Until it expires; 90 where absent, null for never.'),
});
export type NewApiToken = z.infer<typeof newApiTokenSchema>;

export const createdApiTokenSchema = z.object({
  token: z.string().describe('`sct_…`; it cannot be shown again.'),
  record: apiTokenSchema,
});
export type CreatedApiToken = z.infer<typeof createdApiTokenSchema>;
