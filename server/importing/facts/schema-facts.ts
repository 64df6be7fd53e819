/** Facts that a page states for search engines: schema.org in JSON-LD (https://schema.org/LocalBusiness). */
import { elementsOf, foldSpace, textOf, type HtmlElement } from '../html/html-tree.js';
import type { Fact, FactKind } from '../../model.js';
import { decodeEntity } from '../../markdown/html-entities.js';
import { socialProfileAt } from '../../search/facts/social-profiles.js';
import { addressParts, formatPostalAddress } from './postal-order.js';
import { formatHours } from './schema-hours.js';

type Item = Record<string, unknown>;

/** Nobody nests deeper; it bounds the recursion. */
const MAX_DEPTH = 12;
const MAX_LENGTH = 300;
/** What a site names beside itself: people who wrote reviews, sellers, events of others. */
const OTHERS = new Set([
  'review',
  'author',
  'reviewer',
  'performer',
  'organizer',
  'attendee',
  'customer',
  'isRelatedTo',
]);

/** @param page the root that `parseHtml` gives */
export function schemaFacts(page: HtmlElement, language: string): Fact[] {
  const facts: Fact[] = [];
  for (const { name, attributes, children } of elementsOf(page)) {
    if (name !== 'script' || !/^application\/ld\+json/i.test(attributes['type'] ?? '')) continue;
    collect(parse(children.map(textOf).join('')), { facts, language, label: '' }, 0);
  }
  return facts;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/)|(?:-->|\/\*\]\]>\*\/)\s*$/g, ''));
  } catch {
    // Written by hand, often broken; search engines skip it too.
    return undefined;
  }
}

interface Place {
  facts: Fact[];
  language: string;
  /** Of the branch or department that facts belong to; empty for the business itself. */
  label: string;
}

function collect(value: unknown, place: Place, depth: number): void {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, place, depth + 1);
    return;
  }
  const item = value as Item;
  const add = (kind: FactKind, text: string, label = place.label): void => {
    const folded = foldSpace(text).slice(0, MAX_LENGTH);
    if (folded !== '') place.facts.push({ kind, value: folded, ...(label !== '' && { label }) });
  };
  const name = textIn(item['name']);
  const contact = textIn(item['contactType']);
  const own = contact === '' ? undefined : contact;
  for (const number of textsIn(item['telephone'])) add('phone', number.replace(/^tel:/i, ''), own);
  for (const number of textsIn(item['faxNumber'])) add('fax', number.replace(/^(?:fax|tel):/i, ''), own);
  for (const address of textsIn(item['email'])) add('email', address.replace(/^mailto:/i, ''), own);
  const isBusiness = [
    'telephone',
    'address',
    'email',
    'openingHours',
    'openingHoursSpecification',
    'contactPoint',
  ].some((key) => item[key] !== undefined);
  if (isBusiness && name !== '' && place.label === '' && !/person/i.test(textIn(item['@type'])))
    add('name', name);
  for (const address of listOf(item['address'])) add('address', formatAddress(address, place.language));
  const hours = [...textsIn(item['openingHours']), ...listOf(item['openingHoursSpecification'])];
  for (const line of formatHours(hours, place.language)) add('hours', line, own);
  for (const person of listOf(item['owner'])) add('person', nameOf(person), '');
  // Who founded a business may own it no more.
  for (const person of listOf(item['founder'])) add('person', nameOf(person), 'Founder');
  for (const address of textsIn(item['sameAs'])) {
    const profile = socialProfileAt(address);
    if (profile && !/person/i.test(textIn(item['@type']))) add('profile', profile.url, profile.network);
  }
  for (const [key, child] of Object.entries(item)) {
    if (OTHERS.has(key) || key === 'address' || key === 'founder' || key === 'owner') continue;
    const isBranch = key === 'department' || key === 'subOrganization' || key === 'location';
    for (const entry of listOf(child)) {
      const branch = isBranch ? nameOf(entry) : '';
      collect(entry, branch === '' ? place : { ...place, label: branch }, depth + 1);
    }
  }
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const textIn = (value: unknown): string => textsIn(value)[0] ?? '';
const textsIn = (value: unknown): string[] =>
  listOf(value).flatMap((entry) =>
    typeof entry === 'string' || typeof entry === 'number' ? [decoded(String(entry))] : [],
  );
/** Plugins write the text of the page, `Smith &amp; Sons`, which is none of HTML there. */
const decoded = (text: string): string =>
  text.replace(/&#?\w{1,31};/g, (reference) => decodeEntity(reference) ?? reference);
const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value : textIn((value as Item | null)?.['name']);

function formatAddress(value: unknown, language: string): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const item = value as Item;
  const part = (key: string): string => textIn(item[key]).trim();
  const parts = addressParts(part);
  return formatPostalAddress(
    { ...parts, country: parts.country || nameOf(item['addressCountry'] ?? {}) },
    language,
  );
}
