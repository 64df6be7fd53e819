/** Reads a PDF as pages: one for each of its own that holds text, so that a citation leads to it. */
import type { getDocumentProxy } from 'unpdf';
import { InlineWriter, escapeLineStart } from '../html/inline-writer.js';
import type { PageDraft } from './page-draft.js';
import { isLanguageTag } from './page-draft.js';
import { blocksOf, type PdfBlock } from './pdf-blocks.js';
import { linesOf, withoutRunningLines, type PdfLine, type PdfPiece } from './pdf-lines.js';
import { unfoldsTooFar } from './pdf-streams.js';
import { headingLevels, type Bookmark } from './pdf-outline.js';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A name that a program gave, not a person: `Microsoft Word - draft3.docx`, `untitled`, `scan_0001.pdf`. */
const NO_TITLE = /^(?:untitled|(?:microsoft )?(?:word|excel|powerpoint)\b.*)$|\.\w{2,5}$/i;
/** Dots that lead to a page number: a line of a table of contents, which is navigation. */
const LEADER = /(?:\. ?){4}[\divxlc]{1,6}$/i;
const MAX_BOOKMARK_DEPTH = 6;

/**
 * Takes the title from the properties of the file, or else its first large line. Headings are what bookmarks name,
 * or else what is larger than the text. Running heads and page numbers are left out.
 */
export async function readPdf(bytes: Uint8Array): Promise<{ drafts: PageDraft[] } | { reason: string }> {
  const reason = unfoldsTooFar(bytes);
  if (reason !== undefined) return { reason };
  // Large, and needed by few.
  const unpdf = await import('unpdf');
  let pdf: Pdf;
  try {
    pdf = await unpdf.getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'PasswordException') return { reason: 'is protected by a password' };
    return { reason: `is no readable PDF: ${message.replace(/\.$/, '')}` };
  }
  const text = (await readLines(pdf)).filter((line) => !LEADER.test(line.text));
  const lines = withoutRunningLines(text, pdf.numPages);
  const blocks = blocksOf(lines, headingLevels(lines, await readBookmarks(pdf)));
  const { title = largestLineOf(lines), lang } = await readProperties(pdf);
  const drafts = [...contentByPage(blocks, title)].map(([page, content]): PageDraft => ({
    title,
    lang,
    content,
    ...(pdf.numPages > 1 && { part: page }),
  }));
  return drafts.length > 0 ? { drafts } : { reason: 'has no text; a scan must be made text first (OCR)' };
}

async function readLines(pdf: Pdf): Promise<PdfLine[]> {
  const lines: PdfLine[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): PdfPiece[] => {
      if (!('str' in item)) return [];
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
      // Letters that are set at an angle, such as a stamp across the page, are no part of its text.
      if (Math.abs(b) > Math.abs(a)) return [];
      return [{ text: item.str, x, y, width: item.width, size: Math.hypot(a, b) || item.height }];
    });
    for (const line of linesOf(pieces, number)) lines.push(line);
    page.cleanup();
  }
  return lines;
}

async function readBookmarks(pdf: Pdf): Promise<Bookmark[]> {
  interface Entry {
    title: string;
    items: Entry[];
  }
  const walk = (entries: readonly Entry[], level: number): Bookmark[] =>
    level > MAX_BOOKMARK_DEPTH
      ? []
      : entries.flatMap(({ title, items }) => [{ title, level }, ...walk(items, level + 1)]);
  // Null where the file has none, whatever its type says.
  const outline: unknown = await pdf.getOutline();
  return Array.isArray(outline) ? walk(outline as Entry[], 1) : [];
}

async function readProperties(pdf: Pdf): Promise<{ title: string | undefined; lang: string | undefined }> {
  const { info } = await pdf.getMetadata();
  const { Title, Language } = info as { Title?: unknown; Language?: unknown };
  const title = typeof Title === 'string' ? Title.replace(/\s+/g, ' ').trim() : '';
  const isLang = typeof Language === 'string' && isLanguageTag(Language);
  return {
    title: title === '' || NO_TITLE.test(title) ? undefined : title,
    lang: isLang ? Language : undefined,
  };
}

/** What stands in the largest letters of the first page, where they are not those of the text. */
function largestLineOf(lines: readonly PdfLine[]): string | undefined {
  const candidates = lines.filter(({ page, text }) => page === 1 && /\p{L}/u.test(text));
  const size = Math.max(...candidates.map((line) => line.size));
  const isText = candidates.every((line) => line.size === size);
  return isText ? undefined : candidates.find((line) => line.size === size)?.text;
}

/** Markdown by page. A page begins under the headings that are still open, as its text belongs to them. */
function contentByPage(blocks: readonly PdfBlock[], title: string | undefined): Map<number, string> {
  const contents = new Map<number, string[]>();
  let open: PdfBlock[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') open = open.filter(({ level }) => level < block.level);
    let content = contents.get(block.page);
    if (!content) contents.set(block.page, (content = open.map(format)));
    if (block.kind === 'heading') {
      if (block.text === title) continue;
      open.push(block);
    }
    content.push(format(block));
  }
  return new Map(
    [...contents]
      .map(([page, parts]) => [page, parts.join('\n\n')] as const)
      .filter(([, content]) => content !== ''),
  );
}

function format({ kind, text, level }: PdfBlock): string {
  const writer = new InlineWriter();
  writer.text(text);
  const markdown = writer.finish();
  if (kind === 'heading') return `${'#'.repeat(level)} ${markdown}`;
  return kind === 'item' ? `- ${markdown}` : escapeLineStart(markdown);
}
