/** Tells how a site writes a word. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { Analyzer } from '../../search/terms/analyzer.js';
import { wordsOf } from '../../search/terms/tokenize.js';

/** Passages that are read for the forms of a word. */
const READ = 3;

/** The forms of a word in some of the passages that hold it best, in lower case; none where the site lacks it. */
export function formsOnSite(word: string, index: PassageIndex, analyzer: Analyzer): ReadonlySet<string> {
  const stem = analyzer.termOf(word);
  const term = index.heldTerm(stem);
  if (term === undefined) return new Set();
  const alternatives = [{ term, weight: 1 }];
  const asked = { key: word, word, weight: 1, alternatives, everydayShare: 0, rarity: index.rarityOf(term) };
  const texts = index.search([asked], READ).flatMap(({ passage: number }) => {
    const { page, passage } = index.passageAt(number);
    return [page.title, ...passage.headings, ...passage.units.map(({ text }) => text)];
  });
  const words = texts.flatMap((text) => wordsOf(text).map((one) => one.text));
  return new Set(words.filter((one) => analyzer.termOf(one) === stem));
}
