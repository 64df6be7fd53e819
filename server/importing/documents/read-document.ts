/** Reads a document of any kind, from a file or the web, as pages. */
import type { Page } from '../../model.js';
import { passagesOf } from '../../search/passages/passages.js';
import { decodeText, decodeUtf8 } from './decode-text.js';
import type { PageDraft } from './page-draft.js';
import { readHtmlPage } from './read-html-page.js';
import { readMarkdownPage } from './read-markdown-page.js';
import { readTextPage } from './read-text-page.js';
import { readWebPage, type PageResponse } from './read-web-page.js';
import { readPdf } from './read-pdf.js';

/** What to read. Bytes and not text, because only the document itself may know how it is written. */
export type DocumentSource =
  | { from: 'file'; extension: string; bytes: Uint8Array }
  | ({ from: 'web' } & PageResponse);

/** A page to store, and how many passages the index will make of it. */
export type ReadDraft = PageDraft & { passages: number };

export interface ReadDocument {
  /** Pages, several where the document is one of several pages; or why there is none, in words that follow its name. */
  result: { drafts: ReadDraft[] } | { reason: string; advice?: string };
  /** Where a page of the web leads, as absolute addresses. */
  links: string[];
  /** Sitemaps that such a page names, as absolute addresses. */
  sitemaps?: string[];
  /** True where the process that read it had to be ended. */
  hasEndedReader?: true;
}

export async function readDocument(source: DocumentSource): Promise<ReadDocument> {
  const {
    result,
    links,
    sitemaps = [],
  } = source.from === 'web'
    ? await readWebPage(source)
    : { result: await readFileBytes(source.extension, source.bytes), links: [] };
  const addresses = { links, ...(sitemaps.length > 0 && { sitemaps }) };
  if ('reason' in result) return { result, ...addresses };
  const drafts = result.drafts.filter(({ content }) => /[\p{L}\p{N}]/u.test(content)).map(withPassages);
  return { result: drafts.length > 0 ? { drafts } : whyEmpty(source.bytes), ...addresses };
}

function whyEmpty(bytes: Uint8Array): { reason: string; advice?: string } {
  if (!Buffer.from(bytes).includes('<script')) return { reason: 'has no text' };
  return {
    reason: 'has no text without JavaScript',
    advice:
      'Text that JavaScript writes in the browser is not seen: import the files that the pages are made from, or let them be rendered on the server or when they are built.',
  };
}

async function readFileBytes(
  extension: string,
  bytes: Uint8Array,
): Promise<{ drafts: PageDraft[] } | { reason: string }> {
  if (extension === '.pdf') return readPdf(bytes);
  const isHtml = extension.startsWith('.htm');
  const text = isHtml ? decodeText(bytes) : decodeUtf8(bytes);
  if (text === undefined) {
    const what = isHtml ? 'is in an unknown character set' : 'is not UTF-8 text';
    return { reason: `${what}; save it as UTF-8` };
  }
  const read = isHtml ? readHtmlPage(text) : readPlainFile(extension, text);
  return 'reason' in read ? read : { drafts: [read.draft] };
}

function readPlainFile(extension: string, text: string) {
  return extension === '.txt' ? readTextPage(text) : readMarkdownPage(text, extension === '.mdx');
}

/** What the index will do with the page is done once here, so that a page which it chokes on is never stored. */
function withPassages(draft: PageDraft): ReadDraft {
  const page: Page = { id: 'draft', title: draft.title ?? '', url: '/', content: draft.content };
  return { ...draft, passages: passagesOf(page).length };
}
