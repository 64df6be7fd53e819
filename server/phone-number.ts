/** Telephone numbers as addresses that a phone dials when they are pressed. */

/** One number and nothing else, grouped as people group digits; behind a slash that it is not another extension. */
const NUMBER = /^\+?(?:\d|\()(?:[\d ().\u00a0\u2010\u2011-]|\/(?=\d[\d ]{3}))*\d$/;
/** From the emergency number of a country to the longest that there are. */
const DIGITS = /^\+?\d{3,15}$/;

/** Such as `tel:+441632960118` for `+44 (0)1632 960118`; undefined where the text is more than a number, or none. */
export function phoneAddress(text: string): string | undefined {
  const number = text.trim();
  if (!NUMBER.test(number)) return undefined;
  // The zero in brackets is not dialled behind the prefix of a country.
  const dialled = (number.startsWith('+') ? number.replace('(0)', '') : number).replace(/[^+\d]/g, '');
  return DIGITS.test(dialled) ? `tel:${dialled}` : undefined;
}
