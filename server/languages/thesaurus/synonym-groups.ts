/**
 * Words that visitors and the pages of a site use for the same thing. Written by hand from general knowledge of support
 * sites, shops and practices; groups are small and meanings close, for a wrong synonym costs more than a missing one.
 */
import { ARABIC } from './arabic.js';
import { CHINESE } from './chinese.js';
import { DUTCH } from './dutch.js';
import { ENGLISH } from './english.js';
import { FRENCH } from './french.js';
import { GERMAN } from './german.js';
import { HEBREW } from './hebrew.js';
import { HINDI } from './hindi.js';
import { ITALIAN } from './italian.js';
import { JAPANESE } from './japanese.js';
import { KOREAN } from './korean.js';
import { POLISH } from './polish.js';
import { PORTUGUESE } from './portuguese.js';
import { SPANISH } from './spanish.js';
import { TURKISH } from './turkish.js';

const GROUPS: Readonly<Record<string, string>> = {
  ar: ARABIC,
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  he: HEBREW,
  hi: HINDI,
  it: ITALIAN,
  ja: JAPANESE,
  ko: KOREAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  tr: TURKISH,
  zh: CHINESE,
};

/** The groups of near-interchangeable words of a language, such as `de`, in lower case; none where it has no list. */
export function synonymGroups(language: string): readonly string[][] {
  const lines = GROUPS[language]?.trim().split('\n') ?? [];
  return lines.map((line) => line.split(' '));
}
