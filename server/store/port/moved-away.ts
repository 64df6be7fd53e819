/** What stands in the old place of data that was moved elsewhere. */
import { z } from 'zod';
import { AppError } from '../../errors.js';

export const movedSchema = z.object({
  /** Where to, without a password. */
  to: z.string(),
  at: z.iso.datetime(),
});
export type Moved = z.infer<typeof movedSchema>;

/** What is said to who opens the old place. */
export function movedAway(place: string, { to, at }: Moved): AppError {
  const setting = /^postgres(?:ql)?:/.test(to) ? 'DATABASE_URL' : 'DATA_DIR';
  return new AppError(
    'store_unavailable',
    `The data of ${place} was moved to ${to} on ${at.slice(0, 10)}. Set ${setting} to the new place. To use the old one again, as it was then: service-chat data move --undo`,
  );
}
