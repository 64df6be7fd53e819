/** Flags that choose what a command shows of the log: of which widget, from when, how much. */
import type { Period } from '../../operate/conversations/conversation-summaries.js';
import type { Flags, FlagValues } from './command.js';
import { UsageError } from './command.js';
import { checkWidgetId } from './open-data.js';

export const FILTER_FLAGS = {
  widget: { type: 'string', value: 'ID', help: 'Only of this widget.' },
  since: { type: 'string', value: 'TIME', help: 'From then on: 2025-01-31, or 7d for the last week.' },
  until: { type: 'string', value: 'TIME', help: 'Up to, not including, then.' },
} as const satisfies Flags;

export const LIMIT_FLAG = {
  limit: { type: 'string', value: 'N', help: 'At most so many, the newest; 50 where not given.' },
} as const satisfies Flags;

const DEFAULT_LIMIT = 50;

/**
 * @param now milliseconds since 1970
 * @throws {UsageError}
 */
export function readPeriod({ widget, since, until }: FlagValues<typeof FILTER_FLAGS>, now: number): Period {
  if (widget !== undefined) checkWidgetId(widget);
  return {
    widgetId: widget,
    from: since === undefined ? undefined : readTime('--since', since, now),
    to: until === undefined ? undefined : readTime('--until', until, now),
  };
}

/** @throws {UsageError} */
export function readLimit({ limit }: FlagValues<typeof LIMIT_FLAG>): number {
  return readCount('--limit', limit, DEFAULT_LIMIT);
}

/**
 * The value of a flag that says how many.
 *
 * @throws {UsageError}
 */
export function readCount(flag: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`${flag} "${text}" must be a whole number from 1 on.`);
}

const UNIT_MS = { h: 3_600_000, d: 86_400_000 } as const;

/** Milliseconds in a length of time such as `90d` or `12h`; `undefined` where it is none. */
export function readAge(text: string): number | undefined {
  const [, amount, unit] = /^(\d{1,5})([dh])$/.exec(text.trim()) ?? [];
  return amount === undefined ? undefined : Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS];
}

function readTime(flag: string, text: string, now: number): number {
  const age = readAge(text);
  if (age !== undefined) return now - age;
  const time = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.test(text) ? Date.parse(text) : NaN;
  if (!Number.isNaN(time)) return time;
  throw new UsageError(
    `${flag} "${text}" must be a day such as 2025-01-31, a time such as 2025-01-31T14:00Z (UTC), or an age such as 7d or 12h.`,
  );
}
