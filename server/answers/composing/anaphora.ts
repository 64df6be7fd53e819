/** Tells words that cannot be understood without what stands before or above them. */
import { alternativesOfAll, SPOKEN_LANGUAGES } from '../../languages/language-table.js';
import { opensWithYesOrNo } from '../../languages/yes-or-no.js';
import type { Unit } from '../../search/passages/passage.js';

const openings = new Map(
  SPOKEN_LANGUAGES.map(({ code, anaphora, isUnspaced }) => [
    code,
    // Without spaces a word is followed by the next at once.
    new RegExp(`^(?:${anaphora})${isUnspaced ? '' : '(?![\\p{L}\\p{M}\\p{N}-])'}`, 'iu'),
  ]),
);
/** Openings that name what they mean stand well enough alone: `This page`. */
const NAMED = new RegExp(`^(?:${alternativesOfAll(({ namedAnaphora }) => namedAnaphora)})`, 'iu');
const POINTS_ON = new RegExp(`^(?:${alternativesOfAll(({ pointsOn }) => pointsOn)})`, 'iu');
const ASKS = /[?？؟]$/u;
/** An answer in fewer words says little without its question. */
const FEW_WORDS = 8;

/**
 * True where a sentence opens with a word that points back.
 * @param language of the page, such as `de`
 */
export function pointsBack(unit: Unit | undefined, language: string): boolean {
  if (unit?.kind !== 'sentence') return false;
  const opensSo = openings.get(language)?.test(unit.text) ?? false;
  return opensSo && !NAMED.test(unit.text);
}

/** True where a sentence only points to more text: `See also`. */
export const pointsOn = (text: string): boolean => POINTS_ON.test(text);

/** Whether the words of a passage hang in the air without the heading above them. */
export function needsHeading([first]: readonly Unit[], heading: string, language: string): boolean {
  if (first?.kind !== 'sentence' || pointsBack(first, language) || opensWithYesOrNo(first.text)) return true;
  return ASKS.test(heading) && first.text.split(' ').length < FEW_WORDS;
}
