/** Swedish. */
import { stemmer } from '@orama/stemmers/swedish';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const swedish: SearchedLanguage = {
  isSpoken: false,
  code: 'sv',
  name: 'Swedish',
  nativeName: 'Svenska',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    alla allt att av blev bli blir då de dem den denna deras dess det detta dig din dina ditt du där efter ej
    eller en er ett från för ha hade han har hon hur här i icke in inte jag ju kan kunde man med mig min mina
    mitt mot mycket nu när någon något några och om oss på sedan sig sin sina sitt ska skulle som så till under
    upp ut vad var vara varför vem vi vid vilka vilken vilket är över kunna ni era ert får måste finns vill
    behöver`,
  alwaysSaysPronouns: true,
};
