/** Norwegian. */
import { stemmer } from '@orama/stemmers/norwegian';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const norwegian: SearchedLanguage = {
  isSpoken: false,
  code: 'no',
  name: 'Norwegian',
  nativeName: 'Norsk',
  otherCodes: ['nb', 'nn'],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    alle at av ble bli blir da de dem den denne der dere deres det dette deg din ditt du eller en er et etter
    for fra få ha hadde han har hun hva hvem hvilken hvor hvordan hvorfor i ikke inn jeg kan kunne man med meg
    mer min mitt mot må mye noe noen nå når og også om opp oss over på seg sin skal skulle som så til under ut
    var ved vi vil ville være`,
  alwaysSaysPronouns: true,
};
