/** Finds the names of those who own or run a business. */
import { foldForPatterns, LABELS, LEADS } from '../../languages/contact-patterns.js';

const TITLE = String.raw`(?:(?:Dr|Prof|Mag|Ing|Dott(?:\.ssa)?|Mr|Mrs|Ms|Mme|M|Sr|Sra|Herr|Frau)\.?\s)*`;
const PARTICLE = String.raw`(?:(?:von|van|de|der|den|del|della|di|da|dos|du|la|le|el|al|bin|zu)\s)*`;
const NAME = String.raw`${TITLE}\p{Lu}[\p{L}'’-]+(?:\s${PARTICLE}\p{Lu}(?:[\p{L}'’-]+|\.)){1,3}`;
const AT_START = new RegExp(`^${NAME}`, 'u');
const ANYWHERE = new RegExp(`(?<![\\p{L}\\p{N}])${NAME}`, 'gu');
/** A value that goes on for longer is a text about somebody. */
const MAX_VALUE = 60;
const MAX_SENTENCE = 160;
/** As much before and behind a name as may say what its bearer is. */
const NEAR = 30;
/** `Our owner is`, `owner:`, `owner`, right before a name; and `, the owner` right behind one. */
const WORDS_BETWEEN = 2;
const WORDS_BEFORE_ROLE = 3;

/** The name that a labelled value begins with; undefined where it is none. */
export function personAtStart(value: string): string | undefined {
  const name = AT_START.exec(value)?.[0];
  if (name !== undefined) return name;
  // In scripts without capitals, what a label announces is the name.
  const isShort = value.length <= MAX_VALUE && !/[\p{Ll}\d@]/u.test(value);
  return isShort && value !== '' ? value : undefined;
}

/** Whether a sentence names somebody beside what they are: `Ann Lee, the owner`, `Ann Lee founded the shop`. */
export function namesLeader(sentence: string): boolean {
  if (sentence.length > MAX_SENTENCE) return false;
  return [...sentence.matchAll(ANYWHERE)].some(({ 0: name, index }) => {
    const before = foldForPatterns(sentence.slice(Math.max(0, index - NEAR), index));
    const behind = foldForPatterns(sentence.slice(index + name.length, index + name.length + NEAR));
    return LEADS.test(behind) || isRole(roleBefore(before)) || isRole(roleBehind(behind));
  });
}

const isRole = (words: string): boolean => words !== '' && LABELS.person.test(words);

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
