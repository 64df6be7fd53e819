/** Tells what kind of answer a question wants, where its words give that away, and whether a text is of that kind. */
import { byLanguage } from './by-language.js';
import { namesDuration, namesMoney } from './amounts.js';
import { namesDay } from './calendar.js';
import { alternativesOfAll, findSpokenLanguage, SPOKEN_LANGUAGES } from './language-table.js';
import type { SpokenLanguage } from './definition/language.js';

/** A sum of money, a time of the day or a day, a length of time, any other amount, who, or what a thing is. */
export type QuestionKind = 'price' | 'time' | 'duration' | 'amount' | 'person' | 'definition';

/** Whether a number of one sentence or row answers: a price, a length of time, or another amount. */
export const isAmountKind = (
  kind: QuestionKind | undefined,
): kind is Extract<QuestionKind, 'price' | 'duration' | 'amount'> =>
  kind === 'price' || kind === 'duration' || kind === 'amount';

/** In the words of languages without spaces, of the others as whole words. */
function alternatives(read: (language: SpokenLanguage) => string): RegExp {
  const of = (isUnspaced: boolean): string =>
    SPOKEN_LANGUAGES.filter((language) => language.isUnspaced === isUnspaced)
      .map(read)
      .join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${of(false)})(?![\p{L}\p{M}])|${of(true)}`, 'iu');
}

const ASKS_AMOUNT = new RegExp(
  alternativesOfAll(({ asksAmount }) => asksAmount),
  'iu',
);
/** In the order that they are asked: `how long` before `how much`, and a price before what it is of. */
const KINDS: readonly (readonly [QuestionKind, RegExp])[] = [
  ['duration', alternatives(({ asks }) => asks.duration)],
  ['price', alternatives(({ asks }) => asks.price)],
  ['time', alternatives(({ asks }) => asks.time)],
  ['amount', ASKS_AMOUNT],
  ['person', alternatives(({ asks }) => asks.person)],
  ['definition', alternatives(({ asks }) => asks.definition)],
];
const LEAST = alternatives(({ asks }) => asks.least);
const MOST = alternatives(({ asks }) => asks.most);
const SMALL = alternatives(({ asks }) => asks.small);
const LARGE = alternatives(({ asks }) => asks.large);

const AMOUNT = new RegExp(String.raw`\p{N}|${alternativesOfAll(({ namesAmount }) => namesAmount)}`, 'iu');
const FREE = alternatives(({ freeOfCharge }) => freeOfCharge);
/** First and last name of somebody, behind other words, behind a title, or before what they do. */
const NAME =
  /^\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)+(?=\s[–—-]\s|,\s\p{Ll}|:\s\p{Ll}|\s\()|(?<=[\p{L}\p{N},:;–-]\s)\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)+|(?<!\p{L})(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Mme|Sra?|Dott|Dra)\.?\s\p{Lu}\p{Ll}+|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{1,8}(?:さん|様|先生|氏|씨|님|女士)/u;
const NAME_ALONE =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Mme|Sra?|Dott|Dra)\.?\s)?\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)+$/u;
/** A sum of money is no hour of the day: `£9.50`. */
const CLOCK =
  /(?<!\p{Sc}\s?)\b\p{N}{1,2}(?:[:.]\p{N}{2}\b(?!\s?\p{Sc})|\s?(?:[ap]\.?m\b|uhr\b|h\b|時|点|點|시))|\b(?:noon|midday|midnight|(?:half|quarter) (?:past|to) \p{L}+)\b/iu;

/** What kind of answer a question wants; undefined where its words do not say. */
export const questionKind = (question: string): QuestionKind | undefined =>
  KINDS.find(([, asks]) => asks.test(question))?.[0];

const PRICE_PHRASES = new RegExp(alternatives(({ asks }) => asks.price).source, 'giu');
/** A longer phrase names what the price is of: `what does a blow dry cost`. */
const MOST_ASKING_WORDS = 3;

/** Words of a question, in lower case, that say no more than that a price is asked for: `set us back`. */
export const priceWords = (question: string): string[] =>
  [...question.toLowerCase().matchAll(PRICE_PHRASES)]
    .map(([phrase]) => phrase.split(/\s+/))
    .filter((words) => words.length <= MOST_ASKING_WORDS)
    .flat();

const ASKING_WORDS = new RegExp(
  KINDS.filter(([kind]) => kind !== 'person' && kind !== 'definition')
    .map(([, asks]) => asks.source)
    .join('|'),
  'giu',
);

/** A question without the words that say what kind of answer it asks for: `how old`, `what does … cost`. */
export const withoutAskingWords = (question: string): string =>
  question.replace(ASKING_WORDS, (phrase) => {
    const words = phrase.split(/\s+/);
    return words.length > MOST_ASKING_WORDS ? words.slice(1, -1).join(' ') : ' ';
  });

const amountWords = byLanguage((code): RegExp | undefined => {
  const language = findSpokenLanguage(code);
  if (!language) return undefined;
  const { price, duration, time } = language.asks;
  const words = [price, duration, time].join('|');
  const whole = String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`;
  return new RegExp(language.isUnspaced ? words : whole, 'giu');
});

/**
 * A text without the words that amounts are asked and told with, such as `costs`.
 * @param code of its language, such as `de`
 */
export function withoutAmountWords(text: string, code: string): string {
  const words = amountWords(code);
  return words ? text.replace(words, ' ') : text;
}

/** Which of several amounts a question asks for, where it is one of them. */
export type Extreme = 'least' | 'most' | undefined;

/** Whether a question asks for the lowest or the highest of several amounts. */
export const asksExtreme = (question: string): Extreme =>
  LEAST.test(question) ? 'least' : MOST.test(question) ? 'most' : undefined;

/** Whether a text speaks of the smallest or the largest of several sizes: `a large glass`. */
export const namesSize = (text: string): Extreme =>
  SMALL.test(text) ? 'least' : LARGE.test(text) ? 'most' : undefined;

/** Whether a text names an amount or a time. */
export const namesAmount = (text: string): boolean => AMOUNT.test(text);

/** Whether a text says that something costs nothing. */
export const saysFree = (text: string): boolean => FREE.test(text);

/** Whether a text holds what answers a question of a kind; of definitions the words of the question tell. */
export function isOfKind(text: string, kind: QuestionKind, language: string): boolean {
  switch (kind) {
    case 'price':
      return namesMoney(text) || saysFree(text);
    case 'time':
      return CLOCK.test(text) || namesDay(text, language);
    case 'duration':
      return namesAmount(text) && namesDuration(text, language);
    case 'amount':
      return namesAmount(text);
    case 'person':
      return NAME.test(text);
    case 'definition':
      return false;
  }
}

/** Whether a text, such as a heading, is the name of somebody and nothing else. */
export const isPersonName = (text: string): boolean => NAME_ALONE.test(text);

/** Characters before the verb of a definition. */
const MAX_SUBJECT = 60;

/** Whether a text says what a thing is: it opens with the thing, and a verb such as `is` follows. */
export function definesAtOpening(
  text: string,
  language: string,
  isAsked: (words: string) => boolean,
): boolean {
  const spoken = findSpokenLanguage(language);
  if (!spoken) return false;
  const verbs = spoken.isUnspaced
    ? new RegExp(spoken.defines, 'iu')
    : new RegExp(String.raw`(?<=[\p{L}\p{M}\p{N}"'”’»)]\s)(?:${spoken.defines})(?![\p{L}\p{M}])`, 'iu');
  const at = verbs.exec(text)?.index ?? -1;
  return at > 0 && at <= MAX_SUBJECT && isAsked(text.slice(0, at));
}
