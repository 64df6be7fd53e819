/** Regular expressions of whole words. */

const BEFORE = '(?<![\\p{L}\\p{M}])';
const AFTER = '(?![\\p{L}\\p{M}])';

/** @param alternatives divided by `|` */
export const wholeWords = (alternatives: string): RegExp =>
  new RegExp(`${BEFORE}(?:${alternatives})${AFTER}`, 'iu');
