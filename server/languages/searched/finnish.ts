/** Finnish. */
import { stemmer } from '@orama/stemmers/finnish';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const finnish: SearchedLanguage = {
  isSpoken: false,
  code: 'fi',
  name: 'Finnish',
  nativeName: 'Suomi',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    ei eivät en että ette hän he hänen ja jo jos joka jotka kanssa kuin kuinka kun me mikä miksi millä minä
    minun missä mistä miten mitä mutta myös ne niin nyt oli olla ollut on ovat saa sen se sekä siitä sinä sitä
    tai tämä tätä te vai vain voi voin voiko`,
  alwaysSaysPronouns: false,
};
