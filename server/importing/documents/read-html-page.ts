/** Reads HTML as a page. */
import { htmlFacts } from '../facts/html-facts.js';
import { HtmlTooDeepError } from '../html/html-tree.js';
import { htmlToMarkdown } from '../html/html-to-markdown.js';
import { firstHeadingOf } from './first-heading.js';
import type { ReadResult } from './page-draft.js';
import { isLanguageTag, isPageUrl } from './page-draft.js';

/** Takes the address from the canonical link, and the language from the html element. */
export function readHtmlPage(html: string): ReadResult {
  try {
    const { markdown, title, canonicalUrl, lang, redirectsTo } = htmlToMarkdown(html);
    if (redirectsTo !== '') return { reason: `only redirects to ${redirectsTo}` };
    const facts = htmlFacts(html, markdown, isLanguageTag(lang) ? lang : '');
    return {
      draft: {
        title: titleOf(markdown, title),
        url: isPageUrl(canonicalUrl) ? canonicalUrl : undefined,
        lang: isLanguageTag(lang) ? lang : undefined,
        ...(facts.length > 0 && { facts }),
        content: markdown,
      },
    };
  } catch (error) {
    if (error instanceof HtmlTooDeepError) return { reason: `is no readable HTML: ${error.message}` };
    throw error;
  }
}

/** The main heading, or else the title of the head, which often adds the name of the site to the first heading. */
function titleOf(markdown: string, headTitle: string): string | undefined {
  const mainHeading = firstHeadingOf(markdown, 1);
  if (mainHeading !== undefined) return mainHeading;
  const heading = firstHeadingOf(markdown);
  if (headTitle === '') return heading;
  const isExtended = heading !== undefined && headTitle.toLowerCase().startsWith(heading.toLowerCase());
  return isExtended ? heading : headTitle;
}
