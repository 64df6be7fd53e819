/** Tells words that cannot be understood without what stands before or above them. */
import { alternativesOfAll, SPOKEN_LANGUAGES } from '../../languages/language-table.js';
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
