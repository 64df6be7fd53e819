/** Writes running text as Markdown: folds white space, escapes what Markdown would take for its own. */
import { collapseSpace } from './html-tree.js';

interface Emphasis {
  marker: string;
  state: 'pending' | 'written' | 'dropped';
}

const WORD = /[\p{L}\p{N}]/u;
const WORD_AT_END = /[\p{L}\p{N}]$/u;
const WORD_AT_START = /^[\p{L}\p{N}]/u;

/**
 * Takes a paragraph piece by piece. Markers hug their text, as Markdown demands, wherever the HTML had its
 * spaces; emphasis that Markdown could not express is left out.
 */
export class InlineWriter {
  #pieces: string[] = [];
  /** The last characters written, to decide on spaces and flanks. */
  #tail = '';
  #spacePending = false;
  #emphases: Emphasis[] = [];
  #justClosed = false;
  /** Whether a box has just ended, and whether another one then began. */
  #isBetween: 'no' | 'ended' | 'begun' = 'no';

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  /** Whether the next word would go on with a number. */
  get endsInDigit(): boolean {
    return !this.#spacePending && /\d$/.test(this.#tail);
  }

  /** Adds text of the page; any run of white space is one space. */
  text(text: string): void {
    const folded = collapseSpace(text);
    const words = folded.trim();
    if (folded.startsWith(' ')) this.#spacePending = true;
    if (words === '') return;
    this.#write(escapeText(words), words);
    if (folded.endsWith(' ')) this.#spacePending = true;
  }

  /** Adds text as code. */
  code(text: string): void {
    const code = text.replace(/\s+/g, ' ').trim();
    if (code === '') return;
    const fence = '`'.repeat(longestRun(code, '`') + 1);
    const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
    this.#write(`${fence}${pad}${code}${pad}${fence}`, code);
  }

  /** Writes what `inside` writes as a link; nothing where that is nothing. */
  link(target: string, inside: (writer: InlineWriter) => void): void {
    const label = new InlineWriter();
    inside(label);
    const text = label.finish().replaceAll('\n', ' ');
    if (text !== '') this.#write(`[${text}](${formatTarget(target)})`, text);
  }

  /** Writes what `inside` writes between markers, such as `**`. Inside the same emphasis it changes nothing. */
  emphasis(marker: string, inside: () => void): void {
    if (this.#emphases.some((open) => open.marker === marker)) {
      inside();
      return;
    }
    const emphasis: Emphasis = { marker, state: 'pending' };
    this.#emphases.push(emphasis);
    inside();
    this.#emphases.pop();
    if (emphasis.state !== 'written') return;
    this.#pieces.push(marker);
    this.#justClosed = true;
  }

  /** Writes what a small box holds, which may stand apart from the one before by style alone: `Monday` `09:00`. */
  box(inside: () => void): void {
    if (this.#isBetween === 'ended') this.#isBetween = 'begun';
    inside();
    this.#isBetween = 'ended';
  }

  /** Parts what follows from the item of a list before it. */
  nextItem(): void {
    if (WORD_AT_END.test(this.#tail)) this.#pieces.push(',');
  }

  /** Breaks the line. */
  lineBreak(): void {
    this.#pieces.push('\n');
    this.#tail = '';
    this.#spacePending = false;
    this.#justClosed = false;
  }

  /** The text so far, lines trimmed; `\n` is a line break. Starts anew. */
  finish(): string {
    const lines = this.#pieces.join('').split('\n');
    this.#pieces = [];
    this.#tail = '';
    this.#spacePending = false;
    this.#justClosed = false;
    return lines
      .map((line) => line.trim())
      .join('\n')
      .trim();
  }

  #write(markdown: string, plain: string): void {
    const needsSpace =
      this.#spacePending ||
      (this.#isBetween === 'begun' && areApart(this.#tail, plain)) ||
      // The old price, struck out, and the new one.
      (this.#justClosed && /\d$/.test(this.#tail) && /^\p{Sc}/u.test(plain)) ||
      // `**Note:**text` does not close its emphasis; `**Note:** text` does.
      (this.#justClosed && !WORD_AT_END.test(this.#tail) && WORD_AT_START.test(plain));
    if (needsSpace && this.#tail !== '') this.#pieces.push(' ');
    const followsWord = !needsSpace && WORD_AT_END.test(this.#tail);
    for (const emphasis of this.#emphases) {
      if (emphasis.state !== 'pending') continue;
      emphasis.state = followsWord && !WORD.test(plain.charAt(0)) ? 'dropped' : 'written';
      if (emphasis.state === 'written') this.#pieces.push(emphasis.marker);
    }
    this.#pieces.push(markdown);
    this.#tail = plain.slice(-2);
    this.#spacePending = false;
    this.#justClosed = false;
    this.#isBetween = 'no';
  }
}

/**
 * Whether nobody would write two words in one: a small letter before a capital one, a letter before a number or a
 * currency, or a number before a word.
 */
const areApart = (before: string, behind: string): boolean =>
  (/\p{Ll}$/u.test(before) && /^\p{Lu}/u.test(behind)) ||
  (/\p{L}$/u.test(before) && /^[\d\p{Sc}]/u.test(behind)) ||
  (/\d$/.test(before) && /^\p{Ll}{3}/u.test(behind));

/** Puts backslashes where Markdown would read emphasis, code, links, HTML or entities. */
function escapeText(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/`/g, '\\`')
    .replace(/(?<! )\*|\*(?! )/g, '\\*')
    .replace(/(?<![\p{L}\p{N}_])_+|(?<!_)_+(?![\p{L}\p{N}_])/gu, (run) => run.replaceAll('_', '\\_'))
    .replace(/~~/g, '\\~~')
    .replace(/\](?=[([:])/g, '\\]')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w{1,31};)/g, '\\&');
}

/** Puts a backslash before what would make the line a heading, a quote, a list item, a rule or a fence. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(#{1,6}(?:\s|$)|>|[-+*](?:\s|$)|={2,}|-{2,}|~{3}|\|)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

function formatTarget(target: string): string {
  return /[\s()<>]/.test(target) ? `<${target.replace(/[\s<>]/g, encodeURIComponent)}>` : target;
}

/** How many times `character` stands in a row, at most. */
export function longestRun(text: string, character: string): number {
  let longest = 0;
  let run = 0;
  for (const each of text) {
    run = each === character ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
