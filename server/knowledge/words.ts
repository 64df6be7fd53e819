/** Cuts text into words, in every script. */

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu;
/** The same, several times as fast, for text that is ASCII. */
const ASCII_WORD = /[A-Za-z0-9]+(?:'[A-Za-z]+)*/g;
const APOSTROPHE = /['’]/;
/** Scripts that write no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const UNSPACED_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const JOINERS = new Set(['-', '_', '.', '‑']);
/** A chain such as `wi-fi` or `4.1.1` is also one word, up to this many parts. */
const MAX_PARTS = 5;
const ASCII = /^[\0-\x7f]*$/;

export interface Word {
  /** Compatibility-normalised, lower case, without a possessive ending. */
  text: string;
  /** True for the whole of a chain whose parts came before it. */
  isJoined?: boolean;
}

/** True for a word of a script that writes no spaces, such as Chinese: its pairs often cross two words. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}

/** The overlapping pairs of a run of characters; a lone character stands for itself. */
function pairsOf(run: string): string[] {
  const chars = Array.from(run);
  return chars.length < 3 ? [run] : chars.slice(1).map((char, i) => (chars[i] ?? '') + char);
}

/** Words of a text in order; in scripts without spaces, overlapping pairs of characters. */
export function wordsOf(text: string): Word[] {
  const isAscii = ASCII.test(text);
  const source = isAscii ? text : text.normalize('NFKC');
  const words: Word[] = [];
  let chain: string[] = [];
  let end = -1;
  const closeChain = (): void => {
    if (chain.length > 1 && chain.length <= MAX_PARTS) words.push({ text: chain.join(''), isJoined: true });
    chain = [];
  };
  for (const match of source.matchAll(isAscii ? ASCII_WORD : WORD)) {
    const lower = match[0].toLowerCase();
    const isJoinedOn = match.index === end + 1 && JOINERS.has(source.charAt(end));
    if (!isJoinedOn) closeChain();
    end = match.index + match[0].length;
    if (!isAscii && !ASCII.test(lower) && UNSPACED.test(lower)) {
      for (const run of lower.match(UNSPACED_RUN) ?? []) {
        for (const piece of UNSPACED.test(run) ? pairsOf(run) : [run]) words.push({ text: piece });
      }
      continue;
    }
    const word = APOSTROPHE.test(lower) ? lower.replace(/['’]s$/, '').replace(/['’]/g, '') : lower;
    chain.push(word);
    words.push({ text: word });
  }
  closeChain();
  return words;
}
