/** Tells what is no word in any language: `asdfgh`, `fjdksl`. */
import { known } from '../../languages/definition/absent.js';
import { foldDiacritics } from '../../languages/definition/diacritic-folding.js';
import { LANGUAGES } from '../../languages/language-table.js';

/** Longer messages say something. */
const MAX_WORDS = 8;
/** Shorter words may be abbreviations of anything. */
const MIN_LENGTH = 5;
/** Share of a word's groups of three letters that no word of ours has. */
const UNSEEN = 0.75;
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm'];
/** Neighbours on a keyboard that a short word of nonsense is made of. */
const RUN = 3;

let seen: ReadonlySet<string> | undefined;
let functionWords: ReadonlySet<string> | undefined;

const groupsOf = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => ` ${word} `.slice(at, at + 3));

/** Groups of letters of the words that our languages know. */
function seenGroups(): ReadonlySet<string> {
  if (seen) return seen;
  const groups = new Set<string>();
  for (const language of LANGUAGES) {
    const lists = [known(language.stopWords)];
    if (language.isSpoken) {
      lists.push(language.lightWords, language.synonyms, known(language.everydayWords)?.all);
      lists.push(...Object.values(language.intents.humanRequest.words));
      lists.push(...Object.values(language.intents.smallTalk.phrases));
    }
    for (const word of lists
      .join(' ')
      .toLowerCase()
      .match(/\p{Script=Latin}+/gu) ?? [])
      for (const group of groupsOf(foldDiacritics(word))) groups.add(group);
  }
  return (seen = groups);
}

function allFunctionWords(): ReadonlySet<string> {
  return (functionWords ??= new Set(
    LANGUAGES.flatMap(({ stopWords }) => (known(stopWords) ?? '').split(/\s+/).map(foldDiacritics)),
  ));
}

const isRun = (text: string): boolean =>
  ROWS.some((row) => row.includes(text) || Array.from(row).reverse().join('').includes(text));

function isNonsense(word: string): boolean {
  if (word.length < MIN_LENGTH)
    return word.length >= RUN && ROWS.some((row) => row.includes(word.slice(0, RUN)));
  if (isRun(word) || ROWS.some((row) => row.includes(word.slice(0, RUN)) && row.includes(word.slice(-RUN))))
    return true;
  if (/(.)\1{4}/.test(word)) return true;
  const groups = groupsOf(word);
  const unseen = groups.filter((group) => !seenGroups().has(group)).length;
  return unseen / groups.length >= UNSEEN;
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
