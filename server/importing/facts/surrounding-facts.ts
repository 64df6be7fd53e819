/** Facts that a page shows anywhere: in its header, its footer, beside its content, behind a link. */
import { contentOf } from '../html/boilerplate.js';
import { formatBlocks } from '../html/blocks.js';
import { foldSpace, textOf, type HtmlElement } from '../html/html-tree.js';
import { hasBarePostcodes } from '../../languages/postcodes.js';
import type { Fact } from '../../model.js';
import { addressesIn, textFacts } from '../../search/facts/page-facts.js';
import { socialProfileAt } from '../../search/facts/social-profiles.js';

const MAIL_ADDRESS = /^[^\s@]+@[^\s@,.]+(?:\.[^\s@,.]+)+$/;

/** A postcode of digits alone before the town; `5000 happy customers` looks the same. */
const BARE_CODE = /(?:^|, )\d{4,5} (?![A-Z]{2} )\p{Lu}/u;
const FOOTER = /(?:^|[\s_-])footer(?:$|[\s_-])/i;

/**
 * @param page the root that `parseHtml` gives
 * @param hasAddress whether the page gives an address otherwise, which its footer would say in other words
 */
export function surroundingFacts(page: HtmlElement, language: string, hasAddress: boolean): Fact[] {
  const markdown = formatBlocks(contentOf(page, page, 'none'));
  const shown = textFacts(markdown, '', language).map(({ kind, value, label }): Fact => ({
    kind,
    value,
    ...(label !== undefined && { label }),
  }));
  const isToldElsewhere = hasAddress || shown.some(({ kind }) => kind === 'address');
  const addresses = isToldElsewhere ? [] : addressFacts(page, page, language);
  return [...shown, ...addresses, ...linkFacts(page)];
}

/** Addresses where pages have them, which need no number of a house to be known there: in footers and in `<address>`. */
function addressFacts(element: HtmlElement, page: HtmlElement, language: string): Fact[] {
  return element.children.flatMap((child): Fact[] => {
    if (typeof child === 'string') return [];
    const isAddress = child.name === 'address';
    if (!isAddress && !isFooter(child)) return addressFacts(child, page, language);
    const inner = isAddress ? [] : addressFacts(child, page, language);
    if (inner.length > 0) return inner;
    const found = addressesIn(formatBlocks(contentOf(child, page, 'none')), isAddress);
    return found
      .filter(({ value }) => isAddress || hasBarePostcodes(language) || !BARE_CODE.test(value))
      .map(({ kind, value, label }) => ({ kind, value, ...(label !== undefined && { label }) }));
  });
}

const isFooter = ({ name, attributes }: HtmlElement): boolean =>
  name === 'footer' ||
  attributes['role'] === 'contentinfo' ||
  FOOTER.test(`${attributes['id'] ?? ''} ${attributes['class'] ?? ''}`);

/**
 * Numbers and addresses that only the target of a link names: `<a href="tel:…">Call us</a>`, and profiles on social
 * networks. What stands in such a link is not looked through for others, so that each text is read once.
 */
function linkFacts(element: HtmlElement): Fact[] {
  return element.children.flatMap((child): Fact[] => {
    if (typeof child === 'string') return [];
    const profile = child.name === 'a' ? socialProfileAt(child.attributes['href'] ?? '') : undefined;
    if (profile) return [{ kind: 'profile', value: profile.url, label: profile.network }];
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
