/** Tells whether the heading above a part of an answer is shown with it. */
import { asks, endsSentence } from '../../languages/closing-marks.js';
import { opensWithYesOrNo } from '../../languages/yes-or-no.js';
import type { Unit } from '../../search/passages/passage.js';
import { countWords } from '../../search/passages/passages.js';
import { analyzerOf } from '../../search/terms/analyzer.js';
import { pointsBack } from './anaphora.js';

/** An answer in fewer words says little without its question. */
const FEW_WORDS = 8;
/** One of several things on a page, such as a room or a package, is told of in so few words below its name. */
const MAX_ENTRY_WORDS = 45;
const MAX_NAME_WORDS = 4;

/**
 * @param shown of the passage
 * @param units all of the passage
 * @param isOwn whether the heading is that of the passage, and not the title of its page
 */
export function needsHeading(
  shown: readonly Unit[],
  units: readonly Unit[],
  { text, isOwn }: { text: string; isOwn: boolean },
  language: string,
): boolean {
  const [first] = shown;
  if (first?.kind !== 'sentence' || pointsBack(first, language) || opensWithYesOrNo(first.text)) return true;
  if (asks(text)) return first.text.split(' ').length < FEW_WORDS;
  if (!isOwn || !isEntry(units, text)) return false;
  const said = wordsSaidOf(text, shown, language);
  // `£38 per rider`, and below it `Walk only`, does not say which walk.
  return endsSentence(first.text) ? !said.includes(true) : said.includes(false);
}

/** Whether a passage tells of one thing that its heading names: `Garden Room`, then what the room has and costs. */
function isEntry(units: readonly Unit[], heading: string): boolean {
  const words = units.reduce((sum, { text }) => sum + countWords(text), 0);
  return countWords(heading) <= MAX_NAME_WORDS && words <= MAX_ENTRY_WORDS;
}

/** For each word of a name, whether units hold it. */
function wordsSaidOf(name: string, units: readonly Unit[], language: string): boolean[] {
  const analyzer = analyzerOf(language);
  const said = new Set(units.flatMap(({ text }) => analyzer.termsOf(text)));
  return analyzer.termsOf(name).map((term) => said.has(term));
}
