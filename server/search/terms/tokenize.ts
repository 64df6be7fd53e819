/** Cuts text into words, in every script. */

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu;
const APOSTROPHE = /['’]/;
/** Scripts that write no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const UNSPACED_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const JOINERS = new Set(['-', '_', '.', '‑']);
/** A chain such as `wi-fi` or `4.1.1` is also one word, up to this many parts. */
const MAX_PARTS = 5;
/** `24x16` is `24 x 16`. */
const SIZE = /^(\d+)([x×])(\d+)(?:([x×])(\d+))?$/u;
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

const withoutApostrophes = (word: string): string => word.replace(/['’]s$/, '').replace(/['’]/g, '');

/** Collects words in order, and after the parts of a chain the whole of it. */
class WordList {
  readonly words: Word[] = [];
  private readonly source: string;
  private end = -1;
  private chain: string[] = [];

  constructor(source: string) {
    this.source = source;
  }

  /** The next word stands at `[start, end)` of the source. */
  moveTo(start: number, end: number): void {
    if (start !== this.end + 1 || !JOINERS.has(this.source.charAt(this.end))) this.closeChain();
    this.end = end;
  }

  add(word: string): void {
    const size = SIZE.exec(word)?.slice(1).filter(Boolean);
    for (const part of size ?? [word]) {
      this.chain.push(part);
      this.words.push({ text: part });
    }
  }

  closeChain(): void {
    const { chain } = this;
    if (chain.length === 0) return;
    if (chain.length > 1 && chain.length <= MAX_PARTS) {
      this.words.push({ text: chain.join(''), isJoined: true });
    }
    this.chain = [];
  }
}

/** Words of a text in order; in scripts without spaces, overlapping pairs of characters. */
export function wordsOf(text: string): Word[] {
  const isAscii = ASCII.test(text);
  const source = isAscii ? text.toLowerCase() : text.normalize('NFKC');
  const list = new WordList(source);
  if (isAscii) readAscii(source, list);
  else readAnyScript(source, list);
  list.closeChain();
  return list.words;
}

function readAnyScript(source: string, list: WordList): void {
  for (const match of source.matchAll(WORD)) {
    const lower = match[0].toLowerCase();
    list.moveTo(match.index, match.index + match[0].length);
    if (!ASCII.test(lower) && UNSPACED.test(lower)) {
      for (const run of lower.match(UNSPACED_RUN) ?? []) {
        for (const piece of UNSPACED.test(run) ? pairsOf(run) : [run]) list.words.push({ text: piece });
      }
      continue;
    }
    list.add(APOSTROPHE.test(lower) ? withoutApostrophes(lower) : lower);
  }
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isLetter = (code: number): boolean => code >= 0x61 && code <= 0x7a;
const APOSTROPHE_CODE = 0x27;

/** Finds what `WORD` finds in lower-case ASCII, several times as fast: an index is built of millions of words. */
function readAscii(source: string, list: WordList): void {
  for (let i = 0; i < source.length; i++) {
    const start = i;
    let code = source.charCodeAt(i);
    while (isLetter(code) || isDigit(code)) code = source.charCodeAt(++i);
    if (i === start) continue;
    const isSimple = code !== APOSTROPHE_CODE;
    while (code === APOSTROPHE_CODE && isLetter(source.charCodeAt(i + 1))) {
      i += 2;
      while (isLetter((code = source.charCodeAt(i)))) i++;
    }
    const word = source.slice(start, i);
    list.moveTo(start, i);
    list.add(isSimple ? word : withoutApostrophes(word));
    // A digit may follow at once where an apostrophe ended the letters: it begins a word of its own.
    i--;
  }
}
