/** Writes small PDF files for tests. */

export interface PdfText {
  text: string;
  /** Points from the left and from the top of an A4 page. */
  x?: number;
  y: number;
  /** Height of the letters; that of usual text otherwise. */
  size?: number;
}

export interface PdfParts {
  pages: PdfText[][];
  title?: string;
  /** Bookmarks, all on the outermost level. */
  bookmarks?: string[];
}

const PAGE_HEIGHT = 842;

/** A PDF with each text at its place, in Helvetica. */
export function makePdf({ pages, title, bookmarks = [] }: PdfParts): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const firstPage = 4;
  const firstBookmark = firstPage + 2 * pages.length;
  const outlines = firstBookmark + bookmarks.length;
  add(`<< /Type /Catalog /Pages 2 0 R${bookmarks.length > 0 ? ` /Outlines ${outlines} 0 R` : ''} >>`);
  const kids = pages.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const [at, texts] of pages.entries()) {
    const content = firstPage + 2 * at + 1;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${PAGE_HEIGHT}] /Contents ${content} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
    );
    const stream = texts
      .map(
        ({ text, x = 60, y, size = 11 }) =>
          `BT /F ${size} Tf 1 0 0 1 ${x} ${PAGE_HEIGHT - y} Tm ${literal(text)} Tj ET`,
      )
      .join('\n');
    add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
  }
  for (const [at, text] of bookmarks.entries()) {
    const next = at + 1 < bookmarks.length ? ` /Next ${firstBookmark + at + 1} 0 R` : '';
    add(`<< /Title ${literal(text)} /Parent ${outlines} 0 R /Dest [${firstPage} 0 R /Fit]${next} >>`);
  }
  add(
    `<< /Type /Outlines /First ${firstBookmark} 0 R /Last ${outlines - 1} 0 R /Count ${bookmarks.length} >>`,
  );
  add(title === undefined ? '<< >>' : `<< /Title ${literal(title)} >>`);
  return assemble(objects);
}

/** A PDF with a page for each stream, as packed as the filter says. */
export function makePdfOfStreams(streams: readonly Buffer[], filter: string): Buffer {
  const kids = streams.map((_, at) => `${3 + 2 * at} 0 R`).join(' ');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${streams.length} >>`,
    ...streams.flatMap((stream, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${PAGE_HEIGHT}] /Contents ${4 + 2 * at} 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
      `<< /Length ${stream.length} /Filter ${filter} >>\nstream\n${stream.toString('latin1')}\nendstream`,
    ]),
    '<< >>',
  ]);
}

/** The last object is what the file says of itself. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}${trailer}\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function literal(text: string): string {
  return `(${text.replace(/[\\()]/g, '\\$&')})`;
}
