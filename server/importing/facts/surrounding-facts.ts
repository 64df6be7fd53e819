/** Facts that a page shows anywhere: in its header, its footer, beside its content, behind a link. */
import { contentOf } from '../html/boilerplate.js';
import { formatBlocks } from '../html/blocks.js';
import { elementsOf, foldSpace, textOf, type HtmlElement } from '../html/html-tree.js';
import type { Fact } from '../../model.js';
import { textFacts } from '../../search/facts/page-facts.js';

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

/** Numbers and addresses that only the target of a link names: `<a href="tel:…">Call us</a>`. */
function linkFacts(page: HtmlElement): Fact[] {
  return [...elementsOf(page)].flatMap((element): Fact[] => {
    const [, scheme = '', target = ''] =
      /^(tel|mailto):([^?]+)/i.exec(element.attributes['href'] ?? '') ?? [];
    const value = decoded(target).trim();
    const text = foldSpace(textOf(element));
    if (element.name !== 'a' || value === '' || /\d{3}|@/.test(text)) return [];
    if (scheme.toLowerCase() === 'tel') return /\d{3}/.test(value) ? [{ kind: 'phone', value }] : [];
    return /^[^\s@]+@[^\s@,]+\.[^\s@,]+$/.test(value) ? [{ kind: 'email', value }] : [];
  });
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
