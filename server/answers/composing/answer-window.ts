/** Chooses the units of a passage that answer the question: a few sentences, a list, or a part of a table. */
import { opensWithYesOrNo } from '../../languages/yes-or-no.js';
import { isAmountKind } from '../../languages/question-kind.js';
import { isTabular } from '../../search/passages/passage.js';
import { chooseCells } from './choose-cells.js';
import { listWindow } from './list-window.js';
import type { PassageView } from './passage-view.js';
import type { Sought } from './sought.js';
import { textWindow } from './text-window.js';
import { bestUnit, unitScores } from './unit-scores.js';
import type { AnswerWindow, WindowSize } from './window.js';

/** A unit with the price or amount that is asked for is shown from this share of the best unit's score on. */
const NEARLY = 0.5;

/** The window of a passage that covers the question best. */
export function chooseWindow(view: PassageView, sought: Sought, size: WindowSize): AnswerWindow {
  const { units } = view;
  const scores = unitScores(view, sought);
  // Below the very question that is asked, the yes or no comes first.
  const isToldAtOnce = view.isBelowAsked && opensWithYesOrNo(units[0]?.text ?? '');
  const best = isToldAtOnce ? 0 : bestOfKind(view, sought, scores);
  if (isTabular(units[best])) return tableWindow(view, sought, best);
  if (units[best]?.kind === 'item') return listWindow(view, sought, best, size);
  // Nothing of the template is shown beside the text of a page.
  const own = scores.map((score, i) => (view.isOfTemplate(units[i]?.text ?? '') ? -1 : score));
  return textWindow(view, best, own, size);
}

/** The part of the table around a unit, with the sentence above it where all rows are shown. */
function tableWindow(view: PassageView, sought: Sought, best: number): AnswerWindow {
  const cells = chooseCells(view, sought, best);
  const before = (cells.head ?? cells.from) - 1;
  const shown = cells.rows.includes(best) ? best : (cells.rows[0] ?? best);
  const isIntroduced = cells.hasAllRows && view.units[before]?.kind === 'sentence';
  return { places: isIntroduced ? [before] : [], best: shown, cells };
}

/** The unit that answers best; for a price, an amount or a length of time, one with it that answers nearly as well. */
function bestOfKind(
  { units, kindReader }: PassageView,
  { kind, extreme }: Sought,
  scores: readonly number[],
): number {
  const best = bestUnit(scores);
  if (!isAmountKind(kind)) return best;
  // The lowest of several prices is told by a table of them.
  const isWanted = (i: number): boolean =>
    (kindReader?.unit(units[i]) ?? false) && (extreme === undefined || units[i]?.kind === 'row');
  if (isWanted(best)) return best;
  const told = bestUnit(scores.map((score, i) => (isWanted(i) ? score : -1)));
  return isWanted(told) && (scores[told] ?? 0) >= NEARLY * (scores[best] ?? 0) ? told : best;
}
