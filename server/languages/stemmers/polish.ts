/** A light stemmer of Polish: cuts off the commonest endings of nouns, adjectives and verbs, accents or not. */
import { plainLetters } from './diacritic-folding.js';

/** Longest first, without accents, which many visitors do not type. */
const ENDINGS = [
  'owaniem owaniu owania owanie owalem owalam iejszy ieniem owany owana owane owano owac anego anemu',
  'ieniach ieniami ienie ienia ieniu owaniach aniach aniami eniach eniami aniem anych enie enia eniu eniem iecie iecia uje ujesz ujemy ujac',
  'alem alam ilem ilam anie ania aniu ujcie uj',
  'iami ami ach ych ego emu ymi imi iem iam iasz iac nac ic ac yc ec ow om owi em im ym ej ze ia ii ie iu je ji ja al il',
  'a e i o u y',
]
  .join(' ')
  .split(' ')
  .sort((a, b) => b.length - a.length);
const ENDING = new RegExp(`^(.{3,}?)(?:${ENDINGS.join('|')})$`, 'u');

/** The stem of a word in lower case, without accents. */
export function polish(word: string): string {
  const plain = plainLetters(word);
  return ENDING.exec(plain)?.[1] ?? plain;
}
