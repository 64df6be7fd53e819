/** Irish. */
import { stemmer } from '@orama/stemmers/irish';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const irish: SearchedLanguage = {
  isSpoken: false,
  code: 'ga',
  name: 'Irish',
  nativeName: 'Gaeilge',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: absent('None was collected.'),
  alwaysSaysPronouns: false,
};
