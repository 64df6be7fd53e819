/** Tamil. */
import { stemmer } from '@orama/stemmers/tamil';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const tamil: SearchedLanguage = {
  isSpoken: false,
  code: 'ta',
  name: 'Tamil',
  nativeName: 'தமிழ்',
  otherCodes: [],
  scripts: ['Tamil'],
  tellingShare: 0.25,
  mayLookLike: [],
  stem: stemmer,
  stopWords: absent('None was collected.'),
  alwaysSaysPronouns: false,
};
