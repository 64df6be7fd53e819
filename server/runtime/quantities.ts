/** Numbers in words, for people. */

/** `1 page`, `132 pages`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** A time to wait, in seconds: `1 second`, `15 minutes`, `20 hours`. */
export function duration(seconds: number): string {
  if (seconds < 90) return count(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour');
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** A number of bytes in units of a thousand: `1.2 MB`. */
export function size(bytes: number): string {
  let [amount, unit] = [bytes, 0];
  for (; amount >= 1000 && unit < UNITS.length - 1; unit++) amount /= 1000;
  return `${amount.toLocaleString('en', { maximumFractionDigits: unit > 0 ? 1 : 0 })} ${UNITS[unit] ?? ''}`;
}
