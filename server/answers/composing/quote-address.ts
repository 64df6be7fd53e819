/**
 * Addresses that lead to quoted words: with `#:~:text=` a browser scrolls to the words and highlights them
 * (https://wicg.github.io/scroll-to-text-fragment/).
 */

/** A quotation of so many characters is named whole; of a longer one, where it starts and where it ends. */
const MAX_WHOLE = 60;
/** Words that name an end of a quotation: as many of these as tell it from others. */
const END_WORDS = { least: 4, most: 12 };
/** Words before the quotation that tell it from the same words further up. */
const MAX_PREFIX_WORDS = 4;
/** Addresses that are very long are not linked everywhere. */
const MAX_LENGTH = 1500;

/** The browser looks for whole words, in scripts without spaces too. */
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The browser takes letters of either case for the same. */
const fold = (text: string): string => text.toLowerCase();

/** `-`, `,` and `&` have a meaning in a directive; links with `'` are not safe everywhere. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[-'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Offsets `[start, end)` of the words of a text. */
function wordRanges(text: string): [start: number, end: number][] {
  return [...words.segment(text)].flatMap(({ isWordLike, index, segment }) =>
    isWordLike ? [[index, index + segment.length] as [number, number]] : [],
  );
}

/**
 * The address of a quotation in a page; the page's own where it has none on the web, or the quotation is empty.
 * @param quote stands so in one block of the page
 * @param before what a reader sees of the page before the quotation, a block a line
 */
export function quoteAddress(pageUrl: string, quote: string, before: string): string {
  if (quote === '' || !/^(?:https?:\/)?\//i.test(pageUrl) || pageUrl.includes(':~:')) return pageUrl;
  const address = `${pageUrl}${pageUrl.includes('#') ? '' : '#'}:~:text=${directive(quote, fold(before))}`;
  return address.length > MAX_LENGTH ? pageUrl : address;
}

/** The address of the page, without the words that it leads to. */
export const plainUrl = (url: string): string => url.replace(/#?:~:text=.*$/, '');

function directive(quote: string, before: string): string {
  const ranges = wordRanges(quote);
  const start = startOf(quote, ranges, before);
  const end = endOf(quote, ranges, start.length);
  const isWhole = quote.length <= MAX_WHOLE || end === undefined;
  const named = isWhole ? quote : start;
  const prefix = before.includes(fold(named)) ? lastWords(before) : '';
  return (prefix && `${encode(prefix)}-,`) + encode(named) + (isWhole ? '' : `,${encode(end)}`);
}

/** The first words, as many as tell the start from what comes before. */
function startOf(quote: string, ranges: [number, number][], before: string): string {
  const starts = ranges.slice(END_WORDS.least - 1, END_WORDS.most).map(([, end]) => quote.slice(0, end));
  return starts.find((start) => !before.includes(fold(start))) ?? starts[0] ?? quote;
}

/** The last words, as many as tell the end from the rest; undefined where they meet the start. */
function endOf(quote: string, ranges: [number, number][], startLength: number): string | undefined {
  const folded = fold(quote);
  const ends = ranges
    .slice(-END_WORDS.most)
    .toReversed()
    .slice(END_WORDS.least - 1)
    .flatMap(([start]) => (start > startLength ? [quote.slice(start)] : []));
  const isFirst = (end: string): boolean =>
    folded.indexOf(fold(end), startLength) === folded.length - end.length;
  return ends.find(isFirst) ?? ends[0];
}

/** The last words of the last line that has any. */
function lastWords(text: string): string {
  const line = text.trimEnd().split('\n').at(-1) ?? '';
  const first = wordRanges(line).at(-MAX_PREFIX_WORDS)?.[0] ?? 0;
  return line.slice(first);
}
