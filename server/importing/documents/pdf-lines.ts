/** Puts the pieces of text of a PDF page together as the lines that a reader sees. */

/** A piece of text as a PDF holds it, in points from the lower left corner of its page. */
export interface PdfPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Height of the letters. */
  size: number;
}

export interface PdfLine {
  text: string;
  /** 1-based. */
  page: number;
  /** Where it begins and ends. */
  x: number;
  end: number;
  y: number;
  /** Of most of its letters. */
  size: number;
  /** True where wide gaps part its words, as in a row of a table. */
  hasColumns: boolean;
}

/** Pieces whose baselines differ less, in heights of a letter, stand on one line: raised and lowered signs do. */
const SAME_LINE = 0.5;
/** A gap between pieces that is a space, and one that parts columns, in heights of a letter. */
const SPACE = 0.15;
const COLUMN_GAP = 0.9;

/** Lines of a page in the order of its pieces, which is the order of reading in most files. */
export function linesOf(pieces: readonly PdfPiece[], page: number): PdfLine[] {
  const lines: PdfLine[] = [];
  let line: PdfPiece[] = [];
  const close = () => {
    const made = lineFrom(line, page);
    if (made) lines.push(made);
    line = [];
  };
  for (const piece of pieces) {
    const last = line.at(-1);
    if (last && !standsAfter(last, piece)) close();
    // Pieces without text mark where a line ends, or fill a gap.
    if (piece.text.trim() !== '') line.push(piece);
  }
  close();
  return lines;
}

function standsAfter(last: PdfPiece, piece: PdfPiece): boolean {
  const size = Math.max(last.size, piece.size);
  return Math.abs(last.y - piece.y) < SAME_LINE * size && piece.x > last.x - size;
}

function lineFrom(pieces: readonly PdfPiece[], page: number): PdfLine | undefined {
  const [first] = pieces;
  if (!first) return undefined;
  let text = '';
  let end = first.x;
  let hasColumns = false;
  const letters = new Map<number, number>();
  for (const piece of pieces) {
    const gap = piece.x - end;
    if (text !== '' && gap > SPACE * piece.size) text += ' ';
    hasColumns ||= text !== '' && gap > COLUMN_GAP * piece.size;
    text += piece.text;
    end = piece.x + piece.width;
    letters.set(piece.size, (letters.get(piece.size) ?? 0) + piece.text.length);
  }
  const [size] = [...letters].reduce((most, each) => (each[1] > most[1] ? each : most));
  return { text: text.replace(/\s+/g, ' ').trim(), page, x: first.x, end, y: first.y, size, hasColumns };
}

/** Pages that a line must stand on, at the same height, to belong to all of them. */
const LEAST_REPEATS = 3;
const REPEATED_SHARE = 0.5;
/** Running lines at the top of a page, and as many at its bottom. */
const MAX_RUNNING = 3;

/**
 * Without what belongs to the sheet and not to the text: what stands at the same place of most pages, whatever its
 * numbers, such as a footer; and running heads that end or begin with the number of the page.
 */
export function withoutRunningLines(lines: readonly PdfLine[], pageCount: number): PdfLine[] {
  const outermost = outermostOf(lines);
  const pagesOf = new Map<string, Set<number>>();
  for (const line of outermost) {
    for (const key of keysOf(line)) pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(line.page));
  }
  const least = Math.max(LEAST_REPEATS, REPEATED_SHARE * pageCount);
  const isRunning = (key: string) => (pagesOf.get(key)?.size ?? 0) >= least;
  return lines.filter((line) => !outermost.has(line) || !keysOf(line).some(isRunning));
}

/** The first and the last lines of each page. */
function outermostOf(lines: readonly PdfLine[]): Set<PdfLine> {
  const byPage = new Map<number, PdfLine[]>();
  for (const line of lines) {
    const page = byPage.get(line.page);
    if (page) page.push(line);
    else byPage.set(line.page, [line]);
  }
  const outermost = new Set<PdfLine>();
  for (const page of byPage.values()) {
    const fromTop = page.sort((a, b) => b.y - a.y);
    for (const line of [...fromTop.slice(0, MAX_RUNNING), ...fromTop.slice(-MAX_RUNNING)])
      outermost.add(line);
  }
  return outermost;
}

/** What lines of the same kind have in common: place and words, or place and the number of their page. */
function keysOf({ text, y, page }: PdfLine): string[] {
  const place = Math.round(y);
  const number = /^\d{1,4}(?!\S)|(?<!\S)\d{1,4}$/.exec(text)?.[0];
  const words = `${place} ${text.replace(/\d+/g, '#')}`;
  return number === undefined ? [words] : [words, `${place} page ${Number(number) - page}`];
}
