/** Ukrainian. */
import { stemmer } from '@orama/stemmers/ukrainian';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const ukrainian: SearchedLanguage = {
  isSpoken: false,
  code: 'uk',
  name: 'Ukrainian',
  nativeName: 'Українська',
  otherCodes: [],
  scripts: ['Cyrillic'],
  tellingShare: absent('Other languages are written in Cyrillic letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    а або але б без були було бути в вам вас ви від він вона вони все де для до є за з і із й його її їх як яка
    яке який які коли ми мені мій моя на над нам нас не ні о про при та так також там те ти то тому у хто це цей
    ці чи чому що щоб я`,
  alwaysSaysPronouns: false,
};
