/** Front matter: the YAML between two `---` lines at the top of a Markdown file. */
import { Composer, Lexer, LineCounter, Parser, stringify, type CST } from 'yaml';

export interface FrontMatter {
  /** The keys of the block; empty where the file has none. */
  data: Record<string, unknown>;
  /** What follows the block, with LF line ends and without byte order mark. */
  content: string;
  /** 1-based line of the file that `content` starts on. */
  contentLine: number;
}

/** Characters of a block; what people write is a tenth of it. Reading takes time by the square of the number of keys. */
const MAX_LENGTH = 16 * 1024;
/** Lists and mappings inside each other; the parser's reading of deeper ones may end the process. */
const MAX_DEPTH = 64;

/**
 * Splits a file into front matter and content. Values are plain data (YAML 1.2 core schema): nothing executes,
 * dates stay text, and what would blow up is refused: aliases, nesting, length.
 *
 * As in Pandoc, `---` followed by a blank line is a thematic break and not front matter.
 *
 * @throws {FrontMatterError} where the block is not closed, is broken YAML, or is not `key: value` lines.
 */
export function parseFrontMatter(text: string): FrontMatter {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const opening = /^---[ \t]*\n(?=[^\n]*\S)/.exec(source);
  if (!opening) return { data: {}, content: source, contentLine: 1 };

  const block = source.slice(opening[0].length);
  // Lines end with LF alone; `^` would also take U+2028, which may stand in a title, for the end of one.
  const closing = /(?<=^|\n)---[ \t]*(?:\n|$)/.exec(block);
  if (!closing) throw new FrontMatterError(1, 'front matter is never closed; end it with a line of ---');

  if (closing.index > MAX_LENGTH) {
    throw new FrontMatterError(1, `front matter is longer than ${MAX_LENGTH / 1024} kB`);
  }

  const yaml = block.slice(0, closing.index);
  return {
    data: parseYaml(yaml),
    content: block.slice(closing.index + closing[0].length),
    contentLine: lineCount(yaml) + 3,
  };
}

/** Puts front matter before `content`, so that `parseFrontMatter` gives both back. Undefined values are left out. */
export function formatFrontMatter(data: Record<string, unknown>, content: string): string {
  const defined = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
  // Each value on one line, in quotes: lines of their own would lose spaces at their ends.
  const options = { lineWidth: 0, blockQuote: false, doubleQuotedMinMultiLineLength: Infinity } as const;
  const yaml = Object.keys(defined).length === 0 ? '' : stringify(defined, options);
  return `---\n${yaml}---\n${content}`;
}

/** Front matter that cannot be read; the message starts with the line. */
export class FrontMatterError extends Error {
  /** 1-based line in the file. */
  readonly line: number;
  /** The message without the line. */
  readonly reason: string;

  constructor(line: number, reason: string, cause?: unknown) {
    super(`line ${line}: ${reason}`, { cause });
    this.name = 'FrontMatterError';
    this.line = line;
    this.reason = reason;
  }
}

/** The block starts on line 2 of the file, after the opening `---`. */
const BLOCK_OFFSET = 1;

function parseYaml(yaml: string): Record<string, unknown> {
  const lineCounter = new LineCounter();
  const data = readYaml(yaml, lineCounter);
  if (data === null || data === undefined) return {};
  if (typeof data !== 'object' || Array.isArray(data)) {
    throw new FrontMatterError(1 + BLOCK_OFFSET, 'front matter must be "key: value" lines');
  }
  return data as Record<string, unknown>;
}

function readYaml(yaml: string, lineCounter: LineCounter): unknown {
  try {
    const composer = new Composer({ schema: 'core', prettyErrors: false, logLevel: 'silent' });
    const [document] = composer.compose(boundedTokens(yaml, lineCounter), true, yaml.length);
    if (!document) return undefined;
    const [error] = document.errors;
    if (error) {
      throw new FrontMatterError(lineCounter.linePos(error.pos[0]).line + BLOCK_OFFSET, error.message, error);
    }
    return document.toJS();
  } catch (error) {
    if (error instanceof FrontMatterError) throw error;
    // Aliases that expand too far, and nesting deeper than the stack, are only noticed for the block as a whole.
    const reason = error instanceof Error ? error.message : String(error);
    throw new FrontMatterError(1 + BLOCK_OFFSET, `front matter cannot be read: ${reason}`, error);
  }
}

/** What the block is made of, read no deeper than it may be nested: what puts it together goes as deep as it is. */
function* boundedTokens(yaml: string, lineCounter: LineCounter): Generator<CST.Token, void> {
  const parser = new Parser(lineCounter.addNewLine);
  lineCounter.addNewLine(0);
  for (const lexeme of new Lexer().lex(yaml)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > MAX_DEPTH) {
      const { line } = lineCounter.linePos(parser.offset);
      throw new FrontMatterError(line + BLOCK_OFFSET, `front matter is nested more than ${MAX_DEPTH} deep`);
    }
  }
  yield* parser.end();
}

function lineCount(text: string): number {
  return text.split('\n').length - 1;
}
