/** Tells what is no word in any language: `asdfgh`, `fjdksl`. */
import { unlessAbsent } from '../../languages/definition/absent.js';
import { foldDiacritics } from '../../languages/definition/diacritic-folding.js';
import { LANGUAGES } from '../../languages/language-table.js';

/** Longer messages say something. */
const MAX_WORDS = 8;
/** Shorter words may be abbreviations of anything. */
const MIN_LENGTH = 6;
/** Share of a word's groups of three letters that hardly any word of ours has. */
const UNKNOWN = 0.7;
/** So few words tell nothing of a language. */
const HARDLY_ANY = 1;
/** The rows of a keyboard. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Neighbours on a keyboard that a word of nonsense is made of. */
const RUN = 3;

let counts: ReadonlyMap<string, number> | undefined;
let functionWords: ReadonlySet<string> | undefined;

const groupsOf = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => ` ${word} `.slice(at, at + 3));

/** In how many of the words that we know each group of letters stands. */
function groupCounts(): ReadonlyMap<string, number> {
  if (counts) return counts;
  const groups = new Map<string, number>();
  for (const language of LANGUAGES) {
    const lists = [unlessAbsent(language.stopWords)];
    if (language.isSpoken) {
      lists.push(language.lightWords, language.synonyms, unlessAbsent(language.everydayWords)?.all);
      lists.push(...Object.values(language.intents.humanRequest.words));
    }
    const words =
      lists
        .join(' ')
        .toLowerCase()
        .match(/\p{Script=Latin}+/gu) ?? [];
    for (const word of new Set(words.map(foldDiacritics)))
      for (const group of groupsOf(word)) groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return (counts = groups);
}

function allFunctionWords(): ReadonlySet<string> {
  return (functionWords ??= new Set(
    LANGUAGES.flatMap(({ stopWords }) => (unlessAbsent(stopWords) ?? '').split(/\s+/).map(foldDiacritics)),
  ));
}

const isRun = (text: string): boolean =>
  ROWS.some(
    (row) => row.includes(text) || (text.length > RUN && Array.from(row).reverse().join('').includes(text)),
  );

function isNonsense(word: string): boolean {
  if (word.length < RUN) return false;
  if (isRun(word) || /(.)\1{4}/.test(word)) return true;
  const startsInRun = ROWS.some((row) => row.includes(word.slice(0, RUN)));
  if (word.length < MIN_LENGTH) return startsInRun;
  if (startsInRun && isRun(word.slice(-RUN))) return true;
  const groups = groupsOf(word);
  const unknown = groups.filter((group) => (groupCounts().get(group) ?? 0) <= HARDLY_ANY).length;
  return unknown / groups.length >= UNKNOWN;
}

/** Whether a message in Latin letters is keys pressed at random. */
export function isGibberish(message: string): boolean {
  const words = foldDiacritics(message.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length > MAX_WORDS || words.some((word) => allFunctionWords().has(word))) return false;
  // Names of things have digits, capitals and dots in them.
  if (/\p{L}[.:/@_-]\p{L}|\p{Lu}{2}/u.test(message)) return false;
  const letters = [...new Set(words)].filter((word) => /^\p{Script=Latin}+$/u.test(word));
  if (letters.length === 0 || words.some((word) => /\p{L}\p{N}|\p{N}\p{L}/u.test(word))) return false;
  return letters.filter(isNonsense).length > letters.length / 2;
}
