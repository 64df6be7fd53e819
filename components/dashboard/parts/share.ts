/** Numbers and shares as the operator's browser writes them. */
import { messages } from '../messages/messages.js';
import { percent } from '../messages/frame-messages.js';

const whole = new Intl.NumberFormat(undefined);

export const formatCount = (value: number): string => whole.format(value);

/** @param value from 0 to 1; a dash where there is none */
export const formatShare = (value: number | undefined): string =>
  value === undefined ? messages.none : percent(value);

/** A time that a machine took, such as "340 ms" or "2.1 s". */
export function formatTook(ms: number | undefined): string {
  if (ms === undefined) return messages.none;
  if (ms < 1000) return `${whole.format(Math.round(ms))} ms`;
  return `${new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format(ms / 1000)} s`;
}

/** The share of a part of a whole; undefined where the whole is nothing. */
export const shareOf = (part: number, all: number): number | undefined => (all > 0 ? part / all : undefined);
