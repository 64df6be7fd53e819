/** Tells a sentence that cannot be understood without the one before it. */
import type { Unit } from '../knowledge/passage.js';

/** Openings that point to something said before, in English. */
const OPENINGS =
  /^(?:this|that|these|those|it|its|they|their|them|he|she|however|also|additionally|furthermore|moreover|otherwise|instead|then|therefore|thus|hence|alternatively|as such|for this|in this case|in that case|if so|if not|so|but|and|or|the latter|the former|both|similarly|likewise|afterwards|after that|once done)\b/i;
/** `This page`, `these settings` name what they mean: such an opening stands well enough alone. */
const NAMED =
  /^(?:this|these|that|those)\s+(?:page|guide|article|section|document|site|feature|plan|option|setting)s?\b/i;

/** True where a sentence opens with a word that points back. */
export function pointsBack(unit: Unit | undefined): boolean {
  return unit?.kind === 'sentence' && OPENINGS.test(unit.text) && !NAMED.test(unit.text);
}
