/** Hungarian. */
import { stemmer } from '@orama/stemmers/hungarian';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const hungarian: SearchedLanguage = {
  isSpoken: false,
  code: 'hu',
  name: 'Hungarian',
  nativeName: 'Magyar',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    a az azt be csak de egy egyik el én ennek és ez ezt fel ha hány hogy hogyan hol igen is itt ki kell le lehet
    mely melyik meg mi mikor mint miért most nagyon ne nem nincs ő ők önök s sem só szerint ti így van vagy
    vagyok volt voltak`,
  alwaysSaysPronouns: false,
};
