/** Counts the slips that make one word of another, each by how easily it is made. */

/** A letter left out, or two swapped; leaving out one of two equal ones is easier. */
const LEFT_OUT = 1;
const ONE_OF_TWO_LEFT_OUT = 0.6;
const SWAPPED = 0.8;
/** A letter too many, unless it is typed twice. */
const ADDED = 1.3;
const TYPED_TWICE = 0.6;
/** Another letter, and one that sounds alike. */
const REPLACED = 1.6;
const SOUNDS_ALIKE = 1.1;
const ALIKE = ['aeiouy', 'ckq', 'csz', 'mn', 'dt', 'bp', 'gj', 'fv'];

const VOWEL = /[aeiouy]/;

/** The most slips that a word of so many letters may have: short words are too near to each other. */
const MOST: readonly (readonly [letters: number, slips: number, onSite: number])[] = [
  [3, 0, 0],
  [5, 1, 1.2],
  [7, 1.2, 1.4],
  [8, 1.4, 2.4],
  [Infinity, 2.4, 2.4],
];

/** How many slips a typed word may be away from the one that was meant; more from one that the site has. */
export function mostSlips({ length }: string, isOnSite: boolean): number {
  const [, slips = 0, onSite = 0] = MOST.find(([letters]) => length <= letters) ?? [];
  return isOnSite ? onSite : slips;
}

function replacing(typed: string, meant: string): number {
  if (typed === meant) return 0;
  return ALIKE.some((letters) => letters.includes(typed) && letters.includes(meant))
    ? SOUNDS_ALIKE
    : REPLACED;
}

/** One of two vowels is heard, so that leaving it out is no easier. */
const leavingOut = (letter: string, before: string): number =>
  letter === before && !VOWEL.test(letter) ? ONE_OF_TWO_LEFT_OUT : LEFT_OUT;

/** The least sum of slips by which `typed` came from `meant`, by the optimal string alignment of both. */
export function slipsBetween(typed: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (let j = 1; j <= meant.length; j++) {
    last.push((last[j - 1] ?? 0) + leavingOut(meant.charAt(j - 1), meant.charAt(j - 2)));
  }
  for (let i = 1; i <= typed.length; i++) {
    const letter = typed.charAt(i - 1);
    const previous = typed.charAt(i - 2);
    const adding = letter === previous ? TYPED_TWICE : ADDED;
    const row = [(last[0] ?? 0) + adding];
    for (let j = 1; j <= meant.length; j++) {
      const other = meant.charAt(j - 1);
      let slips = Math.min(
        (last[j - 1] ?? 0) + replacing(letter, other),
        (row[j - 1] ?? 0) + leavingOut(other, meant.charAt(j - 2)),
        (last[j] ?? 0) + adding,
      );
      const isSwapped = i > 1 && j > 1 && letter === meant.charAt(j - 2) && previous === other;
      if (isSwapped && letter !== previous) slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + SWAPPED);
      row.push(slips);
    }
    beforeLast = last;
    last = row;
  }
  return last[meant.length] ?? 0;
}
