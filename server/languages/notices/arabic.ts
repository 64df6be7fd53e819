/** Arabic: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const arabicNotices: NoticeWords = {
  request: 'طلب من {visitor}',
  replyHint: 'ردّ على هذه الرسالة للكتابة إلى {visitor}.',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  page: 'الصفحة',
  conversation: 'المحادثة',
  visitor: 'الزائر',
  visitorId: 'معرّف الزائر',
  verified: 'موثَّق',
  notVerified: 'غير موثَّق',
  assistant: 'المساعد',
  notAnswered: 'لم يُعثر على إجابة',
  sources: 'المصادر',
  ratedHelpful: 'وجد أحد الزوار إجابة مفيدة',
  ratedNotHelpful: 'وجد أحد الزوار إجابة غير مفيدة',
  digest: 'أسئلة بلا إجابة جيدة: {count}',
  digestIntro: 'طرح الزوار هذه الأسئلة منذ {time} ولم تجب عنها صفحاتك جيدًا. الأكثر تكرارًا أولًا.',
  digestHint: 'تكفي جملة إضافية في إحدى الصفحات أو صفحة جديدة، ومن حينها تجيب الدردشة عن مثل هذا السؤال.',
  nearestPages: 'أقرب الصفحات',
  more: 'غير معروض هنا: {count}',
  test: 'رسالة تجريبية',
  testText: 'هكذا تصلك إشعارات {widget}.',
  footer: 'أُرسلت من دردشة الدعم لدى {widget}.',
};
