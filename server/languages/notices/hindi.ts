/** Hindi: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const hindiNotices: NoticeWords = {
  request: '{visitor} का अनुरोध',
  replyHint: '{visitor} को लिखने के लिए इसी ईमेल का जवाब दें।',
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  page: 'पेज',
  conversation: 'बातचीत',
  visitor: 'विज़िटर',
  visitorId: 'विज़िटर आईडी',
  verified: 'सत्यापित',
  notVerified: 'असत्यापित',
  assistant: 'सहायक',
  notAnswered: 'कोई जवाब नहीं मिला',
  sources: 'स्रोत',
  ratedHelpful: 'एक विज़िटर को एक जवाब उपयोगी लगा',
  ratedNotHelpful: 'एक विज़िटर को एक जवाब उपयोगी नहीं लगा',
  digest: 'बिना अच्छे जवाब के सवाल: {count}',
  digestIntro:
    '{time} के बाद से विज़िटर ने ये सवाल पूछे और आपके पेज इनका अच्छा जवाब नहीं दे सके। सबसे ज़्यादा पूछे गए सवाल सबसे ऊपर हैं।',
  digestHint: 'किसी पेज पर एक और वाक्य या एक नया पेज काफ़ी है: उसके बाद चैट ऐसे सवाल का जवाब देगा।',
  nearestPages: 'सबसे नज़दीकी पेज',
  more: 'यहाँ नहीं दिखाए गए: {count}',
  test: 'परीक्षण संदेश',
  testText: '{widget} की सूचनाएँ आपको इसी तरह मिलेंगी।',
  footer: '{widget} के सपोर्ट चैट से भेजा गया।',
};
