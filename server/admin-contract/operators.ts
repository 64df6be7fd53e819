/** The operators, as owners manage them. */
import { z } from 'zod';
import { nameSchema, time, widgetIds } from './fields.js';
import { ROLES } from './roles.js';

export const operatorSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  widgets: widgetIds.optional().describe('All widgets where absent.'),
  isActive: z.boolean(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: time,
  linkUntil: time.optional().describe('Until when the last link is good; absent once it was used.'),
  lastSeenAt: time.optional().describe('As far as a session of theirs still tells.'),
  etag: z.string().describe('For If-Match.'),
});
export type Operator = z.infer<typeof operatorSchema>;

export const operatorListSchema = z.object({ items: z.array(operatorSchema) });
export type OperatorList = z.infer<typeof operatorListSchema>;

export const newOperatorSchema = z.strictObject({
  name: nameSchema,
  role: z.enum(ROLES),
  widgets: widgetIds.optional().describe('Not for owners, who may use all.'),
});
export type NewOperator = z.infer<typeof newOperatorSchema>;

export const operatorChangeSchema = z.strictObject({
  name: nameSchema.optional(),
  role: z.enum(ROLES).optional(),
  widgets: widgetIds.nullable().optional().describe('Null for all.'),
  isActive: z.boolean().optional(),
});
export type OperatorChange = z.infer<typeof operatorChangeSchema>;

export const oneTimeLinkSchema = z.object({
  path: z
    .string()
    .describe('`/dashboard/link#…`, to be put behind the address of the dashboard. Works once.'),
  expiresAt: time,
});
export type OneTimeLink = z.infer<typeof oneTimeLinkSchema>;

export const operatorInvitationSchema = z.object({ operator: operatorSchema, link: oneTimeLinkSchema });
export type OperatorInvitation = z.infer<typeof operatorInvitationSchema>;
