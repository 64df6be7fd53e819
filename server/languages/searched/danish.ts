/** Danish. */
import { stemmer } from '@orama/stemmers/danish';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const danish: SearchedLanguage = {
  isSpoken: false,
  code: 'da',
  name: 'Danish',
  nativeName: 'Dansk',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    af alle at blev blive bliver da de dem den denne der deres det dette dig din dit du efter eller en er et for
    fra få ham han har havde hende her hun hvad hvem hvilken hvor hvordan hvorfor hvornår i ikke ind jeg jer kan
    kunne man med meget men mig min mit mod må nogen noget nogle nu når og også om op os over på sig sin skal
    skulle som til ud under var ved vi vil ville være hvilke jeres findes gerne`,
  alwaysSaysPronouns: true,
};
