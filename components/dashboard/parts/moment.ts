/** Moments as they are written in the language of the dashboard. */
import { html, nothing, type TemplateResult } from 'lit';
import { LOCALE } from '../messages/locale.js';
import { frameMessages } from '../messages/frame-messages.js';
import { messages } from '../messages/messages.js';

const dateAndTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const dayOnly = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const dayAndTimeOfYear = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
const timeOnly = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });
const shortDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
const ago = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto', style: 'short' });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The present year is not named, which stands there for who points at it. @param at ISO 8601; a dash where absent */
export function moment(at: string | undefined, precision: 'day' | 'minute' = 'minute') {
  if (at === undefined) return messages.none;
  const date = new Date(at);
  const told = precision === 'day' ? formatDay(date) : formatMinute(date);
  return html`<time datetime=${at} title=${dateAndTime.format(date)}>${told}</time>` as
    | TemplateResult
    | typeof nothing;
}

const isOfThisYear = (date: Date): boolean => date.getFullYear() === new Date().getFullYear();
const formatDay = (date: Date): string => (isOfThisYear(date) ? shortDay : dayOnly).format(date);
const formatMinute = (date: Date): string =>
  (isOfThisYear(date) ? dayAndTimeOfYear : dateAndTime).format(date);

/** How long ago, such as "5 min. ago", with the moment itself for who points at it. @param at ISO 8601 */
export function since(at: string, now = Date.now()): TemplateResult {
  const date = new Date(at);
  return html`<time datetime=${at} title=${dateAndTime.format(date)}
    >${describeSince(date.getTime(), now)}</time
  >`;
}

/** As `since`, as text. @param at milliseconds since 1970 */
export function describeSince(at: number, now: number): string {
  const passed = now - at;
  if (passed < MINUTE_MS) return frameMessages.justNow;
  if (passed < HOUR_MS) return ago.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return ago.format(-Math.floor(passed / HOUR_MS), 'hour');
  if (passed < 7 * DAY_MS) return ago.format(-Math.floor(passed / DAY_MS), 'day');
  return formatDay(new Date(at));
}

/** A time of day, such as "14:05". @param at milliseconds since 1970 */
export const timeOfDay = (at: number): string => timeOnly.format(at);

/** From one moment to another, as short as it can be told; ISO 8601, the end not included. */
export function describeSpan(from: string, to: string): string {
  const [first, end] = [new Date(from), new Date(to)];
  if (Number.isNaN(first.getTime()) || Number.isNaN(end.getTime())) return `${from} – ${to}`;
  if (end.getTime() - first.getTime() < 2 * DAY_MS) return dateAndTime.formatRange(first, end);
  return shortDay.formatRange(first, new Date(end.getTime() - 1));
}
