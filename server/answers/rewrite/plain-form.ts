/** The form in which words and numbers of two texts are compared. */

const SEAM =
  /(?<=[\p{Script=Latin}\p{N}_])(?=(?!\p{Script=Latin})\p{L})|(?<=(?!\p{Script=Latin})\p{L})(?=[\p{Script=Latin}\p{N}_])/gu;
const QUOTES = /["“”„‟«»‹›「」『』]/gu;
const APOSTROPHES = /[’‘‛`´]/gu;
const DASHES = /[‐‑‒–—−]/gu;
/** What a quote may begin or end with that does not stand in the page. */
const EDGES = /^[\s.…'|*-]+|(?<![\s.…'|*])[\s.…'|*]+$/gu;

/**
 * Compatibility-normalised, with a space where scripts meet: Japanese writes none around a number, Korean and
 * others hang their endings on foreign names.
 */
export const plainForm = (text: string): string => text.normalize('NFKC').replace(SEAM, ' ');

export const foldSpace = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Word for word, whatever quotation marks, dashes, spaces and capitals a text has. */
export const foldQuote = (text: string): string =>
  foldSpace(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(QUOTES, '')
      .replace(APOSTROPHES, "'")
      .replace(DASHES, '-')
      .replace(EDGES, ''),
  );

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words of a text, also in scripts that write no spaces between them. */
export const countWords = (text: string): number =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
