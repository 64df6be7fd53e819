/** Russian. */
import { stemmer } from '@orama/stemmers/russian';
import { absent } from '../definition/absent.js';
import type { SearchedLanguage } from '../definition/language.js';

export const russian: SearchedLanguage = {
  isSpoken: false,
  code: 'ru',
  name: 'Russian',
  nativeName: 'Русский',
  otherCodes: [],
  scripts: ['Cyrillic'],
  tellingShare: absent('Other languages are written in Cyrillic letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    а без более бы был была были было быть в вам вас весь во вот все всех вы где да для до его ее её если есть
    еще ещё же за и из или им их к как какая какие какой когда кто ли меня мне можно мой моя мы на над нам нас
    наш не него нет ни но о об однако он она они оно от очень по под почему при про с сколько со так такой также
    там те тем то того тоже только том ты у уже что чтобы чём эта эти это этот я могу можете хочу`,
  alwaysSaysPronouns: false,
};
