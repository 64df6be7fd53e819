/** Bounds what is handed on of a document, whatever it is made to hold. */
import type { Fact } from '../../model.js';
import type { ReadDocument, ReadDraft } from './read-document.js';

/** Characters of all pages together: a long book has two million. */
const MAX_TEXT = 8 * 1024 * 1024;
const MAX_TITLE = 500;
const MAX_REASON = 500;
/** As long as an address of a site may be. */
const MAX_URL = 2000;
/** Characters of a fact, and of all together: they stand in the front matter of the stored page beside the rest. */
const MAX_FACT = 300;
const MAX_FACTS = 8000;
const MAX_LINKS = 10_000;
const MAX_SITEMAPS = 20;

export function withinBounds({ result, links, sitemaps }: ReadDocument): ReadDocument {
  const isShort = (address: string) => address.length <= MAX_URL;
  const addresses = {
    links: links.filter(isShort).slice(0, MAX_LINKS),
    ...(sitemaps && { sitemaps: sitemaps.filter(isShort).slice(0, MAX_SITEMAPS) }),
  };
  if ('reason' in result) {
    return { result: { ...result, reason: cut(result.reason, MAX_REASON) }, ...addresses };
  }
  const length = result.drafts.reduce((sum, { content }) => sum + content.length, 0);
  return length > MAX_TEXT
    ? {
        result: { reason: `holds more than ${MAX_TEXT / 1024 / 1024} million characters` },
        ...addresses,
      }
    : { result: { drafts: result.drafts.map(boundedDraft) }, ...addresses };
}

/** The parts that stand in the front matter of the stored page. */
function boundedDraft({ title, url, ...draft }: ReadDraft): ReadDraft {
  return {
    ...draft,
    title: title === undefined ? undefined : cut(title, MAX_TITLE),
    url: url !== undefined && url.length > MAX_URL ? undefined : url,
    ...(draft.slug !== undefined && { slug: cut(draft.slug, MAX_TITLE) }),
    ...(draft.id !== undefined && { id: cut(draft.id, MAX_TITLE) }),
    ...(draft.facts && { facts: boundedFacts(draft.facts) }),
  };
}

/** The first facts that there is room for, without what is too long to be one. */
function boundedFacts(facts: readonly Fact[]): Fact[] {
  let room = MAX_FACTS;
  return facts.filter((fact) => {
    const { length } = JSON.stringify(fact);
    if (length > MAX_FACT || length > room) return false;
    room -= length;
    return true;
  });
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
