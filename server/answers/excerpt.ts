/** Picks the words that a citation quotes. */
import type { Unit } from '../knowledge/passage.js';
import type { AnswerWindow } from './answer-window.js';

/**
 * The quotation of a window: its best unit, or else the nearest that stands word for word in the raw page. Empty
 * only where no unit of the passage does.
 */
export function excerptOf(units: readonly Unit[], window: AnswerWindow): string {
  let nearest = '';
  let distance = Infinity;
  for (const [i, unit] of units.entries()) {
    const text = unit.excerpt ?? unit.text;
    if (text === '' || Math.abs(i - window.best) >= distance) continue;
    nearest = text;
    distance = Math.abs(i - window.best);
  }
  return nearest;
}
