/** Brings what visitors type into the form in which phrases are compared. */
import { foldDiacritics } from '../../languages/definition/diacritic-folding.js';

/** Stands for a number, an address or the like: what it says makes no difference. */
export const NUMBER = '0';

const ADDRESS = /\S{1,200}@\S+|https?:\/\/\S+/gu;
const NUMERAL = /[+(]{0,4}\p{N}(?:[\p{N}.,:/()-]|\s(?=\p{N}))*/gu;
/** `I'd` and `don't` are one word; other parts before an apostrophe are words of their own, as in `j'aimerais`. */
const CONTRACTION = /(?<=\p{L})['’](?=(?:d|ll|m|re|s|t|ve)(?!\p{L}))/giu;
const PUNCTUATION = /(?:[\p{P}\p{S}\p{Extended_Pictographic}]|\u200d|\ufe0f)+/gu;
/** The full stop of a title ends no sentence. */
const TITLE = /(?<!\p{L})(dr|mr|mrs|ms|prof|sr|sra|dott|mme|fr|hr)\./giu;
const SENTENCE_END = /[.!?;:,…。！？；：，、؟،।|\n]+|\s[-–—]+\s/u;

/** Lower case, without accents, punctuation and letters drawn out: `Helloooo!!` as `hello`. */
export function plain(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(CONTRACTION, '')
    .replace(PUNCTUATION, ' ')
    .replace(/(\p{Script=Latin})\1{2,}/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return foldDiacritics(words);
}

const withoutNumbers = (text: string): string =>
  text.replace(ADDRESS, ` ${NUMBER} `).replace(NUMERAL, ` ${NUMBER} `);

/** A message as one plain text. */
export const plainMessage = (text: string): string => plain(withoutNumbers(text));

/** The clauses of a message, cut at its punctuation. */
export const plainClauses = (text: string): string[] =>
  withoutNumbers(text)
    .replace(TITLE, '$1')
    .split(SENTENCE_END)
    .map(plain)
    .filter((clause) => clause !== '');
