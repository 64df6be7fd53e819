/** Numbers in words, for people. */

/** `1 page`, `132 pages`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** A number of bytes in units of a thousand: `1.2 MB`. */
export function size(bytes: number): string {
  let [amount, unit] = [bytes, 0];
  for (; amount >= 1000 && unit < UNITS.length - 1; unit++) amount /= 1000;
  return `${amount.toLocaleString('en', { maximumFractionDigits: unit > 0 ? 1 : 0 })} ${UNITS[unit] ?? ''}`;
}
