/** Armenian. */
import { stemmer } from '@orama/stemmers/armenian';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const armenian: SearchedLanguage = {
  isSpoken: false,
  code: 'hy',
  name: 'Armenian',
  nativeName: 'Հայերեն',
  otherCodes: [],
  scripts: ['Armenian'],
  tellingShare: 0.25,
  mayLookLike: [],
  stem: stemmer,
  stopWords: absent('None was collected.'),
  alwaysSaysPronouns: false,
};
