/** All facts that the pages of a site give, with the pages that give them, weighed for how much they are its own. */
import { announcesHours, foldForPatterns, LABELS, PARKS } from '../../languages/contact-patterns.js';
import type { ContactTopic } from '../../languages/definition/contact-words.js';
import type { FactKind } from '../../model.js';
import { onceForEach } from '../../runtime/once-for-each.js';
import { factKey } from '../../search/facts/fact-key.js';
import { isHomePage } from '../ranking/home-page.js';
import { isNewsPage } from '../ranking/news-page.js';
import type { PageFact } from '../../search/facts/page-fact.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { PageEntry } from '../../search/index/segment.js';

export interface SiteFact extends PageFact {
  key: string;
  /** Number of its page in the index. */
  page: number;
  entry: PageEntry;
  /** How likely a general question means it; the higher the likelier. */
  weight: number;
  /** Whether so many pages give it that it is the business's own. */
  isMain: boolean;
}

/** Pages whose facts are seldom the business's own. */
const BESIDE = /(?:^|[/_-])(?:jobs?|careers?|events?|forum|community|partners?|reviews?)(?:[/_.-]|$)/i;
/** A value that so large a share of the pages repeats is that of the business itself. */
const EVERYWHERE = 0.4;

/** A mailbox for everything, in the words that most languages use. */
const GENERAL_MAILBOX =
  /^(?:info|hello|hallo|hi|contact|kontakt|contacto|contato|contatti|office|mail|post|team|reception|welcome)@/i;
/** What a page says outside its content counts as much as on the home page, at least. */
const AROUND_PAGES = 1;
/** Of the pages of a language that all give the same, so many are looked at: those that are likeliest to mean it. */
const MOST_PAGES = 50;

/** Those first that a general question likeliest means. */
export const siteFacts: (index: PassageIndex) => readonly SiteFact[] = onceForEach(collect);

function collect(index: PassageIndex): SiteFact[] {
  const facts: SiteFact[] = [];
  const pagesWith = new Map<string, Set<number>>();
  for (const { segment, deadPages, firstPage } of index.parts) {
    for (const [local, entry] of segment.pages.entries()) {
      if (!entry.facts || deadPages.has(local)) continue;
      const page = firstPage + local;
      const pageWeight = weightOfPage(entry);
      for (const fact of entry.facts) {
        const key = factKey(fact);
        pagesWith.set(key, (pagesWith.get(key) ?? new Set()).add(page));
        // A footer speaks of the business, whatever its page is about.
        const placeWeight = fact.quote === '' ? Math.max(AROUND_PAGES, pageWeight) : pageWeight;
        facts.push({ ...fact, key, page, entry, weight: placeWeight + weightOfFact(fact), isMain: false });
      }
    }
  }
  const pages = index.pages.length;
  for (const fact of facts) {
    const spread = (pagesWith.get(fact.key)?.size ?? 1) / pages;
    fact.isMain = pages > 2 && spread >= EVERYWHERE;
    // Hours of the telephone stand in every footer too.
    if (fact.isMain && fact.kind !== 'hours') fact.weight += 2;
  }
  return firstOfEach(facts.sort((a, b) => b.weight - a.weight || (a.entry.id < b.entry.id ? -1 : 1)));
}

/** Without what many pages before it give too: a question is compared with all that is left. */
function firstOfEach(facts: readonly SiteFact[]): SiteFact[] {
  const counts = new Map<string, number>();
  return facts.filter(({ key, entry }) => {
    const name = `${entry.language} ${key}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= MOST_PAGES;
  });
}

function weightOfPage(page: PageEntry): number {
  const { id, title, url } = page;
  const name = foldForPatterns(`${title} ${id.replace(/[-_/]/g, ' ')}`);
  const isHome = isHomePage({ id, url });
  if (!isHome && LABELS.aside.test(name)) return -3;
  if (LABELS.contact.test(name)) return 3;
  if (LABELS.address.test(name) || LABELS.hours.test(name)) return 2;
  if (BESIDE.test(url) || BESIDE.test(id) || isNewsPage(page)) return -2;
  return isHome ? 1 : 0;
}

function weightOfFact({ kind, label = '', value, heading, quote }: PageFact): number {
  const said = foldForPatterns(kind === 'email' ? `${label} ${value.split('@')[0] ?? ''}` : label);
  const isAside = kind !== 'fax' && LABELS.aside.test(said);
  const above = foldForPatterns(heading);
  const isNamed = kind === 'hours' ? announcesHours(above) : LABELS[topicOf(kind)].test(above);
  // How to get there is how to get there by car.
  const isOfWay = kind === 'parking' && LABELS.address.test(above);
  const saysWhere = kind === 'parking' && PARKS.test(foldForPatterns(value));
  const isHeaded = isNamed || isOfWay || LABELS.contact.test(above);
  const isGeneral = kind === 'email' && GENERAL_MAILBOX.test(value);
  return (
    (isAside ? -3 : 0) +
    (isGeneral ? 1 : 0) +
    (isHeaded ? 1 : 0) +
    (saysWhere ? 1.5 : 0) +
    (quote !== '' ? 0.5 : 0) +
    (label !== '' ? 0.25 : 0)
  );
}

/** Numbers, mailboxes and hours that stand in news were those of its day. */
export const withoutNews = (facts: readonly SiteFact[]): SiteFact[] =>
  facts.filter(({ entry }) => !isNewsPage(entry));

/** The words of its name, and of the title of its home page. */
export function wordsOfBusiness(facts: readonly SiteFact[]): ReadonlySet<string> {
  const named = facts.flatMap(({ kind, value, entry }) => [
    ...(kind === 'name' ? [value] : []),
    ...(isHomePage(entry) ? [entry.title] : []),
  ]);
  const words = [...new Set(named)].flatMap((text) => foldForPatterns(text).match(/\p{L}{3,}/gu) ?? []);
  return new Set(words);
}

/** What a question for facts of a kind asks for. */
export const topicOf = (kind: FactKind): ContactTopic =>
  kind === 'name' ? 'person' : kind === 'profile' ? 'contact' : kind;
