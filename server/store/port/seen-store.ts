/** The part of the store port that knows from which websites widgets were asked for lately, and who was turned away. */

/** What a website did with a widget on a day, or on several. */
export interface SeenOrigin {
  /** As browsers write it; `null` for pages without one. */
  origin: string;
  /** Whether it was let in. */
  isIn: boolean;
  /** Requests. */
  count: number;
  /** ISO 8601. */
  firstAt: string;
  lastAt: string;
}

export interface SeenAtWidget extends SeenOrigin {
  widgetId: string;
}

/** How many websites of each kind are kept of a widget and a day. */
export const MAX_SEEN = 100;
/** For how many days. */
export const SEEN_DAYS = 30;

export interface SeenStore {
  /**
   * Adds what was seen on a day to what is known of it, and forgets what is older than `SEEN_DAYS` before it. Where
   * there are too many of a widget, those that were seen oftener and later stay.
   *
   * @param day UTC, as `2026-01-31`
   */
  add(day: string, seen: readonly SeenAtWidget[]): Promise<void>;
  /**
   * What was seen at some widgets from a day on, by their ids: each website once as let in and once as refused, the
   * latest first; nothing for a widget at which nothing was seen.
   */
  list(widgetIds: readonly string[], from: string): Promise<Map<string, SeenOrigin[]>>;
  /** Adds how often visitors were turned away on a day, and forgets as `add` does. */
  addTurnedAway(day: string, turnedAway: readonly TurnedAwayAtWidget[]): Promise<void>;
  /** How often visitors of some widgets were turned away from a day on, by their ids; nothing for a widget without any. */
  turnedAway(widgetIds: readonly string[], from: string): Promise<Map<string, TurnedAwayOnDay[]>>;
}

/** Requests that were refused because of a limit: the quota is used up, or too many came in a short time. */
export interface TurnedAway {
  quota: number;
  rate: number;
}
export interface TurnedAwayAtWidget extends TurnedAway {
  widgetId: string;
}
export interface TurnedAwayOnDay extends TurnedAway {
  /** UTC, as `2026-01-31`; the first comes first. */
  day: string;
}

/** Nobody where there is nothing to add up. */
export function sumTurnedAway(counts: readonly (TurnedAway | undefined)[]): TurnedAway {
  const sum = (by: keyof TurnedAway) => counts.reduce((all, one) => all + (one?.[by] ?? 0), 0);
  return { quota: sum('quota'), rate: sum('rate') };
}
