/** Times as text, by the customs of a locale. */

/** Making one is slow, so each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string | undefined, time: number, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale ?? ''} ${Object.keys(options).join()}`;
  let made = formats.get(key);
  if (!made) formats.set(key, (made = new Intl.DateTimeFormat(locale, options)));
  return made.format(time);
}

/** Such as "10:42". @param time milliseconds since 1970 */
export const formatTime = (locale: string | undefined, time: number): string =>
  format(locale, time, { timeStyle: 'short' });

/** Such as "Friday, March 14". @param time milliseconds since 1970 */
export const formatDay = (locale: string | undefined, time: number): string =>
  format(locale, time, { weekday: 'long', day: 'numeric', month: 'long' });

/** From the longest to the shortest, in seconds. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Such as "in 3 hours", never too early: words within a sentence, so of its language. @param seconds more than 0 */
export function formatWait(locale: string | undefined, seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds > size * 1.5) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(locale ?? 'en').format(Math.ceil(seconds / length), unit);
}
