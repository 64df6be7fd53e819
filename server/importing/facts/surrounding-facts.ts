/** Facts that a page shows anywhere: in its header, its footer, beside its content, behind a link. */
import { contentOf } from '../html/boilerplate.js';
import { formatBlocks } from '../html/blocks.js';
import { foldSpace, textOf, type HtmlElement } from '../html/html-tree.js';
import type { Fact } from '../../model.js';
import { textFacts } from '../../search/facts/page-facts.js';

const MAIL_ADDRESS = /^[^\s@]+@[^\s@,.]+(?:\.[^\s@,.]+)+$/;

/** @param page the root that `parseHtml` gives */
export function surroundingFacts(page: HtmlElement, language: string): Fact[] {
  const markdown = formatBlocks(contentOf(page, page, 'none'));
  const shown = textFacts(markdown, '', language).map(({ kind, value, label }): Fact => ({
    kind,
    value,
    ...(label !== undefined && { label }),
  }));
  return [...shown, ...linkFacts(page)];
}

/**
 * Numbers and addresses that only the target of a link names: `<a href="tel:…">Call us</a>`. What stands in such a link
 * is not looked through for others, so that each text is read once.
 */
function linkFacts(element: HtmlElement): Fact[] {
  return element.children.flatMap((child): Fact[] => {
    if (typeof child === 'string') return [];
    const [, scheme = '', target = ''] =
      (child.name === 'a' && /^(tel|mailto):([^?]+)/i.exec(child.attributes['href'] ?? '')) || [];
    const value = decoded(target).trim();
    if (value === '') return linkFacts(child);
    if (/\d{3}|@/.test(foldSpace(textOf(child)))) return [];
    if (scheme.toLowerCase() === 'tel') return /\d{3}/.test(value) ? [{ kind: 'phone', value }] : [];
    return MAIL_ADDRESS.test(value) ? [{ kind: 'email', value }] : [];
  });
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
