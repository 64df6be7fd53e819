/**
 * Words that visitors and the pages of a site use for the same thing. Written by hand from general knowledge of support
 * sites, shops and practices; groups are small and meanings close, for a wrong synonym costs more than a missing one.
 */
import { DUTCH } from './dutch.js';
import { ENGLISH } from './english.js';
import { FRENCH } from './french.js';
import { GERMAN } from './german.js';
import { ITALIAN } from './italian.js';
import { PORTUGUESE } from './portuguese.js';
import { SPANISH } from './spanish.js';

const GROUPS: Readonly<Record<string, string>> = {
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  nl: DUTCH,
  pt: PORTUGUESE,
};

/** The groups of near-interchangeable words of a language, such as `de`, in lower case; none where it has no list. */
export function synonymGroups(language: string): readonly string[][] {
  const lines = GROUPS[language]?.trim().split('\n') ?? [];
  return lines.map((line) => line.split(' '));
}
