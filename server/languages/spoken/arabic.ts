/** Arabic. */
import { stemmer } from '@orama/stemmers/arabic';
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { arabicIntents } from '../intents/arabic.js';
import { arabicNotices } from '../notices/arabic.js';
import { wholeWords } from '../definition/words.js';
import { ARABIC_CONTACT } from './contact/arabic.js';

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
  wordList: absent('Read for English alone.'),
  stemsSuffice: false,
  separablePrefixes: absent('Its verbs do not part.'),
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: false,
  capitalisesNouns: false,
  abbreviations: absent('None was collected.'),
  afterOrdinals: absent('Numbers of order have no full stop, or a small letter follows it.'),
  negation: {
    words: wholeWords('[وف]?(?:لا|لم|لن|ليس(?:ت|وا)?|لست|لسنا|غير|بدون|دون|بلا|عدم|أبدا|أبدًا)'),
    exceptions: /(?<!\p{L})(?:لا فقط|ليس فقط|لا سيما|لا بد)(?!\p{L})/gu,
  },
  clauseEnds: 'لكن|ولكن|إذا|لأن|الذي|التي|الذين|عندما|بينما|حيث',
  yesOrNo: 'نعم|لا',
  numberWords: absent('None was collected.'),
  lengthsOfTime: absent('None was collected.'),
  timeRanges: absent('None was collected.'),
  asksAmount: 'كم|متى|سعر',
  namesAmount: absent('None was collected.'),
  ages: absent('The words for how old somebody is were not collected.'),
  asks: {
    price:
      'كم سعر|كم تكلفة|كم يكلف|كم تكلف|كم ثمن|بكم|ما سعر|ما هو سعر|سعر|أسعار|الأسعار|السعر|تكلفة|التكلفة|رسوم',
    time: 'متى|في أي ساعة|أي ساعة|حتى متى|أي يوم|أي أيام|ساعات العمل|مواعيد',
    duration: 'كم من الوقت|كم المدة|ما مدة|كم (?:دقيقة|ساعة|يوم|يوما|أسبوع|شهر|سنة|ليلة)|كم تستغرق|كم يستغرق',
    definition: 'ما هو|ما هي|ما معنى|ماذا يعني|ماذا تعني|تعريف',
    person: 'من هو|من هي|من هم|ما اسم',
    least: 'أرخص|الأرخص|أقل سعر',
    most: 'أغلى|الأغلى|أعلى سعر',
    small: '(?:ال)?صغيرة?',
    large: '(?:ال)?كبيرة?',
  },
  defines: 'هو|هي|يعني|تعني',
  freeOfCharge: 'مجاني|مجانا|مجانًا|مجانية|بالمجان|بدون رسوم',
  calendar: {
    through: 'إلى|الى|حتى',
    weekend: 'عطلة نهاية الأسبوع|نهاية الأسبوع',
    weekdays: 'أيام الأسبوع|أيام العمل',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: ARABIC_CONTACT,

  followUp: {
    goesOn: 'و\\p{L}+|ماذا عن|لكن|أو',
    openings: 'و(?:ماذا|هل|كم|كيف|متى|أين)|ماذا عن|لكن|أيضا|إذن',
    pointers: 'هذا|هذه|ذلك|تلك|هو|هي|هناك|نفسه|نفسها',
    closed: 'هل|أ(?:هناك|يوجد)|يمكنني',
    other: 'الآخر|الاخر|الأخرى|الاخرى|الثاني|الثانية',
  },
  anaphora:
    'هذا|هذه|هؤلاء|ذلك|تلك|هو|هي|هم|لكن|ولكن|ومع ذلك|كما|أيضا|أيضًا|ثم|لذلك|وإلا|كما أن|كما أننا|نحن أيضا|نحن أيضًا|بالإضافة إلى ذلك|علاوة على ذلك|في هذه الحالة|في تلك الحالة|في هذه الحالات|في كلتا الحالتين|بهذه الطريقة|وبهذا|هكذا|على سبيل المثال|مثلا|مع ذلك|رغم ذلك|أخيرا|أخيرًا|بعد ذلك|من ثم|نتيجة لذلك|لهذا|لهذا السبب|لذا|بالتالي|وبالتالي|إذا لم|إذا كان كذلك|وهو|وهي|وهم|هنا|هناك|هما|نفس|فيه|فيها|منه|منها|له|لها',
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: arabicIntents,
  notices: arabicNotices,
  fixedSentences: {
    refusal: 'لم أجد إجابة عن سؤالك في هذا الموقع. جرّب صياغة أخرى أو تواصل مع فريقنا.',
    refusalWithPages:
      'لم أجد إجابة واضحة عن سؤالك في هذا الموقع. قد تفيدك هذه الصفحات؛ ويمكنك أيضًا تجربة صياغة أخرى أو التواصل مع فريقنا.',
    mayHelp: 'لست متأكدًا من أن هذا ما تبحث عنه، لكنه قد يفيدك:',
    saidBefore: 'كما ذُكر أعلاه:',
    otherLanguage: 'الصفحات مكتوبة باللغة {language}؛ جرّب السؤال بهذه اللغة.',
    nothingAsked: 'لم أفهم ما تود معرفته. اطرح سؤالًا قصيرًا عن هذا الموقع.',
  },
};
