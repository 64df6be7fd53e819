/** Lithuanian. */
import { stemmer } from '@orama/stemmers/lithuanian';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const lithuanian: SearchedLanguage = {
  isSpoken: false,
  code: 'lt',
  name: 'Lithuanian',
  nativeName: 'Lietuvių',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: absent('None was collected.'),
  alwaysSaysPronouns: false,
};
