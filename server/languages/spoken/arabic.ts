/** Arabic. */
import { stemmer } from '@orama/stemmers/arabic';
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { arabicIntents } from '../intents/arabic.js';
import { wholeWords } from '../definition/words.js';

export const arabic: SpokenLanguage = {
  isSpoken: true,
  code: 'ar',
  name: 'Arabic',
  nativeName: 'العربية',
  otherCodes: [],
  scripts: ['Arabic'],
  tellingShare: absent('Other languages are written in Arabic letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    لي لك لنا لكم به بها بهم لهم عندي عندكم إليه إليها عليها أن أنا أنت إلى إن أو أي أين إذا التي الذي الذين الى
    ان او اي بعد بين تكون تم ثم حتى حيث خلال ذلك عن عند على عليه في فيه قبل قد كان كانت كل كم كما كيف لا لم لن
    له لها ما ماذا متى مع من منذ منها نحن هذا هذه هل هم هو هي وأن وفي وقد وكان ولا ولم وما ومن وهو وهي يكون يمكن
    لماذا يمكنني يمكنك`,
  alwaysSaysPronouns: false,
  lightWords: `
    أحتاج أريد اريد أستطيع أعرف أفعل أكثر أقل ألا أمكن أيضا أيضًا الآن اليوم أمس غدا الجديد الجديدة شيء أشياء
    الوقت وقت يوم أيام شهر مرة مرات بشكل تحتاج تريد تستطيع تعمل جديد جيد حالة حسب خاص رجاء سبب سؤال شكرا طريقة
    عمل فعل فقط كثير كثيرا كيفية لدي لدى لدينا لديك لديكم مثل مثلا مرحبا مساعدة مشكلة مشكلتي معرفة مكان ممكن
    مناسب مهم نفس هنا يتم يجب يحدث يعمل يمكنكم يوجد السلام عليكم لو سمحت فضلك أرجو أود`,
  synonyms: `
سعر تكلفة ثمن رسوم أسعار
مجاني مجانا مجانية
دفع سداد الدفع
فاتورة إيصال فواتير
شراء طلب اشترى
إلغاء الغاء فسخ إنهاء
اشتراك باقة خطة عضوية اشتراكي عضويتي
استرداد استرجاع إرجاع تعويض
توصيل شحن تسليم
شحنة طرد طلبية
إرسال ارسال بعث
تالف معطل مكسور
إصلاح صيانة تصليح
ضمان كفالة
خصم تخفيض عرض كوبون
متجر محل دكان
مفتوح دوام
مغلق عطلة
موعد حجز
تغيير تعديل تحديث تحرير
حذف إزالة مسح
إنشاء إضافة عمل
دخول تسجيل ولوج
خروج مغادرة
مرور سر
نسيت فقدت ضاعت نسيان استعادة إعادة تعيين
حساب ملف
مستخدم عضو
موظف عامل
دعوة دعوات
صلاحية إذن وصول
هاتف جوال موبايل محمول
اتصال هاتف رقم
حاسوب كمبيوتر حاسب
برنامج تطبيق
موقع صفحة
خطأ مشكلة عطل خلل
تثبيت تنصيب تركيب
إعدادات خيارات ضبط
تفعيل تشغيل
تعطيل إيقاف
بحث عثور
مشاركة نشر
تنزيل تحميل تصدير
رفع استيراد
حد أقصى
إشعار تنبيه
لغة ترجمة
دعم مساعدة
تواصل اتصال
بريد إيميل ايميل
مستند ملف وثيقة
صورة صور
سيارة مركبة
موقف مواقف
عنوان مكان
غرفة إقامة
مدة فترة
بطاقة ائتمان
`,
  spelling: absent('None was collected.'),
  everydayWords: absent('Collected for English alone.'),
  stemsSuffice: false,
  separablePrefixes: absent('Its verbs do not part.'),
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: false,
  capitalisesNouns: false,
  abbreviations: absent('None was collected.'),
  negation: {
    words: wholeWords('[وف]?(?:لا|لم|لن|ليس(?:ت|وا)?|لست|لسنا|غير|بدون|دون|بلا|عدم|أبدا|أبدًا)'),
    exceptions: /(?<!\p{L})(?:لا فقط|ليس فقط|لا سيما|لا بد)(?!\p{L})/gu,
  },
  clauseEnds: 'لكن|ولكن|إذا|لأن|الذي|التي|الذين|عندما|بينما|حيث',
  yesOrNo: 'نعم|لا',
  numberWords: absent('None was collected.'),
  asksAmount: 'كم|متى|سعر',
  namesAmount: absent('None was collected.'),

  followUp: {
    openings: 'و(?:ماذا|هل|كم|كيف|متى|أين)|ماذا عن|لكن|أيضا|إذن',
    pointers: 'هذا|هذه|ذلك|تلك|هو|هي|هناك|نفسه|نفسها',
  },
  anaphora: 'هذا|هذه|هؤلاء|ذلك|تلك|هو|هي|هم|لكن|ولكن|ومع ذلك|كما|أيضا|أيضًا|ثم|لذلك|وإلا',
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: arabicIntents,
  fixedSentences: {
    refusal: 'لم أجد إجابة عن ذلك في صفحات هذا الموقع. جرّب السؤال بكلمات أخرى أو اطلب التحدث إلى شخص.',
    refusalWithPages:
      'لم أجد إجابة واضحة عن ذلك في صفحات هذا الموقع. قد تفيدك هذه الصفحات؛ يمكنك أيضًا السؤال بكلمات أخرى أو طلب التحدث إلى شخص.',
    otherLanguage: 'الصفحات مكتوبة باللغة {language}؛ جرّب السؤال بهذه اللغة.',
    nothingAsked: 'لست متأكدًا مما تود معرفته. اطرح سؤالًا عن هذا الموقع بكلمات قليلة.',
  },
};
