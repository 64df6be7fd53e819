/** Thai. */
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const thai: SearchedLanguage = {
  isSpoken: false,
  code: 'th',
  name: 'Thai',
  nativeName: 'ไทย',
  otherCodes: [],
  scripts: ['Thai'],
  tellingShare: 0.25,
  mayLookLike: [],
  stem: absent('Words have one form; text is compared by pairs of characters.'),
  stopWords: absent('None was collected.'),
  alwaysSaysPronouns: false,
};
