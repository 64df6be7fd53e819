/** Facts that a page marks in its text for search engines (https://schema.org, as microdata or RDFa). */
import { elementsOf, foldSpace, textOf, type HtmlElement } from '../html/html-tree.js';
import type { Fact, FactKind } from '../../model.js';
import { addressParts, formatPostalAddress } from './postal-order.js';
import { formatHours } from './schema-hours.js';

const KINDS: Readonly<Record<string, FactKind>> = {
  telephone: 'phone',
  faxNumber: 'fax',
  email: 'email',
  openingHours: 'hours',
  address: 'address',
};
const ADDRESS_PARTS = [
  'streetAddress',
  'postOfficeBoxNumber',
  'postalCode',
  'addressLocality',
  'addressRegion',
  'addressCountry',
];

/**
 * A property that stands in another of its own kind is part of that one's value, so that each text is read once.
 *
 * @param page the root that `parseHtml` gives
 * @param language of the page, for the names of days
 */
export function microdataFacts(page: HtmlElement, language: string): Fact[] {
  const factsIn = (element: HtmlElement, inside: readonly FactKind[]): Fact[] => {
    const kind = KINDS[propertyOf(element)];
    const isNew = kind !== undefined && !inside.includes(kind);
    const own = isNew ? factsOf(kind, element, language) : [];
    const within = isNew ? [...inside, kind] : inside;
    const others = element.children.flatMap((child) =>
      typeof child === 'string' ? [] : factsIn(child, within),
    );
    return [...own, ...others];
  };
  return factsIn(page, []);
}

function factsOf(kind: FactKind, element: HtmlElement, language: string): Fact[] {
  const value = kind === 'address' ? addressOf(element, language) : valueOf(element);
  if (value === '') return [];
  if (kind === 'hours') return formatHours([value], language).map((line) => ({ kind, value: line }));
  return [{ kind, value: value.replace(/^(?:tel|mailto):/i, '') }];
}

const propertyOf = ({ attributes }: HtmlElement): string =>
  (attributes['itemprop'] ?? attributes['property'] ?? '').replace(/^schema:/, '').trim();

function valueOf(element: HtmlElement): string {
  const { content, datetime, href = '' } = element.attributes;
  const text = foldSpace(textOf(element));
  return foldSpace(content ?? datetime ?? (text === '' ? href : text));
}

function addressOf(element: HtmlElement, language: string): string {
  const parts = new Map<string, string>();
  for (const inner of elementsOf(element)) {
    const property = propertyOf(inner);
    if (ADDRESS_PARTS.includes(property) && !parts.has(property)) parts.set(property, valueOf(inner));
  }
  if (parts.size === 0) return '';
  return formatPostalAddress(
    addressParts((name) => parts.get(name) ?? ''),
    language,
  );
}
