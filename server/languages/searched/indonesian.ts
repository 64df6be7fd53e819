/** Indonesian. */
import { stemmer } from '@orama/stemmers/indonesian';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const indonesian: SearchedLanguage = {
  isSpoken: false,
  code: 'id',
  name: 'Indonesian',
  nativeName: 'Bahasa Indonesia',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    ada adalah agar akan aku anda apa apakah atau bagaimana bagi bahwa banyak beberapa belum berapa bisa dalam
    dan dapat dari dengan di hanya harus ini itu jika juga kami kamu kapan kapada karena kata ke kepada kita
    lain lebih mana mengapa mereka oleh pada saat saya sebagai sebuah seperti siapa sudah telah tentang tersebut
    tidak untuk yang`,
  alwaysSaysPronouns: false,
};
