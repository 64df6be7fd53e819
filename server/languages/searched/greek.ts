/** Greek. */
import { stemmer } from '@orama/stemmers/greek';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const greek: SearchedLanguage = {
  isSpoken: false,
  code: 'el',
  name: 'Greek',
  nativeName: 'Ελληνικά',
  otherCodes: [],
  scripts: ['Greek'],
  tellingShare: absent('Other languages are written in Greek letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    αλλά από αυτά αυτές αυτή αυτό αυτός για γιατί δεν είμαι είναι εκεί ένα ένας έχει έχω η ή ήταν και κάθε κατά
    με μετά μη μια μου μπορώ να ο οι όμως όπως όταν ότι που πού πρέπει προς πως πώς πόσο σαν σας σε στα στη στην
    στις στο στον στους τα τη την της τι τις το τον του τους των ως`,
  alwaysSaysPronouns: false,
};
