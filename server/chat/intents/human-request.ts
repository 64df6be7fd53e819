/** Tells a request for a human from a question that mentions people. */
import {
  HUMAN_REQUEST_WORDS,
  type HumanRequestWord,
  type SmallTalkKind,
} from '../../languages/definition/intents.js';
import type { CoverRules, Meaning, PhraseBook } from './phrase-book.js';

/** What a phrase of small talk or of a request for a human does. */
export type Family = SmallTalkKind | 'filler' | HumanRequestWord | 'name' | 'gap';

/** Services, which nobody is called: "can it talk to Slack" asks what the software does. */
const SERVICES = new Set(
  `slack zapier salesforce hubspot zendesk intercom freshdesk shopify wordpress woocommerce wix squarespace webflow
  stripe paypal whatsapp telegram messenger facebook instagram discord google gmail outlook excel notion jira github
  gitlab trello asana airtable n8n chatgpt copilot siri openai ollama mysql postgresql`.split(/\s+/),
);

export interface HumanRequestRules {
  cover: CoverRules;
  /** Whether a part of a message that means this asks for a human by itself. */
  isRequest: (meaning: Meaning) => boolean;
  /** The same of a whole message, of which less will do. */
  isWholeRequest: (meaning: Meaning) => boolean;
}

/** @param isNever whether a word is no name, whatever stands before it */
export function humanRequestRules(
  book: PhraseBook<Family>,
  isNever: (word: string) => boolean,
): HumanRequestRules {
  const named = book.bitsOf('name');
  const known = book.bitsOf(
    ...HUMAN_REQUEST_WORDS,
    'name',
    'gap',
    'greeting',
    'thanks',
    'complaint',
    'filler',
  );
  const has = (meaning: Meaning, ...families: Family[]): boolean =>
    families.every((family) => (meaning & book.bitsOf(family)) !== 0);
  const hasAny = (meaning: Meaning, ...families: Family[]): boolean =>
    (meaning & book.bitsOf(...families)) !== 0;

  const talks = (meaning: Meaning): boolean =>
    has(meaning, 'reach') && hasAny(meaning, 'person', 'someone', 'staff');
  /** Asks for a human so plainly that one word more makes no difference. */
  const isSure = (meaning: Meaning): boolean =>
    !has(meaning, 'asks') &&
    (has(meaning, 'callMe', 'someone') ||
      (hasAny(meaning, 'self', 'wish') &&
        ((has(meaning, 'reach') && hasAny(meaning, 'person', 'someone')) ||
          has(meaning, 'callMe') ||
          has(meaning, 'callVerb', 'callee', 'someone'))));
  const isRequest = (meaning: Meaning): boolean => {
    if ((meaning & ~known) !== 0) return false;
    if (has(meaning, 'gap')) return isSure(meaning);
    if (has(meaning, 'noMachine')) return true;
    if (has(meaning, 'asks') && !has(meaning, 'self')) return false;
    // "How do I get hold of the driver" asks for a number, which the pages may tell.
    const asksForOne = has(meaning, 'asks') && !hasAny(meaning, 'person', 'someone');
    if ((talks(meaning) && !asksForOne) || has(meaning, 'contact', 'person')) return true;
    if (has(meaning, 'asks')) return false;
    return (
      has(meaning, 'callMe') ||
      has(meaning, 'callVerb', 'callee') ||
      (has(meaning, 'reach') && (meaning & named) !== 0) ||
      (has(meaning, 'wish') && hasAny(meaning, 'person', 'call')) ||
      has(meaning, 'assist', 'person')
    );
  };
  return {
    cover: {
      gap: { bit: book.bitsOf('gap'), isNever },
      edges: book.bitsOf('about', 'before'),
      name: {
        before: book.bitsOf('beforeName'),
        bit: named,
        isNever: (word) => isNever(word) || SERVICES.has(word),
      },
      mayEnd: (meaning, next) =>
        has(next, 'about') &&
        !has(meaning, 'asks') &&
        (talks(meaning) || has(meaning, 'callMe') || has(meaning, 'call', 'wish')),
    },
    isRequest,
    isWholeRequest: (meaning) =>
      isRequest(meaning) ||
      ((meaning & ~(known & ~book.bitsOf('gap'))) === 0 &&
        !has(meaning, 'asks') &&
        (has(meaning, 'person') || (has(meaning, 'someone') && hasAny(meaning, 'wish', 'assist')))),
  };
}
