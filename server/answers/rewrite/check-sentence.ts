/**
 * Decides whether a sentence that a model wrote may be shown: only what the passages it cites can vouch for.
 * Nothing here trusts the model, the visitor or the pages to mean well; what cannot be shown to be harmless and
 * supported is dropped, and costs no more than that sentence.
 */
import { addressesIn, belongsToSite, hostsOf } from './addresses.js';
import { checkTranslation } from './check-translation.js';
import { checkWords } from './check-words.js';
import type { DropReason } from './drop-reason.js';
import type { EvidencePassage } from '../evidence.js';
import { readPassageFacts, type PassageFacts } from './passage-facts.js';
import { foldSpace } from './plain-form.js';
import type { SentenceDraft } from './sentence-draft.js';
import {
  hidesCharacters,
  plainText,
  readMarkup,
  writeCodeBlock,
  writeMarkup,
  type Piece,
} from './sentence-markup.js';

/** Longest sentence and longest block of code, in characters. */
const MAX_LENGTH = 600;
const MAX_CODE_LENGTH = 2000;

export interface CheckedSentence {
  as: SentenceDraft['as'];
  /** Safe to show, without citation markers. */
  markdown: string;
  /** What a reader sees. */
  text: string;
  /** Indexes of the passages that it cites, in the order of citation. */
  cited: readonly number[];
  /** What a passage in another language says of it, word for word; absent in the words of the passages. */
  quote?: string;
}

export type SentenceVerdict = { sentence: CheckedSentence } | { dropped: DropReason };
export type SentenceCheck = (draft: SentenceDraft) => SentenceVerdict;

/**
 * Makes the check for sentences about these passages; a draft's `cite` counts them from 1.
 * @param language that the visitor is answered in, such as `de`
 */
export function createSentenceCheck(passages: readonly EvidencePassage[], language: string): SentenceCheck {
  const known: PassageFacts[] = [];
  const factsOf = (number: number): PassageFacts | undefined => {
    const passage = passages[number - 1];
    return passage && (known[number] ??= readPassageFacts(passage, language));
  };
  const siteHosts = hostsOf(passages.map(({ pageUrl }) => pageUrl));

  return (draft) => {
    const isCode = draft.as === 'code';
    if (draft.text.trim() === '') return { dropped: 'empty' };
    if (draft.text.length > (isCode ? MAX_CODE_LENGTH : MAX_LENGTH)) return { dropped: 'too_long' };
    if (hidesCharacters(draft.text)) return { dropped: 'hidden_characters' };
    const markup = isCode ? codeBlock(draft.text) : readMarkup(draft.text);
    if (!markup) return { dropped: 'markup' };

    const numbers = [...new Set([...draft.cite, ...markup.cited])];
    if (numbers.length === 0) return { dropped: 'no_citation' };
    const cited = numbers.flatMap((number) => factsOf(number) ?? []);
    if (cited.length < numbers.length) return { dropped: 'unknown_citation' };

    const text = plainText(markup.pieces);
    const unfit = checkAddresses(text, cited, siteHosts) ?? checkCode(markup.pieces, cited);
    if (unfit) return { dropped: unfit };
    const sentence = { as: draft.as, text, cited: numbers.map((number) => number - 1) };
    if (isCode) return { sentence: { ...sentence, markdown: writeCodeBlock(text) } };

    const markdown = writeMarkup(markup.pieces);
    const inTheirWords = checkWords(markup.pieces, text, cited);
    if (!inTheirWords) return { sentence: { ...sentence, markdown } };
    // A model that ought to translate may also have kept to the language of the pages.
    const foreign = cited.filter((passage) => passage.analyzer.language !== language);
    if (foreign.length === 0) return { dropped: inTheirWords };
    const { quote } = draft;
    const translated = checkTranslation({ pieces: markup.pieces, text, quote, language }, foreign);
    return translated ? { dropped: translated } : { sentence: { ...sentence, markdown, quote: quote ?? '' } };
  };
}

const codeBlock = (text: string) => ({
  pieces: [{ kind: 'code', text: text.replace(/^\n+|\s+$/g, '') } as const],
  cited: [],
});

function checkAddresses(
  text: string,
  cited: readonly PassageFacts[],
  siteHosts: readonly string[],
): DropReason | undefined {
  for (const address of addressesIn(text)) {
    if (!belongsToSite(address, siteHosts)) return 'foreign_address';
    if (!cited.some(({ addresses }) => addresses.has(address))) return 'unknown_address';
  }
  return undefined;
}

function checkCode(pieces: readonly Piece[], cited: readonly PassageFacts[]): DropReason | undefined {
  const isKnown = (code: string) =>
    cited.some(({ folded }) => folded.includes(foldSpace(code.normalize('NFKC'))));
  return pieces.every(({ kind, text }) => kind !== 'code' || isKnown(text)) ? undefined : 'unknown_code';
}
