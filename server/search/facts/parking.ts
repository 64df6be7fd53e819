/** Finds what a page says of where visitors leave their cars. */
import { foldForPatterns, LABELS } from '../../languages/contact-patterns.js';
import type { FactLine } from './fact-lines.js';

/** A text about cars that is longer tells more than where to leave them. */
const MAX_LENGTH = 400;
/** A shorter paragraph is shown whole: what it says first may be the main thing. */
const SHORT = 240;
const MAX_LABEL_WORDS = 3;

const tells = (text: string): boolean => LABELS.parking.test(foldForPatterns(text));

/** Whether a label or a heading is but the name of it. */
const isCalledSo = (name: string): boolean => name.split(' ').length <= MAX_LABEL_WORDS && tells(name);

/**
 * The sentences that say it, with those between them; all of a line that is short or labelled by it; '' where none does.
 * @param sentences of the line, as they stand in its text
 * @param opensSection whether the line is the first below its heading
 */
export function parkingIn(
  { text, label, value, cells, heading }: FactLine,
  sentences: readonly string[],
  opensSection: boolean,
): string {
  if (opensSection && cells.length === 0 && isCalledSo(heading)) return text.length <= MAX_LENGTH ? text : '';
  if (isCalledSo(label)) return value.length <= MAX_LENGTH ? value : '';
  if (cells.length > 0) return '';
  const telling = sentences.filter(tells);
  const [first, last] = [telling[0], telling.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (text.length <= SHORT) return text;
  const run = text.slice(text.indexOf(first), text.lastIndexOf(last) + last.length);
  return run.length <= MAX_LENGTH ? run : first.length <= MAX_LENGTH ? first : '';
}
