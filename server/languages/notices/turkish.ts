/** Turkish: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const turkishNotices: NoticeWords = {
  request: 'Yeni talep: {visitor}',
  replyHint: '{visitor} ile yazışmak için bu e-postayı yanıtlayın.',
  name: 'Ad',
  email: 'E-posta',
  phone: 'Telefon',
  page: 'Sayfa',
  conversation: 'Görüşme',
  visitor: 'Ziyaretçi',
  visitorId: 'Ziyaretçi kimliği',
  verified: 'doğrulandı',
  notVerified: 'doğrulanmadı',
  assistant: 'Asistan',
  notAnswered: 'Yanıt bulunamadı',
  sources: 'Kaynaklar',
  ratedHelpful: 'Bir ziyaretçi bir yanıtı yararlı buldu',
  ratedNotHelpful: 'Bir ziyaretçi bir yanıtı yararlı bulmadı',
  digest: 'İyi yanıtlanamayan sorular: {count}',
  digestIntro:
    'Ziyaretçiler {time} tarihinden beri bu soruları sordu ve sayfalarınız bunları iyi yanıtlayamadı. En sık sorulanlar başta.',
  digestHint:
    'Bir sayfaya bir cümle eklemek ya da yeni bir sayfa yeterlidir: Sohbet bundan sonra böyle bir soruyu yanıtlar.',
  nearestPages: 'En ilgili sayfalar',
  more: 'Burada gösterilmeyen: {count}',
  test: 'Deneme mesajı',
  testText: '{widget} için bildirimleriniz böyle gelir.',
  footer: '{widget} destek sohbeti tarafından gönderildi.',
};
