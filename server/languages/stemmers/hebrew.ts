/** A light stemmer of Hebrew: cuts off the letters that stand for small words before a word, and endings of many. */

const LONG = 4;
const PREFIX = /^[משהוכלב]/u;
const ENDING = /(?:יות|ים|ות|ה|ת)$/u;
/** Letters that are written otherwise at the end of a word. */
const FINAL: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Never shorter than four letters, so that roots stay whole. */
export function hebrew(word: string): string {
  const ending = ENDING.exec(word)?.[0] ?? '';
  let stem = word.length - ending.length >= LONG ? word.slice(0, word.length - ending.length) : word;
  while (stem.length > LONG && PREFIX.test(stem)) stem = stem.slice(1);
  return stem.replace(/[ךםןףץ]$/u, (letter) => FINAL[letter] ?? letter);
}
