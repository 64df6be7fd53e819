/** Hebrew. A light stemmer of Hebrew: cuts off the letters that stand for small words before a word, and endings of many. */
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { hebrewIntents } from '../intents/hebrew.js';
import { hebrewNotices } from '../notices/hebrew.js';
import { wholeWords } from '../definition/words.js';
import { HEBREW_CONTACT } from './contact/hebrew.js';

const LONG = 4;
const PREFIX = /^[משהוכלב]/u;
const ENDING = /(?:יות|ים|ות|ה|ת)$/u;
/** Letters that are written otherwise at the end of a word. */
const FINAL: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Never shorter than four letters, so that roots stay whole. */
function stem(word: string): string {
  const ending = ENDING.exec(word)?.[0] ?? '';
  let stem = word.length - ending.length >= LONG ? word.slice(0, word.length - ending.length) : word;
  while (stem.length > LONG && PREFIX.test(stem)) stem = stem.slice(1);
  return stem.replace(/[ךםןףץ]$/u, (letter) => FINAL[letter] ?? letter);
}

export const hebrew: SpokenLanguage = {
  isSpoken: true,
  code: 'he',
  name: 'Hebrew',
  nativeName: 'עברית',
  otherCodes: [],
  scripts: ['Hebrew'],
  tellingShare: 0.25,
  mayLookLike: [],
  stem,
  stopWords: `
    של על אל את אם או גם כי לא כן זה זאת זו אלה אני אתה אתם אנחנו הוא היא הם הן לי לך לכם לנו שלי שלך שלכם שלנו
    יש אין היה היו מה מי מתי איך איפה היכן לאן למה מדוע כמה האם איזה איזו אילו אפשר ניתן יכול יכולה יכולים צריך
    צריכה רוצה כל עם בין עד רק כבר עוד כמו אחרי לפני בבקשה תודה שלום`,
  alwaysSaysPronouns: false,
  lightWords: `
    אבל אולי אוכל אינני אפשרות אחר אשמח בבעיה בדיוק בדרך בזמן במקום בסדר בעיה בעצם בשביל דבר דברים דרך הרבה
    השאלה זמן חדש חדשה טוב יום יודע יותר כאן כדאי כיצד כנראה לגבי לדעת לדוגמה להבין לעשות לקבל לראות מבין מדי
    מספר מקום משהו נכון נראה סוג עובד עזרה עכשיו פעם פעמים פשוט קיים קצת שאלה שבוע שעה תמיד היום הזה הזאת אפשרי
    אפשרית`,
  synonyms: `
מחיר עלות תעריף עמלה
חינם חינמי
תשלום לשלם שילום משלמים
חשבונית קבלה
לקנות להזמין רכישה קנייה הזמנה
לבטל ביטול להפסיק
מנוי תוכנית חבילה
החזר זיכוי כסף
החזרה להחזיר החלפה להחליף
משלוח שילוח אספקה
חבילה משלוח הזמנה
שבור פגום מקולקל
תיקון לתקן
אחריות ערבות
הנחה מבצע קופון
חנות סניף
פתוח פתיחה
סגור סגירה
תור פגישה
להזמין לקבוע הזמנה
לשנות לערוך לעדכן שינוי עריכה עדכון
למחוק להסיר מחיקה הסרה
ליצור להוסיף יצירה
כניסה התחברות להתחבר להיכנס
יציאה להתנתק התנתקות
הרשמה להירשם
סיסמה קוד
שכחתי איבדתי לשחזר איפוס לאפס שחזור
חשבון פרופיל
משתמש חבר
עובד עמית
להזמין הזמנה
הרשאה גישה תפקיד
טלפון נייד סלולרי
להתקשר טלפון
מחשב לפטופ
תוכנה אפליקציה יישום
אתר דף
שגיאה בעיה תקלה
התקנה להתקין
הגדרות אפשרויות תצורה
להפעיל הפעלה
לכבות להשבית השבתה
לחפש למצוא חיפוש
לשתף לפרסם שיתוף
להוריד לייצא הורדה ייצוא
להעלות לייבא העלאה ייבוא
מגבלה מכסה
התראה הודעה
שפה תרגום
תמיכה עזרה שירות
קשר ליצור לפנות
אימייל מייל דואר
קובץ מסמך
תיקייה ספרייה
תמונה צילום
רכב מכונית
חניה חנייה
כתובת מיקום
חדר לינה
תוקף תקופה
כרטיס אשראי
`,
  spelling: absent('None was collected.'),
  everydayWords: absent('Collected for English alone.'),
  wordList: absent('Read for English alone.'),
  stemsSuffice: false,
  separablePrefixes: absent('Its verbs do not part.'),
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: false,
  capitalisesNouns: false,
  abbreviations: absent('None was collected.'),
  afterOrdinals: absent('Numbers of order have no full stop, or a small letter follows it.'),
  negation: {
    words: wholeWords(
      '(?:[וש]|וש|כש)?(?:לא|אין|אינ(?:ו|ה|ם|ן|ך|כם|ני|נו)|איננ[ויה]|בלי|ללא|אל(?= ת\\p{L}{2}))',
    ),
    exceptions: /(?<!\p{L})לא רק(?!\p{L})/gu,
  },
  clauseEnds: 'אבל|אך|אולם|אלא|אם|כי|אשר|כאשר|למעט',
  yesOrNo: 'כן|לא',
  numberWords: absent('None was collected.'),
  lengthsOfTime: absent('None was collected.'),
  timeRanges: absent('None was collected.'),
  asksAmount: 'כמה|מתי|מחיר',
  namesAmount: absent('None was collected.'),
  ages: absent('The words for how old somebody is were not collected.'),
  asks: {
    price: 'כמה עולה|כמה עולים|כמה זה עולה|מה המחיר|מחיר|מחירים|המחיר|עלות|תעריף|תעריפים|מחירון|בכמה',
    time: 'מתי|באיזו שעה|באיזה שעה|עד איזו שעה|עד מתי|באיזה יום|באילו ימים|שעות פתיחה|שעות הפתיחה',
    duration: 'כמה זמן|כמה (?:דקות|שעות|ימים|שבועות|חודשים|שנים|לילות)|לכמה זמן',
    definition: 'מה זה|מה זאת|מהו|מהי|מהם|מה הם|מה פירוש|מה המשמעות',
    person: 'מי זה|מי היא|מי הוא|מי הם|מי עושה|איך קוראים ל',
    least: 'הכי זול|הכי זולה|הזול ביותר|הזולה ביותר',
    most: 'הכי יקר|הכי יקרה|היקר ביותר|היקרה ביותר',
    small: 'ה?קטנה?',
    large: 'ה?גדולה?',
  },
  defines: 'הוא|היא|הם|הן|פירושו|פירושה',
  freeOfCharge: 'חינם|בחינם|ללא תשלום|ללא עלות|כלול',
  calendar: {
    through: 'עד',
    weekend: 'סוף שבוע|סוף השבוע|סופי שבוע|סופ״ש',
    weekdays: 'ימי חול|ימות השבוע|באמצע השבוע',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: HEBREW_CONTACT,

  followUp: {
    goesOn: 'ו\\p{L}+|מה לגבי|אבל|או',
    openings: 'ו?מה לגבי|ומה|ואם|וכמה|ואיך|והאם|ומתי|אבל|אז|גם',
    pointers: 'זה|זו|זאת|הוא|היא|אותו|אותה|שם|אותו דבר',
    closed: 'האם|יש|אפשר|ניתן|צריך|מותר',
    other: 'השני|השנייה|השניה|האחר|האחרת',
  },
  anaphora:
    'זה|זו|זאת|אלה|אלו|הוא|היא|הם|הן|אבל|אך|אולם|בנוסף|גם|לכן|אחרת|אז|במקרה זה|אנחנו גם|אנו גם|כמו כן|יתר על כן|בנוסף לכך|במקרה כזה|במקרים אלה|בשני המקרים|כך|בדרך זו|באופן זה|לדוגמה|למשל|עם זאת|למרות זאת|בכל זאת|לבסוף|לאחר מכן|אחר כך|כתוצאה מכך|מסיבה זו|לשם כך|אם כן|אם לא|כאן|שם|אותו|אותה|אותם|אותן|שלו|שלה|שלהם|בו|בה|בהם|אלו ש|האחרון',
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: hebrewIntents,
  notices: hebrewNotices,
  fixedSentences: {
    refusal: 'לא מצאתי תשובה באתר הזה. נסו לשאול במילים אחרות, או פנו לצוות שלנו.',
    refusalWithPages:
      'לא מצאתי תשובה ברורה באתר הזה. אולי הדפים האלה יעזרו; אפשר גם לשאול במילים אחרות או לפנות לצוות שלנו.',
    mayHelp: 'לא בטוח שזה מה שחיפשתם, אבל אולי זה יעזור:',
    saidBefore: 'כפי שצוין למעלה:',
    otherLanguage: 'שפת הדפים: {language}. נסו לשאול בשפה הזאת.',
    nothingAsked: 'לא הבנתי מה תרצו לדעת. שאלו אותי שאלה קצרה על האתר הזה.',
  },
};
