/** What is embedded of a passage: two texts, with a vector each, and its sentences where the model is quick. */
import type { IndexedPassage } from '../../search/index/passage-index.js';

/** About as much as the models that read least can read, which is 512 tokens; some refuse longer texts. */
const MAX_CHARACTERS = 2000;

const joined = (lines: readonly string[]): string => lines.join('\n').slice(0, MAX_CHARACTERS);

/** The titles above a passage, which say what it is about; many passages share them. */
export function headingText({ page, passage }: IndexedPassage): string {
  return joined([page.title, ...passage.headings]);
}

/** The passage with the titles above it. */
export function passageText({ page, passage }: IndexedPassage): string {
  return joined([page.title, ...passage.headings, ...passage.units.map(({ text }) => text)]);
}

/** Each sentence, item and row of the passage by itself; '' for what says nothing by itself. */
export const unitTexts = ({ passage }: IndexedPassage): string[] =>
  passage.units.map(({ kind, text }) =>
    kind === 'head' || kind === 'code' ? '' : text.slice(0, MAX_CHARACTERS),
  );
