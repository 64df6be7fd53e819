/** Writes facts as a short reply, each with what it is called and the mark of its page. */
import type { Citation } from '../../contract.js';
import { asks, endsSentence } from '../../languages/closing-marks.js';
import { contactPatternsOrDefault } from '../../languages/contact-patterns.js';
import { phoneAddress } from '../../phone-number.js';
import { personAtStart } from '../../search/facts/persons.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { cite, citeCell } from '../composing/excerpt.js';
import { markOf } from '../composing/marks.js';
import { isToldBySeason, opensWithDay, saysOpening, tellsOpening } from './hours-lines.js';
import { topicOf, type SiteFact } from './site-facts.js';

export interface WrittenFacts {
  /** Markdown. */
  text: string;
  citations: Citation[];
  /** Numbers of the pages that are cited. */
  pages: ReadonlySet<number>;
}

/** @param isCited whether marks stand behind the facts */
export function writeFacts(
  index: PassageIndex,
  facts: readonly SiteFact[],
  language: string,
  isCited = true,
): WrittenFacts {
  const citations: Citation[] = [];
  const numbers = new Map<number, number>();
  const hours = facts.filter(({ kind }) => kind === 'hours');
  const isList = facts.length > 1;
  const lines = facts.map((fact, i) => {
    let number = numbers.get(fact.page);
    if (number === undefined) {
      citations.push(citeFact(index, fact));
      numbers.set(fact.page, (number = citations.length));
    }
    const isLastOfPage = !facts.slice(i + 1).some(({ page }) => page === fact.page);
    const mark = isCited && isLastOfPage ? ` ${markOf(number)}` : '';
    const called = nameAmong(facts, fact, language);
    const isNamed = fact.kind !== 'hours' || hours.length === 1;
    const name =
      isNamed && !opensWith(fact, called) && called !== ''
        ? `**${escape(called)}${asks(called) || endsSentence(called) ? '' : ':'}** `
        : '';
    return `${isList ? '- ' : ''}${name}${shown(fact)}${mark}`;
  });
  // Hours of several lines stand below what they are called, such as a season.
  const titles = facts.map((fact) => {
    if (fact.kind !== 'hours' || hours.length < 2) return '';
    const called = nameOf(fact, language);
    return opensWith(fact, called) ? headingOf(fact, language) : called;
  });
  const text = lines
    .map((line, i) => {
      const title = titles[i] ?? '';
      if (title === '' || title === titles[i - 1]) return line;
      return `${i > 0 ? '\n' : ''}**${escape(title)}**\n\n${line}`;
    })
    .join('\n');
  return { text, citations, pages: new Set(numbers.keys()) };
}

/** What a fact is called; that of several of a kind which has no name of its own, by where it stands. */
function nameAmong(facts: readonly SiteFact[], fact: SiteFact, language: string): string {
  const isUnnamed = (one: SiteFact): boolean =>
    one.kind === fact.kind && one.kind !== 'hours' && one.label === undefined;
  const unnamed = facts.filter(isUnnamed);
  const placeOf = PLACES.find((place) => new Set(unnamed.map(place)).size === unnamed.length);
  return isUnnamed(fact) && unnamed.length > 1 && placeOf ? placeOf(fact) : nameOf(fact, language);
}

/** What a place is called: its heading, or else its page. */
const PLACES: readonly ((fact: SiteFact) => string)[] = [
  ({ heading, entry }) => (heading === '' ? entry.title : heading),
  ({ entry }) => entry.title,
];

/** What the page calls it, or else what its kind is called in the language of the question. */
function nameOf(fact: SiteFact, language: string): string {
  const { label, kind, heading } = fact;
  // `From 4pm, out by 10am` is no opening.
  if (kind === 'hours' && !tellsOpening(fact)) return heading;
  if (kind === 'hours' && label === undefined && isStatement(fact)) return '';
  // A sentence says itself what somebody is: who founded a business may own it no more.
  if (kind === 'person' && label === undefined && personAtStart(fact.value) !== fact.value) return '';
  return kind === 'hours' && isToldBySeason(fact) ? heading : (label ?? headingOf(fact, language));
}

/** Whether it is a sentence about what happens on a day: `Hacks leave on Sundays at 10.30am.` */
const isStatement = (fact: SiteFact): boolean =>
  endsSentence(fact.value) && !saysOpening(fact) && !opensWithDay(fact);

/** What its kind is called in a language. */
const headingOf = ({ kind }: SiteFact, language: string): string =>
  contactPatternsOrDefault(language).words.headings[topicOf(kind)];

/** Whether a fact says itself what it is called: `Term time: Monday to Thursday 12 noon – 10pm`. */
const opensWith = ({ value }: SiteFact, called: string): boolean =>
  value.toLowerCase().startsWith(`${called.toLowerCase()}:`);

/** What can be written to, called or opened is a link that does so. */
function shown({ kind, value }: SiteFact): string {
  if (kind === 'email' && /^[\w.+-]+@[\w.-]+$/.test(value)) return `[${value}](mailto:${value})`;
  if (kind === 'profile') return `[${escape(value.replace(/^https:\/\/(?:www\.)?/, ''))}](${value})`;
  const address = kind === 'phone' ? phoneAddress(value) : undefined;
  return address === undefined ? escape(value) : `[${value}](${address})`;
}

const escape = (text: string): string => text.replace(/[\\*_`[\]<>]/g, '\\$&');

/** The unit of the page that holds the fact; the fact itself where it stands outside the content. */
function citeFact(index: PassageIndex, fact: SiteFact): Citation {
  const { entry, quote, value, label = '', context, heading } = fact;
  // A number may stand in the header of the page too, and a time in other rows: its line and its label tell where it was.
  const found =
    findUnit(index, fact, [context, quote], heading) ??
    findUnit(index, fact, [context, quote]) ??
    findUnit(index, fact, [label, quote]) ??
    findUnit(index, fact, [quote]);
  if (found) {
    const { passage, best } = found;
    // A row holds several cells, of which one was asked for.
    const isRow = index.passageAt(passage).passage.units[best]?.kind === 'row';
    return isRow ? citeCell(index, passage, best, quote) : cite(index, passage, { places: [best], best });
  }
  return {
    pageId: entry.id,
    pageTitle: entry.title,
    pageUrl: entry.url,
    excerpt: quote === '' ? value : quote,
  };
}

/** @param heading that stands above it; any where absent */
function findUnit(
  index: PassageIndex,
  { page, quote }: SiteFact,
  parts: readonly string[],
  heading?: string,
): { passage: number; best: number } | undefined {
  const wanted = parts.map((part) => part.toLowerCase());
  for (const passage of quote === '' ? [] : index.passagesOf(page)) {
    const { units, headings } = index.passageAt(passage).passage;
    if (heading !== undefined && headings.at(-1) !== heading) continue;
    const best = units.findIndex(({ text }) => wanted.every((part) => text.toLowerCase().includes(part)));
    if (best >= 0) return { passage, best };
  }
  return undefined;
}
