/** What is embedded of a passage. */
import type { IndexedPassage } from '../../search/index/passage-index.js';

/** About as much as the models that read least can read, which is 512 tokens; some refuse longer texts. */
const MAX_CHARACTERS = 2000;

/** The passage with the titles above it, which say what it is about. */
export function passageText({ page, passage }: IndexedPassage): string {
  const lines = [page.title, ...passage.headings, ...passage.units.map(({ text }) => text)];
  return lines.join('\n').slice(0, MAX_CHARACTERS);
}
