/** English words for numbers with their digits. `one` is left out: it is mostly a pronoun. */

const numbered = (words: string, step: number): [word: string, digits: string][] =>
  words.split(' ').map((word, i) => [word, String((i + 2) * step)]);

export const NUMBER_WORDS: Readonly<Record<string, string>> = Object.fromEntries([
  ['half a dozen', '6'],
  ['a dozen', '12'],
  ['dozen', '12'],
  ...numbered(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    1,
  ),
  ...numbered('twenty thirty forty fifty sixty seventy eighty ninety hundred', 10),
]);
