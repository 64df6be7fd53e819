/** What people say that asks for nothing: whole phrases by language, in lower case, without punctuation. */

/** What a phrase does. A `filler` only comes with others: `hi there`. */
export type SmallTalkKind = 'machine' | 'wellbeing' | 'help' | 'goodbye' | 'thanks' | 'greeting' | 'assent';
export type Phrases = Readonly<Record<SmallTalkKind | 'filler', string>>;

/** Phrases divided by `|`. Where one belongs to several languages, the first of them answers. */
export const PHRASES: Readonly<Record<string, Phrases>> = {
  en: {
    greeting: 'hi|hello|hey|hiya|howdy|greetings|good morning|good afternoon|good evening|good day',
    thanks:
      'thanks|thank you|thankyou|thank u|thx|ty|cheers|much appreciated|that helped|that helps|thanks for your help|thank you for your help',
    goodbye:
      'bye|bye bye|goodbye|good bye|see you|see ya|see you later|see you soon|have a nice day|have a good day|have a great day|have a good one|have a nice evening|have a good weekend',
    assent: 'ok|okay|great|perfect|cool|awesome|nice|got it|i see|understood|alright|all right',
    wellbeing: "how are you|how are you doing|how is it going|how's it going|what's up|whats up",
    machine:
      'are you a bot|are you a robot|are you a chatbot|are you a human|are you human|are you a person|are you a real person|are you real|are you an ai|are you ai|are you a machine|are you a computer|are you automated|are you a bot or a human|are you human or a robot|are you a human or a bot|are you a real human|are you really human|who are you|what are you|am i talking to a bot|am i talking to a robot|am i talking to a human|am i talking to a person|am i talking to a real person|am i chatting with a bot|am i speaking to a human|am i speaking to a real person|r u a bot',
    help: 'help|help me|please help|please help me|i need help|i need some help|can you help me|could you help me|what can you do|how can you help me|how can you help|i have a question|can i ask a question|can i ask you a question',
    filler:
      'there|you|all|everyone|team|again|bot|so much|very much|a lot|a bunch|for your help|for the help|today|please|sir|madam',
  },
  es: {
    greeting: 'hola|buenas|buenos días|buenos dias|buenas tardes|buenas noches|saludos',
    thanks: 'gracias|muchas gracias|mil gracias|te lo agradezco',
    goodbye: 'adiós|adios|hasta luego|hasta pronto|chao|nos vemos|que tenga un buen día|buen día',
    assent: 'ok|vale|perfecto|genial|entendido|de acuerdo|muy bien|claro',
    wellbeing: 'cómo estás|como estas|cómo está|qué tal|que tal',
    machine:
      'eres un bot|eres un robot|eres humano|eres una persona|eres una persona real|es usted un robot|eres una ia|quién eres|quien eres|estoy hablando con un robot|estoy hablando con una persona',
    help: 'ayuda|ayúdame|necesito ayuda|me puedes ayudar|puedes ayudarme|qué puedes hacer|que puedes hacer|tengo una pregunta',
    filler: 'a todos|por todo|por la ayuda|por tu ayuda|por favor|otra vez',
  },
  pt: {
    greeting: 'olá|ola|oi|bom dia|boa tarde|boa noite',
    thanks: 'obrigado|obrigada|muito obrigado|muito obrigada|valeu|agradeço',
    goodbye: 'tchau|adeus|até logo|até mais|até breve|tenha um bom dia',
    assent: 'ok|perfeito|ótimo|otimo|entendi|certo|tudo certo|beleza',
    wellbeing: 'como vai|como você está|como está|tudo bem|tudo bom',
    machine:
      'você é um robô|você é um bot|você é humano|você é uma pessoa|você é uma pessoa real|és um robô|és humano|quem é você|quem és|estou falando com um robô|estou falando com uma pessoa',
    help: 'ajuda|me ajuda|preciso de ajuda|você pode me ajudar|pode me ajudar|pode ajudar-me|o que você pode fazer|tenho uma pergunta|tenho uma dúvida',
    filler: 'a todos|pela ajuda|por tudo|por favor|novamente',
  },
  fr: {
    greeting: 'bonjour|salut|bonsoir|coucou|bonjour à tous',
    thanks: 'merci|merci beaucoup|merci bien|mille mercis|je vous remercie',
    goodbye: 'au revoir|à bientôt|à plus|bonne journée|bonne soirée|bon week-end',
    assent: "ok|d'accord|parfait|super|génial|compris|très bien|entendu",
    wellbeing: 'ça va|comment ça va|comment allez-vous|comment vas-tu|comment allez vous',
    machine:
      'êtes-vous un robot|es-tu un robot|tu es un robot|vous êtes un robot|êtes-vous humain|es-tu humain|êtes-vous une vraie personne|êtes-vous une personne|qui êtes-vous|qui es-tu|est-ce que je parle à un robot|est-ce que je parle à un humain',
    help: "aide|à l'aide|aidez-moi|aide-moi|j'ai besoin d'aide|pouvez-vous m'aider|peux-tu m'aider|que pouvez-vous faire|j'ai une question",
    filler: "à tous|pour tout|pour votre aide|pour ton aide|pour l'aide|s'il vous plaît|encore",
  },
  de: {
    greeting: 'hallo|guten tag|guten morgen|guten abend|moin|servus|grüß gott|grüezi|tach|halli hallo',
    thanks: 'danke|danke schön|dankeschön|danke sehr|vielen dank|besten dank|herzlichen dank|tausend dank',
    goodbye:
      'tschüss|tschüß|tschau|auf wiedersehen|bis bald|bis später|bis dann|schönen tag|schönen tag noch|schönes wochenende',
    assent: 'ok|okay|super|perfekt|prima|alles klar|verstanden|gut|sehr gut|verstehe',
    wellbeing: "wie geht's|wie gehts|wie geht es dir|wie geht es ihnen|wie geht es",
    machine:
      'bist du ein bot|bist du ein roboter|bist du ein mensch|bist du eine ki|bist du eine maschine|bist du echt|sind sie ein bot|sind sie ein roboter|sind sie ein mensch|sind sie eine maschine|sind sie eine ki|wer bist du|wer sind sie|was bist du|spreche ich mit einem menschen|spreche ich mit einem bot|rede ich mit einem menschen',
    help: 'hilfe|hilf mir|ich brauche hilfe|kannst du mir helfen|können sie mir helfen|was kannst du|was können sie|ich habe eine frage',
    filler: 'zusammen|alle|an alle|nochmal|nochmals|für die hilfe|für deine hilfe|für ihre hilfe|bitte|noch',
  },
  it: {
    greeting: 'ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio',
    thanks: 'grazie|grazie mille|molte grazie|tante grazie|ti ringrazio|la ringrazio',
    goodbye: 'arrivederci|a presto|addio|buona giornata|buona serata|ci vediamo',
    assent: "ok|va bene|perfetto|ottimo|capito|bene|d’accordo|d'accordo",
    wellbeing: 'come stai|come sta|come va|tutto bene',
    machine:
      'sei un bot|sei un robot|sei umano|sei una persona|sei una persona vera|è un robot|chi sei|chi è lei|sto parlando con un robot|sto parlando con una persona',
    help: 'aiuto|aiutami|ho bisogno di aiuto|mi puoi aiutare|puoi aiutarmi|può aiutarmi|mi può aiutare|cosa puoi fare|ho una domanda',
    filler: "a tutti|per l'aiuto|per il tuo aiuto|per favore|ancora|di nuovo",
  },
  nl: {
    greeting: 'hallo|hoi|goedemorgen|goedemiddag|goedenavond|goedendag|dag',
    thanks: 'bedankt|dank je|dank je wel|dank u|dank u wel|dankjewel|dankuwel|heel erg bedankt',
    goodbye: 'doei|tot ziens|tot later|tot straks|fijne dag|prettige dag',
    assent: 'oké|oke|prima|top|begrepen|duidelijk|goed|mooi',
    wellbeing: 'hoe gaat het|hoe gaat het met je|hoe gaat het met u|alles goed',
    machine:
      'ben je een bot|ben je een robot|ben je een mens|bent u een robot|bent u een mens|wie ben je|wie bent u|praat ik met een mens|praat ik met een robot',
    help: 'help mij|ik heb hulp nodig|kun je me helpen|kan je me helpen|kunt u mij helpen|wat kun je|ik heb een vraag',
    filler: 'allemaal|nogmaals|voor de hulp|voor je hulp|voor uw hulp|alsjeblieft|alstublieft',
  },
  pl: {
    greeting: 'cześć|czesc|hej|dzień dobry|dzien dobry|dobry wieczór|witam|witaj',
    thanks: 'dziękuję|dziekuje|dzięki|dzieki|dziękuję bardzo|bardzo dziękuję|wielkie dzięki',
    goodbye: 'do widzenia|pa|na razie|do zobaczenia|miłego dnia',
    assent: 'dobrze|super|świetnie|rozumiem|jasne|w porządku',
    wellbeing: 'jak się masz|co słychać|jak leci',
    machine:
      'czy jesteś botem|jesteś botem|czy jesteś robotem|czy jesteś człowiekiem|jesteś człowiekiem|czy to bot|kim jesteś|czy rozmawiam z człowiekiem|czy rozmawiam z botem',
    help: 'pomoc|pomocy|pomóż mi|potrzebuję pomocy|czy możesz mi pomóc|możesz mi pomóc|co potrafisz|mam pytanie',
    filler: 'wszystkim|za pomoc|za wszystko|proszę|jeszcze raz',
  },
  tr: {
    greeting: 'merhaba|merhabalar|selam|selamlar|günaydın|iyi günler|iyi akşamlar',
    thanks: 'teşekkürler|teşekkür ederim|çok teşekkürler|çok teşekkür ederim|sağ ol|sağolun|sağ olun',
    goodbye: 'hoşça kal|hoşçakal|güle güle|görüşürüz|görüşmek üzere|bay bay',
    assent: 'tamam|harika|mükemmel|süper|anladım|peki|güzel',
    wellbeing: 'nasılsın|nasılsınız|ne haber|naber',
    machine:
      'bot musun|robot musun|bir bot musun|sen bir bot musun|sen bir robot musun|insan mısın|sen insan mısın|gerçek bir insan mısın|sen kimsin|siz kimsiniz|bir insanla mı konuşuyorum|bir robotla mı konuşuyorum',
    help: 'yardım|yardım et|yardıma ihtiyacım var|yardım eder misin|yardımcı olur musunuz|bana yardım eder misin|bana yardımcı olur musunuz|neler yapabilirsin|bir sorum var',
    filler: 'herkese|yardımın için|yardımınız için|lütfen|tekrar',
  },
  ar: {
    greeting: 'مرحبا|مرحبًا|أهلا|أهلاً|السلام عليكم|صباح الخير|مساء الخير|هلا',
    thanks: 'شكرا|شكرًا|شكراً|شكرا جزيلا|شكرا لك|أشكرك|مشكور',
    goodbye: 'مع السلامة|وداعا|إلى اللقاء|باي',
    assent: 'حسنا|حسنًا|تمام|ممتاز|رائع|فهمت|طيب',
    wellbeing: 'كيف حالك|كيف الحال|كيفك',
    machine:
      'هل أنت روبوت|هل انت روبوت|هل أنت إنسان|هل أنت بشر|هل أنت شخص حقيقي|من أنت|من انت|هل أتحدث مع إنسان|هل أتحدث مع روبوت',
    help: 'مساعدة|ساعدني|أحتاج مساعدة|أحتاج إلى مساعدة|هل يمكنك مساعدتي|ماذا يمكنك أن تفعل|لدي سؤال|عندي سؤال',
    filler: 'بكم|بك|جميعا|على المساعدة|لك|من فضلك|لكم|جزيلا',
  },
  he: {
    greeting: 'שלום|היי|הי|בוקר טוב|ערב טוב|צהריים טובים|אהלן',
    thanks: 'תודה|תודה רבה|המון תודה|תודה לך',
    goodbye: 'להתראות|ביי|יום טוב|יום נעים',
    assent: 'אוקיי|בסדר|מצוין|מעולה|הבנתי|טוב|סבבה',
    wellbeing: 'מה שלומך|מה נשמע|מה קורה|מה המצב',
    machine:
      'אתה בוט|האם אתה בוט|אתה רובוט|האם אתה רובוט|אתה אדם|אתה בן אדם|האם אתה אדם|את בוט|מי אתה|מי את|אני מדבר עם רובוט|אני מדבר עם בן אדם',
    help: 'עזרה|עזור לי|אני צריך עזרה|אני צריכה עזרה|אתה יכול לעזור לי|מה אתה יכול לעשות|יש לי שאלה',
    filler: 'לכולם|על העזרה|לך|בבקשה|שוב',
  },
  hi: {
    greeting: 'नमस्ते|नमस्कार|हैलो|हेलो|हाय|सुप्रभात',
    thanks: 'धन्यवाद|शुक्रिया|बहुत धन्यवाद|बहुत बहुत धन्यवाद|थैंक्यू|आपका धन्यवाद',
    goodbye: 'अलविदा|फिर मिलेंगे|बाय',
    assent: 'ठीक है|अच्छा|बढ़िया|समझ गया|समझ गई|ओके',
    wellbeing: 'आप कैसे हैं|कैसे हो|कैसे हैं|क्या हाल है',
    machine:
      'क्या आप बॉट हैं|क्या आप रोबोट हैं|क्या आप इंसान हैं|क्या तुम बॉट हो|क्या तुम रोबोट हो|क्या तुम इंसान हो|आप कौन हैं|तुम कौन हो',
    help: 'मदद|मदद करें|मेरी मदद करें|मुझे मदद चाहिए|क्या आप मेरी मदद कर सकते हैं|आप क्या कर सकते हैं|मेरा एक सवाल है',
    filler: 'जी|मदद के लिए|सबको|कृपया|फिर से',
  },
  zh: {
    greeting: '你好|您好|嗨|早上好|下午好|晚上好|大家好|哈喽',
    thanks: '谢谢|谢谢你|谢谢您|多谢|非常感谢|感谢|太感谢了',
    goodbye: '再见|拜拜|回头见',
    assent: '好的|好|行|明白了|知道了|太好了|了解|可以',
    wellbeing: '你好吗|最近怎么样|你怎么样',
    machine:
      '你是机器人吗|您是机器人吗|你是人吗|你是真人吗|您是真人吗|你是谁|您是谁|你是ai吗|我在和机器人说话吗|你是不是机器人',
    help: '帮助|帮帮我|帮我|我需要帮助|你能帮我吗|能帮我吗|您能帮我吗|你能做什么|我有一个问题|我有个问题',
    filler: '啊|呀|啦|了|请',
  },
  ja: {
    greeting: 'こんにちは|こんばんは|おはよう|おはようございます|はじめまして|どうも',
    thanks:
      'ありがとう|ありがとうございます|ありがとうございました|どうもありがとう|どうもありがとうございます|助かりました',
    goodbye: 'さようなら|さよなら|またね|バイバイ|失礼します',
    assent: 'はい|わかりました|分かりました|了解|了解です|なるほど|承知しました|オーケー',
    wellbeing: '元気ですか|お元気ですか|調子はどう',
    machine:
      'あなたはロボットですか|あなたはボットですか|あなたは人間ですか|ロボットですか|ボットですか|人間ですか|あなたは誰ですか|誰ですか|aiですか|あなたはaiですか',
    help: '助けて|助けてください|手伝ってください|ヘルプ|何ができますか|質問があります',
    filler: 'ね|です|皆さん',
  },
  ko: {
    greeting: '안녕|안녕하세요|안녕하십니까|반갑습니다',
    thanks: '감사합니다|고맙습니다|고마워요|고마워|정말 감사합니다|대단히 감사합니다',
    goodbye: '안녕히 계세요|안녕히 가세요|잘 가|또 봐요|수고하세요',
    assent: '네|예|알겠습니다|알겠어요|좋아요|좋습니다|그렇군요',
    wellbeing: '잘 지내세요|어떻게 지내세요|잘 지내',
    machine:
      '로봇인가요|로봇이에요|봇인가요|봇이에요|당신은 로봇인가요|당신은 봇인가요|사람인가요|사람이에요|사람입니까|당신은 사람인가요|당신은 누구인가요|누구세요|로봇입니까',
    help: '도움|도와주세요|도움이 필요해요|도움이 필요합니다|도와줄 수 있나요|무엇을 할 수 있나요|질문이 있어요|질문이 있습니다',
    filler: '도와주셔서|여러분|정말',
  },
};
