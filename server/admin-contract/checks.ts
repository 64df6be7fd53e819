/** Questions of a widget that are asked again, to see whether they are answered as they were. */
import { z } from 'zod';
import { checkSchema } from '../model.js';

export const checkedSchema = z.object({
  ...checkSchema.shape,
  isPassed: z.boolean(),
  now: z.object({
    wasRefused: z.boolean(),
    confidenceScore: z.number(),
    citedPageIds: z.array(z.string()),
  }),
});
export type Checked = z.infer<typeof checkedSchema>;

export const checkRunSchema = z.object({ items: z.array(checkedSchema).describe('As they are kept.') });
export type CheckRun = z.infer<typeof checkRunSchema>;
