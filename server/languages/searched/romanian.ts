/** Romanian. */
import { stemmer } from '@orama/stemmers/romanian';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const romanian: SearchedLanguage = {
  isSpoken: false,
  code: 'ro',
  name: 'Romanian',
  nativeName: 'Română',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    a acest această al ale am ar are as au ca cand când care câte câți ce cei cel cu cum da dar de deci decât
    din după e ea ei el este eu fi fie fost în îmi între îți la le lor lui mai mă mea mi mult ne ni noi nu o oi
    or pe pentru poate prin pot sa să sau se si și sunt și te ți tu un una unde unei unor unui va vă voi`,
  alwaysSaysPronouns: false,
};
