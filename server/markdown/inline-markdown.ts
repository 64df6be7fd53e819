/** Reads one block's worth of inline Markdown. Every step is linear in the length of the source. */
import { matchEmphasis, type DelimiterRun } from './emphasis.js';
import { decodeEntity } from './html-entities.js';
import type { InlineText, Mark } from './inline-text.js';

const PLAIN = /[^\\`![\]<&*_~]+/y;
const TAG =
  /<\/?(?:a|abbr|aside|b|blockquote|br|button|center|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|header|hr|i|iframe|img|input|ins|kbd|label|li|main|mark|nav|ol|p|picture|pre|q|s|samp|section|small|source|span|strike|strong|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|video|wbr)(?:\s[^<>]{0,2000})?\/?>/iy;
const BREAKING_TAG = /^<\/?(?:br|p|div|li|td|th|tr|hr)\b/i;
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000}|[\w.+-]{1,64}@[\w.-]{1,255})>/iy;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy;
const FOOTNOTE = /\[\^[^\]\s]{1,100}\]/y;
const DESTINATION =
  /\(\s*(?!\s)(?:<([^<>\n]{0,2000})>|((?:[^\s()\\]|\\.|\([^\s()]{0,500}\)){0,2000}))(?:\s+(?!\s)(?:"[^"]{0,500}"|'[^']{0,500}'))?\s*\)/y;
const REFERENCE = /\[[^\][]{0,200}\]/y;
const TICKS = /`+/y;
const UNFOLDED = /[^\S ]| {2}/;
const ESCAPABLE = /[!-/:-@[-`{-~]/;

/** For every `[`, where its `]` stands. */
function matchBrackets(source: string): Map<number, number> {
  const pairs = new Map<number, number>();
  if (!source.includes(']')) return pairs;
  const open: number[] = [];
  for (let i = 0; i < source.length; i++) {
    const char = source[i];
    if (char === '\\') i++;
    else if (char === '[') open.push(i);
    else if (char === ']') {
      const start = open.pop();
      if (start !== undefined) pairs.set(start, i);
    }
  }
  return pairs;
}

/** For every run of backticks, where the next run of the same length starts. */
function matchBackticks(source: string): Map<number, number> {
  const pairs = new Map<number, number>();
  if (!source.includes('`')) return pairs;
  const lastOfLength = new Map<number, number>();
  for (const run of source.matchAll(/`+/g)) {
    const last = lastOfLength.get(run[0].length);
    if (last !== undefined) pairs.set(last, run.index);
    lastOfLength.set(run[0].length, run.index);
  }
  return pairs;
}

class InlineReader {
  private readonly brackets: Map<number, number>;
  private readonly backticks: Map<number, number>;
  private readonly linkEnds = new Map<
    number,
    { href: string; start: number; resume: number; isInside: boolean }
  >();
  /** Where the last link ends that stands in no other. */
  private linkEnd = 0;
  private readonly marks: Mark[] = [];
  private readonly seams: number[] = [];
  private readonly runs: DelimiterRun[] = [];
  private readonly pieces: string[] = [];
  private length = 0;
  private endsInSpace = true;
  private readonly source: string;
  private readonly references: ReadonlyMap<string, string>;

  constructor(source: string, references: ReadonlyMap<string, string>) {
    this.source = source;
    this.references = references;
    this.brackets = matchBrackets(source);
    this.backticks = matchBackticks(source);
  }

  read(): InlineText {
    let i = 0;
    while (i < this.source.length) i = this.step(i);
    return matchEmphasis({ text: this.pieces.join(''), marks: this.marks, seams: this.seams }, this.runs);
  }

  /** Reads what stands at `i` and returns where to go on. */
  private step(i: number): number {
    const plain = this.match(PLAIN, i);
    if (plain) {
      this.append(plain[0]);
      return i + plain[0].length;
    }
    const char = this.source.charAt(i);
    const next = this.readConstruct(char, i);
    if (next !== undefined) return next;
    this.append(char);
    return i + 1;
  }

  private readConstruct(char: string, i: number): number | undefined {
    switch (char) {
      case '\\':
        return this.readEscape(i);
      case '`':
        return this.readCode(i);
      case '!':
        return this.readImage(i);
      case '[':
        return this.readLinkStart(i);
      case ']':
        return this.readLinkEnd(i);
      case '<':
        return this.readAngle(i);
      case '&':
        return this.readEntity(i);
      default:
        return this.readDelimiters(char, i);
    }
  }

  private match(pattern: RegExp, index: number): RegExpExecArray | null {
    pattern.lastIndex = index;
    return pattern.exec(this.source);
  }

  private append(piece: string): void {
    let folded = UNFOLDED.test(piece) ? piece.replace(/\s+/g, ' ') : piece;
    if (this.endsInSpace && folded.startsWith(' ')) folded = folded.slice(1);
    if (folded === '') return;
    this.pieces.push(folded);
    this.length += folded.length;
    this.endsInSpace = folded.endsWith(' ');
  }

  private seam(): void {
    this.seams.push(this.length);
  }

  private readEscape(i: number): number | undefined {
    if (!ESCAPABLE.test(this.source.charAt(i + 1))) return undefined;
    this.seam();
    this.append(this.source.charAt(i + 1));
    this.seam();
    return i + 2;
  }

  private readCode(i: number): number {
    const ticks = this.match(TICKS, i)?.[0] ?? '`';
    const close = this.backticks.get(i);
    if (close === undefined) {
      this.append(ticks);
      return i + ticks.length;
    }
    const start = this.length;
    this.append(this.source.slice(i + ticks.length, close).trim());
    if (this.length > start) this.marks.push({ kind: 'code', start, end: this.length });
    return close + ticks.length;
  }

  private readImage(i: number): number | undefined {
    const close = this.brackets.get(i + 1);
    const destination = close === undefined ? null : this.match(DESTINATION, close + 1);
    if (!destination) return undefined;
    this.seam();
    return destination.index + destination[0].length;
  }

  private readLinkStart(i: number): number | undefined {
    const footnote = this.match(FOOTNOTE, i);
    if (footnote) {
      this.seam();
      return i + footnote[0].length;
    }
    const close = this.brackets.get(i);
    if (close === undefined) return undefined;
    const destination = this.match(DESTINATION, close + 1);
    if (destination) {
      const href = destination[1] ?? destination[2] ?? '';
      if (href.includes('(')) this.seam();
      return this.openLink(i, close, href, close + 1 + destination[0].length);
    }
    const reference = this.match(REFERENCE, close + 1)?.[0] ?? '';
    const label = reference.length > 2 ? reference.slice(1, -1) : this.source.slice(i + 1, close);
    const href = this.references.get(label.toLowerCase());
    if (href === undefined) return undefined;
    this.seam();
    return this.openLink(i, close, href, close + 1 + reference.length);
  }

  /** Of links in each other, the outermost counts. */
  private openLink(i: number, close: number, href: string, resume: number): number {
    const isInside = i < this.linkEnd;
    this.linkEnds.set(close, { href, start: this.length, resume, isInside });
    if (!isInside) this.linkEnd = close;
    return i + 1;
  }

  private readLinkEnd(i: number): number | undefined {
    const link = this.linkEnds.get(i);
    if (!link) return undefined;
    if (this.length > link.start && !link.isInside) {
      this.marks.push({ kind: 'link', start: link.start, end: this.length, href: link.href });
    }
    return link.resume;
  }

  private readAngle(i: number): number | undefined {
    const autolink = this.match(AUTOLINK, i);
    if (autolink) {
      this.seam();
      this.append(autolink[1] ?? '');
      this.seam();
      return i + autolink[0].length;
    }
    const tag = this.match(TAG, i);
    if (!tag) return undefined;
    if (BREAKING_TAG.test(tag[0])) this.append(' ');
    this.seam();
    return i + tag[0].length;
  }

  private readEntity(i: number): number | undefined {
    const entity = this.match(ENTITY, i);
    const decoded = entity && decodeEntity(entity[0]);
    if (!decoded) return undefined;
    this.seam();
    this.append(decoded);
    this.seam();
    return i + entity[0].length;
  }

  private readDelimiters(char: string, i: number): number {
    let end = i + 1;
    while (this.source[end] === char) end++;
    if (char === '~' && end - i !== 2) {
      this.append(this.source.slice(i, end));
      return end;
    }
    const neighbours = { before: this.source.charAt(i - 1), after: this.source.charAt(end) };
    this.runs.push({ char, start: this.length, length: end - i, ...neighbours });
    this.append(this.source.slice(i, end));
    return end;
  }
}

/**
 * Reads inline Markdown. Images, known HTML tags and footnote marks vanish; a link leaves its text.
 * @param references labels, in lower case, that the page defines (`[label]: url`), with their targets
 */
export function readInline(source: string, references: ReadonlyMap<string, string> = new Map()): InlineText {
  return new InlineReader(source, references).read();
}
