/** What every error of the admin API looks like. */
import { z } from 'zod';
import { ERROR_CODES, errorDetailSchema } from '../contract.js';

/** Every code that an error of the admin API can carry; those of the widget's API, and its own. */
export const ADMIN_ERROR_CODES = [
  ...ERROR_CODES,
  'unauthenticated',
  'second_factor_required',
  'forbidden',
  'conflict',
  'busy',
  'precondition_failed',
  'precondition_required',
  'not_ready',
] as const;
export type AdminErrorCode = (typeof ADMIN_ERROR_CODES)[number];

/** The one body that every error of the admin API is answered with. */
export const adminErrorBodySchema = z.object({
  error: z.object({
    code: z.enum(ADMIN_ERROR_CODES),
    message: z.string().describe('What is wrong and what to do, for a person.'),
    details: z.array(errorDetailSchema).optional(),
  }),
  requestId: z.string(),
});
export type AdminErrorBody = z.infer<typeof adminErrorBodySchema>;
