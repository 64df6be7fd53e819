/** Finds the names of those who own or run a business, and what pages say that they are. */
import { endsSentence } from '../../languages/closing-marks.js';
import {
  contactPatterns,
  contactPatternsOrDefault,
  foldForPatterns,
  LABELS,
  LEADS,
} from '../../languages/contact-patterns.js';
import { functionWordsOf } from '../../languages/function-words.js';
import { DEFAULT_LANGUAGE } from '../../languages/language-table.js';

const TITLE = String.raw`(?:(?:Dr|Prof|Mag|Ing|Dott(?:\.ssa)?|Mr|Mrs|Ms|Mme|M|Sr|Sra|Herr|Frau)\.?\s)*`;
const PARTICLE = String.raw`(?:(?:von|van|de|der|den|del|della|di|da|dos|du|la|le|el|al|bin|zu)\s)*`;
const NAME = String.raw`${TITLE}\p{Lu}[\p{L}'’-]+(?:\s${PARTICLE}\p{Lu}(?:[\p{L}'’-]+|\.)){1,3}`;
const AT_START = new RegExp(`^${NAME}`, 'u');
const WHOLE = new RegExp(`^${NAME}$`, 'u');
const ANYWHERE = new RegExp(`(?<![\\p{L}\\p{N}])${NAME}`, 'gu');
/** A value that goes on for longer is a text about somebody. */
const MAX_VALUE = 60;
const MAX_SENTENCE = 160;
/** Longer ones tell of somebody, and are no name of what they are. */
const MAX_ROLE = 80;
const MAX_ROLE_WORDS = 10;
/** As much before and behind a name as may say what its bearer is. */
const NEAR = 30;
/** `Our owner is`, `owner:`, `owner`, right before a name; and `, the owner` right behind one. */
const WORDS_BETWEEN = 2;
const WORDS_BEFORE_ROLE = 3;
/** A name in capitals that is that of a place or of a part of the page: `Opening Hours`. */
const NO_PERSON = ['phone', 'email', 'parking', 'address', 'hours', 'contact'] as const;

/**
 * Whether words name somebody who leads, in the language of the page or in English: a `chef` leads in Germany, and cooks
 * in England. In a language that the chat does not speak, in any.
 */
export function namesRole(text: string, language: string): boolean {
  const folded = foldForPatterns(text);
  const own = contactPatterns(language);
  if (!own) return LABELS.person.test(folded);
  return [own, contactPatternsOrDefault(DEFAULT_LANGUAGE.code)].some(
    ({ names }) => folded.search(names.person) >= 0,
  );
}

/** Whether a text is the name of a person and no more. */
export function isName(text: string, language: string): boolean {
  if (text.length > MAX_VALUE || !WHOLE.test(text) || namesRole(text, language)) return false;
  const folded = foldForPatterns(text);
  if (NO_PERSON.some((kind) => LABELS[kind].test(folded))) return false;
  // `Our Team`, `Meet The Bakers`
  const capitals = text.match(/\p{Lu}[\p{L}'’-]*/gu) ?? [];
  return !capitals.some((word) => functionWordsOf(language).has(word.toLowerCase()));
}

/** Whether a text says that somebody leads and no more: `Owner and nursery manager`. */
export const isRole = (text: string, language: string): boolean =>
  isLabel(text) && !/@|\d{5}/.test(text) && namesRole(text, language);

/** Whether a text is as short as what somebody is called, and no sentence. */
export const isLabel = (text: string): boolean =>
  text !== '' && text.length <= MAX_ROLE && text.split(/\s+/).length <= MAX_ROLE_WORDS && !endsSentence(text);

/** The name that a labelled value begins with; undefined where it is none. */
export function personAtStart(value: string): string | undefined {
  const name = AT_START.exec(value)?.[0];
  if (name !== undefined) return name;
  // In scripts without capitals, what a label announces is the name.
  const isShort = value.length <= MAX_VALUE && !/[\p{Ll}\d@]/u.test(value);
  return isShort && value !== '' ? value : undefined;
}

/** Whether a sentence names somebody beside what they are: `Ann Lee, the owner`, `Ann Lee founded the shop`. */
export function namesLeader(sentence: string, language: string): boolean {
  if (sentence.length > MAX_SENTENCE) return false;
  const isSentence = endsSentence(sentence);
  return [...sentence.matchAll(ANYWHERE)].some(({ 0: name, index }) => {
    if (namesRole(name, language)) return false;
    const before = sentence.slice(Math.max(0, index - NEAR), index);
    const behind = sentence.slice(index + name.length, index + name.length + NEAR);
    // `Manager, the Harbour Café` on a line of its own says what somebody is whose name stands elsewhere.
    const words = isSentence || !/[,–—-]/.test(before) ? roleBefore(before) : '';
    return (
      LEADS.test(foldForPatterns(behind)) ||
      namesRole(words, language) ||
      namesRole(roleBehind(behind), language)
    );
  });
}

/** The last words before a name, in its own sentence. */
const roleBefore = (before: string): string =>
  (before.split(/[.!?;]/).at(-1) ?? '')
    .trim()
    .split(/\s+/)
    .slice(-1 - WORDS_BETWEEN)
    .join(' ');

/** The words behind the comma or the bracket that follows a name. */
const roleBehind = (behind: string): string =>
  /^\s?[,(]\s?((?:[\p{L}'’-]+\s?)+)/u
    .exec(behind)?.[1]
    ?.split(/\s+/)
    .slice(0, 1 + WORDS_BEFORE_ROLE)
    .join(' ') ?? '';
