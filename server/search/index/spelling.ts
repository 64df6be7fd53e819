/** Repairs misspelt words with the words that a site really uses. */

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
/** From this length on, two slips are forgiven. */
const LONG_WORD = 8;

/**
 * Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours.
 * Anything above `limit` is reported as `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** One bit for each letter that a word holds: words a few slips apart differ in few bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

interface KnownWord {
  word: string;
  frequency: number;
  letters: number;
}

export interface SpellingRepair {
  /** The known words nearest to `word`, best first, at most `count`. */
  repair(word: string, count: number): string[];
}

/** @param known words of the site, each with how many passages hold it */
export function createSpellingRepair(known: Iterable<[word: string, frequency: number]>): SpellingRepair {
  const byStart = new Map<string, KnownWord[]>();
  for (const [word, frequency] of known) {
    if (word.length < MIN_LENGTH || /\p{N}/u.test(word)) continue;
    const key = word.charAt(0) + String(word.length);
    const bucket = byStart.get(key);
    const entry = { word, frequency, letters: lettersOf(word) };
    if (bucket) bucket.push(entry);
    else byStart.set(key, [entry]);
  }

  return {
    repair(word, count) {
      if (word.length < MIN_LENGTH || /\p{N}/u.test(word)) return [];
      const limit = word.length >= LONG_WORD ? 2 : 1;
      const letters = lettersOf(word);
      const found: (KnownWord & { distance: number })[] = [];
      for (let length = word.length - limit; length <= word.length + limit; length++) {
        for (const candidate of byStart.get(word.charAt(0) + String(length)) ?? []) {
          if (countBits(candidate.letters ^ letters) > 2 * limit) continue;
          // Of the shortest words, one with a letter replaced is more often another word than a slip: `boat`, `bolt`.
          if (word.length === MIN_LENGTH && length === MIN_LENGTH && candidate.letters !== letters) continue;
          const distance = editDistance(word, candidate.word, limit);
          if (distance <= limit) found.push({ ...candidate, distance });
        }
      }
      return found
        .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency)
        .slice(0, count)
        .map((candidate) => candidate.word);
    },
  };
}
