/** Small shops in many languages, with questions in other words than theirs. */

interface SmallSite {
  /** Markdown by title. */
  pages: Record<string, string>;
  /** Questions, each with the title of the page that answers it. */
  found: [question: string, page: string][];
  /** About what no page tells of, the last one in words that say little. */
  refused: string[];
}

export const SITES: Readonly<Record<string, SmallSite>> = {
  pl: {
    pages: {
      Zwroty: '## Jak zwrócić towar?\n\nTowar można odesłać w ciągu 14 dni, a pieniądze wracają na konto.',
      Hasło: '## Reset hasła\n\nNowe hasło ustawisz na stronie logowania.',
      Abonament: '## Rezygnacja z abonamentu\n\nAbonament anulujesz w ustawieniach konta.',
      Dostawa: '## Ile trwa dostawa?\n\nPaczka przychodzi po dwóch dniach.',
    },
    found: [
      ['Jak mogę skasować subskrypcję?', 'Abonament'],
      ['zapomnialam hasla', 'Hasło'],
      ['Kiedy dojdzie przesyłka?', 'Dostawa'],
    ],
    refused: ['Czy macie parking dla helikopterów?', 'Czy to jest teraz możliwe?'],
  },
  tr: {
    pages: {
      İade: '## Ürünü nasıl iade ederim?\n\nÜrünü 14 gün içinde geri gönderebilirsiniz, para hesabınıza yatar.',
      Parola: '## Parolayı sıfırlama\n\nYeni parolanızı giriş sayfasında belirleyebilirsiniz.',
      Abonelik: '## Aboneliği iptal etme\n\nAboneliği hesap ayarlarından iptal edebilirsiniz.',
      Kargo: '## Kargo ne kadar sürer?\n\nPaket iki günde gelir.',
    },
    found: [
      ['Şifremi unuttum', 'Parola'],
      ['Üyeliğimi nasıl iptal ederim?', 'Abonelik'],
      ['Teslimat kaç gün?', 'Kargo'],
    ],
    refused: ['Helikopter pisti var mı?', 'Bu ne zaman olabilir?'],
  },
  ar: {
    pages: {
      الإرجاع: '## كيف يمكنني إرجاع المنتج؟\n\nيمكنك إعادة المنتج خلال 14 يوما ويعود المبلغ إلى حسابك.',
      'كلمة السر': '## إعادة تعيين كلمة السر\n\nيمكنك اختيار كلمة سر جديدة من صفحة الدخول.',
      الاشتراك: '## إلغاء الاشتراك\n\nتلغي الاشتراك من إعدادات الحساب.',
      الشحن: '## كم يستغرق الشحن؟\n\nيصل الطرد بعد يومين.',
    },
    found: [
      ['نسيت كلمة المرور', 'كلمة السر'],
      ['كيف أنهي عضويتي؟', 'الاشتراك'],
      ['متى يتم توصيل الطلبية؟', 'الشحن'],
    ],
    refused: ['هل لديكم مهبط للمروحيات؟', 'هل هذا ممكن الآن؟'],
  },
  he: {
    pages: {
      החזרות: '## איך מחזירים מוצר?\n\nאפשר להחזיר את המוצר תוך 14 יום והכסף חוזר לחשבון.',
      סיסמה: '## איפוס הסיסמה\n\nבוחרים סיסמה חדשה בדף הכניסה.',
      מנוי: '## ביטול המנוי\n\nמבטלים את המנוי בהגדרות החשבון.',
      משלוח: '## כמה זמן לוקח המשלוח?\n\nהחבילה מגיעה אחרי יומיים.',
    },
    found: [
      ['איך משחזרים את הסיסמאות?', 'סיסמה'],
      ['איך להפסיק את התוכנית?', 'מנוי'],
      ['מתי האספקה?', 'משלוח'],
    ],
    refused: ['יש לכם מנחת מסוקים?', 'האם זה אפשרי עכשיו?'],
  },
  hi: {
    pages: {
      वापसी: '## सामान कैसे लौटाएँ?\n\nसामान 14 दिन में वापस भेजें, पैसे खाते में आ जाते हैं।',
      पासवर्ड: '## पासवर्ड रीसेट करें\n\nलॉगिन पेज पर नया पासवर्ड चुनें।',
      सदस्यता: '## सदस्यता रद्द करें\n\nखाते की सेटिंग में सदस्यता रद्द करें।',
      डिलीवरी: '## डिलीवरी में कितना समय लगता है?\n\nपैकेट दो दिन में पहुँचता है।',
    },
    found: [
      ['कूटशब्द भूल गया', 'पासवर्ड'],
      ['सब्सक्रिप्शन कैसे कैंसिल करें?', 'सदस्यता'],
      ['शिपिंग कब होगी?', 'डिलीवरी'],
    ],
    refused: ['क्या आपके पास हेलीपैड है?', 'क्या यह अभी हो सकता है?'],
  },
  ja: {
    pages: {
      返品: '## 商品を返品するには\n\n商品は14日以内に返送できます。代金は口座に戻ります。',
      パスワード: '## パスワードの再設定\n\nログイン画面で新しいパスワードを選べます。',
      解約: '## 定期購入の解約\n\n定期購入はアカウントの設定で解約します。',
      配送: '## 配送にかかる日数\n\n荷物は二日で届きます。',
    },
    found: [
      ['暗証番号を忘れました', 'パスワード'],
      ['サブスクリプションをキャンセルしたい', '解約'],
      ['発送はいつですか？', '配送'],
    ],
    refused: ['ヘリポートはありますか？', '今それはできますか？'],
  },
  ko: {
    pages: {
      반품: '## 상품을 반품하려면\n\n상품은 14일 안에 돌려보낼 수 있고 돈은 계좌로 들어옵니다.',
      비밀번호: '## 비밀번호 재설정\n\n로그인 화면에서 새 비밀번호를 고릅니다.',
      구독: '## 구독 해지\n\n구독은 계정 설정에서 해지합니다.',
      배송: '## 배송 기간\n\n택배는 이틀 뒤에 옵니다.',
    },
    found: [
      ['패스워드를 분실했어요', '비밀번호'],
      ['멤버십을 취소하려면 어떻게 하나요?', '구독'],
      ['배달은 언제 되나요?', '배송'],
    ],
    refused: ['헬리콥터 착륙장이 있나요?', '지금 그것이 가능한가요?'],
  },
  zh: {
    pages: {
      退货: '## 如何退货？\n\n商品可以在14天内寄回，钱会回到您的银行卡。',
      密码: '## 重置密码\n\n在登录页面选择新的密码。',
      订阅: '## 取消订阅\n\n在账户设置中取消订阅。',
      配送: '## 配送需要多久？\n\n包裹两天后到达。',
    },
    found: [
      ['口令忘了怎么办？', '密码'],
      ['怎么退订会员？', '订阅'],
      ['快递什么时候送货？', '配送'],
    ],
    refused: ['你们有直升机停机坪吗？', '现在可以这样吗？'],
  },
};
