/**
 * Decides whether a sentence that a model wrote may be shown: only what the passages it cites can vouch for.
 * Nothing here trusts the model, the visitor or the pages to mean well; what cannot be shown to be harmless and
 * supported is dropped, and costs no more than that sentence.
 */
import { addressesIn, belongsToSite, hostsOf } from './addresses.js';
import type { EvidencePassage } from '../evidence.js';
import { hasWord, namesIn } from './name-facts.js';
import { hasNumber, numbersIn } from './number-facts.js';
import { contentTerms, readPassageFacts, type PassageFacts, type Clause } from './passage-facts.js';
import { foldSpace } from './plain-form.js';
import { isNegated } from '../../languages/negation.js';
import { withoutYesOrNo } from '../../languages/yes-or-no.js';
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
/** Share of a sentence's content words that the cited passages must hold, and the fewest of them. */
const MIN_OVERLAP = 0.6;
const MIN_SHARED_TERMS = 2;
/** From this share of its content words on, a clause of a passage speaks of the same thing as the sentence. */
const SAME_CLAUSE = 0.6;

/** Why a sentence was dropped. */
export type DropReason =
  | 'empty'
  | 'too_long'
  | 'hidden_characters'
  | 'markup'
  | 'no_citation'
  | 'unknown_citation'
  | 'foreign_address'
  | 'unknown_address'
  | 'unknown_number'
  | 'unknown_name'
  | 'unknown_code'
  | 'little_overlap'
  | 'contradiction';

export interface CheckedSentence {
  as: SentenceDraft['as'];
  /** Safe to show, without citation markers. */
  markdown: string;
  /** What a reader sees. */
  text: string;
  /** Indexes of the passages that it cites, in the order of citation. */
  cited: readonly number[];
}

export type SentenceVerdict = { sentence: CheckedSentence } | { dropped: DropReason };
export type SentenceCheck = (draft: SentenceDraft) => SentenceVerdict;

/** Makes the check for sentences about these passages; a draft's `cite` counts them from 1. */
export function createSentenceCheck(passages: readonly EvidencePassage[]): SentenceCheck {
  const known: PassageFacts[] = [];
  const factsOf = (number: number): PassageFacts | undefined => {
    const passage = passages[number - 1];
    return passage && (known[number] ??= readPassageFacts(passage));
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
    const dropped =
      checkAddresses(text, cited, siteHosts) ??
      checkCode(markup.pieces, cited) ??
      (isCode ? undefined : checkWords(markup.pieces, text, cited));
    if (dropped) return { dropped };
    const markdown = isCode ? writeCodeBlock(text) : writeMarkup(markup.pieces);
    return { sentence: { as: draft.as, markdown, text, cited: numbers.map((number) => number - 1) } };
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

function checkWords(
  pieces: readonly Piece[],
  text: string,
  cited: readonly PassageFacts[],
): DropReason | undefined {
  const [first] = cited;
  if (!first) return 'no_citation';
  const { language } = first.analyzer;
  if (!numbersIn(text, language).every((number) => cited.some(({ numbers }) => hasNumber(numbers, number)))) {
    return 'unknown_number';
  }
  const prose = pieces.map((piece) => (piece.kind === 'code' ? '`' : piece.text)).join('');
  const isKnown = (name: string) =>
    cited.some(
      ({ lowerCase, terms, analyzer }) => hasWord(lowerCase, name) || terms.has(analyzer.termOf(name)),
    );
  if (!namesIn(prose, first.analyzer).every(isKnown)) return 'unknown_name';

  // Many answers begin with a yes or no, and no page goes on so.
  const terms = contentTerms(withoutYesOrNo(text), first.analyzer);
  const shared = [...terms].filter((term) => cited.some((passage) => passage.terms.has(term)));
  const isEnough = shared.length >= Math.min(MIN_SHARED_TERMS, terms.size) && shared.length > 0;
  if (!isEnough || shared.length < MIN_OVERLAP * terms.size) return 'little_overlap';
  return contradicts(text, terms, cited) ? 'contradiction' : undefined;
}

/**
 * Whether the sentence denies what the passages never deny, or asserts what they deny: what the clause that speaks
 * of the same thing denies, or anything that they speak of in no other way.
 */
function contradicts(text: string, terms: ReadonlySet<string>, cited: readonly PassageFacts[]): boolean {
  const language = cited[0]?.analyzer.language ?? '';
  if (isNegated(text, language)) return cited.every((passage) => passage.isNegated === false);
  const clauses = cited.flatMap((passage) => passage.clauses);
  const same = clauses.reduce<Clause | undefined>(
    (best, clause) => (shareOf(terms, clause.terms) > shareOf(terms, best?.terms) ? clause : best),
    undefined,
  );
  if (same?.isNegated && shareOf(terms, same.terms) >= SAME_CLAUSE) return true;
  const asserted = new Set(clauses.flatMap((clause) => (clause.isNegated ? [] : [...clause.terms])));
  const denied = new Set(clauses.flatMap((clause) => (clause.isNegated ? [...clause.terms] : [])));
  return [...terms].some((term) => denied.has(term) && !asserted.has(term));
}

/** Share, 0 to 1, of the terms that are among the others. */
function shareOf(terms: ReadonlySet<string>, others: ReadonlySet<string> = new Set()): number {
  let shared = 0;
  for (const term of terms) if (others.has(term)) shared += 1;
  return terms.size === 0 ? 0 : shared / terms.size;
}
