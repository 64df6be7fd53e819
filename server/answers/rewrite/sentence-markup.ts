/**
 * The little Markdown that a model may write: bold and inline code. A sentence is taken apart and written anew,
 * so that nothing in it can mean more than what was understood here.
 */

/** A stretch of a sentence as a reader sees it. */
export interface Piece {
  kind: 'text' | 'strong' | 'code';
  text: string;
}

export interface Markup {
  pieces: Piece[];
  /** Numbers that the model wrote into the text as `[1]` or `[1, 2]`; they are taken out of it. */
  cited: number[];
}

const CODE = /(?<!`)(`{1,3})(?!`)(.+?)(?<!`)\1(?!`)/gu;
const MARKER = /\s*\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\](?!\()/gu;
const STRONG = /\*\*(?=\S)(.+?)(?<=\S)\*\*/gu;
const EMPHASIS = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_]+)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;

/** Images, links of every form, HTML, entities that could spell them, and addresses that run code. */
const FORBIDDEN =
  /!\[|\][([:]|<\s*[a-z/!?]|&#?\w{1,31};|\b(?:javascript|vbscript):\S|\bdata:[a-z]+\/|\b(?:file|blob):\/\//iu;

/** Joiners have work to do in Persian, in Hindi and within emoji; between Latin letters they only hide. */
const WORKING_JOINER =
  /(?<=(?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/gu;
/** Controls, bidirectional overrides, zero-width and tag characters, fillers, private use. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u034f\u115f\u1160\u2028\u2029\u3164\uffa0]/u;

/** Whether a text holds characters that show nothing and change what others look like. */
export function hidesCharacters(text: string): boolean {
  return HIDDEN.test(text.replace(WORKING_JOINER, '').replace(/[\t\n]/g, ''));
}

/** Reads a sentence; undefined where it holds markup that no reply may hold. */
export function readMarkup(source: string): Markup | undefined {
  const line = source.replace(/\s+/gu, ' ').trim();
  const markup: Markup = { pieces: [], cited: [] };
  let end = 0;
  for (const span of line.matchAll(CODE)) {
    if (!readProse(line.slice(end, span.index), markup)) return undefined;
    markup.pieces.push({ kind: 'code', text: (span[2] ?? '').trim() });
    end = span.index + span[0].length;
  }
  return readProse(line.slice(end), markup) ? markup : undefined;
}

function readProse(prose: string, { pieces, cited }: Markup): boolean {
  const text = prose.replace(MARKER, (_, numbers: string) => {
    cited.push(...numbers.split(',').map(Number));
    return '';
  });
  if (FORBIDDEN.test(text) || FORBIDDEN.test(text.normalize('NFKC'))) return false;
  let end = 0;
  const add = (kind: Piece['kind'], part: string) => {
    const plain = part.replaceAll('**', '').replace(EMPHASIS, '$2');
    if (plain) pieces.push({ kind, text: plain });
  };
  for (const span of text.matchAll(STRONG)) {
    add('text', text.slice(end, span.index));
    add('strong', span[1] ?? '');
    end = span.index + span[0].length;
  }
  add('text', text.slice(end));
  return true;
}

/** What a reader sees. */
export const plainText = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** The same with a sign in place of code, which is held against the pages by itself. */
export const proseOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ kind, text }) => (kind === 'code' ? '`' : text)).join('');

/** Writes the pieces as Markdown that means them and nothing else, also at the start of a line. */
export function writeMarkup(pieces: readonly Piece[]): string {
  const markdown = pieces
    .map(({ kind, text }) => {
      if (kind === 'code') return writeCode(text);
      return kind === 'strong' ? `**${escape(text)}**` : escape(text);
    })
    .join('')
    .trim();
  // What would begin a heading or a list.
  return markdown.replace(/^(\d{1,9}(?=[.)]\s)|(?=(?:#{1,6}|[-+])\s))/, '$1\\');
}

function escape(text: string): string {
  return text
    .replace(/[\\`*[\]<>]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll('~~', '\\~~');
}

function writeCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return ticks + padding + text + padding + ticks;
}

/** A block of code whose fence no line of it can close. */
export function writeCodeBlock(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
