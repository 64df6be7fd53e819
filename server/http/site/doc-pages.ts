/** The documentation as web pages, so that what the demo widget cites can be read where the citation leads. */
import { readInline } from '../../markdown/inline-markdown.js';
import { readBlocks } from '../../markdown/markdown-blocks.js';
import { escapeHtml, renderDocMarkdown } from './doc-markdown.js';
import {
  DOCS_PATH,
  firstSentence,
  renderContents,
  renderNavigation,
  renderNeighbours,
  sectionsOf,
} from './doc-navigation.js';
import type { DocHit } from './doc-search.js';
import { renderInstead, renderResults } from './doc-hits.js';
import { headingId } from './heading-id.js';
import { createHtmlPage, fillTemplate, type HtmlPage } from './html-page.js';
import type { Doc } from './read-docs.js';

/** Fewer headings than this are seen without a list of them. */
const MIN_OUTLINE = 3;

export interface DocPages {
  /** The list of all pages. Made when it is first read, as each of them: to make all would be a tenth of the server's start. */
  contents: () => HtmlPage;
  /** By path. */
  pages: ReadonlyMap<string, () => HtmlPage>;
  /** Shows what a search found. */
  resultsPage: (query: string, hits: readonly DocHit[]) => HtmlPage;
  /** Stands where there is no page, with places that its address may have meant. */
  missingPage: (hits: readonly DocHit[]) => HtmlPage;
}

/** @param template HTML with placeholders such as `{{title}}` */
export function createDocPages(docs: readonly Doc[], template: string): DocPages {
  const sections = sectionsOf(docs);
  const pageAt = (path: string, title: string, content: string, more: Partial<Values> = {}) =>
    createHtmlPage(
      fillTemplate(template, {
        title: escapeHtml(title),
        content,
        navigation: renderNavigation(sections, path),
        description: 'The documentation of Service Chat.',
        outline: '',
        neighbours: '',
        query: '',
        ...more,
      }),
    );
  const pages = docs.map(({ url, title, content }): [string, () => HtmlPage] => [
    url,
    madeOnce(() =>
      pageAt(url, title, renderDocMarkdown(content), {
        description: escapeHtml(firstSentence(content)),
        outline: renderOutline(content),
        neighbours: renderNeighbours(sections, url),
      }),
    ),
  ]);
  return {
    contents: madeOnce(() => pageAt(DOCS_PATH, 'Documentation', renderContents(sections))),
    pages: new Map(pages),
    resultsPage: (query, hits) =>
      pageAt('', 'Search', renderResults(query, hits), { query: escapeHtml(query) }),
    missingPage: (hits) => pageAt('', 'There is no such page', renderInstead(hits)),
  };
}

function madeOnce(make: () => HtmlPage): () => HtmlPage {
  let page: HtmlPage | undefined;
  return () => (page ??= make());
}

/** The headings of a page, to jump to. */
function renderOutline(markdown: string): string {
  const headings = readBlocks(markdown).blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? readInline(block.source).text : [],
  );
  if (headings.length < MIN_OUTLINE) return '';
  const items = headings.map((text) => `<li><a href="#${headingId(text)}">${escapeHtml(text)}</a></li>`);
  return `<nav class="doc-outline" aria-labelledby="outline"><h2 id="outline">On this page</h2><ul>${items.join('')}</ul></nav>`;
}

interface Values extends Record<string, string> {
  description: string;
  outline: string;
  neighbours: string;
  query: string;
}
