/**
 * Questions of a widget that are asked again, to see whether they are answered as they were: by the server after each
 * change of pages, and at a press.
 */
import { z } from 'zod';
import { checkSchema } from '../model.js';
import { time } from './fields.js';

export const checkedSchema = z.object({
  ...checkSchema.shape,
  isPassed: z.boolean(),
  failsSince: time.optional().describe('The first run that it did not pass in, of those after it passed.'),
  now: z.object({
    wasRefused: z.boolean(),
    confidenceScore: z.number(),
    citedPageIds: z.array(z.string()),
  }),
});
export type Checked = z.infer<typeof checkedSchema>;

export const checkRunSchema = z.object({
  at: time.optional().describe('When they were asked; absent before the first time.'),
  items: z.array(checkedSchema).describe('As they are kept.'),
});
export type CheckRun = z.infer<typeof checkRunSchema>;
