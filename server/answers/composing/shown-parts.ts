/** Which passages an answer shows, and what of each. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import { isBelowQuestion, type Unit } from '../../search/passages/passage.js';
import { isAmountKind } from '../../languages/question-kind.js';
import { createKindReader } from '../ranking/kind-reader.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import { chooseWindow } from './answer-window.js';
import type { AnswerWindow } from './window.js';
import { withBestRow } from './best-row.js';
import { inSeason } from './in-season.js';
import { BRIEF, chooseParts } from './choose-parts.js';
import type { Sought } from './sought.js';
import { unitNearness } from './unit-nearness.js';
import { announces, bestUnit, isTitle, unitScores } from './unit-scores.js';

/** Headings whose words are so like those of a question ask the same. */
const SAME_QUESTION = 0.8;

export interface ShownPart {
  candidate: Candidate;
  window: AnswerWindow;
}

/** Whether a window only announces what it does not show, or is but a title. */
function saysNothing({ places }: AnswerWindow, units: readonly Unit[]): boolean {
  const shown = places.flatMap((place) => units[place] ?? []);
  return announces(shown.at(-1)) || shown.every(isTitle);
}

/** What is shown of which passages; one that only announces what it does not hold is left out beside another of its page. */
export function shownParts(
  index: PassageIndex,
  ranking: Ranking,
  sought: Sought,
  isBrief: boolean,
): ShownPart[] {
  const { question, kind, extreme, table } = sought;
  const isOfTemplate = (text: string): boolean => index.isOfTemplate(text);
  const isWhole = ({ passage }: Candidate): boolean => isBelowQuestion(index.passageAt(passage).passage);
  // Below the very question that is asked stands its answer: `There is no limit` to `How many …?`
  const isBelowAsked = (candidate: Candidate | undefined): boolean =>
    candidate !== undefined && candidate.signals.headingLikeness >= SAME_QUESTION && isWhole(candidate);
  const holdsKind = (candidate: Candidate): boolean => {
    const { passage: number, match } = candidate;
    if (kind === undefined || kind === 'definition' || isBelowAsked(candidate)) return true;
    const { page, passage } = index.passageAt(number);
    const { language } = page;
    const kindReader = createKindReader({ page, passage }, kind);
    if (kindReader.heading) return true;
    const nearness = unitNearness(index, sought, number);
    const wanted = { kind, kindReader, language, suits: sought.suitsIn(language), isOfTemplate, nearness };
    const scores = unitScores(passage.units, table, match, wanted, sought.hitsIn(language));
    return kindReader.unit(passage.units[bestUnit(scores)]);
  };
  const timely = inSeason(index, ranking, sought);
  const mayAskAmount = (kind === undefined || isAmountKind(kind)) && !isBelowAsked(timely.candidates[0]);
  const ordered = mayAskAmount ? withBestRow(index, timely, sought) : timely;
  const chosen = chooseParts(ordered, holdsKind, sought.asksOneFact, isWhole);
  const wanted = isBrief ? chosen.slice(0, 1).map((part) => ({ ...part, size: BRIEF })) : chosen;
  const parts = wanted.map(({ candidate, size }) => {
    const { page, passage } = index.passageAt(candidate.passage);
    const { language } = page;
    const kindReader = kind && createKindReader({ page, passage }, kind);
    const suits = sought.suitsIn(language);
    const periods = sought.periodsIn(language);
    const nearness = unitNearness(index, sought, candidate.passage);
    const isSameQuestion = isBelowAsked(candidate);
    const wish = {
      size,
      language,
      kind,
      kindReader,
      extreme,
      suits,
      question,
      periods,
      isBelowQuestion: isWhole(candidate),
      isSameQuestion,
      isOfTemplate,
      nearness,
    };
    const window = chooseWindow(passage.units, table, candidate.match, wish, sought.hitsIn(language));
    const isHollow = window.cells === undefined && saysNothing(window, passage.units);
    return { candidate, window, isHollow };
  });
  return parts.filter(
    (part) =>
      !part.isHollow ||
      !parts.some((other) => !other.isHollow && other.candidate.page === part.candidate.page),
  );
}
