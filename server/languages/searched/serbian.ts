/** Serbian. */
import { stemmer } from '@orama/stemmers/serbian';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const serbian: SearchedLanguage = {
  isSpoken: false,
  code: 'sr',
  name: 'Serbian',
  nativeName: 'Српски',
  otherCodes: ['sh', 'hr', 'bs'],
  scripts: ['Cyrillic', 'Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: absent('None was collected.'),
  alwaysSaysPronouns: false,
};
