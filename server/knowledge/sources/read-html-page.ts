/** Reads HTML as a page. */
import { HtmlTooDeepError } from '../html/html-tree.js';
import { htmlToMarkdown } from '../html/html-to-markdown.js';
import { firstHeadingOf } from './first-heading.js';
import type { ReadResult } from './page-draft.js';
import { isLanguageTag, isPageUrl } from './page-draft.js';

/**
 * Takes the title from the main heading, or else from the head, which often adds the name of the site; the address
 * from the canonical link; the language from the html element.
 */
export function readHtmlPage(html: string): ReadResult {
  try {
    const { markdown, title, canonicalUrl, lang, redirectsTo } = htmlToMarkdown(html);
    if (redirectsTo !== '') return { reason: `only redirects to ${redirectsTo}` };
    const mainTitle = firstHeadingOf(markdown, 1) ?? (title === '' ? firstHeadingOf(markdown) : title);
    return {
      draft: {
        title: mainTitle,
        url: isPageUrl(canonicalUrl) ? canonicalUrl : undefined,
        lang: isLanguageTag(lang) ? lang : undefined,
        content: markdown,
      },
    };
  } catch (error) {
    if (error instanceof HtmlTooDeepError) return { reason: `is no readable HTML: ${error.message}` };
    throw error;
  }
}
