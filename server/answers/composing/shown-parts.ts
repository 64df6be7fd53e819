/** Which passages an answer shows, and what of each. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import { chooseWindow } from './answer-window.js';
import type { AnswerWindow } from './window.js';
import { askedTerms } from '../matching/asked-terms.js';
import { withBestRow } from './best-row.js';
import { inSeason } from './in-season.js';
import { suitsFor } from '../matching/suits.js';
import { BRIEF, chooseParts } from './choose-parts.js';
import { announces, bestUnit, unitScores } from './unit-scores.js';
import { createHitReader, type ReadHits } from '../matching/read-hits.js';
import { createKindReader } from '../ranking/kind-reader.js';
import type { TermTable } from '../ranking/passage-match.js';
import { asksExtreme, isAmountKind, questionKind, type QuestionKind } from '../../languages/question-kind.js';
import type { Candidate, Ranking } from '../ranking/rank.js';

const ASKS = /[?？؟]$/u;

/** What kind of answer a question wants: a price too, where it asks for the cheapest. */
export function askedKind(question: string): QuestionKind | undefined {
  const kind = questionKind(question);
  const isOpen = kind === undefined || kind === 'definition';
  return isOpen && asksExtreme(question) !== undefined ? 'price' : kind;
}

/** Readers of the words of a question, one for each language. */
export function createReaders(index: PassageIndex, table: TermTable): (language: string) => ReadHits {
  const readers = new Map<string, ReadHits>();
  return (language) => {
    let read = readers.get(language);
    if (!read) readers.set(language, (read = createHitReader(index, table, language)));
    return read;
  };
}

export interface ShownPart {
  candidate: Candidate;
  window: AnswerWindow;
}

/** What is shown of which passages; one that only announces what it does not hold is left out beside another of its page. */
export function shownParts(
  index: PassageIndex,
  ranking: Ranking,
  question: string,
  isBrief: boolean,
): ShownPart[] {
  const kind = askedKind(question);
  const table = askedTerms(index, ranking.table, kind, question);
  const readerFor = createReaders(index, table);
  const extreme = asksExtreme(question);
  const isOfTemplate = (text: string): boolean => index.isOfTemplate(text);
  const asksOneFact = kind === 'price' || kind === 'time' || kind === 'duration' || extreme !== undefined;
  const holdsKind = ({ passage: number, match }: Candidate): boolean => {
    if (kind === undefined || kind === 'definition') return true;
    const { page, passage } = index.passageAt(number);
    const { language } = page;
    const isOfKind = createKindReader({ page, passage }, kind);
    const scores = unitScores(
      passage.units,
      table,
      match,
      { kind, isOfKind, language, suits: suitsFor(question, language), isOfTemplate },
      readerFor(language),
    );
    if (isOfKind.heading) return true;
    return isOfKind.unit(passage.units[bestUnit(scores)]);
  };
  const isBelowQuestion = ({ passage: number }: Candidate): boolean =>
    ASKS.test(index.passageAt(number).passage.headings.at(-1) ?? '');
  const timely = inSeason(index, ranking, question);
  const ordered = isAmountKind(kind) ? withBestRow(index, timely, table, { kind, question }) : timely;
  const chosen = chooseParts(ordered, holdsKind, asksOneFact, isBelowQuestion);
  const wanted = isBrief ? chosen.slice(0, 1).map((part) => ({ ...part, size: BRIEF })) : chosen;
  const parts = wanted.map(({ candidate, size }) => {
    const { page, passage } = index.passageAt(candidate.passage);
    const { language } = page;
    const isOfKind = kind && createKindReader({ page, passage }, kind);
    const suits = suitsFor(question, language);
    const wish = { size, language, kind, isOfKind, extreme, suits, question, isOfTemplate };
    const window = chooseWindow(passage.units, table, candidate.match, wish, readerFor(language));
    const isHollow = window.cells === undefined && announces(passage.units[window.places.at(-1) ?? 0]);
    return { candidate, window, isHollow };
  });
  return parts.filter(
    (part) =>
      !part.isHollow ||
      !parts.some((other) => !other.isHollow && other.candidate.page === part.candidate.page),
  );
}
