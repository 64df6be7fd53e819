/** Recognises the facts of a business in the text of a page. */
import type { Page } from '../../model.js';
import { foldForPatterns, LABELS } from '../../languages/contact-patterns.js';
import { functionWordsOf } from '../../languages/function-words.js';
import { sentencesOf } from '../passages/sentences.js';
import { emailAddressesIn } from './email-addresses.js';
import { factLinesOf, type FactLine } from './fact-lines.js';
import { addHours, remarksOfDays } from './hours-facts.js';
import { addLeaders } from './leader-facts.js';
import { addFact, type PageFact } from './page-fact.js';
import { phoneNumbersIn } from './phone-numbers.js';
import { parkingIn } from './parking.js';
import { addressIn } from './postal-addresses.js';

/** A page with more says them of others: a directory, a log, a list of examples. */
const MAX_FACTS = 80;
/** As much of a sentence as may announce an address. */
const MAX_OPENING = 120;
const MAY_HOLD_FACTS = /\d|@|\p{Lu}/u;

/** The facts of a page: those in its text, then those it says outside of it. */
export function factsOf(page: Page, language: string): PageFact[] {
  const found = MAY_HOLD_FACTS.test(page.content) ? textFacts(page.content, page.title, language) : [];
  const outside = (page.facts ?? []).map((fact): PageFact => ({
    ...fact,
    quote: '',
    heading: '',
    context: '',
    group: 0,
  }));
  return [...found.slice(0, MAX_FACTS), ...outside.slice(0, MAX_FACTS)];
}

/** @param title of the page, which stands for a heading where there is none */
export function textFacts(content: string, title: string, language: string): PageFact[] {
  const lines = factLinesOf(content);
  const remarks = remarksOfDays(lines, language);
  const facts: PageFact[] = [];
  const groups = groupsOf(lines);
  let above = '';
  for (const group of groups) {
    const [first] = group;
    addAddress(group, (line) => announcesAddress(line, title), facts);
    for (const line of group) {
      const { heading } = line;
      addNumbers(line, heading === '' ? title : heading, language, facts);
      addParking(line, facts, line === first && line.heading !== above);
    }
    above = first?.heading ?? above;
    addHours(group, remarks, language, facts);
  }
  addLeaders(content, groups, language, facts);
  return facts;
}

function groupsOf(lines: readonly FactLine[]): FactLine[][] {
  const groups: FactLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0]?.group === line.group) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function addNumbers(line: FactLine, heading: string, language: string, facts: PageFact[]): void {
  const { text, links } = line;
  const linked = links.filter((link) => /^(?:tel|callto|sms|https:\/\/wa\.me)[:/]/i.test(link));
  const numbers = /\d{3}|\d{2}[\s./-]\d{2}/.test(text)
    ? phoneNumbersIn(text, linked.length > 0 || announcesNumber(`${line.label} ${heading}`))
    : [];
  for (const [i, number] of numbers.entries()) {
    const between = text.slice(numbers[i - 1]?.end ?? 0, number.start);
    const own = i === 0 && announces(line, between) ? line.label : ownLabel(between, language);
    // `Tel. / Fax 123` is both; the words nearest to the number decide.
    const isFax = LABELS.fax.test(foldForPatterns(own === '' ? lastClause(between) : own));
    const label = own === '' || (isKind(own) && line.name !== '') ? line.name : own;
    addFact(facts, line, { kind: isFax ? 'fax' : 'phone', value: number.text, label, quote: number.text });
  }
  const addresses = emailAddressesIn(text);
  const isOfNumber = addresses.length > 0 && numbers.length > 0 && announcesNumber(line.label);
  const label = isOfNumber || line.label.includes('@') ? '' : line.label || line.name;
  for (const { text: address } of addresses) {
    addFact(facts, line, { kind: 'email', value: address, label, quote: address });
  }
}

/** Whether the label of a line is that of its first number: not in `Owner: Ann Lee. Fax 123`. */
const announces = ({ label }: FactLine, before: string): boolean =>
  label !== '' && !/[.;,·|•]/.test(before.slice(label.length));

function announcesNumber(label: string): boolean {
  const folded = foldForPatterns(label);
  return LABELS.phone.test(folded) || LABELS.fax.test(folded);
}

/** Whether a label says no more than that a number follows: `Tel`. */
const isKind = (label: string): boolean => foldForPatterns(label).replace(LABELS.phone, '').trim() === '';

/** The words right before a number, where they are nothing but what it is called: `Fax` of `… · Fax 123`. */
function ownLabel(before: string, language: string): string {
  const words =
    before
      .split(/[·|;,/•–—]|\.\s|\s{2,}/)
      .at(-1)
      ?.trim()
      .replace(/[:.]$/, '') ?? '';
  const named = words.split(/\s+/);
  // `Ring us on 123` has no name for the number.
  const isOpen = functionWordsOf(language).has(named.at(-1)?.toLowerCase() ?? '');
  const isName = named.length <= 3 && /\p{L}/u.test(words) && !isOpen;
  return isName ? words : '';
}

const lastClause = (text: string): string => text.split(/[.;,·|]/).at(-1) ?? text;

/**
 * The addresses of a part of a page where addresses stand, such as its footer, each with its town.
 * @param isOne whether its lines are those of one address
 */
export function addressesIn(content: string, isOne: boolean): PageFact[] {
  const facts: PageFact[] = [];
  const lines = factLinesOf(content);
  const groups = isOne ? [lines.filter(({ label }) => label === '')] : groupsOf(lines);
  for (const group of groups) {
    // What opens an address in bold is whose it is.
    const [first, second] = group;
    const isNamed = second !== undefined && second.name !== '' && second.name === first?.text;
    addAddress(isNamed ? group.slice(1) : group, () => true, facts, true);
  }
  return facts;
}

/** @param isAnnounced whether a label or a heading says that an address stands in the lines from the given one on */
function addAddress(
  group: readonly FactLine[],
  isAnnounced: (first: FactLine) => boolean,
  facts: PageFact[],
  isWhole = false,
): void {
  // Items and rows hold an address each, the lines of a paragraph one together.
  const isParagraph = group.every(({ cells, label }) => cells.length === 0 && label === '');
  const parts = isParagraph ? [group] : group.map((line) => [line]);
  for (const part of parts) {
    const [first] = part;
    if (!first) continue;
    const texts = part.map((line) => (line.label === '' ? line.text : line.value));
    const found = addressIn(texts, () => isAnnounced(first));
    if (!found || (isWhole && !found.isWhole)) continue;
    const [value, quote] = [found.lines.join(', '), found.lines.join(' ')];
    addFact(facts, part[found.at] ?? first, {
      kind: 'address',
      value,
      label: first.label || first.name,
      quote,
    });
  }
}

function announcesAddress({ label, heading, text }: FactLine, title: string): boolean {
  const above = foldForPatterns(heading === '' ? title : heading);
  if (LABELS.contact.test(above)) return true;
  const before =
    label === '' ? `${above} ${foldForPatterns(text.slice(0, MAX_OPENING))}` : foldForPatterns(label);
  return LABELS.address.test(before);
}

function addParking(line: FactLine, facts: PageFact[], opensSection: boolean): void {
  const value = parkingIn(line, sentencesOf(line.text), opensSection);
  if (value !== '') addFact(facts, line, { kind: 'parking', value, label: '', quote: value });
}
