/** What an HTML page says, as Markdown. */
import type { HtmlElement } from './html-tree.js';
import { parseHtml } from './html-tree.js';
import type { Strictness } from './boilerplate.js';
import { contentOf } from './boilerplate.js';
import { formatBlocks } from './blocks.js';
import { mainContentOf } from './main-content.js';
import type { PageHead } from './page-head.js';
import { headOf } from './page-head.js';

export interface MarkdownPage extends PageHead {
  markdown: string;
}

/** Where dropping by class name leaves less than this share of the letters, the names meant something else. */
const LEAST_SHARE = 0.2;

/**
 * Turns a page into Markdown: the main content alone, with its headings, paragraphs, lists, tables, code,
 * definitions, links and emphasis. Takes time and memory in proportion to the length of `html`, whatever it holds.
 *
 * @throws {HtmlTooDeepError} where elements are nested deeper than any page that people write.
 */
export function htmlToMarkdown(html: string): MarkdownPage {
  const page = parseHtml(html.replace(/\r\n?/g, '\n'));
  const main = mainContentOf(page);
  const strict = format(main, page, 'strict');
  const lenient = format(main, page, 'lenient');
  return { ...headOf(page), markdown: strict.length < LEAST_SHARE * lenient.length ? lenient : strict };
}

function format(main: HtmlElement, page: HtmlElement, strictness: Strictness): string {
  return formatBlocks(contentOf(main, page, strictness));
}
