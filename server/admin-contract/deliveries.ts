/** What owners are told by webhook and mail, and how that goes. */
import { z } from 'zod';
import { CHANNELS } from '../notification-settings.js';
import { time } from './fields.js';

export const deliverySchema = z.object({
  recordId: z.string(),
  widgetId: z.string(),
  channel: z.enum(CHANNELS),
  event: z.enum(['feedback', 'escalation', 'digest']),
  state: z.enum(['waiting', 'dead']),
  failures: z.int().describe('How often it was tried in vain.'),
  nextAt: time.optional().describe('Absent where it is dead.'),
  reason: z.string().optional().describe('Why it failed the last time, in words that follow "it".'),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveryPageSchema = z.object({
  items: z.array(deliverySchema).describe('What is owed, the newest first.'),
  next: z.string().optional().describe('The `cursor` of the next page; absent on the last.'),
});
export type DeliveryPage = z.infer<typeof deliveryPageSchema>;

export const retryRequestSchema = z.strictObject({
  widgetId: z.guid().toLowerCase().optional().describe('All that the caller may see where absent.'),
  channel: z.enum(CHANNELS).optional(),
});
export type RetryRequest = z.infer<typeof retryRequestSchema>;

export const retrySchema = z.object({ revived: z.int() });

export const webhookSecretStateSchema = z.object({
  secret: z.string().optional().describe('Absent where there is none yet.'),
  former: z.object({ secret: z.string(), until: time }).optional().describe('Signs too until then.'),
});
export type WebhookSecretState = z.infer<typeof webhookSecretStateSchema>;

export const deliveryTestSchema = z.object({
  isDelivered: z.boolean(),
  reason: z.string().optional().describe('Why not, in words that follow "the webhook" or "the mail".'),
});
export type DeliveryTest = z.infer<typeof deliveryTestSchema>;
