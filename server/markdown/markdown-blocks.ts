/** Cuts a Markdown page into blocks, line by line, in time linear in its length. */

export type Block =
  | { kind: 'heading'; level: number; source: string }
  | { kind: 'paragraph'; source: string }
  /** A list item, or one more paragraph of the item before it (`isContinued`). */
  | { kind: 'item'; source: string; depth: number; marker: string; isContinued?: boolean }
  | { kind: 'row'; cells: string[]; header: string[] }
  | { kind: 'code'; text: string; language: string };

export interface MarkdownPage {
  blocks: Block[];
  /** Targets of `[label]: url` lines, by label in lower case. */
  references: Map<string, string>;
}

const FENCE = /^\s*(`{3,}|~{3,})\s*([\w+#.-]*)/;
const ATX_HEADING = /^ {0,3}(#{1,6})(?:\s(.*))?$/;
const HTML_HEADING = /^\s*<h([1-6])(?:\s[^<>]*)?>(.*?)(?:<\/h[1-6]>\s*)?$/i;
const SETEXT_UNDERLINE = /^ {0,3}(=+|-+)\s*$/;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|<hr\s*\/?>)$/i;
const ITEM = /^(\s*)([-*+•]|\d{1,9}[.)])(?:\s+(.*))?$/s;
const HTML_ITEM = /^(\s*)<li(?:\s[^<>]*)?>(.*)$/i;
const TABLE_DELIMITER = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
const DEFINITION = /^ {0,3}\[([^\]^][^\]]{0,200})\]:\s*<?([^\s>]+)>?/;
const FENCED_DIRECTIVE = /^\s*:::/;
/** What lines of code hold and lines of prose seldom do. */
const CODE_SIGNS = /[{}()=;<>$\\|]|^\s*[#$>/]/;
const RAW_ELEMENT = /^\s*<(script|style)\b/i;

/** Cells of a table row; `\|` and bars inside code do not cut. */
function splitRow(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isCode = false;
  const row = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  for (let i = 0; i < row.length; i++) {
    const char = row.charAt(i);
    if (char === '\\' && row[i + 1] === '|') {
      cell += '|';
      i++;
    } else if (char === '|' && !isCode) {
      cells.push(cell.trim());
      cell = '';
    } else {
      if (char === '`') isCode = !isCode;
      cell += char;
    }
  }
  cells.push(cell.trim());
  return cells;
}

/** Drops `<!-- … -->`, also over several lines; an unclosed comment stays. */
function dropComments(markdown: string): string {
  if (!markdown.includes('<!--')) return markdown;
  let kept = '';
  let from = 0;
  for (;;) {
    const open = markdown.indexOf('<!--', from);
    const close = open < 0 ? -1 : markdown.indexOf('-->', open + 4);
    if (close < 0) return kept + markdown.slice(from);
    kept += markdown.slice(from, open);
    from = close + 3;
  }
}

/** `Title ##` is `Title`. */
function dropClosingHashes(heading: string): string {
  const title = heading.trim();
  let end = title.length;
  while (title[end - 1] === '#') end--;
  return end < title.length && (end === 0 || /\s/.test(title.charAt(end - 1)))
    ? title.slice(0, end).trimEnd()
    : title;
}

/** Lines that are indented, in a row, up to `end`; of each, how many from it on hold something, and look like code. */
interface IndentedLines {
  start: number;
  end: number;
  filled: number[];
  code: number[];
}

class BlockReader {
  private readonly blocks: Block[] = [];
  private readonly references = new Map<string, string>();
  private paragraph: string[] = [];
  /** Indents of the open list, outermost first. */
  private indents: number[] = [];
  private isAfterBlank = true;
  private indented: IndentedLines = { start: 0, end: 0, filled: [], code: [] };
  private header: string[] = [];
  private readonly lines: string[];

  constructor(markdown: string) {
    this.lines = dropComments(markdown).split(/\r\n?|\n/);
  }

  read(): MarkdownPage {
    for (let i = 0; i < this.lines.length;) i = this.readLine(i);
    this.closeParagraph();
    return { blocks: this.blocks, references: this.references };
  }

  private line(i: number): string {
    // Quotes are read as what they quote.
    return (this.lines[i] ?? '').replace(/^\s{0,3}(?:>\s?)+/, '');
  }

  private readLine(i: number): number {
    const line = this.line(i);
    if (line.trim() === '') {
      this.closeParagraph();
      this.header = [];
      this.isAfterBlank = true;
      return i + 1;
    }
    const next = this.readFence(line, i) ?? this.readRaw(line, i) ?? this.readTable(line, i);
    if (next !== undefined) return this.settle(next);
    this.header = [];
    const startsIndented = this.isAfterBlank && this.indents.length === 0 && /^(?: {4}|\t)/.test(line);
    const afterCode = startsIndented ? this.readIndented(i) : undefined;
    if (afterCode !== undefined) return this.settle(afterCode);
    if (this.readSingleLine(line)) return this.settle(i + 1);
    return this.settle(this.readText(line, i));
  }

  private settle(next: number): number {
    this.isAfterBlank = false;
    return next;
  }

  private closeParagraph(): void {
    if (this.paragraph.length === 0) return;
    const source = this.paragraph.join('\n');
    this.paragraph = [];
    const last = this.blocks.at(-1);
    if (last?.kind === 'item' && last.source === '' && this.indents.length > 0) last.source = source;
    else if (this.indents.length > 0) {
      this.blocks.push({ kind: 'item', source, depth: this.indents.length, marker: '', isContinued: true });
    } else this.blocks.push({ kind: 'paragraph', source });
  }

  private readFence(line: string, i: number): number | undefined {
    const [, fence, language = ''] = FENCE.exec(line) ?? [];
    if (fence === undefined) return undefined;
    this.closeParagraph();
    const indent = line.length - line.trimStart().length;
    if (indent === 0) this.indents = [];
    const isQuoted = line !== this.lines[i];
    const body: string[] = [];
    let end = i + 1;
    for (; end < this.lines.length; end++) {
      // What begins with `>` inside code is code, unless the whole block is quoted.
      const text = isQuoted ? this.line(end) : (this.lines[end] ?? '');
      const closing = text.trim();
      if (closing.startsWith(fence) && closing.replaceAll(fence.charAt(0), '') === '') break;
      body.push(text.slice(Math.min(indent, text.length - text.trimStart().length)));
    }
    this.pushCode(body, language);
    return end + 1;
  }

  /** Text indented by four is code where it looks like it; pages made from HTML indent prose as well. */
  private readIndented(i: number): number | undefined {
    if (i >= this.indented.end) this.indented = this.measureIndented(i);
    const { start, end, filled, code } = this.indented;
    if ((code[i - start] ?? 0) * 2 < (filled[i - start] ?? 0)) return undefined;
    this.closeParagraph();
    const lines = Array.from({ length: end - i }, (_, at) => this.line(i + at).replace(/^(?: {4}|\t)/, ''));
    this.pushCode(lines, '');
    return end;
  }

  /** Once for all lines that are indented in a row: each of them may begin code where those before it did not. */
  private measureIndented(start: number): IndentedLines {
    let end = start;
    while (end < this.lines.length && /^(?: {4}|\t|\s*$)/.test(this.line(end))) end++;
    const filled: number[] = [];
    const code: number[] = [];
    for (let i = end - 1; i >= start; i--) {
      const text = this.line(i).replace(/^(?: {4}|\t)/, '');
      const isFilled = text.trim() !== '';
      filled[i - start] = (filled[i - start + 1] ?? 0) + Number(isFilled);
      code[i - start] = (code[i - start + 1] ?? 0) + Number(isFilled && CODE_SIGNS.test(text));
    }
    return { start, end, filled, code };
  }

  private pushCode(body: string[], language: string): void {
    const first = body.findIndex((text) => text.trim() !== '');
    if (first >= 0)
      this.blocks.push({ kind: 'code', text: body.slice(first).join('\n').trimEnd(), language });
  }

  /** Skips `<script>` and `<style>` with all they hold. */
  private readRaw(line: string, i: number): number | undefined {
    const name = RAW_ELEMENT.exec(line)?.[1]?.toLowerCase();
    if (!name) return undefined;
    this.closeParagraph();
    let end = i;
    while (end < this.lines.length && !this.line(end).toLowerCase().includes(`</${name}`)) end++;
    return end + 1;
  }

  private readTable(line: string, i: number): number | undefined {
    if (!line.includes('|')) return undefined;
    const isHeader = TABLE_DELIMITER.test(this.line(i + 1).trim());
    const isRow = this.header.length > 0 || /^\s*\|.*\|\s*$/.test(line);
    if (!isHeader && !isRow) return undefined;
    this.closeParagraph();
    const cells = splitRow(line);
    if (isHeader) {
      this.header = cells;
      return i + 2;
    }
    if (cells.some((cell) => cell !== '')) this.blocks.push({ kind: 'row', cells, header: this.header });
    return i + 1;
  }

  /** Headings, rules, definitions and other lines that stand alone. */
  private readSingleLine(line: string): boolean {
    const definition = DEFINITION.exec(line);
    if (definition && this.paragraph.length === 0) {
      this.references.set((definition[1] ?? '').toLowerCase(), definition[2] ?? '');
      return true;
    }
    const atx = ATX_HEADING.exec(line);
    const html = HTML_HEADING.exec(line);
    if (atx ?? html) {
      this.closeParagraph();
      this.indents = [];
      const level = atx ? (atx[1] ?? '').length : Number(html?.[1]);
      const source = atx ? dropClosingHashes(atx[2] ?? '') : (html?.[2] ?? '');
      this.blocks.push({ kind: 'heading', level, source });
      return true;
    }
    const underline = SETEXT_UNDERLINE.exec(line)?.[1];
    if (underline && this.paragraph.length > 0 && this.indents.length === 0) {
      const source = this.paragraph.join(' ');
      this.paragraph = [];
      this.blocks.push({ kind: 'heading', level: underline.startsWith('=') ? 1 : 2, source });
      return true;
    }
    if (RULE.test(line.trim()) || FENCED_DIRECTIVE.test(line)) {
      this.closeParagraph();
      return true;
    }
    return false;
  }

  /** A list item, or a line of a paragraph. */
  private readText(line: string, i: number): number {
    const item = ITEM.exec(line) ?? HTML_ITEM.exec(line);
    if (item) {
      this.closeParagraph();
      const isHtml = item[3] === undefined && /^\s*<li/i.test(line);
      this.openItem((item[1] ?? '').replaceAll('\t', '    ').length, isHtml ? '-' : (item[2] ?? '-'));
      const text = (isHtml ? item[2] : item[3]) ?? '';
      // A heading there is the name of the item: its hashes are not to be quoted.
      const heading = dropClosingHashes(ATX_HEADING.exec(text)?.[2] ?? '').replaceAll('**', '');
      if (text.trim() !== '') this.paragraph.push(heading === '' ? text : `**${heading}**`);
      return i + 1;
    }
    if (this.isAfterBlank && !/^\s{2}/.test(line)) this.indents = [];
    this.paragraph.push(line.trim());
    return i + 1;
  }

  private openItem(indent: number, marker: string): void {
    while ((this.indents.at(-1) ?? -1) >= indent) this.indents.pop();
    this.indents.push(indent);
    this.blocks.push({ kind: 'item', source: '', depth: this.indents.length, marker });
  }
}

/** Reads a page's Markdown, without front matter. */
export function readBlocks(markdown: string): MarkdownPage {
  const page = new BlockReader(markdown).read();
  return { ...page, blocks: page.blocks.filter((block) => block.kind !== 'item' || block.source !== '') };
}
