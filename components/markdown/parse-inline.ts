/**
 * The inline half of the Markdown subset: emphasis, code, links and citation markers. One pass from left to
 * right with a short stack of open delimiters, so the time taken grows with the length of the text alone.
 */

/** A run of text within a block. A `marker` is `[1]`: a citation's number, counted from 1. */
export type Inline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly address: string; readonly children: readonly Inline[] }
  | { readonly type: 'marker'; readonly number: number }
  | { readonly type: 'break' };

// Sticky and bounded: each looks at one place, and no further than its limit.
const PLAIN = /[^\\`*_![<hH\n]+/y;
const LINK =
  /\[((?:[^[\]\\]|\\.){0,500})\]\(\s{0,9}<?((?:[^\s<>()]|\([^\s<>()]{0,200}\)){0,2048})>?(?:\s{1,9}"[^"]{0,200}")?\s{0,9}\)/y;
const AUTOLINK = /<(https?:\/\/[^\s<>]{1,2048}|mailto:[^\s<>]{1,254})>/iy;
const BARE_LINK = /https?:\/\/[^\s<>"'`\\{}|^[\]*]{1,2048}/iy;
const MARKER = /\[(\d{1,2})\]/y;

const PUNCTUATION = /[!-/:-@[-`{-~]/;
const WORD = /[\p{L}\p{N}]/u;

/** Deeper emphasis than this stays as it was typed. */
const MAX_OPEN = 6;

interface Opener {
  readonly delimiter: string;
  /** Where it stands in the output, as text until its partner is found. */
  readonly index: number;
}

/** Parses the text of one block. Inside the label of a link no other link is made. */
export function parseInline(text: string, isLabel = false): Inline[] {
  return new InlineParser(text, isLabel).parse();
}

class InlineParser {
  readonly #source: string;
  readonly #isLabel: boolean;
  readonly #output: Inline[] = [];
  #openers: Opener[] = [];
  /** Lengths of backtick runs that have no partner in the rest of the text. */
  readonly #lonelyTicks = new Set<number>();
  #at = 0;
  #plain = '';

  constructor(source: string, isLabel: boolean) {
    this.#source = source;
    this.#isLabel = isLabel;
  }

  parse(): Inline[] {
    while (this.#at < this.#source.length) {
      const plain = this.#match(PLAIN);
      if (plain) this.#take(plain[0]);
      else this.#parseSpecial(this.#source.charAt(this.#at));
    }
    this.#flush();
    return this.#output;
  }

  #parseSpecial(character: string): void {
    if (character === '\\') this.#parseEscape();
    else if (character === '`') this.#parseCode();
    else if (character === '*' || character === '_') this.#parseEmphasis(character);
    else if (character === '\n') this.#parseLineEnd();
    else if (character === '!') this.#parseImage();
    else if (this.#isLabel || !this.#parseLink(character)) this.#take(character);
  }

  #parseEscape(): void {
    const next = this.#source.charAt(this.#at + 1);
    if (next === '\n') this.#push({ type: 'break' }, 2);
    else if (PUNCTUATION.test(next)) {
      this.#plain += next;
      this.#at += 2;
    } else this.#take('\\');
  }

  /** Two spaces at its end break the line; else a line goes on in the next. */
  #parseLineEnd(): void {
    if (this.#plain.endsWith('  ')) {
      this.#plain = this.#plain.trimEnd();
      this.#push({ type: 'break' }, 1);
    } else this.#take('\n');
  }

  #parseCode(): void {
    const length = this.#runLength('`');
    const ticks = '`'.repeat(length);
    const start = this.#at + length;
    const end = this.#lonelyTicks.has(length) ? -1 : this.#source.indexOf(ticks, start);
    if (end < 0) this.#lonelyTicks.add(length);
    if (end < 0 || this.#source[end + length] === '`') this.#take(ticks);
    else {
      const text = this.#source.slice(start, end);
      this.#push({ type: 'code', text: text.trim() || text }, end + length - this.#at);
    }
  }

  #parseEmphasis(character: string): void {
    const length = this.#runLength(character);
    const before = this.#source[this.#at - 1] ?? ' ';
    const after = this.#source[this.#at + length] ?? ' ';
    const canClose = before.trim() !== '' && (character === '*' || !WORD.test(after));
    const canOpen = after.trim() !== '' && (character === '*' || !WORD.test(before));
    this.#at += length;
    let rest = length > 3 ? '' : character.repeat(length);
    while (canClose && rest) {
      const closed = this.#close(rest);
      if (!closed) break;
      rest = rest.slice(closed);
    }
    while (canOpen && rest && this.#openers.length < MAX_OPEN) {
      const delimiter = rest.slice(0, 2);
      this.#flush();
      this.#openers.push({ delimiter, index: this.#output.length });
      this.#output.push({ type: 'text', text: delimiter });
      rest = rest.slice(2);
    }
    this.#plain += length > 3 ? character.repeat(length) : rest;
  }

  /** Wraps everything since the newest opener that `run` can close; returns how much of `run` that took. */
  #close(run: string): number {
    const found = this.#openers.findLastIndex(({ delimiter }) => run.startsWith(delimiter));
    const opener = this.#openers[found];
    if (!opener) return 0;
    this.#flush();
    const children = this.#output.splice(opener.index + 1);
    this.#output[opener.index] = { type: opener.delimiter.length > 1 ? 'strong' : 'em', children };
    this.#openers = this.#openers.slice(0, found);
    return opener.delimiter.length;
  }

  /** An image is never shown: its label stands for it. */
  #parseImage(): void {
    this.#at++;
    const image = this.#match(LINK);
    if (!image) this.#plain += '!';
    else {
      this.#flush();
      this.#output.push(...parseInline(image[1] ?? '', true));
      this.#at += image[0].length;
    }
  }

  #parseLink(character: string): boolean {
    if (character === '[') {
      const link = this.#match(LINK);
      if (link) return this.#pushLink(link[2] ?? '', parseInline(link[1] ?? '', true), link[0].length);
      return this.#parseMarker();
    }
    if (character === '<') {
      const link = this.#match(AUTOLINK);
      const address = link?.[1] ?? '';
      return link !== null && this.#pushLink(address, [label(address)], link[0].length);
    }
    const link = WORD.test(this.#source[this.#at - 1] ?? ' ') ? null : this.#match(BARE_LINK);
    const address = link ? withoutTail(link[0]) : '';
    return link !== null && this.#pushLink(address, [label(address)], address.length);
  }

  #parseMarker(): boolean {
    const marker = this.#match(MARKER);
    if (!marker) return false;
    // A marker stays on the line of the word that it belongs to.
    this.#plain = this.#plain.replace(/[ \n]$/, '\u00a0');
    this.#push({ type: 'marker', number: Number(marker[1]) }, marker[0].length);
    return true;
  }

  #pushLink(address: string, children: Inline[], length: number): true {
    this.#push({ type: 'link', address, children }, length);
    return true;
  }

  #push(node: Inline, length: number): void {
    this.#flush();
    this.#output.push(node);
    this.#at += length;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#source);
  }

  #runLength(character: string): number {
    let length = 1;
    while (this.#source[this.#at + length] === character) length++;
    return length;
  }

  #take(text: string): void {
    this.#plain += text;
    this.#at += text.length;
  }

  #flush(): void {
    if (this.#plain) this.#output.push({ type: 'text', text: this.#plain });
    this.#plain = '';
  }
}

const label = (address: string): Inline => ({ type: 'text', text: address.replace(/^mailto:/i, '') });

/** An address in running text ends before the punctuation of its sentence, and before an unopened bracket. */
function withoutTail(address: string): string {
  let end = address.length;
  while (end > 0) {
    const last = address.charAt(end - 1);
    const isOpened = last === ')' && address.slice(0, end - 1).includes('(');
    if (isOpened || !'.,;:!?)'.includes(last)) break;
    end--;
  }
  return address.slice(0, end);
}
