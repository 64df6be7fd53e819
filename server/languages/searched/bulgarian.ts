/** Bulgarian. */
import { stemmer } from '@orama/stemmers/bulgarian';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const bulgarian: SearchedLanguage = {
  isSpoken: false,
  code: 'bg',
  name: 'Bulgarian',
  nativeName: 'Български',
  otherCodes: [],
  scripts: ['Cyrillic'],
  tellingShare: absent('Other languages are written in Cyrillic letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: absent('None was collected.'),
  alwaysSaysPronouns: false,
};
