/** Which passages an answer shows, and what of each. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import { isAmountKind } from '../../languages/question-kind.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import { chooseWindow } from './answer-window.js';
import type { AnswerWindow } from './window.js';
import { withBestRow } from './best-row.js';
import { inSeason } from './in-season.js';
import { BRIEF, chooseParts } from './choose-parts.js';
import { createViews, type PassageView, type ViewOf } from './passage-view.js';
import type { Sought } from './sought.js';
import { announces, bestUnit, isTitle, unitScores } from './unit-scores.js';

export interface ShownPart {
  view: PassageView;
  window: AnswerWindow;
}

/** Whether a window only announces what it does not show, or is but a title. */
function saysNothing({ cells, places }: AnswerWindow, { units }: PassageView): boolean {
  if (cells !== undefined) return false;
  const shown = places.flatMap((place) => units[place] ?? []);
  return announces(shown.at(-1)) || shown.every(isTitle);
}

/** Whether a passage answers with what is of the kind that is asked for. */
function holdsKind(view: PassageView, sought: Sought): boolean {
  const { kindReader, units } = view;
  if (kindReader === undefined || sought.kind === 'definition' || view.isBelowAsked) return true;
  return kindReader.heading || kindReader.unit(units[bestUnit(unitScores(view, sought))]);
}

/** With what the question names first: its time of the year, and the row that holds most of it. */
function reordered(ranking: Ranking, sought: Sought, viewOf: ViewOf): Ranking {
  const timely = inSeason(ranking, viewOf);
  const [first] = timely.candidates;
  const mayAskAmount = sought.kind === undefined || isAmountKind(sought.kind);
  return mayAskAmount && !(first && viewOf(first).isBelowAsked)
    ? withBestRow(timely, sought, viewOf)
    : timely;
}

/** What is shown of which passages; one that only announces what it does not hold is left out beside another of its page. */
export function shownParts(
  index: PassageIndex,
  ranking: Ranking,
  sought: Sought,
  isBrief: boolean,
): ShownPart[] {
  const viewOf = createViews(index, sought);
  const chosen = chooseParts(reordered(ranking, sought, viewOf), {
    holdsKind: (candidate: Candidate) => holdsKind(viewOf(candidate), sought),
    isWhole: (candidate: Candidate) => viewOf(candidate).isBelowQuestion,
    asksOneFact: sought.asksOneFact,
  });
  const wanted = isBrief ? chosen.slice(0, 1).map((part) => ({ ...part, size: BRIEF })) : chosen;
  const parts = wanted.map(({ candidate, size }) => {
    const view = viewOf(candidate);
    const window = chooseWindow(view, sought, size);
    return { view, window, isHollow: saysNothing(window, view) };
  });
  return parts.filter(
    ({ view, isHollow }) =>
      !isHollow ||
      !parts.some((other) => !other.isHollow && other.view.candidate.page === view.candidate.page),
  );
}
