/** The time that a request of an operator is about: the last days or hours, or from one moment to another. */
import { z } from 'zod';
import { AppError } from '../../../errors.js';
import { isTimeZone } from '../../../insight/days.js';
import { startOfLast } from '../../../insight/time-buckets.js';

const HOUR_MS = 3_600_000;
const time = z.iso.datetime({ error: 'must be a time, such as 2026-01-31T14:00:00Z' }).optional();

export const timeZoneField = z
  .string()
  .max(100)
  .refine(isTimeZone, 'must be a time zone, such as Europe/Berlin')
  .optional();

/** Fields of a query. */
export const periodFields = {
  last: z
    .string()
    .regex(/^[1-9]\d{0,3}[hd]$/, 'must be a number of hours or days, such as 24h or 30d')
    .optional()
    .describe(
      'Up to now; whole hours or days beside `tz`, the present one included. Not beside `from` and `to`.',
    ),
  from: time.describe('Included.'),
  to: time.describe('Not included; now where absent.'),
  tz: timeZoneField.describe('Whose hours and days.'),
};

/** In milliseconds since 1970; `to` is not included. */
export interface TimeSpan {
  from: number;
  to: number;
}

/**
 * @param now milliseconds since 1970
 * @param otherwise what is meant where nothing is said, as `last`
 * @throws {AppError} `invalid_request` for times that contradict each other
 */
export function spanOf(
  { last, from, to, tz }: Partial<Record<'last' | 'from' | 'to' | 'tz', string | undefined>>,
  now: number,
  otherwise = '30d',
): TimeSpan {
  if (last !== undefined && (from !== undefined || to !== undefined))
    throw new AppError('invalid_request', 'Give either last, or from and to.');
  if (last === undefined && from !== undefined) {
    const span = { from: Date.parse(from), to: to === undefined ? now : Date.parse(to) };
    if (span.from < span.to) return span;
    throw new AppError('invalid_request', 'from must be before to.');
  }
  const end = to === undefined ? now : Date.parse(to);
  const text = last ?? otherwise;
  if (tz !== undefined && to === undefined) return { from: startOfLast(end, text, tz), to: end };
  return { from: end - Number.parseInt(text, 10) * (text.endsWith('h') ? 1 : 24) * HOUR_MS, to: end };
}
