/** All languages: a new one is entered here and has a file of its own beside the others. */
import { unlessAbsent, type Optional } from './definition/absent.js';
import type { Language, SpokenLanguage } from './definition/language.js';
import { armenian } from './searched/armenian.js';
import { bulgarian } from './searched/bulgarian.js';
import { danish } from './searched/danish.js';
import { finnish } from './searched/finnish.js';
import { greek } from './searched/greek.js';
import { hungarian } from './searched/hungarian.js';
import { indonesian } from './searched/indonesian.js';
import { irish } from './searched/irish.js';
import { lithuanian } from './searched/lithuanian.js';
import { norwegian } from './searched/norwegian.js';
import { romanian } from './searched/romanian.js';
import { russian } from './searched/russian.js';
import { serbian } from './searched/serbian.js';
import { swedish } from './searched/swedish.js';
import { tamil } from './searched/tamil.js';
import { thai } from './searched/thai.js';
import { ukrainian } from './searched/ukrainian.js';
import { arabic } from './spoken/arabic.js';
import { chinese } from './spoken/chinese.js';
import { dutch } from './spoken/dutch.js';
import { english } from './spoken/english.js';
import { french } from './spoken/french.js';
import { german } from './spoken/german.js';
import { hebrew } from './spoken/hebrew.js';
import { hindi } from './spoken/hindi.js';
import { italian } from './spoken/italian.js';
import { japanese } from './spoken/japanese.js';
import { korean } from './spoken/korean.js';
import { polish } from './spoken/polish.js';
import { portuguese } from './spoken/portuguese.js';
import { spanish } from './spoken/spanish.js';
import { turkish } from './spoken/turkish.js';

/** The languages that the chat speaks. Of those that a short message may be in, the first is taken. */
export const SPOKEN_LANGUAGES: readonly SpokenLanguage[] = [
  english,
  spanish,
  portuguese,
  french,
  german,
  italian,
  dutch,
  polish,
  turkish,
  arabic,
  hebrew,
  hindi,
  chinese,
  japanese,
  korean,
];

/**
 * All languages that pages are searched in, spoken or not. Of those that a page may be in, by its script or its
 * function words, the first is taken.
 */
export const LANGUAGES: readonly Language[] = [
  english,
  german,
  spanish,
  french,
  italian,
  portuguese,
  dutch,
  swedish,
  danish,
  norwegian,
  finnish,
  polish,
  russian,
  ukrainian,
  turkish,
  arabic,
  romanian,
  hungarian,
  indonesian,
  greek,
  japanese,
  chinese,
  korean,
  thai,
  hebrew,
  hindi,
  tamil,
  armenian,
  bulgarian,
  irish,
  lithuanian,
  serbian,
];

/** What is assumed where nothing tells the language. */
export const DEFAULT_LANGUAGE = english;

const byCode = new Map(
  LANGUAGES.flatMap((language) => [language.code, ...language.otherCodes].map((code) => [code, language])),
);
const spokenByCode = new Map(SPOKEN_LANGUAGES.map((language) => [language.code, language]));

/** The language of a primary subtag, such as `de`; undefined for one that is not in the table. */
export const findLanguage = (code: string): Language | undefined => byCode.get(code);

/** The same, of the languages that the chat speaks. */
export const findSpokenLanguage = (code: string): SpokenLanguage | undefined => spokenByCode.get(code);

/** What a tag opens with that names one language: `und`, `mul` and `zxx` say that there is none, or several. */
const PRIMARY_CODE = /^(?!und|mul|zxx)[a-z]{2,3}$/;

/**
 * `pt` of `pt-BR`; for a language that is read as another, the code of that. Undefined where the tag names no language:
 * pages carry whatever their authors wrote.
 */
export function primaryLanguage(tag: string): string | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return findLanguage(primary)?.code ?? (PRIMARY_CODE.test(primary) ? primary : undefined);
}

/** The alternatives of a regular expression that all spoken languages have together. */
export const alternativesOfAll = (alternatives: (language: SpokenLanguage) => Optional<string>): string =>
  SPOKEN_LANGUAGES.flatMap((language) => unlessAbsent(alternatives(language)) ?? []).join('|');
