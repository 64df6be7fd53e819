/** Which websites may use a widget, and which were there. */
import { z } from 'zod';
import { time } from './fields.js';

/** Longer than any origin; what is longer is none. */
const MAX_ORIGIN_LENGTH = 300;
const entries = z.array(z.string().max(MAX_ORIGIN_LENGTH)).max(500);

export const allowlistCheckRequestSchema = z.strictObject({ allowlist: entries });
export type AllowlistCheckRequest = z.infer<typeof allowlistCheckRequestSchema>;

export const allowlistCheckSchema = z.object({
  entries: z.array(
    z.object({
      entry: z.string(),
      reason: z.string().optional().describe('Why it cannot be an entry, in words that follow it.'),
      meaning: z.string().optional().describe('What it lets in.'),
    }),
  ),
});
export type AllowlistCheck = z.infer<typeof allowlistCheckSchema>;

export const originCheckRequestSchema = z.strictObject({
  origin: z.string().max(2000).describe('As browsers send it: `https://shop.acme.example`.'),
  allowlist: entries.optional().describe("In place of the widget's own."),
});
export type OriginCheckRequest = z.infer<typeof originCheckRequestSchema>;

export const originCheckSchema = z.object({
  isAllowed: z.boolean(),
  entry: z.string().optional().describe('The first that lets it in.'),
  suggestion: z.string().optional().describe('The entry that would let it in.'),
  reason: z.string().optional().describe('Why it is not let in.'),
});
export type OriginCheck = z.infer<typeof originCheckSchema>;

const seenFields = {
  origin: z.string(),
  count: z.int().describe('Requests.'),
  firstAt: time,
  lastAt: time,
};

export const seenOriginsSchema = z.object({
  from: time,
  at: time.describe('Now, by the clock of the server.'),
  letIn: z.array(z.object(seenFields)).describe('The latest first; our own pages are left out.'),
  refused: z
    .array(z.object({ ...seenFields, suggestion: z.string().optional() }))
    .describe('Those that would still be refused, the latest first.'),
});
export type SeenOrigins = z.infer<typeof seenOriginsSchema>;
