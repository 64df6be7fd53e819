/** Hebrew: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const hebrewNotices: NoticeWords = {
  request: 'פנייה מאת {visitor}',
  replyHint: 'כדי לכתוב אל {visitor}, השיבו להודעה הזו.',
  name: 'שם',
  email: 'אימייל',
  phone: 'טלפון',
  page: 'עמוד',
  conversation: 'שיחה',
  visitor: 'מבקר',
  visitorId: 'מזהה מבקר',
  verified: 'מאומת',
  notVerified: 'לא מאומת',
  assistant: 'העוזר',
  notAnswered: 'לא נמצאה תשובה',
  sources: 'מקורות',
  ratedHelpful: 'תשובה דורגה כמועילה',
  ratedNotHelpful: 'תשובה דורגה כלא מועילה',
  digest: 'שאלות בלי תשובה טובה: {count}',
  digestIntro:
    'השאלות האלה נשאלו מאז {time}, והעמודים שלכם לא ענו עליהן היטב. הנפוצות ביותר מופיעות ראשונות.',
  digestHint: 'משפט אחד נוסף בעמוד, או עמוד חדש, מספיק: מאותו רגע הצ׳אט עונה על שאלה כזו.',
  nearestPages: 'העמודים הקרובים ביותר',
  more: 'לא מוצגות כאן: {count}',
  test: 'הודעת בדיקה',
  testText: 'כך יגיעו אליכם ההתראות של {widget}.',
  footer: 'נשלח מצ׳אט התמיכה של {widget}.',
};
